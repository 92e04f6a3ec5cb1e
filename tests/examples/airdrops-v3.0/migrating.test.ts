import { encodeDeployData, zeroHash } from "viem";
import { describe, expect, it } from "vitest";

import { account, Chain, Contract, type RecorderContract } from "../support/chain";
import { compileExample } from "../support/example";
import { admin, deployFees } from "../support/lockup-v4";
import type { Generation } from "../support/packages";
import {
  FACTORY,
  INSTANT,
  LINEAR,
  LOCKUP,
  NOW,
  OTHER,
  OWNER,
  SAMPLE,
  type Setup,
  table,
  TOKEN,
  TRANCHED,
} from "../support/table";

/** The code before and after each move between releases: data/migrations. */
const V1_3 = "solidity/airdrops/Migrating.sol";
const V2_0 = "solidity/airdrops-v2.0/Migrating.sol";
const V3_0 = "solidity/airdrops-v3.0/Migrating.sol";

const DAYS = 86_400;
const PERCENT = 10n ** 16n;
const TRANCHES = [
  { unlockPercentage: 5n * 10n ** 17n, duration: 30 * DAYS },
  { unlockPercentage: 5n * 10n ** 17n, duration: 60 * DAYS },
];

const SETUP: Setup = {
  contracts: ["SablierMerkleFactory", "SablierMerkleInstant", "SablierMerkleLL", "SablierMerkleLT"],
  file: V1_3,
  args: [FACTORY, LOCKUP, TOKEN],
};

const BASE = {
  token: TOKEN,
  expiration: Number(NOW) + 84 * DAYS,
  initialAdmin: OWNER,
  ipfsCID: "",
  merkleRoot: zeroHash,
  campaignName: "Summer rewards",
  shape: "",
};

const SCHEDULE = {
  startTime: 0,
  startPercentage: PERCENT,
  cliffDuration: 30 * DAYS,
  cliffPercentage: PERCENT,
  totalDuration: 90 * DAYS,
};

table("Migrating.sol of Airdrops v1.3", SETUP, [
  {
    run: ["createInstant", zeroHash, 5n, 2n],
    calls: [["createMerkleInstant", BASE, 5n, 2n]],
    returns: INSTANT,
  },
  {
    run: ["createLinear", zeroHash, 5n, 2n],
    calls: [["createMerkleLL", BASE, LOCKUP, false, true, SCHEDULE, 5n, 2n]],
    returns: LINEAR,
  },
  {
    run: ["createTranched", zeroHash, TRANCHES, 5n, 2n],
    answers: { isPercentagesSum100: true },
    calls: [["createMerkleLT", BASE, LOCKUP, false, true, 0, TRANCHES, 5n, 2n]],
    returns: TRANCHED,
  },
  { run: ["feeOf", OTHER], answers: { getFee: 7n }, returns: 7n },
  ...[FACTORY, OTHER].map((factory) => ({
    title: `isOurs of a campaign from ${factory === FACTORY ? "the factory" : "elsewhere"}`,
    run: ["isOurs", INSTANT] as const,
    answers: { "SablierMerkleInstant.FACTORY": factory },
    returns: factory === FACTORY,
  })),
  {
    run: ["linearOf", LINEAR],
    answers: { "SablierMerkleLL.LOCKUP": LOCKUP, "SablierMerkleLL.getSchedule": SCHEDULE },
    returns: [LOCKUP, 0, 90 * DAYS],
  },
  {
    run: ["tranchedOf", TRANCHED],
    answers: {
      "SablierMerkleLT.STREAM_START_TIME": 9,
      "SablierMerkleLT.getTranchesWithPercentages": TRANCHES,
    },
    returns: [9, TRANCHES],
  },
  {
    run: ["firstClaim", INSTANT],
    answers: { "SablierMerkleInstant.getFirstClaimTime": 8 },
    returns: 8,
  },
]);

