import type { Address } from "viem";
import { describe, expect, it } from "vitest";

import { isPercentagesSum100, leafHash, pairHash, totalPercentage } from "../../src/lib/airdrops";
import { MAX_UINT64, UNIT, attempt } from "../../src/lib/fixed-point";
import { addressOf, loadVectors, type Step, type Value } from "../vectors/load";
import { canonical, text } from "../vectors/replay";
import { campaignAt } from "./support/airdrops";
import { Chain, type Contract, type RecorderContract } from "./support/chain";
import { recordedError, translated } from "./support/translate";

const { header, steps } = loadVectors("airdrops-v1.3");

const CREATE: Readonly<Record<string, Parameters<typeof campaignAt>[1]>> = {
  createMerkleInstant: "SablierMerkleInstant",
  createMerkleLL: "SablierMerkleLL",
  createMerkleLT: "SablierMerkleLT",
};

/** Functions of the factory that the model has. Its admin and its fees are prepared answers. */
const FACTORY = [...Object.keys(CREATE), "collectFees", "getFee", "isPercentagesSum100"];

/** Functions of Lockup that its model answers. */
const LOCKUP = ["getSender", "getRecipient", "isCancelable", "isTransferable"];

const isModeled = ({ on, fn, scenario, error }: Step): boolean => {
  if (scenario === "factory fees") return fn === "isPercentagesSum100";
  if (on === "factory") return FACTORY.includes(fn);
  if (on === "lockup") return LOCKUP.includes(fn);
  // Lockup's model checks no schedules.
  return error?.name.startsWith("SablierHelpers_") !== true;
};

/** Hashes of the recorded tree. Its accounts are names, so its leaves are others here. */
function hashes(): [string, string][] {
  const rows = header.leaves as readonly (readonly [string, string, string])[];
  const [a, b, c] = rows.map(([index, name, amount]) =>
    leafHash({
      index: BigInt(index),
      recipient: addressOf(name.slice(1)),
      amount: BigInt(amount),
    }),
  );
  if (a === undefined || b === undefined || c === undefined) {
    throw new Error("The recording has three leaves");
  }
  const node = pairHash(a, b);
  return [
    ["0xdaabb1bfc6d4a3244889e5156d2909c8dc7d01624a0d0705f05de14bbb8bbbd0", a],
    ["0x62cffccc4d3991573d85c94e4a54b6ed4f7904b5c92b9ffb9fe02e562da802d8", b],
    ["0xf7c075c534755c8307513465917464c1cb514c604e530d52bcb0dfa16d07ec7e", c],
    ["0x72eff89e61e9d6fe068981f4531220f05b40b8d05acfcacf17544703ec3652ef", node],
    ["0xe02dc571365afb3dcf80909fb930fd4726df5d9fd270c05560750f9d888853ee", pairHash(node, c)],
  ];
}

/** The chain of the recording: a factory and Lockup at their addresses, one token. */
class Replay {
  readonly names = new Map(hashes());
  readonly #contracts = new Map<string, Contract>();

  private constructor(
    readonly chain: Chain,
    readonly factory: RecorderContract,
  ) {}

  static async start(): Promise<Replay> {
    const chain = await Chain.create();
    const replay = new Replay(chain, await chain.recorder("SablierMerkleFactory"));
    replay.add("factory", replay.factory);
    replay.add("lockup", await chain.recorder("SablierLockup"));
    replay.add("token", await chain.token("DAI", 18));
    // The token stands for any contract that cannot receive native coins.
    replay.names.set(addressOf("noReceive"), replay.#at("token").address);
    await replay.factory.answer("admin", addressOf("admin"));
    return replay;
  }

  add(name: string, contract: Contract): void {
    this.#contracts.set(name, contract);
    this.names.set(addressOf(name), contract.address);
  }

  #at(name: string): Contract {
    const contract = this.#contracts.get(name);
    if (contract === undefined) throw new Error(`Nothing was created as "${name}".`);
    return contract;
  }

  /** Administration that the model leaves out becomes a prepared answer. */
  async administer({ fn, args, error }: Step): Promise<void> {
    if (error !== undefined) return;
    if (fn === "setDefaultFee") await this.factory.answer("getFee", args[0]);
    if (fn === "transferAdmin") {
      await this.factory.answer("admin", translated(args[0], this.names));
    }
  }

