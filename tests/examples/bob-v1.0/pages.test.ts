import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { SITE_DIR } from "../../../plugins/paths";
import { minimumOut, redemptionOf, VAULT_STATUSES } from "../../../src/lib/bob";
import { formatAmount } from "../../../src/lib/format/amounts";
import { shareTokenOf } from "../../vectors/bob-shares";
import { eth, FEE, usd } from "../support/bob";
import { pageCalls } from "../support/page-calls";

const pageOf = (file: string) => readFileSync(path.join(SITE_DIR, "docs", file), "utf8");
const flat = (text: string) => text.replace(/\s+/gu, " ");
const concept = pageOf("concepts/bob.mdx");
const explorer = pageOf("guides/bob/explorer.mdx");

describe("the page about vaults", () => {
  it("has the payouts that the model computes", () => {
    const rows = [...concept.matchAll(/^\| (Alice|Bobby|Carol) .*\|$/gmu)].map(([row]) =>
      row
        .split("|")
        .map((cell) => cell.trim())
        .slice(2, -1),
    );
    const totals = { wstEth: eth("30"), received: eth("31.4685") };
    expect(rows).toHaveLength(3);
    for (const [shares = "", wstEth = "", ...figures] of rows) {
      const own = { shares: eth(shares), wstEth: eth(wstEth) };
      const { part, fee, payout } = redemptionOf(own, totals, eth("0.1"));
      const computed = [part, part - own.shares, fee, payout];
      expect(figures).toEqual(computed.map((amount) => formatAmount(amount, 18)));
    }
  });

  it("has the names of a share token, and the statuses in the order of the checks", () => {
    const vault = { targetPrice: usd("5000"), expiry: BigInt(Date.UTC(2027, 11, 31) / 1000) };
    const { name, symbol } = shareTokenOf(1n, vault, "USDC");
    expect(concept).toContain(`\`${name}\``);
    expect(concept).toContain(`\`${symbol}\``);
    const rows = [...concept.matchAll(/^\| +(\d) \| `([A-Z]+)` /gmu)];
    expect(rows.map(([, number]) => VAULT_STATUSES[Number(number)])).toEqual([
      "EXPIRED",
      "SETTLED",
      "ACTIVE",
    ]);
    expect(rows.every(([, number, status]) => VAULT_STATUSES[Number(number)] === status)).toBe(
      true,
    );
  });
});

describe("the page about adapters", () => {
  it("has the minimum and the payout that the model computes", () => {
    const page = flat(pageOf("guides/bob/adapter.mdx"));
    const least = minimumOut(eth("31.5"), eth("1"), eth("0.005"));
    expect(page).toContain(`the minimum is ${formatAmount(least, 18)} ETH`);
    expect(page).toContain("the gain is 0.2937, the fee 0.02937, and the payout 6.26433 WETH");
  });
});

describe("the page about block explorers and Bob", () => {
  it("goes from the approval to the redemption", () => {
    expect(pageCalls("bob/explorer").names).toEqual([
      "approve",
      "enter",
      "enterWithNativeToken",
      "syncPriceFromOracle",
      "calculateMinFeeWei",
      "redeem",
    ]);
  });

  it("converts the fee to ether, and has the numbers of the statuses", () => {
    expect(flat(explorer)).toContain(`${FEE} wei are ${formatAmount(FEE, 18)}`);
    const [active, expired, settled] = VAULT_STATUSES.map((status) => status.toLowerCase());
    expect(flat(explorer)).toContain(`0 for ${active}, 1 for ${expired} and 2 for ${settled}`);
  });
});
