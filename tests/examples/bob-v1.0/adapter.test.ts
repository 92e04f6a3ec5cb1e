import { describe, expect, it } from "vitest";

import { minimumOut, redemptionOf } from "../../../src/lib/bob";
import * as example from "../../../examples/typescript/bob-v1.0/adapter";
import { account } from "../support/chain";
import { importChanged, mutate, readExample } from "../support/example";
import { alice, bobby, bobCall, carol, deployBob, eth, startBob, VAULT } from "../support/bob";

const SOLIDITY = "solidity/bob-v1.0/AdapterVault.sol";
const TYPESCRIPT = "typescript/bob-v1.0/adapter.ts";

/** The vault of the recorded steps: 30 wstETH became 31.4685 WETH. */
const TOTALS = { wstEth: eth("30"), received: eth("31.4685") };
const FEE = eth("0.1");
const HOLDERS = [
  [alice, { shares: eth("6"), wstEth: eth("6") }],
  [bobby, { shares: eth("10"), wstEth: eth("10") }],
  [carol, { shares: eth("14.5"), wstEth: eth("14") }],
] as const;

async function startStaked(isMainnet = false) {
  const started = await startBob({ hasAdapter: true, isMainnet });
  const { adapter, shareToken } = started;
  adapter.answer("getTotalYieldBearingTokenBalance", TOTALS.wstEth);
  adapter.answer("getWethReceivedAfterUnstaking", TOTALS.received);
  adapter.answer("getVaultYieldFee", FEE);
  for (const [holder, { shares, wstEth }] of HOLDERS) {
    await shareToken.write("mint", [holder, shares], { from: alice });
    adapter.answer("getYieldBearingTokenBalanceFor", wstEth, [VAULT, holder]);
  }
  return started;
}

async function checkSolidity(source?: string): Promise<void> {
  const started = await startStaked();
  const contract = await deployBob(started, "AdapterVault", { source });
  for (const [holder, position] of HOLDERS) {
    const { payout, fee } = redemptionOf(position, TOTALS, FEE);
    expect(await contract.read("payoutOf", [VAULT, holder])).toEqual([payout, fee]);
  }
}

describe("AdapterVault.sol", () => {
  it("computes the payouts of the recorded vault", () => checkSolidity());

  it("has no fee after a loss, and no payout without wstETH", async () => {
    const started = await startStaked();
    const contract = await deployBob(started, "AdapterVault");
    started.adapter.answer("getWethReceivedAfterUnstaking", eth("27"));
    expect(await contract.read("payoutOf", [VAULT, alice])).toEqual([eth("5.4"), 0n]);
    started.adapter.answer("getTotalYieldBearingTokenBalance", 0n);
    expect(await contract.read("payoutOf", [VAULT, alice])).toEqual([0n, 0n]);
  });

  it("unstakes for any caller", async () => {
    const started = await startStaked();
    const { bob } = started;
    const contract = await deployBob(started, "AdapterVault");
    bob.answer("unstakeTokensViaAdapter", TOTALS.received);
    expect(await contract.write("unstake", [VAULT], { from: carol })).toBe(TOTALS.received);
    expect(bob.calls()).toEqual([bobCall(contract.address, "unstakeTokensViaAdapter", [VAULT])]);
  });

  it("a fee on the whole part is found", async () => {
    const source = mutate(readExample(SOLIDITY), "(part - shares) *", "part *");
    await expect(checkSolidity(source)).rejects.toThrow(/to deeply equal/);
  });
});

async function checkTypeScript(module = example): Promise<void> {
  const { chain, adapter, connection } = await startStaked(true);
  const stEthFeed = await chain.feed(18, eth("0.9995"));
  const wstEth = await chain.double("Feeds.sol", "TestWstEth", account("wsteth"));
  adapter.answer("WSTETH", wstEth.address);
  adapter.answer("STETH_ETH_ORACLE", stEthFeed.address);
  adapter.answer("slippageTolerance", eth("0.005"));
  const client = module.connect(...connection());
  const expected = minimumOut(eth("31.5"), eth("0.9995"), eth("0.005"));
  expect(await module.minimumOut(client, VAULT)).toBe(expected);
}

describe("adapter.ts", () => {
  it("computes the minimum that the adapter asks of Curve", () => checkTypeScript());

  it("shows the position of a holder, and the way out", async () => {
    const { adapter, connection } = await startStaked(true);
    adapter.answer("getLidoWithdrawalRequestIds", []);
    const client = example.connect(...connection());
    const position = { shares: eth("14.5"), wstEth: eth("14"), yieldFee: FEE, isStaked: true };
    expect(await example.position(client, carol, VAULT)).toEqual({ ...position, exit: "Curve" });
    adapter.answer("getLidoWithdrawalRequestIds", [1n]);
    const { exit } = await example.position(client, carol, VAULT);
    expect(exit).toBe("Lido's queue");
  });

  it("unstakes a vault, and refuses one without an adapter", async () => {
    const { bob, connection } = await startStaked(true);
    const amountReceivedFromAdapter = TOTALS.received;
    bob.on("unstakeTokensViaAdapter", () => ({
      returns: TOTALS.received,
      emits: [["UnstakeFromAdapter", { amountReceivedFromAdapter }]],
    }));
    expect(await example.unstake(example.connect(...connection()), VAULT)).toBe(TOTALS.received);
    expect(bob.calls()).toEqual([bobCall(alice, "unstakeTokensViaAdapter", [VAULT])]);
    const plain = await startBob({ isMainnet: true });
    await expect(example.unstake(example.connect(...plain.connection()), VAULT)).rejects.toThrow(
      "Vault 7 has no adapter.",
    );
  });

  it("a minimum without the slippage is found", async () => {
    const source = mutate(readExample(TYPESCRIPT), "(WAD - slippage)", "WAD");
    const module = await importChanged(TYPESCRIPT, source, "slippage");
    await expect(checkTypeScript(module as typeof example)).rejects.toThrow(/to be/);
  });
});