const CLAIM = [3n, OTHER, 100n, [zeroHash]];

const TYPES = ["Instant", "LL", "LT", "VCA"] as const;

/** The sample over recorders that have the ABIs of a release. */
async function start(file: string, generation: Generation) {
  const chain = await Chain.create({ timestamp: NOW });
  const recorders = new Map<string, RecorderContract>();
  for (const type of TYPES) {
    for (const name of [`SablierFactoryMerkle${type}`, `SablierMerkle${type}`]) {
      recorders.set(name, await chain.recorder(name, account(name), generation));
    }
  }
  const at = (name: string): RecorderContract => {
    const found = recorders.get(name);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return found;
  };
  for (const type of TYPES) {
    at(`SablierFactoryMerkle${type}`).answer(
      `createMerkle${type}`,
      account(`SablierMerkle${type}`),
    );
  }
  const artifact = await compileExample(file);
  const args = [...TYPES.map((type) => account(`SablierFactoryMerkle${type}`)), LOCKUP, TOKEN];
  await chain.construct(SAMPLE, encodeDeployData({ ...artifact, args }), OWNER);
  const sample = chain.register(new Contract(chain, "Migrating", SAMPLE, artifact.abi));
  const lastCall = () => chain.calls().at(-1);
  return { chain, at, sample, lastCall };
}

const COMMON = {
  campaignName: "Summer rewards",
  campaignStartTime: 0,
  expiration: 1_830_000_000,
  initialAdmin: OWNER,
  ipfsCID: "",
  merkleRoot: zeroHash,
  token: TOKEN,
};

const VESTED = {
  ...COMMON,
  cancelable: false,
  lockup: LOCKUP,
  transferable: true,
  vestingStartTime: 0,
};

const LL = {
  ...VESTED,
  cliffDuration: 30 * DAYS,
  cliffUnlockPercentage: PERCENT,
  shape: "linearUnlockCliff",
  startUnlockPercentage: PERCENT,
  totalDuration: 90 * DAYS,
};

const LT = { ...VESTED, shape: "tranchedStepper", tranchesWithPercentages: TRANCHES };

const VCA = {
  ...COMMON,
  unlockPercentage: 10n * PERCENT,
  vestingEndTime: 1_820_000_000,
  vestingStartTime: 1_810_000_000,
};

const V3 = { claimType: 0 };

describe.each([
  {
    release: "v2.0",
    file: V2_0,
    generation: "October 2025",
    calls: {
      Instant: [COMMON, 5n, 2n],
      LL: [LL, 5n, 2n],
      LT: [LT, 5n, 2n],
      VCA: [VCA, 5n, 2n],
    },
  },
  {
    release: "v3.0",
    file: V3_0,
    generation: "2026",
    calls: {
      Instant: [{ ...COMMON, ...V3 }, 5n, 2n],
      LL: [{ ...LL, ...V3, granularity: 1 }, 5n, 2n],
      LT: [{ ...LT, ...V3 }, 5n, 2n],
      VCA: [{ ...VCA, ...V3, aggregateAmount: 5n, enableRedistribution: false }, 2n],
    },
  },
] as const)("Migrating.sol of Airdrops $release", ({ file, generation, calls }) => {
  it.each([
    ["createInstant", "Instant", [zeroHash, 5n, 2n]],
    ["createLinear", "LL", [zeroHash, 5n, 2n]],
    ["createTranched", "LT", [zeroHash, TRANCHES, 5n, 2n]],
    ["createVca", "VCA", [zeroHash, 5n, 2n]],
  ] as const)("%s calls the factory of %s campaigns", async (name, type, args) => {
    const { sample, lastCall } = await start(file, generation);
    expect(await sample.write(name, args, { from: OWNER })).toBe(account(`SablierMerkle${type}`));
    expect(lastCall()).toMatchObject({
      contract: `SablierFactoryMerkle${type}`,
      functionName: `createMerkle${type}`,
      args: calls[type],
      caller: SAMPLE,
    });
  });

  it("reads the address of a campaign and the forgone total", async () => {
    const { sample, at } = await start(file, generation);
    const [params] = calls.Instant;
    const factory = at("SablierFactoryMerkleInstant");
    factory.answer("computeMerkleInstant", INSTANT, [SAMPLE, params]);
    expect(await sample.read("addressOfInstant", [zeroHash], OWNER)).toBe(INSTANT);
    at("SablierMerkleVCA").answer("totalForgoneAmount", 77n);
    expect(await sample.read("forgone", [account("SablierMerkleVCA")])).toBe(77n);
  });
});

