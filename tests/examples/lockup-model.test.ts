import { describe, expect, it } from "vitest";

import { addressOf, loadVectors, type Step } from "../vectors/load";
import { Chain } from "./support/chain";
import { expectRecordedEnd } from "./support/replay";
import { modeledFunctions, readSupport } from "./support/stand-ins";
import { vest } from "./support/vesting";

const { steps } = loadVectors("lockup-v2.0");

const functions = modeledFunctions(readSupport("SablierLockupModel.sol"));

/** Scenarios with contracts and rights that the model leaves to the tests. */
const LEFT_OUT = ["hooks", "batch lockup", "admin and fees"];

/**
 * Whether the model answers for a step. It does not check the schedules of new streams: `src/lib`
 * does. The streams of the hooks are created, so that the ids of later ones are those recorded.
 */
const isModeled = ({ on, fn, scenario, error }: Step): boolean =>
  on === "lockup" &&
  (functions.has(fn) || fn === "batch") &&
  !/^(?:SablierHelpers_|Panic)/.test(error?.name ?? "") &&
  (!LEFT_OUT.includes(scenario) || (scenario === "hooks" && fn.startsWith("create")));

/** The chain of the recording: Lockup at its address, a token, two funded accounts. */
async function start() {
  const chain = await Chain.create({ timestamp: steps[0]?.at ?? 0n });
  const lockup = await chain.recorder("SablierLockup", addressOf("lockup") as `0x${string}`);
  const token = await chain.token("TOKEN", 18);
  const addresses = new Map([[addressOf("token"), token.address]]);
  const sender = addressOf("sender") as `0x${string}`;
  await token.write("mint", [sender, 10n ** 30n], { from: sender });
  await token.write("approve", [lockup.address, 1n << 255n], { from: sender });
  return { chain, lockup, addresses };
}

describe("the model of SablierLockup", () => {
  const modeled = steps.filter(isModeled);

  it(`does what the released contract did in ${modeled.length} of ${steps.length} recorded calls`, async () => {
    const { chain, lockup, addresses } = await start();
    for (const step of modeled) {
      chain.timestamp = step.at;
      if (!step.fn.startsWith("create")) {
        const named = new Set([step.args[0]].flat());
        await vest(chain, lockup, (id) => step.fn === "batch" || named.has(id));
      }
      await expectRecordedEnd(lockup, step, addresses);
    }
  });

  it("is held against every function that moves tokens or streams", () => {
    expect(modeled.length).toBeGreaterThan(200);
    expect([...new Set(modeled.map(({ fn }) => fn))]).toEqual(
      expect.arrayContaining([
        "createWithTimestampsLL",
        "withdraw",
        "withdrawMax",
        "withdrawMultiple",
        "withdrawMaxAndTransfer",
        "cancel",
        "renounce",
        "burn",
        "transferFrom",
        "batch",
      ]),
    );
  });
});
