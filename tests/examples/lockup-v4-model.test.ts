import type { Address } from "viem";
import { describe, expect, it } from "vitest";

import { addressOf, loadVectors, type Step } from "../vectors/load";
import { canonical } from "../vectors/replay";
import { Chain, type Contract } from "./support/chain";
import { expectRecordedEnd } from "./support/replay";
import { modeledFunctions, readSupport } from "./support/stand-ins";

const { steps } = loadVectors("lockup-v4.0");

const functionsOf = (model: string) => [...modeledFunctions(readSupport(`${model}Model.sol`))];

const FEED = ["set", "setDecimals", "setUpdatedAt", "setFresh", "setMode"];

const HOOKS = {
  hookGood: "GoodHook",
  hookWrongSelector: "WrongHook",
  hookReverts: "RevertingHook",
  notHook: "NoHook",
  // A contract that is no price feed.
  noReceive: "NoHook",
} as const;

const HOOK = ["exec", "cancels", "withdrawals", "lastCaller", "lastTo", "lastSenderAmount"];

/** What each stand-in answers for, by the recorded name of its contract. */
const MODELED: Readonly<Record<string, readonly string[]>> = {
  lockup: functionsOf("SablierLockupV4"),
  batchLockup: functionsOf("SablierBatchLockupV4"),
  comptroller: functionsOf("SablierComptroller"),
  token: ["approve", "balanceOf", "allowance", "mint", "transfer"],
  oracle: FEED,
  ethOracle: FEED,
  ...Object.fromEntries(Object.keys(HOOKS).map((name) => [name, HOOK])),
};

/**
 * Scenarios about what the stand-in of the Comptroller lacks, about tokens that break the rules, and
 * about pictures of streams that come after these.
 */
const LEFT_OUT = [
  "comptroller: constants and first state",
  "collecting fees",
  "lockup administration through the comptroller",
  "comptroller: attestor, campaigns, tokens, admin, upgrade",
  "unusual tokens",
  "NFT metadata",
];

const isModeled = ({ on, fn, scenario }: Step): boolean =>
  (MODELED[on] ?? []).includes(fn) && !LEFT_OUT.includes(scenario);

/** The chain of the recording, with the stand-ins at the recorded addresses. */
async function start() {
  const chain = await Chain.create({ timestamp: steps[0]?.at ?? 0n });
  const at = (name: string) => addressOf(name) as Address;
  const recorder = (name: string, as: string) => chain.recorder(name, at(as), "2026");
  const contracts: Record<string, Contract> = {
    lockup: await recorder("SablierLockup", "lockup"),
    batchLockup: await recorder("SablierBatchLockup", "batchLockup"),
    comptroller: await recorder("SablierComptroller", "comptroller"),
    token: await chain.token("TOKEN", 18, at("token")),
    oracle: await chain.feed(8, 100n * 10n ** 8n, at("oracle")),
    ethOracle: await chain.feed(8, 3000n * 10n ** 8n, at("ethOracle")),
  };
  for (const [name, double] of Object.entries(HOOKS)) {
    contracts[name] = await chain.double("Hooks.sol", double, at(name));
  }
  const { lockup, comptroller, token } = contracts;
  const admin = { from: at("admin") };
  const sender = { from: at("sender") };
  await comptroller?.write("setOracle", [at("ethOracle")], admin);
  await lockup?.write("setNFTDescriptor", [at("nftDescriptor")], admin);
  await lockup?.write("setComptroller", [at("comptroller")], admin);
  await token?.write("mint", [sender.from, 10n ** 30n], sender);
  for (const spender of ["lockup", "batchLockup"]) {
    await token?.write("approve", [at(spender), 1n << 255n], sender);
  }
  return { chain, contracts };
}

describe("the models of Lockup v4.0 and its Comptroller", () => {
  const modeled = steps.filter(isModeled);

  it(`do what the released contracts did in ${modeled.length} of ${steps.length} recorded calls`, async () => {
    const { chain, contracts } = await start();
    for (const step of modeled) {
      chain.timestamp = step.at;
      const before = chain.receipts.length;
      const contract = contracts[step.on];
      if (contract === undefined) throw new Error(`No stand-in is called ${step.on}.`);
      await expectRecordedEnd(contract, step, new Map());
      const events = chain
        .eventsFrom(before)
        .map(({ eventName, args }) => ({ name: eventName, args }));
      expect(canonical(events), `line ${step.line}: events of ${step.fn}`).toEqual(
        canonical(step.events.map(({ name, args }) => ({ name, args }))),
      );
    }
  }, 120_000);

  it("are held against every function that an example calls", () => {
    expect(modeled.length).toBeGreaterThan(1000);
    const called = new Set(modeled.map(({ on, fn }) => `${on}.${fn}`));
    expect([...called]).toEqual(
      expect.arrayContaining([
        "lockup.createWithDurationsLL",
        "lockup.createWithTimestampsLL",
        "lockup.createWithDurationsLD",
        "lockup.createWithDurationsLT",
        "lockup.createWithTimestampsLPG",
        "batchLockup.createWithDurationsLL",
        "batchLockup.createWithTimestampsLPG",
        "lockup.withdraw",
        "lockup.withdrawMax",
        "lockup.withdrawMultiple",
        "lockup.withdrawMaxAndTransfer",
        "lockup.cancel",
        "lockup.cancelMultiple",
        "lockup.renounce",
        "lockup.burn",
        "lockup.batch",
        "lockup.calculateMinFeeWei",
        "lockup.getGranularity",
        "lockup.getPriceGatedUnlockParams",
        "comptroller.setMinFeeUSD",
        "comptroller.setCustomFeeUSDFor",
        "comptroller.execute",
      ]),
    );
  });
});
