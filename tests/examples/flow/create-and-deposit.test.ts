import { parseUnits, zeroAddress } from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/flow/create-and-deposit";
import { amountPerPeriod, ratePerSecond } from "../../../src/lib/flow";
import { account, Chain } from "../support/chain";
import { compileExample, mutate, readExample } from "../support/example";
import { flowOn, runMistaken } from "../support/programs";
import { connectionOn } from "../support/rpc";

const SOLIDITY = "solidity/flow/CreateAndDeposit.sol";
const TYPESCRIPT = "typescript/flow/create-and-deposit.ts";

const MONTH = 2_592_000n;
const MONTHLY = parseUnits("1000", 6);
const DEPOSIT = parseUnits("3000", 6);
/** 1,000 tokens in 30 days, with 18 decimals. */
const RATE = 385_802_469_135_802n;
const sender = account("sender");
const recipient = account("recipient");

async function deployExample(source?: string, { approved = DEPOSIT, decimals = 6 } = {}) {
  const chain = await Chain.create();
  const token = await chain.token("USDC", decimals);
  const flow = await chain.recorder("SablierFlow");
  const artifact = await compileExample(SOLIDITY, source);
  const contract = await chain.deploy("CreateAndDeposit", artifact, [flow.address, token.address]);
  await token.write("mint", [sender, DEPOSIT], { from: sender });
  await token.write("approve", [contract.address, approved], { from: sender });
  return { chain, token, flow, contract };
}

async function startTypeScript() {
  const chain = await Chain.create({ id: sepolia.id });
  const token = await chain.token("USDC", 6);
  await token.write("mint", [sender, DEPOSIT], { from: sender });
  const stream = { token: token.address, recipient, ratePerSecond: RATE, deposit: DEPOSIT };
  return { chain, token, flow: await flowOn(chain), stream };
}

const expectedCall = (token: string, caller: string) => ({
  contract: "SablierFlow",
  functionName: "createAndDeposit",
  args: [sender, recipient, RATE, token, true, DEPOSIT],
  caller,
  value: 0n,
});

async function checkSolidity(source?: string): Promise<void> {
  const { token, flow, contract } = await deployExample(source);
  const id = await contract.write("create", [recipient, MONTHLY, DEPOSIT], { from: sender });
  expect(id).toBe(1n);
  expect(flow.calls()).toEqual([expectedCall(token.address, contract.address)]);
  expect(await token.read("balanceOf", [flow.address])).toBe(DEPOSIT);
  expect(await token.read("balanceOf", [contract.address])).toBe(0n);
  expect(await token.read("allowance", [contract.address, flow.address])).toBe(0n);
  expect(await flow.read("getBalance", [1n])).toBe(DEPOSIT);
  expect(await flow.read("getSender", [1n])).toBe(sender);
}

async function checkTypeScript(module = example): Promise<void> {
  const { chain, token, flow, stream } = await startTypeScript();
  const client = module.connect(...connectionOn(chain, sender));
  expect(await module.main(client, stream)).toBe(1n);
  expect(flow.calls()).toEqual([expectedCall(token.address, sender)]);
  expect(await token.read("balanceOf", [flow.address])).toBe(DEPOSIT);
  expect(await token.read("allowance", [sender, flow.address])).toBe(0n);
}

