import { describe, expect, it } from "vitest";

import { addressOf, loadVectors, type Step } from "../vectors/load";
import { Chain } from "./support/chain";
import { expectRecordedEnd } from "./support/replay";

const { steps } = loadVectors("flow-v1.1");

/** Functions that the model leaves out, and all that the protocol fee changes. */
const isModeled = ({ on, fn, scenario }: Step): boolean =>
  on === "flow" &&
  fn !== "tokenURI" &&
  (scenario !== "protocol fee and admin" || fn.startsWith("create"));

/** The chain of the recording: Flow at its address, three tokens, two funded accounts. */
async function start() {
  const chain = await Chain.create({ timestamp: steps[0]?.at ?? 0n });
  const flow = await chain.recorder("SablierFlow", addressOf("flow") as `0x${string}`);
  const addresses = new Map<string, string>();
  for (const decimals of [18, 6, 19]) {
    const token = await chain.token(`T${decimals}`, decimals);
    addresses.set(addressOf(`token${decimals}`), token.address);
    for (const name of ["sender", "third"]) {
      const holder = addressOf(name) as `0x${string}`;
      await token.write("mint", [holder, 10n ** 30n], { from: holder });
      await token.write("approve", [flow.address, 1n << 255n], { from: holder });
    }
  }
  return { chain, flow, addresses };
}

describe("the model of SablierFlow", () => {
  const modeled = steps.filter(isModeled);

  it(`does what the released contract did in ${modeled.length} of ${steps.length} recorded calls`, async () => {
    const { chain, flow, addresses } = await start();
    for (const step of modeled) {
      chain.timestamp = step.at;
      await expectRecordedEnd(flow, step, addresses);
    }
  });

  it("is held against most of the recording", () => {
    expect(modeled.length).toBeGreaterThan(250);
    expect([...new Set(modeled.map(({ fn }) => fn))]).toEqual(
      expect.arrayContaining(["withdraw", "refund", "void", "restart", "batch", "depletionTimeOf"]),
    );
  });
});
