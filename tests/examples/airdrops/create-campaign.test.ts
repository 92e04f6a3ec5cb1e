import {
  type Address,
  keccak256,
  parseUnits,
  toBytes,
  toFunctionSelector,
  zeroAddress,
} from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it } from "vitest";

import * as admins from "../../../examples/typescript/airdrops/campaign-admin";
import * as claims from "../../../examples/typescript/airdrops/claim";
import * as example from "../../../examples/typescript/airdrops/create-linear-campaign";
import * as trees from "../../../examples/typescript/airdrops/merkle-tree";
import { loadAbi } from "../../../plugins/contract-reference/abi-source";
import { checkClaim } from "../../../src/lib/airdrops";
import { campaignAt } from "../support/airdrops";
import { packageAddress } from "../support/addresses";
import { account, Chain, type RecorderContract } from "../support/chain";
import { compileExample, importChanged, mutate, readExample } from "../support/example";
import { createdStreams } from "../support/lockup";
import { connectionOn } from "../support/rpc";

const LINEAR = "solidity/airdrops/CreateLinearCampaign.sol";
const TRANCHED = "solidity/airdrops/CreateTranchedCampaign.sol";
const TYPESCRIPT = "typescript/airdrops/create-linear-campaign.ts";
const CLAIM = "typescript/airdrops/claim.ts";

const DAY = 86_400n;
const dai = (amount: string) => parseUnits(amount, 18);
const ONE_PERCENT = 10n ** 16n;
const creator = account("creator");
const helper = account("somebody who claims for others");
const ROWS = [
  { index: 0n, recipient: account("a"), amount: dai("1000") },
  { index: 1n, recipient: account("b"), amount: dai("2500") },
  { index: 2n, recipient: account("c"), amount: dai("500") },
] as const;
const [A, B] = ROWS;
const TREE = trees.treeOf(ROWS);
const ROOT = trees.rootOf(TREE);
const TOTAL = dai("4000");
const CID = "bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi";

const SCHEDULE = {
  startTime: 0,
  startPercentage: ONE_PERCENT,
  cliffDuration: Number(30n * DAY),
  cliffPercentage: ONE_PERCENT,
  totalDuration: Number(90n * DAY),
};

const baseParams = (chain: Chain, token: string, campaignName: string, shape: string) => ({
  token,
  expiration: Number(chain.timestamp + 84n * DAY),
  initialAdmin: creator,
  ipfsCID: CID,
  merkleRoot: ROOT,
  campaignName,
  shape,
});

async function deployExample(file: string, name: string, source?: string) {
  const chain = await Chain.create();
  const token = await chain.token("DAI", 18);
  const lockup = await chain.recorder("SablierLockup");
  const factory = await chain.recorder("SablierMerkleFactory");
  const artifact = await compileExample(file, source);
  const addresses = [factory.address, lockup.address, token.address];
  const contract = await chain.deploy(name, artifact, addresses);
  await token.write("mint", [creator, TOTAL], { from: creator });
  await token.write("approve", [contract.address, TOTAL], { from: creator });
  const create = (count = 3n) =>
    contract.write("create", [ROOT, CID, TOTAL, count], { from: creator });
  return { chain, token, lockup, factory, contract, create };
}

const deployLinear = (source?: string) => deployExample(LINEAR, "CreateLinearCampaign", source);
const deployTranched = (source?: string) =>
  deployExample(TRANCHED, "CreateTranchedCampaign", source);

/** Calls `claim` as anybody would. */
function claimOn(campaign: RecorderContract, row: trees.Allocation, value = 0n, from = helper) {
  const proof = trees.proofOf(TREE, ROWS[Number(row.index)] ?? row);
  return campaign.write("claim", [row.index, row.recipient, row.amount, proof], { from, value });
}

