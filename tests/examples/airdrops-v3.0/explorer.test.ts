import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { CALL_HINTS } from "../../../data/call-hints";
import { proofOf, rootOf, treeOf } from "../../../examples/typescript/airdrops/merkle-tree";
import { SITE_DIR } from "../../../plugins/paths";
import { dai } from "../support/table";
import { FEE } from "./claim-support";

const page = readFileSync(path.join(SITE_DIR, "docs/guides/airdrops/v3.0/explorer.mdx"), "utf8");

/** The list of the page's example. */
const ROWS = ["1000", "2500", "500"].map((amount, index) => ({
  index: BigInt(index),
  recipient: `0x${String(index + 2).repeat(40)}` as const,
  amount: dai(amount),
}));

describe("the page about block explorers and Airdrops v3.0", () => {
  it("shows a proof that leads from its first row to the root with which its campaign is created", () => {
    const [first] = ROWS;
    if (first === undefined) throw new Error("The list is empty.");
    const tree = treeOf(ROWS);
    expect(CALL_HINTS["campaignParams.merkleRoot"]?.initial).toBe(rootOf(tree));
    expect(CALL_HINTS["airdrops:merkleProof"]?.initial).toBe(proofOf(tree, first).join("\n"));
    expect(CALL_HINTS["airdrops:index"]?.initial).toBe(String(first.index));
    expect(CALL_HINTS.recipient?.initial).toBe(first.recipient);
    for (const name of ["claim", "claimTo"]) {
      expect(page).toMatch(
        new RegExp(`function="${name}"\\s+values=\\{\\{ amount: "1000", value: "0\\.00068" \\}\\}`),
      );
    }
    expect(CALL_HINTS["airdrops:aggregateAmount"]?.initial).toBe("4000");
    expect(ROWS.reduce((sum, { amount }) => sum + amount, 0n)).toBe(dai("4000"));
  });

  it("turns the wei of its fee into coins, and sends more than the fee", () => {
    expect(page).toContain(`${FEE} wei are 0.000${FEE}.`);
    expect(dai("0.00068")).toBeGreaterThan(FEE);
  });
});
