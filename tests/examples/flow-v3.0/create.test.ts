import { zeroAddress } from "viem";
import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/flow-v3.0/create";
import * as variants from "../../../examples/typescript/flow-v3.0/create-variants";
import { importChanged, mutate, readExample } from "../support/example";
import {
  DAY,
  deployExample,
  errorOf,
  flowCall,
  RATE,
  recipient,
  sender,
  startFlow,
  stateOf,
  STATUS,
  usdc,
} from "../support/flow-v3";

const SOLIDITY = "solidity/flow-v3.0/CreateFlow.sol";
const TYPESCRIPT = "typescript/flow-v3.0/create.ts";
const MONTHLY = usdc("1000");
const from = { from: sender };

async function deploy(source?: string) {
  const started = await startFlow(usdc("5000"));
  const args = [started.flow.address, started.token.address];
  const contract = await deployExample(started, SOLIDITY, args, usdc("5000"), source);
  return { ...started, contract };
}

async function checkSolidity(source?: string): Promise<void> {
  const started = await deploy(source);
  const { chain, token, flow, contract } = started;
  const deposit = usdc("3000");
  expect(await contract.write("createAndDeposit", [recipient, MONTHLY, deposit], from)).toBe(1n);
  expect(flow.calls()).toEqual([
    flowCall(contract.address, "createAndDeposit", [
      sender,
      recipient,
      RATE,
      0,
      token.address,
      true,
      deposit,
    ]),
  ]);
  const start = chain.timestamp;
  expect(await flow.read("ownerOf", [1n])).toBe(recipient);
  expect(await flow.read("depletionTimeOf", [1n])).toBe(start + 90n * DAY + 1n);
  chain.advance(30n * DAY);
  expect(await stateOf(started)).toEqual({
    status: STATUS.STREAMING_SOLVENT,
    balance: deposit,
    debt: usdc("999.999999"),
    refundable: usdc("2000.000001"),
  });
  chain.timestamp = start + 90n * DAY + 1n;
  expect((await stateOf(started)).status).toBe(STATUS.STREAMING_INSOLVENT);
}

describe("CreateFlow.sol", () => {
  it("pays by the second from the block on, out of the deposit", () => checkSolidity());

  it("schedules a stream without tokens, which waits for its start", async () => {
    const started = await deploy();
    const { chain, contract, flow, balanceOf } = started;
    const start = chain.timestamp + 10n * DAY;
    await contract.write("schedule", [recipient, MONTHLY, start], from);
    expect(await balanceOf(sender)).toBe(usdc("5000"));
    expect(await flow.read("getSnapshotTime", [1n])).toBe(Number(start));
    chain.timestamp = start - 1n;
    expect(await stateOf(started)).toMatchObject({ status: STATUS.PENDING, debt: 0n });
    chain.timestamp = start;
    expect(await stateOf(started)).toMatchObject({ status: STATUS.STREAMING_SOLVENT, debt: 0n });
    chain.timestamp = start + 1n;
    expect(await stateOf(started)).toMatchObject({
      status: STATUS.STREAMING_INSOLVENT,
      debt: 385n,
    });
  });

  it("covers what a start in the past owes", async () => {
    const started = await deploy();
    const { chain, contract, flow } = started;
    const start = chain.timestamp - 30n * DAY;
    await contract.write("backPay", [recipient, MONTHLY, start], from);
    const owed = usdc("999.999999");
    expect(await stateOf(started)).toEqual({
      status: STATUS.STREAMING_SOLVENT,
      balance: owed,
      debt: owed,
      refundable: 0n,
    });
    expect(await flow.read("withdrawableAmountOf", [1n])).toBe(owed);
    const now = chain.timestamp;
    expect(await errorOf(contract.write("backPay", [recipient, MONTHLY, now], from))).toBe(
      "StartNotInPast",
    );
  });

  it("reverts with the errors that the page names, in their order", async () => {
    const { chain, token, flow, contract } = await deploy();
    const future = chain.timestamp + 1n;
    const create = (args: readonly unknown[]) => errorOf(flow.write("create", args, from));
    const wide = await chain.token("WIDE", 19);
    expect([
      await create([zeroAddress, zeroAddress, 0n, future, zeroAddress, true]),
      await create([sender, zeroAddress, 0n, future, zeroAddress, true]),
      await create([sender, zeroAddress, 0n, future, wide.address, true]),
      await create([sender, zeroAddress, 0n, future, token.address, true]),
      await create([sender, zeroAddress, RATE, future, token.address, true]),
      await errorOf(contract.write("createAndDeposit", [recipient, MONTHLY, 0n], from)),
      await errorOf(contract.write("schedule", [recipient, 0n, future], from)),
      await errorOf(contract.write("createAndDeposit", [recipient, MONTHLY, usdc("5001")], from)),
      // Paused from its beginning: a rate of 0 needs a start that is not in the future.
      await create([sender, recipient, 0n, 0n, token.address, true]),
    ]).toEqual([
      "SablierFlow_SenderZeroAddress",
      "SablierFlow_CreateNativeToken",
      "SablierFlow_InvalidTokenDecimals",
      "SablierFlow_CreateRatePerSecondZero",
      "ERC721InvalidReceiver",
      "SablierFlow_DepositAmountZero",
      "RateZero",
      "ERC20InsufficientAllowance",
      "",
    ]);
    expect(await flow.read("statusOf", [1n])).toBe(STATUS.PAUSED_SOLVENT);
    // The range of a start: 1970 owes for half a century at once.
    for (const start of [1n, 2n ** 40n - 1n]) {
      expect(await create([sender, recipient, RATE, start, token.address, true])).toBe("");
    }
  });

  it("a rate with the decimals of the token is found", async () => {
    const source = mutate(
      readExample(SOLIDITY),
      "amountPerMonth * _scale() / 30 days",
      "amountPerMonth * _scale() / 30 days / 1e12",
    );
    await expect(checkSolidity(source)).rejects.toThrow(/to deeply equal/);
  });
});