async function checkLinear(source?: string): Promise<void> {
  const { chain, token, lockup, factory, contract, create } = await deployLinear(source);
  const address = await create();
  expect(address).not.toBe(zeroAddress);
  const params = baseParams(chain, token.address, "Summer rewards", "linearUnlockCliff");
  expect(factory.calls()).toEqual([
    {
      contract: "SablierMerkleFactory",
      functionName: "createMerkleLL",
      args: [params, lockup.address, false, true, SCHEDULE, TOTAL, 3n],
      caller: contract.address,
      value: 0n,
    },
  ]);
  const campaign = campaignAt(chain, "SablierMerkleLL", address);
  expect(await campaign.read("admin")).toBe(creator);
  expect(await campaign.read("FEE")).toBe(0n);
  expect(await campaign.read("EXPIRATION")).toBe(params.expiration);
  expect(await campaign.read("getSchedule")).toEqual(SCHEDULE);
  expect(await token.read("balanceOf", [address])).toBe(TOTAL);
  expect(await token.read("balanceOf", [creator])).toBe(0n);

  chain.advance(DAY);
  const start = Number(chain.timestamp);
  await claimOn(campaign, A);
  const [stream] = createdStreams(chain);
  expect(stream).toMatchObject({ streamId: 1n, funder: address, check: { ok: true } });
  expect(lockup.calls()).toEqual([
    {
      contract: "SablierLockup",
      functionName: "createWithTimestampsLL",
      args: [
        {
          sender: creator,
          recipient: A.recipient,
          totalAmount: dai("1000"),
          token: token.address,
          cancelable: false,
          transferable: true,
          timestamps: { start, end: start + Number(90n * DAY) },
          shape: "linearUnlockCliff".padEnd(32, "\0"),
          broker: { account: zeroAddress, fee: 0n },
        },
        { start: dai("10"), cliff: dai("10") },
        start + Number(30n * DAY),
      ],
      caller: address,
      value: 0n,
    },
  ]);
  expect(await lockup.read("ownerOf", [1n])).toBe(A.recipient);
  const released = [0n, 29n, 30n, 60n, 90n].map((day) => stream?.streamedAfter(day * DAY));
  expect(released).toEqual(["10", "10", "20", "510", "1000"].map(dai));
}

describe("CreateLinearCampaign.sol", () => {
  it("creates and funds a campaign whose claims open the streams of the page", () => checkLinear());

  it("emits what indexers read, with the fee", async () => {
    const { chain, token, lockup, factory, create } = await deployLinear();
    await factory.answer("getFee", 7n);
    const address = await create();
    campaignAt(chain, "SablierMerkleLL", address);
    const event = chain.events().find(({ eventName }) => eventName === "CreateMerkleLL");
    expect(event?.args).toEqual({
      merkleLL: address,
      baseParams: baseParams(chain, token.address, "Summer rewards", "linearUnlockCliff"),
      lockup: lockup.address,
      cancelable: false,
      transferable: true,
      schedule: SCHEDULE,
      aggregateAmount: TOTAL,
      recipientCount: 3n,
      fee: 7n,
    });
  });

  it("is not created twice, and not without approval", async () => {
    const { token, contract, create } = await deployLinear();
    await create();
    // Same caller and parameters lead to the same address, whatever the totals.
    await expect(create(4n)).rejects.toMatchObject({ data: "0x" });
    await token.write("approve", [contract.address, 0n], { from: creator });
    const other = keccak256(toBytes("other root"));
    await expect(
      contract.write("create", [other, CID, TOTAL, 3n], { from: creator }),
    ).rejects.toMatchObject({ errorName: "ERC20InsufficientAllowance" });
  });

  it("has the helper contract as creator: a fee for the user does not count", async () => {
    const { chain, factory, contract, create } = await deployLinear();
    await factory.answer("getFee", 5n, [creator]);
    await factory.answer("getFee", 9n, [contract.address]);
    const campaign = campaignAt(chain, "SablierMerkleLL", await create());
    expect(await campaign.read("FEE")).toBe(9n);
  });

  it.each([
    ["1% as 0.0001", "startPercentage: ud2x18(0.01e18)", "startPercentage: ud2x18(0.0001e18)"],
    ["streams that can be canceled", "            false, // cancelable", "            true, //"],
    ["no funding", "TOKEN.safeTransferFrom(msg.sender, address(campaign), aggregateAmount);", ""],
  ])("would be found with %s", async (_, from, to) => {
    await expect(checkLinear(mutate(readExample(LINEAR), from, to))).rejects.toThrow();
  });
});

