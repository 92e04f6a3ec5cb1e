import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { MAX_UINT128, MAX_UINT40, MAX_UINT64, UNIT } from "../fixed-point";
import {
  type Allocation,
  type LinearCampaignSchedule,
  type TrancheWithPercentage,
  buildTree,
  checkClaim,
  leafHash,
  merkleProof,
  processProof,
  readList,
} from ".";

const DAY = 86_400n;
const TOKENS = 10n ** 18n;
const PERCENT = UNIT / 100n;
const address = (digit: string) => `0x${digit.repeat(40)}`;

/** The first rows of the package's template, at 18 decimals. */
function templateRows(): Allocation[] {
  const path = createRequire(import.meta.url).resolve("sablier/csv/evm/airdrops/instant.csv");
  const [, ...lines] = readFileSync(path, "utf8").trim().split(/\r?\n/);
  return lines.map((line, row) => {
    const [recipient = "", amount = ""] = line.split(",");
    const [whole = "0", fraction = ""] = amount.split(".");
    return { index: BigInt(row), recipient, amount: BigInt(whole + fraction.padEnd(18, "0")) };
  });
}

function rows(count: number): Allocation[] {
  return Array.from({ length: count }, (_, row) => ({
    index: BigInt(row),
    recipient: `0x${(row + 1).toString(16).padStart(40, "0")}`,
    amount: BigInt(row + 1) * TOKENS,
  }));
}

describe("Merkle tree", () => {
  it("gives the known leaves and root of the template", () => {
    const tree = buildTree(templateRows());
    expect(tree.positions.map((node) => tree.nodes[node])).toEqual([
      "0x0a37b14647ad63a9f8259c6e02f70c99232fcec924c0a6dde5441fdd48ce03b0",
      "0x82346e98cf06cbe20c12d530c124978b59e933aa0e2ae6bd6a047fbca93ce8de",
    ]);
    expect(tree.root).toBe("0x4409666612bee9677ce9409fa690f730ec6f196e4b274d17f3c7de05337d7c91");
  });

  it.each([1, 2, 3, 4, 5, 8, 13, 64, 100])("proves every row of %d", (count) => {
    const allocations = rows(count);
    const tree = buildTree(allocations);
    allocations.forEach((allocation, row) => {
      const proof = merkleProof(tree, row);
      expect(proof.length).toBeLessThanOrEqual(Math.ceil(Math.log2(count)));
      expect(processProof(leafHash(allocation), proof)).toBe(tree.root);
      const more = { ...allocation, amount: allocation.amount + 1n };
      expect(processProof(leafHash(more), proof)).not.toBe(tree.root);
    });
  });

  it("rejects a leaf in place of a node", () => {
    const tree = buildTree(rows(4));
    const [left, right] = [tree.nodes[1], tree.nodes[2]];
    if (left === undefined || right === undefined) {
      throw new Error("Four leaves make two inner nodes");
    }
    expect(processProof(left, [right])).toBe(tree.root);
    const [first] = rows(4);
    expect(first && processProof(leafHash(first), [right])).not.toBe(tree.root);
  });

  it("names what is wrong with the input", () => {
    expect(() => buildTree([])).toThrow(/at least one allocation/);
    expect(() => merkleProof(buildTree(rows(2)), 2)).toThrow(/no row 2/);
  });
});