async function checkTypeScript(module = example): Promise<void> {
  const started = await startFlow(usdc("3000"));
  const { token, flow, connection } = started;
  const stream = { token: token.address, recipient, amountPerMonth: "1000", deposit: "3000" };
  expect(await module.main(module.connect(...connection(sender)), stream)).toBe(1n);
  expect(flow.calls()).toEqual([
    flowCall(sender, "createAndDeposit", [
      sender,
      recipient,
      RATE,
      0,
      token.address,
      true,
      usdc("3000"),
    ]),
  ]);
  expect(await token.read("allowance", [sender, flow.address])).toBe(0n);
}

describe("create.ts", () => {
  it("creates the same stream", () => checkTypeScript());

  it("schedules, and knows what a past start owes", async () => {
    const started = await startFlow(0n);
    const { chain, token, flow, connection } = started;
    const client = example.connect(...connection(sender));
    const stream = { token: token.address, recipient, amountPerMonth: "1000" };
    const date = (seconds: bigint) => new Date(Number(seconds) * 1000 + 1);
    const start = chain.timestamp + DAY;
    const { request } = await variants.schedule(client, flow.address, stream, date(start));
    await client.writeContract(request);
    expect(await flow.read("getSnapshotTime", [1n])).toBe(Number(start));
    // The file of the page: typescript/flow-v3.0/create-variants.ts
    const past = chain.timestamp - 30n * DAY;
    expect(variants.owedSince("1000", date(past), date(chain.timestamp))).toBe(
      "999.999999999998784",
    );
  });

  it("names a chain without Flow v3.0", async () => {
    const client = example.connect(...(await startFlow(1n)).connection(sender));
    const chain = { ...client.chain, id: 1_000_001 as typeof client.chain.id, name: "Nowhere" };
    const nowhere = { ...client, chain } as unknown as example.Client;
    await expect(example.main(nowhere)).rejects.toThrow("Flow v3.0 is not on Nowhere.");
  });

  it("a deposit with 18 decimals is found", async () => {
    const source = mutate(
      readExample(TYPESCRIPT),
      "parseUnits(stream.deposit, decimals)",
      "parseUnits(stream.deposit, 12 + decimals)",
    );
    const module = (await importChanged(TYPESCRIPT, source, "decimals")) as typeof example;
    await expect(checkTypeScript(module)).rejects.toThrow(/ERC20InsufficientBalance|reverted/);
  });
});
