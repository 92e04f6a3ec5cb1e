import { describe, expect, it } from "vitest";

import { connect } from "../../../examples/typescript/airdrops-v3.0/claim";
import * as taking from "../../../examples/typescript/airdrops-v3.0/clawback";
import { loadVectors } from "../../vectors/load";
import { whole } from "../../vectors/replay";
import { account } from "../support/chain";
import { importChanged, mutate, readExample } from "../support/example";
import { sendAsSafe } from "../support/safe-batch";
import { admin, campaignAt, NOW, startCampaign, target } from "./claim-support";

const TYPESCRIPT = "typescript/airdrops-v3.0/clawback.ts";
const SPONSORING = { amount: 5_000_000n, biller: account("biller") };

/** Times at which a campaign refused a clawback, and the last seconds at which one succeeded. */
const REFUSED = loadVectors("airdrops-v3.0").steps.filter(
  ({ error }) => error?.name === "SablierMerkleBase_ClawbackNotAllowed",
);

async function check(module = taking): Promise<void> {
  const { chain, campaign, connection } = await startCampaign();
  const client = connect(...connection(admin));
  const isOpenAt = async (at: bigint, firstClaim: bigint, expiration: bigint) => {
    chain.timestamp = at;
    campaign.answer("firstClaimTime", Number(firstClaim));
    campaign.answer("hasExpired", expiration !== 0n && expiration <= at);
    return (await module.readClawback(client, campaignAt)).isOpen;
  };
  expect(REFUSED.length).toBeGreaterThan(0);
  for (const { error, line } of REFUSED) {
    const [at, expiration, firstClaim] = (error?.args ?? []).map(whole);
    if (at === undefined || expiration === undefined || firstClaim === undefined) {
      throw new Error(`Line ${line} has no three arguments.`);
    }
    expect(await isOpenAt(at, firstClaim, expiration), `line ${line}`).toBe(false);
    // Recorded as well: the seventh day to its last second, and from the expiration on.
    expect(await isOpenAt(firstClaim + 604_800n, firstClaim, expiration)).toBe(true);
    expect(await isOpenAt(firstClaim + 604_801n, firstClaim, 0n)).toBe(false);
    expect(await isOpenAt(firstClaim + 9_000_000n, firstClaim, firstClaim + 9_000_000n)).toBe(true);
    expect(await isOpenAt(at, 0n, expiration)).toBe(true);
  }
}

describe(TYPESCRIPT, () => {
  it("says of every recorded refusal that the window is closed", () => check());

  it("a window of six days is found", async () => {
    const source = mutate(readExample(TYPESCRIPT), "= 7 * 24", "= 6 * 24");
    const module = (await importChanged(TYPESCRIPT, source, "six-days")) as typeof taking;
    await expect(check(module)).rejects.toThrow();
  });

  it("reads the balance, and takes tokens back", async () => {
    const { campaign, connection, balanceOf, lastCall } = await startCampaign();
    campaign.answer("firstClaimTime", Number(NOW));
    campaign.answer("hasExpired", false);
    const client = connect(...connection(admin));
    const { balance } = await taking.readClawback(client, campaignAt);
    expect(balance).toBe(await balanceOf(campaignAt));
    await taking.clawback(client, campaignAt, target, balance);
    expect(lastCall()).toMatchObject({
      functionName: "clawback",
      args: [target, balance],
      caller: admin,
      value: 0n,
    });
  });

  it("sponsors with an approval of exactly the amount", async () => {
    const { chain, campaign, connection, lastCall } = await startCampaign();
    const usdc = await chain.token("USDC", 6);
    await usdc.write("mint", [admin, SPONSORING.amount], { from: admin });
    campaign.on("sponsor", ({ args: [token, amount, biller], caller }) => ({
      moves: [[token, caller, biller, amount] as never],
    }));
    const client = connect(...connection(admin));
    await taking.sponsor(client, campaignAt, { token: usdc.address, ...SPONSORING });
    expect(lastCall()).toMatchObject({
      functionName: "sponsor",
      args: [usdc.address, SPONSORING.amount, SPONSORING.biller],
      value: 0n,
    });
    expect(await usdc.read("balanceOf", [SPONSORING.biller])).toBe(SPONSORING.amount);
    expect(await usdc.read("allowance", [admin, campaignAt])).toBe(0n);
  });

  it("makes files for a Safe, which claw back and sponsor", async () => {
    const { chain, campaign } = await startCampaign();
    const usdc = await chain.token("USDC", 6);
    await usdc.write("mint", [admin, SPONSORING.amount], { from: admin });
    campaign.on("sponsor", ({ args: [token, amount, biller], caller }) => ({
      moves: [[token, caller, biller, amount] as never],
    }));
    const back = taking.safeFile(chain.id, admin, campaignAt, { to: admin, amount: 7n });
    const pay = taking.safeFile(chain.id, admin, campaignAt, {
      token: usdc.address,
      ...SPONSORING,
    });
    for (const file of [back, pay]) await sendAsSafe(chain, admin, JSON.stringify(file));
    expect(
      campaign.calls().map(({ functionName, args, caller }) => [functionName, args, caller]),
    ).toEqual([
      ["clawback", [admin, 7n], admin],
      ["sponsor", [usdc.address, SPONSORING.amount, SPONSORING.biller], admin],
    ]);
    expect(await usdc.read("balanceOf", [SPONSORING.biller])).toBe(SPONSORING.amount);
  });
});
