import { parseUnits, toFunctionSelector, zeroAddress } from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/flow/create-stream";
import * as reading from "../../../examples/typescript/flow/read-stream";
import { loadAbi } from "../../../plugins/contract-reference/abi-source";
import { FLOW_STATUSES, PERIOD_SECONDS, ratePerSecond } from "../../../src/lib/flow";
import { account, Chain, type RecorderContract } from "../support/chain";
import { compileExample, importChanged, mutate, readExample } from "../support/example";
import { flowOn } from "../support/programs";
import { connectionOn } from "../support/rpc";

const SOLIDITY = "solidity/flow/CreateStream.sol";
const TYPESCRIPT = "typescript/flow/create-stream.ts";
const READING = "typescript/flow/read-stream.ts";

const RATE = 385_802_469_135_802n;
const DAY = PERIOD_SECONDS.day;
const usdc = (amount: string) => parseUnits(amount, 6);
const sender = account("sender");
const recipient = account("recipient");
const funder = account("funder");

async function deployExample(source?: string) {
  const chain = await Chain.create();
  const token = await chain.token("USDC", 6);
  const flow = await chain.recorder("SablierFlow");
  const artifact = await compileExample(SOLIDITY, source);
  const contract = await chain.deploy("CreateStream", artifact, [flow.address, token.address]);
  return { chain, token, flow, contract };
}

async function startTypeScript() {
  const chain = await Chain.create({ id: sepolia.id });
  const token = await chain.token("USDC", 6);
  const stream = { token: token.address, recipient, ratePerSecond: RATE };
  return { chain, token, flow: await flowOn(chain), stream };
}

const expectedCall = (token: string, caller: string) => ({
  contract: "SablierFlow",
  functionName: "create",
  args: [sender, recipient, RATE, token, true],
  caller,
  value: 0n,
});

const status = async (flow: RecorderContract) =>
  FLOW_STATUSES[Number(await flow.read("statusOf", [1n]))];

async function checkSolidity(source?: string): Promise<void> {
  const { token, flow, contract } = await deployExample(source);
  expect(await contract.write("create", [recipient], { from: sender })).toBe(1n);
  expect(flow.calls()).toEqual([expectedCall(token.address, contract.address)]);
  expect(await flow.read("getRatePerSecond", [1n])).toBe(RATE);
  expect(await flow.read("getRecipient", [1n])).toBe(recipient);
  expect(await flow.read("getToken", [1n])).toBe(token.address);
  expect(await flow.read("getTokenDecimals", [1n])).toBe(6);
  expect(await flow.read("getBalance", [1n])).toBe(0n);
  expect(await status(flow)).toBe("STREAMING_SOLVENT");
}

async function checkTypeScript(module = example): Promise<void> {
  const { chain, token, flow, stream } = await startTypeScript();
  const client = module.connect(...connectionOn(chain, sender));
  expect(await module.main(client, stream)).toBe(1n);
  expect(flow.calls()).toEqual([expectedCall(token.address, sender)]);
}

describe("the rate of the examples", () => {
  it("is 1,000 tokens a month for any token", () => {
    const seconds = PERIOD_SECONDS.month;
    expect(ratePerSecond({ amount: usdc("1000"), decimals: 6, seconds })).toBe(RATE);
    expect(ratePerSecond({ amount: parseUnits("1000", 18), decimals: 18, seconds })).toBe(RATE);
    expect(readExample(TYPESCRIPT)).toContain("ratePerSecond: 385_802_469_135_802n");
  });
});

