import type { Address } from "viem";
import { describe, expect, it } from "vitest";

import * as campaigns from "../../../examples/typescript/airdrops-v3.0/campaign";
import * as execute from "../../../examples/typescript/airdrops-v3.0/create-execute";
import * as instant from "../../../examples/typescript/airdrops-v3.0/create-instant";
import * as linear from "../../../examples/typescript/airdrops-v3.0/create-linear";
import * as tranched from "../../../examples/typescript/airdrops-v3.0/create-tranched";
import * as vca from "../../../examples/typescript/airdrops-v3.0/create-vca";
import * as lists from "../../../examples/typescript/airdrops-v3.0/list";
import {
  totalPercentage,
  VCA_CLAIM_SECONDS,
  vcaClaimAmount,
  vcaRewardPaid,
} from "../../../src/lib/airdrops";
import { importChanged, mutate, readExample } from "../support/example";
import {
  CAMPAIGN,
  type CampaignType,
  DAY,
  deployCreator,
  LOCKUP,
  NOW,
  OWNER,
  startCreation,
  TOKEN,
  units,
} from "./creation";

const LIST = lists.listOf(lists.ROWS, 6);
const TOTAL = units("4000");
const PERCENT = 10n ** 16n;

const COMMON = {
  campaignStartTime: 0,
  expiration: NOW + 84 * DAY,
  initialAdmin: OWNER,
  ipfsCID: campaigns.IPFS_CID,
  merkleRoot: LIST.root,
  token: TOKEN,
};
const VESTED = {
  ...COMMON,
  cancelable: false,
  claimType: 0,
  lockup: LOCKUP,
  transferable: true,
  vestingStartTime: 0,
};
const TRANCHES = [
  { unlockPercentage: 30n * PERCENT, duration: 30 * DAY },
  { unlockPercentage: 70n * PERCENT, duration: 60 * DAY },
];
const VCA = {
  ...COMMON,
  aggregateAmount: TOTAL,
  campaignName: "Winter rewards",
  claimType: 0,
  enableRedistribution: true,
  expiration: NOW + 104 * DAY,
  unlockPercentage: 10n * PERCENT,
  vestingEndTime: NOW + 90 * DAY,
  vestingStartTime: NOW,
};

/** Both examples of a type, and the parameters that the factory has to get from each. */
interface Example {
  readonly type: CampaignType;
  readonly typescript: string;
  readonly module: { main: (client: campaigns.Client, now: number) => Promise<Address> };
  readonly solidity: string;
  /** What the constructor of the contract takes between the factory and the token. */
  readonly args: readonly Address[];
  readonly params: object;
}

const EXAMPLES: readonly Example[] = [
  {
    type: "Instant",
    typescript: "typescript/airdrops-v3.0/create-instant.ts",
    module: instant,
    solidity: "solidity/airdrops-v3.0/CreateInstantCampaign.sol",
    args: [],
    params: { ...COMMON, campaignName: "Spring rewards", claimType: 0 },
  },
  {
    type: "LL",
    typescript: "typescript/airdrops-v3.0/create-linear.ts",
    module: linear,
    solidity: "solidity/airdrops-v3.0/CreateLinearCampaign.sol",
    args: [LOCKUP],
    params: {
      ...VESTED,
      campaignName: "Summer rewards",
      cliffDuration: 30 * DAY,
      cliffUnlockPercentage: PERCENT,
      granularity: 1,
      shape: "linearUnlockCliff",
      startUnlockPercentage: PERCENT,
      totalDuration: 90 * DAY,
    },
  },
  {
    type: "LT",
    typescript: "typescript/airdrops-v3.0/create-tranched.ts",
    module: tranched,
    solidity: "solidity/airdrops-v3.0/CreateTranchedCampaign.sol",
    args: [LOCKUP],
    params: {
      ...VESTED,
      campaignName: "Autumn rewards",
      shape: "tranchedBackweighted",
      tranchesWithPercentages: TRANCHES,
    },
  },
  {
    type: "VCA",
    typescript: "typescript/airdrops-v3.0/create-vca.ts",
    module: vca,
    solidity: "solidity/airdrops-v3.0/CreateVCACampaign.sol",
    args: [],
    params: VCA,
  },
  {
    type: "Execute",
    typescript: "typescript/airdrops-v3.0/create-execute.ts",
    module: execute,
    solidity: "solidity/airdrops-v3.0/CreateExecuteCampaign.sol",
    args: [execute.TARGET],
    params: {
      ...COMMON,
      campaignName: "Staking rewards",
      // The selector of ERC-4626: deposit(uint256,address).
      selector: "0x6e553f65",
      target: execute.TARGET,
    },
  },
];

/** What the factory gets; a VCA campaign has the sum in its struct. */
const argsOf = ({ type, params }: Example) => (type === "VCA" ? [params, 3n] : [params, TOTAL, 3n]);

