import { describe, expect, it } from "vitest";

import { ratePerSecond } from "../../../src/lib/flow";
import { DOLLAR, openFlow, recipient, sender, startFlow, STATUS, usdc } from "../support/flow-v3";
import { pageCalls } from "../support/page-calls";

const { text: page, names, valuesOf } = pageCalls("flow/v3.0/explorer");

describe("the page about block explorers and Flow v3.0", () => {
  it("goes from the approval to the withdrawal", () => {
    expect(names).toEqual([
      "approve",
      "createAndDeposit",
      "deposit",
      "calculateMinFeeWei",
      "withdrawMax",
    ]);
  });

  it("shows values that create, top up and pay the stream of its example", async () => {
    const started = await startFlow(usdc("4000"));
    const { chain, flow, token, setFee, balanceOf } = started;
    // The page's stream is 42.
    for (let id = 1n; id < 42n; id += 1n) await openFlow(started, { deposit: 0n });
    const [value, , , rate = "", start = "", , transferable, amount = ""] =
      valuesOf("createAndDeposit");
    expect(value).toBe("0");
    expect(new Date(Number(start) * 1000).toISOString()).toBe("2027-02-01T00:00:00.000Z");
    expect(BigInt(rate)).toBe(
      ratePerSecond({ amount: usdc("1000"), decimals: 6, seconds: 2_592_000n }),
    );
    expect(valuesOf("approve")[1]).toBe(amount);
    chain.timestamp = BigInt(start) - 86_400n;
    await token.write("approve", [flow.address, usdc("4000")], { from: sender });
    const id = await flow.write(
      "createAndDeposit",
      [
        sender,
        recipient,
        BigInt(rate),
        Number(start),
        token.address,
        transferable === "true",
        BigInt(amount),
      ],
      { from: sender },
    );
    const [, depositId = "", added = ""] = valuesOf("deposit");
    expect(String(id)).toBe(depositId);
    expect(await flow.read("statusOf", [id])).toBe(STATUS.PENDING);
    await flow.write("deposit", [id, BigInt(added), sender, recipient], { from: sender });
    expect(await flow.read("getBalance", [id])).toBe(usdc("4000"));

    await setFee("1");
    chain.timestamp = BigInt(start) + 864_000n;
    const [coins = "", withdrawId = ""] = valuesOf("withdrawMax");
    const paid = BigInt(Math.round(Number(coins) * 1e5)) * 10n ** 13n;
    expect(await flow.read("calculateMinFeeWei", [BigInt(withdrawId)])).toBe(DOLLAR);
    expect(page).toContain(`${DOLLAR} wei are 0.000333333333333333`);
    expect(paid >= DOLLAR).toBe(true);
    await flow.write("withdrawMax", [id, recipient], { from: recipient, value: paid });
    expect(await balanceOf(recipient)).toBe(333_333_333n);
  });

  it("lists the numbers of the statuses", () => {
    for (const [name, number] of Object.entries(STATUS)) {
      const words = name.toLowerCase().replace("_", " ");
      expect(page.replace(/\s+/gu, " ")).toContain(`${number} for ${words}`);
    }
  });
});