describe("Migrating.sol of Airdrops v3.0", () => {
  const campaign = account("SablierMerkleInstant");

  it("checks, reads and compares what v1.3 had other functions for", async () => {
    const { sample, at } = await start(V3_0, "2026");
    const params = { ...COMMON, ...V3 };
    const factory = at("SablierFactoryMerkleInstant");
    factory.answer("computeMerkleInstant", campaign, [OTHER, params]);
    factory.answer("computeMerkleInstant", INSTANT, [OWNER, params]);
    expect(await sample.read("isOurs", [campaign, OTHER, params])).toBe(true);
    expect(await sample.read("isOurs", [campaign, OWNER, params])).toBe(false);
    at("SablierMerkleLL").answer("SABLIER_LOCKUP", LOCKUP);
    at("SablierMerkleLL").answer("VESTING_START_TIME", 0);
    at("SablierMerkleLL").answer("VESTING_TOTAL_DURATION", 90 * DAYS);
    expect(await sample.read("linearOf", [account("SablierMerkleLL")])).toEqual([
      LOCKUP,
      0,
      90 * DAYS,
    ]);
    at("SablierMerkleLT").answer("VESTING_START_TIME", 9);
    at("SablierMerkleLT").answer("tranchesWithPercentages", TRANCHES);
    expect(await sample.read("tranchedOf", [account("SablierMerkleLT")])).toEqual([9, TRANCHES]);
    at("SablierMerkleInstant").answer("firstClaimTime", 8);
    expect(await sample.read("firstClaim", [campaign])).toBe(8);
  });

  it("claims with the fee of the moment", async () => {
    const { sample, at, lastCall } = await start(V3_0, "2026");
    at("SablierMerkleInstant").answer("calculateMinFeeWei", 5n);
    await sample.write("claim", [campaign, ...CLAIM], { from: OWNER, value: 5n });
    expect(lastCall()).toMatchObject({ functionName: "claim", args: CLAIM, value: 5n });
  });

  it("reads the fee of a creator from the Comptroller of the factory", async () => {
    const { sample, chain, at } = await start(V3_0, "2026");
    const { comptroller } = await deployFees(chain);
    await comptroller.write("setMinFeeUSD", [0, 2n * 10n ** 8n], admin);
    at("SablierFactoryMerkleInstant").answer("comptroller", comptroller.address);
    expect(await sample.read("feeOf", [OTHER])).toBe(2n * 10n ** 8n);
  });
});

it("Migrating.sol of Airdrops v1.3 claims with the fee of the campaign", async () => {
  const chain = await Chain.create({ timestamp: NOW });
  const recorder = await chain.recorder("SablierMerkleInstant", INSTANT);
  recorder.answer("FEE", 5n);
  const artifact = await compileExample(V1_3);
  const data = encodeDeployData({ ...artifact, args: [FACTORY, LOCKUP, TOKEN] });
  await chain.construct(SAMPLE, data, OWNER);
  const sample = chain.register(new Contract(chain, "Migrating", SAMPLE, artifact.abi));
  await sample.write("claim", [INSTANT, ...CLAIM], { from: OWNER, value: 5n });
  expect(chain.calls().at(-1)).toMatchObject({ functionName: "claim", args: CLAIM, value: 5n });
});