describe("list", () => {
  const rowsText = `${address("1")},1.5\n${address("2")},2\n${address("1")},3`;
  const given = rows(3);
  const document = (change: object = {}): string =>
    JSON.stringify({
      root: buildTree(given).root,
      recipients: given.map(({ recipient, amount }) => ({
        address: recipient,
        amount: String(amount),
      })),
      ...change,
    });

  it.each([
    ["lines", rowsText],
    ["semicolons between rows", rowsText.replaceAll("\n", ";")],
    ["semicolons or spaces between cells", rowsText.replaceAll(",", ";").replace(";", " ")],
    [
      "a header, quotes and line ends of a sheet",
      `\uFEFFAddress,Amount\r\n"${address("1")}", "1.5"\r\n${address("2")},2\r\n\r\n${address("1")},3\r\n`,
    ],
  ])("is read from %s", (_, text) => {
    const list = readList(text, { decimals: 6 });
    expect(list.allocations.map(({ index, amount }) => [index, amount])).toEqual([
      [0n, 1_500_000n],
      [1n, 2_000_000n],
      [2n, 3_000_000n],
    ]);
    expect([list.total, list.statedRoot]).toEqual([6_500_000n, undefined]);
  });

  it("is read from the document of a campaign", () => {
    expect(readList(document(), { decimals: 6 }).allocations).toEqual(given);
  });

  it.each([
    ["", /has no rows/],
    [
      `${rowsText}\n0x12,5\n${address("3")},0\n${address("3")}`,
      /^Line 4: "0x12" is not an address; write 0x and 40 hex digits\. Line 5: the amount is 0; use more than 0\. Line 6: .* is no row/,
    ],
    [`${address("1")},340282366920938463463374607431769`, /Line 1: .* does not fit uint128/],
    [`${address("1")},1.1234567`, /Line 1: .* has 7 decimals; the token has 6/],
    ["0x1,1\n".repeat(6), /Line 4: "0x1" is not an address; .*\. There are 2 more mistakes$/],
    ["<html><body>gone</body></html>", /^Line 1: .* is no row; write an address/],
    ["{", /begins like JSON and is none/],
    ['{"__proto__":{"recipients":[]}}', /has no list "recipients"/],
    ["{}", /has no list "recipients"/],
    ["[]", /has no list "recipients"/],
    [
      document({ recipients: [{ address: address("1"), amount: 5 }, null] }),
      /^Recipient 0: there is no address .*Recipient 1: there/,
    ],
    [document({ recipients: [{ address: address("1"), amount: "1.5" }] }), /^Recipient 0: .*1.5/],
    [`${rowsText}\n`.repeat(3), /has 9 rows; this tool takes 6/],
  ])("%s is refused", (text, message) => {
    expect(() => readList(text, { decimals: 6, most: 6 })).toThrow(message);
  });
});

describe("linear campaigns", () => {
  const SCHEDULE: LinearCampaignSchedule = {
    startTime: 0n,
    startPercentage: PERCENT,
    cliffDuration: 30n * DAY,
    cliffPercentage: PERCENT,
    totalDuration: 90n * DAY,
  };

  const LARGE = MAX_UINT128 / 20n;

  it.each<[Partial<LinearCampaignSchedule>, string, bigint?]>([
    [{}, "ok"],
    [{ cliffDuration: 0n }, "SablierHelpers_CliffTimeZeroUnlockAmountNotZero"],
    [{ cliffDuration: 90n * DAY }, "SablierHelpers_CliffTimeNotLessThanEndTime"],
    [{ startPercentage: UNIT }, "SablierHelpers_UnlockAmountsSumTooHigh"],
    [
      { cliffDuration: 0n, cliffPercentage: 0n, totalDuration: 0n },
      "SablierHelpers_StartTimeNotLessThanEndTime",
    ],
    [{ totalDuration: MAX_UINT40 }, "Panic"],
    [{ cliffDuration: MAX_UINT40 }, "Panic"],
    // Each unlock fits uint128 and their sum does not, or not even one of them does.
    [{ startPercentage: MAX_UINT64, cliffPercentage: MAX_UINT64 }, "Panic", LARGE],
    [{ startPercentage: MAX_UINT64 }, "PRBMath_UD60x18_IntoUint128_Overflow", MAX_UINT128],
  ])("with %o answer a claim with %s", (change, expected, amount = 100n * TOKENS) => {
    const campaign = { kind: "linear" as const, ...SCHEDULE, ...change };
    const result = checkClaim(campaign, amount, 1_740_000_000n, address("a"), 500n);
    expect(result.ok ? "ok" : result.error.name).toBe(expected);
  });
});

describe("tranched campaigns", () => {
  const half = (duration: bigint) => ({ unlockPercentage: UNIT / 2n, duration });

  it.each<[string, string, readonly TrancheWithPercentage[]]>([
    [
      "the first tranche has no duration",
      "SablierHelpers_StartTimeNotLessThanFirstTrancheTimestamp",
      [half(0n), half(1n)],
    ],
    [
      "a later tranche has no duration",
      "SablierHelpers_TrancheTimestampsNotOrdered",
      [half(1n), half(0n)],
    ],
    [
      "the first duration wraps around",
      "SablierHelpers_StartTimeNotLessThanFirstTrancheTimestamp",
      [half(MAX_UINT40), half(1n)],
    ],
    [
      "a later duration wraps around",
      "SablierHelpers_TrancheTimestampsNotOrdered",
      [half(1n), half(MAX_UINT40)],
    ],
    [
      "there are more tranches than MAX_COUNT",
      "SablierHelpers_TrancheCountTooHigh",
      [half(1n), half(1n), { unlockPercentage: 0n, duration: 1n }],
    ],
  ])("refuse a claim when %s: %s", (_, expected, tranches) => {
    const campaign = { kind: "tranched" as const, startTime: 0n, tranches };
    const result = checkClaim(campaign, 201n, 1000n, address("a"), 2n);
    expect(result.ok ? "accepted" : result.error.name).toBe(expected);
  });
});