  /** Runs a call and returns its end in the recorded form; events as those of the protocol. */
  async execute({ at, by, wei, on, fn, args, returns }: Step): Promise<unknown> {
    this.chain.timestamp = at;
    const input = translated(args, this.names) as readonly Value[];
    const contract = this.#at(on);
    const before = this.chain.receipts.length;
    try {
      if (by === undefined) {
        return { returns: await contract.read(fn, input), events: [] };
      }
      const from = translated(by, this.names) as Address;
      const answer = (await contract.write(fn, input, { from, value: wei })) ?? null;
      const type = CREATE[fn];
      if (type !== undefined) {
        const name = Buffer.from(
          text(returns)
            .slice(2)
            .replace(/(00)+$/, ""),
          "hex",
        ).toString();
        this.add(name, campaignAt(this.chain, type, answer));
      }
      const events = this.chain
        .eventsFrom(before)
        .filter(({ eventName }) => COMPARED.test(eventName))
        .map(({ eventName, args: values }) => ({ name: eventName, args: values }));
      return { returns: answer, events };
    } catch (thrown) {
      return { error: recordedError(thrown) };
    }
  }

  /** What was recorded, with the addresses of this chain. */
  expected({ returns, error, events }: Step): unknown {
    const end =
      error === undefined
        ? {
            returns: returns ?? null,
            events: events
              .filter(({ name }) => COMPARED.test(name))
              .map(({ name, args }) => ({ name, args })),
          }
        : { error };
    return translated(canonical(end), this.names);
  }
}

/** Events of the protocol. Tokens and NFTs have theirs in another order in the models. */
const COMPARED = /^(?:CreateMerkle|CreateLockup|Claim|Clawback|CollectFees|TransferAdmin)/;

describe("the models of SablierMerkleFactory and its campaigns", () => {
  const modeled = steps.filter(isModeled);

  it(`do what the released contracts did in ${modeled.length} of ${steps.length} recorded calls`, async () => {
    const replay = await Replay.start();
    for (const step of steps) {
      if (!isModeled(step)) {
        if (step.on === "factory") await replay.administer(step);
        continue;
      }
      const end = canonical(await replay.execute(step));
      expect(end, `line ${step.line}, ${step.scenario}: ${step.fn}`).toEqual(
        canonical(replay.expected(step)),
      );
    }
  });

  it("are held against most of the recording", () => {
    expect(modeled.length).toBeGreaterThan(70);
  });
});

// The recording has no sum this large. The rule is in the released bytecode, the artifacts of
// airdrops/v1.3.0 in sablier-labs/deployments: the factory adds up the percentages as uint256, the
// constructor of a campaign as uint64 with an overflow check.
describe("percentages beyond uint64", () => {
  const shares = (...unlockPercentages: readonly bigint[]) =>
    unlockPercentages.map((unlockPercentage) => ({ unlockPercentage, duration: 1n }));

  it.each<[boolean, readonly bigint[]]>([
    [true, [UNIT]],
    [false, []],
    [false, [MAX_UINT64]],
    [false, [MAX_UINT64, 1n]],
    [false, [MAX_UINT64, UNIT + 1n]],
  ])("give the answer %s for the sum of [%s]", async (expected, unlockPercentages) => {
    const { factory } = await Replay.start();
    const tranches = shares(...unlockPercentages);
    expect(await factory.read("isPercentagesSum100", [tranches])).toBe(expected);
    expect(isPercentagesSum100(tranches)).toBe(expected);
  });

  it.each([
    [[MAX_UINT64], undefined],
    [[MAX_UINT64, 1n], { name: "Panic", args: [0x11n] }],
  ])("%s as a campaign end in %o", async (unlockPercentages, expected) => {
    const { factory, names } = await Replay.start();
    const token = names.get(addressOf("token"));
    const parameters = {
      token,
      expiration: 0n,
      initialAdmin: addressOf("admin"),
      ipfsCID: "",
      merkleRoot: `0x${"0".repeat(64)}`,
      campaignName: "",
      shape: "",
    };
    const lockup = names.get(addressOf("lockup"));
    const tranches = shares(...unlockPercentages);
    const call = [parameters, lockup, true, true, 0n, tranches, 0n, 0n];
    let error: unknown;
    try {
      await factory.write("createMerkleLT", call, { from: addressOf("sender") as Address });
    } catch (thrown) {
      error = recordedError(thrown);
    }
    expect(error).toEqual(expected);
    const sum = attempt(() => totalPercentage(tranches));
    expect(sum.ok ? undefined : sum.error).toEqual(expected);
  });
});
