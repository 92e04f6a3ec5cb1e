import type { Address } from "viem";
import { expect, it } from "vitest";

import { Chain, type Contract } from "../../examples/support/chain";
import { deployComptroller, deployReleased } from "../../examples/support/released";
import type { ReleasedName } from "../../examples/support/released-code";
import { expectRecordedStep } from "../../examples/support/replay";
import { addressOf, loadVectors } from "../../vectors/load";

const at = (name: string) => addressOf(name) as Address;

const HOOKS = {
  hookGood: "GoodHook",
  hookWrongSelector: "WrongHook",
  hookReverts: "RevertingHook",
  notHook: "NoHook",
  noReceive: "NoHook",
  reverter: "NoHook",
};

/** Steps that need more than the released contracts and the doubles of these tests, by line. */
const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  "lockup-v4.0": {
    "payments without a call, and what adds them up": [1083, 1084, 1085],
    "Comptrollers of the recording's own": [1115, 1117, 1118, 1119, 1121],
    "the recording's own campaign": [1137],
    "tokens of the recording's own, and the stream IDs after theirs": [
      1205, 1206, 1208, 1209, 1212, 1216,
    ],
    "token URIs, which are recorded decoded": [1214, 1215, 1217, 1219],
  },
  "comptroller-v1.1": {
    "a price feed that is also a token": [66],
    "a price of 1970, which the tests' feed takes for a new one": [239],
    "a second feed, which loses its code": [271, 274, 276],
    "a target with an error of its own": [279],
  },
  "comptroller-v1.0": {
    "a target with an error of its own": [110],
    "payments without a call, and what adds them up": [113, 115, 117],
    "a price of 1970, which the tests' feed takes for a new one": [276],
    "a second feed, which loses its code": [308, 311, 313],
    "functions that v1.0 gets by its upgrade": [319, 322, 331],
  },
};

/** The contracts of a recording at its addresses: the released ones, and the doubles around them. */
async function start(
  chain: Chain,
  feed: string,
  release: "SablierComptroller" | "SablierComptroller v1.0",
): Promise<Record<string, Contract>> {
  const place = (name: ReleasedName, as: string, args: readonly unknown[] = []) =>
    deployReleased(chain, name, args, at(as));
  const contracts: Record<string, Contract> = {
    [feed]: await chain.feed(8, 3000n * 10n ** 8n, at(feed)),
    oracle: await chain.feed(8, 100n * 10n ** 8n, at("oracle")),
    comptroller: await deployComptroller(chain, {
      admin: at("admin"),
      oracle: at(feed),
      address: at("comptroller"),
      implementation: at("comptrollerImpl"),
      release,
    }),
    nftDescriptor: await place("LockupNFTDescriptor", "nftDescriptor"),
    comptrollerImpl2: await place("SablierComptroller", "comptrollerImpl2", [at("other")]),
    lockup: await place("SablierLockup", "lockup", [at("comptroller"), at("nftDescriptor")]),
    batchLockup: await place("SablierBatchLockup", "batchLockup"),
    token: await chain.token("TOKEN", 18, at("token")),
  };
  for (const [name, double] of Object.entries(HOOKS)) {
    contracts[name] = await chain.double("Hooks.sol", double, at(name));
  }
  const sender = { from: at("sender") };
  await contracts.token?.write("mint", [sender.from, 10n ** 30n], sender);
  for (const spender of ["lockup", "batchLockup"]) {
    await contracts.token?.write("approve", [at(spender), 1n << 255n], sender);
  }
  return contracts;
}

it.each([
  ["lockup-v4.0", "ethOracle", "SablierComptroller", 1117],
  ["comptroller-v1.1", "feed", "SablierComptroller", 264],
  ["comptroller-v1.0", "feed", "SablierComptroller v1.0", 305],
] as const)(
  "the recordings of %s are what the released contracts do",
  async (file, feed, release, expected) => {
    const leftOut = Object.values(LEFT_OUT[file] ?? {}).flat();
    const { steps } = loadVectors(file);
    const chain = await Chain.create({ timestamp: steps[0]?.at ?? 0n });
    const contracts = await start(chain, feed, release);
    let count = 0;
    for (const step of steps) {
      const contract = contracts[step.on];
      if (step.kind !== "call" || contract === undefined || leftOut.includes(step.line)) continue;
      chain.timestamp = step.at;
      await expectRecordedStep(chain, contract, step);
      count += 1;
    }
    expect(count).toBe(expected);
  },
  120_000,
);