describe("the Solidity example", () => {
  it("opens and funds a stream", () => checkSolidity());

  it.each([
    [6, MONTHLY, MONTH],
    [18, parseUnits("1000", 18), MONTH],
    [8, parseUnits("1", 8), 31_536_000n],
  ])("computes rates for %d decimals as the contract counts", async (decimals, amount, seconds) => {
    const { contract } = await deployExample(undefined, { decimals });
    const rate = await contract.read("ratePerSecond", [amount, Number(seconds)]);
    expect(rate).toBe(ratePerSecond({ amount, decimals, seconds }));
  });

  it("rounds down, so that a month pays at most the amount", () => {
    expect(amountPerPeriod(RATE, 6, MONTH)).toBe(MONTHLY - 1n);
    expect(amountPerPeriod(RATE, 6, MONTH + 1n)).toBeGreaterThanOrEqual(MONTHLY);
  });

  it("reverts without approval, deposit, recipient or a possible rate", async () => {
    const few = await deployExample(undefined, { approved: 1n });
    await expect(
      few.contract.write("create", [recipient, MONTHLY, DEPOSIT], { from: sender }),
    ).rejects.toMatchObject({
      errorName: "ERC20InsufficientAllowance",
      args: [few.contract.address, 1n, DEPOSIT],
    });
    const { contract } = await deployExample();
    const create = (...args: unknown[]) => contract.write("create", args, { from: sender });
    await expect(create(recipient, MONTHLY, 0n)).rejects.toMatchObject({
      errorName: "SablierFlow_DepositAmountZero",
      args: [1n],
    });
    await expect(create(zeroAddress, MONTHLY, DEPOSIT)).rejects.toMatchObject({
      errorName: "ERC721InvalidReceiver",
    });
    const many = await deployExample(undefined, { decimals: 19 });
    await expect(
      many.contract.write("create", [recipient, MONTHLY, DEPOSIT], { from: sender }),
    ).rejects.toMatchObject({ errorName: "Panic", args: [0x11n] });
  });

  it("refuses a rate of zero, and one that is too high", async () => {
    const { contract } = await deployExample(undefined, { decimals: 18 });
    await expect(
      contract.write("create", [recipient, 1n, DEPOSIT], { from: sender }),
    ).rejects.toMatchObject({ errorName: "RateZero", args: [1n, Number(MONTH)] });
    const coarse = await deployExample(undefined, { decimals: 0 });
    const most = 2n ** 128n - 1n;
    await expect(coarse.contract.read("ratePerSecond", [most, 1])).rejects.toMatchObject({
      errorName: "SafeCastOverflowedUintDowncast",
      args: [128, most * 10n ** 18n],
    });
  });
});

describe("the TypeScript example", () => {
  it("opens and funds a stream", () => checkTypeScript());

  it("has the rate of 1,000 tokens a month", () => {
    expect(ratePerSecond({ amount: MONTHLY, decimals: 6, seconds: MONTH })).toBe(RATE);
    expect(readExample(TYPESCRIPT)).toContain("ratePerSecond: 385_802_469_135_802n");
  });

  it("stops before it sends a transaction that would revert", async () => {
    const { chain, flow, stream } = await startTypeScript();
    const client = example.connect(...connectionOn(chain, sender));
    await expect(example.main(client, { ...stream, deposit: 0n })).rejects.toThrow(
      /SablierFlow_DepositAmountZero/,
    );
    expect(flow.calls()).toEqual([]);
  });
});

describe("a mistake in the Solidity example", () => {
  it.each([
    [
      "arguments in the wrong order",
      "            msg.sender, // sender: may pause, adjust, refund\n            recipient,",
      "            recipient,\n            msg.sender,",
      /expected .* to deeply equal/,
    ],
    [
      "a missing approval",
      "TOKEN.forceApprove(address(FLOW), deposit);",
      "",
      /ERC20InsufficientAllowance/,
    ],
    [
      "too few arguments",
      "            true, // transferable\n",
      "",
      /Wrong argument count for function call: 5 arguments given but expected 6/,
    ],
    [
      "a wrong amount: a rate without scaling",
      "uint256(amount) * 10 ** (18 - decimals)",
      "uint256(amount) + decimals * 0",
      /expected .* to deeply equal/,
    ],
    [
      "tokens from a wrong address",
      "safeTransferFrom(msg.sender, address(this), deposit)",
      "safeTransferFrom(recipient, address(this), deposit)",
      /ERC20InsufficientAllowance/,
    ],
  ])("is found: %s", async (_, from, to, message) => {
    await expect(checkSolidity(mutate(readExample(SOLIDITY), from, to))).rejects.toThrow(message);
  });
});

describe("a mistake in the TypeScript example", () => {
  it.each([
    [
      "arguments in the wrong order",
      "client.account.address, // sender: may adjust, pause, refund and void\n      stream.recipient,",
      "stream.recipient,\n      client.account.address,",
      /expected .* to deeply equal/,
    ],
    [
      "a missing approval",
      "args: [flow.address, stream.deposit],",
      "args: [flow.address, 0n],",
      /0xfb8f41b2/,
    ],
    [
      "too few arguments",
      "      true, // transferable\n",
      "",
      /ABI encoding params\/values length mismatch/,
    ],
    [
      "a wrong amount",
      "      stream.ratePerSecond,\n",
      "      stream.ratePerSecond / 2n,\n",
      /expected .* to deeply equal/,
    ],
    [
      "a wrong address",
      'contractName: "SablierFlow"',
      'contractName: "FlowNFTDescriptor"',
      /returned no data/,
    ],
  ])("is found: %s", async (name, from, to, message) => {
    const run = runMistaken(TYPESCRIPT, [from, to], name, checkTypeScript);
    await expect(run).rejects.toThrow(message);
  });
});