describe("claims", () => {
  const startClaims = async (fee = 0n) => {
    const start = await deployLinear();
    await start.factory.answer("getFee", fee);
    const campaign = campaignAt(start.chain, "SablierMerkleLL", await start.create());
    return { ...start, campaign };
  };

  it("fail without tokens, fee, the right row, or a second time", async () => {
    const { chain, campaign, token } = await startClaims(1000n);
    const fails = (row: trees.Allocation, value: bigint, error: object) =>
      expect(claimOn(campaign, row, value)).rejects.toMatchObject(error);
    await fails(A, 999n, {
      errorName: "SablierMerkleBase_InsufficientFeePayment",
      args: [999n, 1000n],
    });
    const wrong = { errorName: "SablierMerkleBase_InvalidProof" };
    await fails({ ...A, amount: dai("1001") }, 1000n, wrong);
    await fails({ ...A, recipient: helper }, 1000n, wrong);
    await campaign.write("clawback", [creator, TOTAL], { from: creator });
    await fails(A, 1000n, { errorName: "ERC20InsufficientBalance" });
    await token.write("transfer", [campaign.address, TOTAL], { from: creator });
    await claimOn(campaign, A, 1500n);
    await fails(A, 1000n, { errorName: "SablierMerkleBase_StreamClaimed", args: [0n] });
    chain.advance(84n * DAY);
    await fails(B, 1000n, { errorName: "SablierMerkleBase_CampaignExpired" });
  });

  it("keep what is paid too much until anyone has it collected for the factory's admin", async () => {
    const { campaign, factory, chain } = await startClaims(1000n);
    const admin = account("admin of the factory");
    await factory.answer("admin", admin);
    await claimOn(campaign, A, 1500n);
    await expect(campaign.write("collectFees", [helper], { from: helper })).rejects.toMatchObject({
      errorName: "SablierMerkleBase_CallerNotFactory",
    });
    await factory.write("collectFees", [campaign.address], { from: helper });
    expect(chain.events().at(-1)).toEqual({
      contract: "SablierMerkleFactory",
      eventName: "CollectFees",
      args: { admin, merkleBase: campaign.address, feeAmount: 1500n },
    });
  });

  it("open and close the window for a clawback", async () => {
    const { chain, campaign } = await startClaims();
    const clawback = (from: Address = creator) =>
      campaign.write("clawback", [creator, 1n], { from });
    const expiration = chain.timestamp + 84n * DAY;
    await clawback();
    await expect(clawback(helper)).rejects.toMatchObject({ errorName: "CallerNotAdmin" });
    chain.advance(DAY);
    await claimOn(campaign, A);
    const first = chain.timestamp;
    await clawback();
    chain.timestamp = first + 7n * DAY;
    await clawback();
    chain.timestamp += 1n;
    await expect(clawback()).rejects.toMatchObject({
      errorName: "SablierMerkleBase_ClawbackNotAllowed",
    });
    chain.timestamp = expiration;
    await clawback();
  });

  it("show mistakes in the schedule that the factory has accepted", () => {
    const linear = {
      kind: "linear" as const,
      startTime: 0n,
      startPercentage: ONE_PERCENT,
      cliffDuration: 30n * DAY,
      cliffPercentage: ONE_PERCENT,
      totalDuration: 90n * DAY,
    };
    const claim = (change: Partial<typeof linear>) =>
      checkClaim({ ...linear, ...change }, dai("1000"), 1_750_000_000n, creator, 500n);
    expect(claim({})).toMatchObject({ ok: true });
    expect(claim({ cliffDuration: 90n * DAY })).toMatchObject({
      ok: false,
      error: { name: "SablierHelpers_CliffTimeNotLessThanEndTime" },
    });
    expect(claim({ cliffDuration: 0n })).toMatchObject({
      ok: false,
      error: { name: "SablierHelpers_CliffTimeZeroUnlockAmountNotZero" },
    });
    expect(claim({ startPercentage: 100n * ONE_PERCENT })).toMatchObject({
      ok: false,
      error: { name: "SablierHelpers_UnlockAmountsSumTooHigh" },
    });
  });
});