describe("CreateStream.sol", () => {
  it("calls the function of the released ABI", () => {
    const entry = loadAbi("flow/v1.1/SablierFlow").find(
      (item) => item.type === "function" && item.name === "create",
    );
    expect(entry?.type === "function" && toFunctionSelector(entry)).toBe("0x597150fa");
  });

  it("opens a stream without tokens", () => checkSolidity());

  it("owes and becomes insolvent as the page says", async () => {
    const { chain, flow, contract } = await deployExample();
    await contract.write("create", [recipient], { from: sender });
    const start = chain.timestamp;
    for (const [seconds, debt] of [
      [1n, "0.000385"],
      [30n * DAY, "999.999999"],
      [30n * DAY + 1n, "1000.000385"],
      [365n * DAY, "12166.666666"],
    ] as const) {
      chain.timestamp = start + seconds;
      expect(await flow.read("totalDebtOf", [1n])).toBe(usdc(debt));
      expect(await flow.read("uncoveredDebtOf", [1n])).toBe(usdc(debt));
      expect(await flow.read("withdrawableAmountOf", [1n])).toBe(0n);
      expect(await status(flow)).toBe("STREAMING_INSOLVENT");
    }
    await expect(flow.read("depletionTimeOf", [1n])).rejects.toMatchObject({
      errorName: "SablierFlow_StreamBalanceZero",
    });
  });

  it("is funded by anybody, and runs out as the page says", async () => {
    const { chain, token, flow, contract } = await deployExample();
    await contract.write("create", [recipient], { from: sender });
    const start = chain.timestamp;
    chain.advance(10n * DAY);
    await token.write("mint", [funder, usdc("3000")], { from: funder });
    await token.write("approve", [flow.address, usdc("3000")], { from: funder });
    const deposit = (from: string, to: string) =>
      flow.write("deposit", [1n, usdc("3000"), from, to], { from: funder });
    await expect(deposit(funder, recipient)).rejects.toMatchObject({
      errorName: "SablierFlow_NotStreamSender",
    });
    await expect(deposit(sender, funder)).rejects.toMatchObject({
      errorName: "SablierFlow_NotStreamRecipient",
    });
    await deposit(sender, recipient);
    expect(await flow.read("totalDebtOf", [1n])).toBe(usdc("333.333333"));
    expect(await flow.read("refundableAmountOf", [1n])).toBe(usdc("2666.666667"));
    expect(await flow.read("depletionTimeOf", [1n])).toBe(start + 7_776_001n);
    expect(await status(flow)).toBe("STREAMING_SOLVENT");
    chain.timestamp = start + 7_776_000n;
    expect(await status(flow)).toBe("STREAMING_SOLVENT");
    chain.timestamp = start + 7_776_001n;
    expect(await status(flow)).toBe("STREAMING_INSOLVENT");
  });

  it("leaves the contract out: it may not pause what belongs to the user", async () => {
    const { flow, contract } = await deployExample();
    await contract.write("create", [recipient], { from: sender });
    await expect(flow.write("pause", [1n], { from: contract.address })).rejects.toMatchObject({
      errorName: "SablierFlow_Unauthorized",
      args: [1n, contract.address],
    });
    await flow.write("pause", [1n], { from: sender });
    expect(await status(flow)).toBe("PAUSED_SOLVENT");
  });

  it("reverts without a recipient, and for a token that Flow does not take", async () => {
    const { chain, flow, contract } = await deployExample();
    await expect(contract.write("create", [zeroAddress], { from: sender })).rejects.toMatchObject({
      errorName: "ERC721InvalidReceiver",
      args: [zeroAddress],
    });
    const create = (token: string, from = sender) =>
      flow.write("create", [from, recipient, RATE, token, true], { from: sender });
    const many = await chain.token("MANY", 19);
    await expect(create(many.address)).rejects.toMatchObject({
      errorName: "SablierFlow_InvalidTokenDecimals",
      args: [many.address],
    });
    await expect(create(recipient)).rejects.toMatchObject({ data: "0x" });
    await expect(create(many.address, zeroAddress)).rejects.toMatchObject({
      errorName: "SablierFlow_SenderZeroAddress",
    });
  });

  it("would be found with the parties in the wrong order", async () => {
    const source = mutate(
      readExample(SOLIDITY),
      "            msg.sender, // sender: may adjust, pause, refund and void\n            recipient,",
      "            recipient,\n            msg.sender,",
    );
    await expect(checkSolidity(source)).rejects.toThrow(/to deeply equal/);
  });
});

describe("create-stream.ts", () => {
  it("opens a stream without tokens", () => checkTypeScript());

  it("reads what a stream owes and holds", async () => {
    const { chain, token, flow, stream } = await startTypeScript();
    await example.main(example.connect(...connectionOn(chain, sender)), stream);
    const reader = reading.connect(connectionOn(chain, sender)[1]);
    expect(readExample(READING)).toContain("const STREAM_ID = 1n;");
    const start = chain.timestamp;
    chain.advance(10n * DAY);
    expect(await reading.main(reader)).toEqual({
      balance: 0n,
      debt: usdc("333.333333"),
      refundable: 0n,
      depletion: undefined,
    });
    await token.write("mint", [sender, usdc("3000")], { from: sender });
    await token.write("approve", [flow.address, usdc("3000")], { from: sender });
    await flow.write("deposit", [1n, usdc("3000"), sender, recipient], { from: sender });
    expect(await reading.main(reader)).toEqual({
      balance: usdc("3000"),
      debt: usdc("333.333333"),
      refundable: usdc("2666.666667"),
      depletion: start + 7_776_001n,
    });
    await expect(reading.main(reader, 2n)).rejects.toThrow(/SablierFlow_Null/);
  });

  it("names a chain without Flow v1.1", async () => {
    const { chain, stream } = await startTypeScript();
    const client = example.connect(...connectionOn(chain, sender));
    const nowhere = { ...client, chain: { ...sepolia, id: 1_000_001, name: "Nowhere" } };
    await expect(example.main(nowhere as never, stream)).rejects.toThrow(
      "Flow v1.1 is not on Nowhere.",
    );
  });

  it("would be found with the parties in the wrong order", async () => {
    const source = mutate(
      readExample(TYPESCRIPT),
      "client.account.address, // sender: may adjust, pause, refund and void\n      stream.recipient,",
      "stream.recipient,\n      client.account.address,",
    );
    const module = await importChanged(TYPESCRIPT, source, "parties");
    await expect(checkTypeScript(module as typeof example)).rejects.toThrow(/to deeply equal/);
  });
});
