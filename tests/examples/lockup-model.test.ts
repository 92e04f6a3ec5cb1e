import { describe, expect, it } from "vitest";

import { MAX_UINT40, attempt } from "../../src/lib/fixed-point";
import {
  lastTimestamp,
  linearTimestamps,
  segmentTimestamps,
  trancheTimestamps,
} from "../../src/lib/lockup";
import { addressOf, loadVectors, type Step } from "../vectors/load";
import { Chain } from "./support/chain";
import { expectRecordedEnd } from "./support/replay";
import { modeledFunctions, readSupport } from "./support/stand-ins";
import { recordedError } from "./support/translate";
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

// The recording has no durations this long. The rule is in the released bytecode, the artifact
// lockup/v2.0.0/artifacts/SablierLockup.json of sablier-labs/deployments: createWithDurationsLL adds
// with an overflow check. Helpers adds the durations of segments and tranches without one.
describe("durations up to the largest uint40 and beyond", () => {
  const now = steps[0]?.at ?? 0n;
  const longest = MAX_UINT40 - now;

  /** End of the stream that the model creates, or the error. */
  async function endOf(fn: string, ...schedule: readonly unknown[]): Promise<unknown> {
    const { lockup, addresses } = await start();
    const sender = addressOf("sender") as `0x${string}`;
    const token = addresses.get(addressOf("token"));
    const params = {
      sender,
      recipient: addressOf("recipient"),
      totalAmount: 10n,
      token,
      cancelable: true,
      transferable: true,
      shape: "",
      broker: { account: addressOf("zero"), fee: 0n },
    };
    try {
      const id = await lockup.write(fn, [params, ...schedule], { from: sender });
      return BigInt((await lockup.read("getEndTime", [id])) as number);
    } catch (thrown) {
      return recordedError(thrown);
    }
  }

  const result = (body: () => bigint): unknown => {
    const outcome = attempt(body);
    return outcome.ok ? outcome.value : outcome.error;
  };

  it.each([
    [0n, longest],
    [0n, longest + 1n],
    [longest, longest],
    [longest + 1n, longest],
  ])("linear, %d seconds to the cliff and %d to the end", async (cliff, total) => {
    const end = await endOf("createWithDurationsLL", { start: 0n, cliff: 0n }, { cliff, total });
    expect(end).toEqual(result(() => linearTimestamps({ cliff, total }, now).timestamps.end));
    expect(end).toEqual(
      cliff > longest || total > longest ? { name: "Panic", args: [0x11n] } : MAX_UINT40,
    );
  });

  it.each([longest, longest + 1n])("dynamic and tranched, %d seconds", async (duration) => {
    const segments = [{ amount: 10n, exponent: 10n ** 18n, duration }];
    const tranches = [{ amount: 10n, duration }];
    const end = duration > longest ? 0n : MAX_UINT40;
    expect(await endOf("createWithDurationsLD", segments)).toBe(end);
    expect(lastTimestamp(segmentTimestamps(segments, now))).toBe(end);
    expect(await endOf("createWithDurationsLT", tranches)).toBe(end);
    expect(lastTimestamp(trancheTimestamps(tranches, now))).toBe(end);
  });
});