async function checkTranched(source?: string): Promise<void> {
  const { chain, token, lockup, factory, contract, create } = await deployTranched(source);
  const address = await create();
  const parts = [
    { unlockPercentage: 30n * ONE_PERCENT, duration: Number(30n * DAY) },
    { unlockPercentage: 70n * ONE_PERCENT, duration: Number(60n * DAY) },
  ];
  const params = baseParams(chain, token.address, "Autumn rewards", "tranchedBackweighted");
  expect(factory.calls()).toEqual([
    {
      contract: "SablierMerkleFactory",
      functionName: "createMerkleLT",
      args: [params, lockup.address, false, true, 0, parts, TOTAL, 3n],
      caller: contract.address,
      value: 0n,
    },
  ]);
  expect(await token.read("balanceOf", [address])).toBe(TOTAL);
  const campaign = campaignAt(chain, "SablierMerkleLT", address);
  const start = Number(chain.timestamp);
  await claimOn(campaign, B);
  const [call] = lockup.calls();
  expect(call?.functionName).toBe("createWithTimestampsLT");
  expect(call?.args[1]).toEqual([
    { amount: dai("750"), timestamp: start + Number(30n * DAY) },
    { amount: dai("1750"), timestamp: start + Number(90n * DAY) },
  ]);
  expect(createdStreams(chain)[0]?.check).toMatchObject({ ok: true });
}

describe("CreateTranchedCampaign.sol", () => {
  it("creates a campaign whose claims unlock 30% and 70%", () => checkTranched());

  it("refuses percentages that every claim would fail with", async () => {
    const source = mutate(readExample(TRANCHED), "ud2x18(0.7e18)", "ud2x18(0.6e18)");
    const { create } = await deployTranched(source);
    await expect(create()).rejects.toMatchObject({ errorName: "PercentagesNot100" });

    const open = mutate(
      source,
      "if (!FACTORY.isPercentagesSum100(tranches())) revert PercentagesNot100();",
      "",
    );
    const { chain, create: createAnyway } = await deployTranched(open);
    const campaign = campaignAt(chain, "SablierMerkleLT", await createAnyway());
    await expect(claimOn(campaign, B)).rejects.toMatchObject({
      errorName: "SablierMerkleLT_TotalPercentageNotOneHundred",
      args: [90n * ONE_PERCENT],
    });
  });
});

async function startTypeScript() {
  const chain = await Chain.create({ id: sepolia.id });
  const token = await chain.token("DAI", 18);
  const at = (name: string, protocol: string, version: string) =>
    chain.recorder(name, packageAddress(name, { protocol, version }, sepolia.id));
  const lockup = await at("SablierLockup", "lockup", "v2.0");
  const factory = await at("SablierMerkleFactory", "airdrops", "v1.3");
  await token.write("mint", [creator, TOTAL], { from: creator });
  const campaign = {
    ...example.CAMPAIGN,
    token: token.address,
    ipfsCID: CID,
    expiration: Number(chain.timestamp + 84n * DAY),
    list: [...ROWS],
  };
  const client = example.connect(...connectionOn(chain, creator));
  const helpers = claims.connect(...connectionOn(chain, helper));
  return { chain, token, lockup, factory, campaign, client, helpers };
}

const ROW_OF_A = { ...A, proof: trees.proofOf(TREE, A) };