async function checkTypeScript(example: Example, module = example.module): Promise<void> {
  const { factory, connection, balanceOf } = await startCreation(example.type, TOTAL);
  const client = campaigns.connect(...connection());
  expect(await module.main(client, NOW)).toBe(CAMPAIGN);
  expect(factory.calls()).toEqual([
    {
      contract: `SablierFactoryMerkle${example.type}`,
      functionName: `createMerkle${example.type}`,
      args: argsOf(example),
      caller: OWNER,
      value: 0n,
    },
  ]);
  expect([await balanceOf(OWNER), await balanceOf(CAMPAIGN)]).toEqual([0n, TOTAL]);
}

async function checkSolidity(example: Example, source?: string): Promise<void> {
  const started = await startCreation(example.type, TOTAL);
  const creator = await deployCreator(started, example.solidity, example.args, source);
  const args = [LIST.root, campaigns.IPFS_CID, TOTAL, 3n];
  expect(await creator.write("create", args, { from: OWNER })).toBe(CAMPAIGN);
  expect(started.factory.calls()).toEqual([
    {
      contract: `SablierFactoryMerkle${example.type}`,
      functionName: `createMerkle${example.type}`,
      args: argsOf(example),
      caller: creator.address,
      value: 0n,
    },
  ]);
  expect([await started.balanceOf(OWNER), await started.balanceOf(CAMPAIGN)]).toEqual([0n, TOTAL]);
}

describe.each(EXAMPLES)("$type campaigns", (example) => {
  it(`${example.typescript} creates and funds one`, () => checkTypeScript(example));

  it(`${example.solidity} creates and funds the same`, () => checkSolidity(example));
});

describe("typescript/airdrops-v3.0/campaign.ts", () => {
  it("names a chain without Airdrops v3.0", async () => {
    const { connection } = await startCreation("Instant", TOTAL);
    const client = campaigns.connect(...connection());
    const chain = { ...client.chain, id: 1_000_001 as typeof client.chain.id, name: "Nowhere" };
    const nowhere = { ...client, chain } as unknown as campaigns.Client;
    for (const { module } of EXAMPLES) {
      await expect(module.main(nowhere, NOW)).rejects.toThrow("Airdrops v3.0 is not on Nowhere.");
    }
  });

  it("does not send what the wallet does not have", async () => {
    const { connection } = await startCreation("Instant", TOTAL - 1n);
    const client = campaigns.connect(...connection());
    await expect(instant.main(client, NOW)).rejects.toThrow(/ERC20InsufficientBalance|reverted/);
  });
});

describe("mistakes", () => {
  it("an expiration before the seven days and a wrong share are found", async () => {
    const [, , , example] = EXAMPLES;
    if (example === undefined) throw new Error("There is no example of VCA.");
    const source = mutate(readExample(example.typescript), "104 * DAY", "96 * DAY");
    const module = (await importChanged(example.typescript, source, "early")) as typeof vca;
    await expect(checkTypeScript(example, module)).rejects.toThrow(/to deeply equal/);
    const share = mutate(readExample(example.solidity), "ud60x18(0.1e18)", "ud60x18(10)");
    await expect(checkSolidity(example, share)).rejects.toThrow(/to deeply equal/);
  });
});

describe("the campaigns pass the checks of the factories", () => {
  it("tranches add up, and a VCA campaign expires late enough", () => {
    const parts = TRANCHES.map((part) => ({ ...part, duration: BigInt(part.duration) }));
    expect(totalPercentage(parts)).toBe(10n ** 18n);
    const earliest = BigInt(VCA.vestingEndTime) + VCA_CLAIM_SECONDS;
    expect(BigInt(VCA.expiration)).toBeGreaterThanOrEqual(earliest);
  });

  it("a VCA claim pays what the page says", () => {
    const vesting = {
      unlockPercentage: VCA.unlockPercentage,
      start: BigInt(VCA.vestingStartTime),
      end: BigInt(VCA.vestingEndTime),
    };
    const after = (days: number) => BigInt(NOW + days * DAY);
    const row = units("1000");
    expect([0, 30, 45, 90].map((days) => vcaClaimAmount(vesting, row, after(days)))).toEqual(
      ["100", "400", "550", "1000"].map(units),
    );
    const forgone = units("600");
    // Both late claims share what the first row has given up.
    const totals = { aggregate: TOTAL, early: row, forgone, paid: 0n };
    const [second, third] = ["2500", "500"].map(units) as [bigint, bigint];
    expect(vcaRewardPaid(totals, second)).toMatchObject({ value: units("500") });
    const later = { ...totals, paid: units("500") };
    expect(vcaRewardPaid(later, third)).toMatchObject({ value: units("100") });
  });
});