async function checkTypeScript(module = example, claiming = claims): Promise<void> {
  const { chain, token, lockup, factory, campaign, client, helpers } = await startTypeScript();
  await factory.answer("getFee", 1000n);
  const { schedule } = module.CAMPAIGN;
  const address = await module.main(client, { ...campaign, schedule });
  const params = baseParams(chain, token.address, "Summer rewards", "linearUnlockCliff");
  expect(factory.calls()).toEqual([
    {
      contract: "SablierMerkleFactory",
      functionName: "createMerkleLL",
      args: [params, lockup.address, false, true, SCHEDULE, TOTAL, 3n],
      caller: creator,
      value: 0n,
    },
  ]);
  const recorder = campaignAt(chain, "SablierMerkleLL", address);
  expect(await token.read("balanceOf", [address])).toBe(TOTAL);
  expect(await admins.readCampaign(helpers, address)).toEqual({
    admin: creator,
    token: token.address,
    merkleRoot: ROOT,
    expiration: params.expiration,
    fee: 1000n,
    name: "Summer rewards",
    schedule: SCHEDULE,
  });

  expect(await claiming.main(helpers, address, ROW_OF_A)).toBe(1n);
  await admins.clawback(client, address, creator, dai("3000"));
  expect(recorder.calls()).toEqual([
    {
      contract: "SablierMerkleLL",
      functionName: "claim",
      args: [0n, A.recipient, dai("1000"), ROW_OF_A.proof],
      caller: helper,
      value: 1000n,
    },
    {
      contract: "SablierMerkleLL",
      functionName: "clawback",
      args: [creator, dai("3000")],
      caller: creator,
      value: 0n,
    },
  ]);
  expect(await lockup.read("ownerOf", [1n])).toBe(A.recipient);
  expect(await token.read("balanceOf", [creator])).toBe(dai("3000"));
}

// Also runs typescript/airdrops/campaign-admin.ts.
describe("create-linear-campaign.ts, claim.ts and campaign-admin.ts", () => {
  it("create, fund, check, claim and claw back", () => checkTypeScript());

  it("have the list and the total of the page", () => {
    const { list } = example.CAMPAIGN;
    expect(list.map(({ index, amount }) => [index, amount])).toEqual(
      ROWS.map(({ index, amount }) => [index, amount]),
    );
  });

  it("stop before they send what would revert", async () => {
    const { chain, token, campaign, client, helpers } = await startTypeScript();
    const address = await example.main(client, campaign);
    campaignAt(chain, "SablierMerkleLL", address);
    await expect(example.main(client, campaign)).rejects.toThrow();
    await expect(claims.main(helpers, address, { ...ROW_OF_A, ...B })).rejects.toThrow(
      /SablierMerkleBase_InvalidProof/,
    );
    await expect(admins.clawback(helpers, address, helper, 1n)).rejects.toThrow(/CallerNotAdmin/);
    await admins.clawback(client, address, creator, TOTAL);
    await expect(claims.main(helpers, address, ROW_OF_A)).rejects.toThrow(/0xe450d38c/);
    await token.write("transfer", [helper, 1n], { from: creator });
    // What is too little for the funding leaves a campaign without tokens, and says so.
    await expect(example.main(client, { ...campaign, expiration: 0 })).rejects.toThrow(
      /0xe450d38c/,
    );
  });

  it("name a chain without the releases", async () => {
    const { client, campaign } = await startTypeScript();
    const nowhere = { ...client, chain: { ...sepolia, id: 1_000_001, name: "Nowhere" } };
    await expect(example.main(nowhere as never, campaign)).rejects.toThrow(
      "Airdrops v1.3 is not on Nowhere.",
    );
  });

  it("would be found with a wrong percentage and without the fee", async () => {
    const wrong = mutate(
      readExample(TYPESCRIPT),
      'startPercentage: viem.parseEther("0.01")',
      'startPercentage: viem.parseEther("0.0001")',
    );
    const module = (await importChanged(TYPESCRIPT, wrong, "percentage")) as typeof example;
    await expect(checkTypeScript(module)).rejects.toThrow(/to deeply equal/);
    const free = mutate(readExample(CLAIM), "    value: fee,\n", "");
    const claiming = (await importChanged(CLAIM, free, "fee")) as typeof claims;
    await expect(checkTypeScript(example, claiming)).rejects.toThrow(
      /SablierMerkleBase_InsufficientFeePayment/,
    );
  });
});

describe("selectors that the page names", () => {
  it.each([
    ["createMerkleInstant", "0x474a7634"],
    ["createMerkleLL", "0x050d535a"],
    ["createMerkleLT", "0x3f693dcb"],
  ])("%s", (name, selector) => {
    const entry = loadAbi("airdrops/v1.3/SablierMerkleFactory").find(
      (item) => item.type === "function" && item.name === name,
    );
    if (entry?.type !== "function") throw new Error(`The factory has no ${name}.`);
    expect(toFunctionSelector(entry)).toBe(selector);
  });
});
