import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { MAX_UINT128, MAX_UINT40, MAX_UINT64, UNIT, attempt } from "../fixed-point";
import {
  type Allocation,
  type LinearCampaignSchedule,
  type TrancheWithPercentage,
  buildTree,
  checkClaim,
  clawbackWindow,
  displayName,
  hasExpired,
  isClawbackAllowed,
  isPercentagesSum100,
  leafHash,
  linearClaimStream,
  merkleProof,
  pairHash,
  processProof,
  storedName,
  totalPercentage,
  tranchedClaimStream,
  verifyProof,
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
    expect(tree.leaves).toEqual([
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
      expect(verifyProof(tree.root, allocation, proof)).toBe(true);
      const more = { ...allocation, amount: allocation.amount + 1n };
      expect(verifyProof(tree.root, more, proof)).toBe(false);
    });
  });

  it("treats mixed-case and lower-case addresses alike", () => {
    const [row] = templateRows();
    if (row === undefined) {
      throw new Error("The template has rows");
    }
    expect(leafHash({ ...row, recipient: row.recipient.toLowerCase() })).toBe(leafHash(row));
  });

  it("rejects a leaf in place of a node", () => {
    const tree = buildTree(rows(4));
    const [left, right] = [tree.nodes[1], tree.nodes[2]];
    if (left === undefined || right === undefined) {
      throw new Error("Four leaves make two inner nodes");
    }
    expect(processProof(left, [right])).toBe(tree.root);
    expect(pairHash(left, right)).toBe(tree.root);
    const [first] = rows(4);
    expect(first && verifyProof(tree.root, first, [right])).toBe(false);
  });

  it("names what is wrong with the input", () => {
    expect(() => buildTree([])).toThrow(/at least one allocation/);
    const twice = [...rows(3), ...rows(2)];
    expect(() => buildTree(twice)).toThrow(/used twice: 0, 1/);
    expect(() => leafHash({ index: 0n, recipient: "0x12", amount: 1n })).toThrow(/"0x12"/);
    const tooMuch = { index: 0n, recipient: address("1"), amount: MAX_UINT128 + 1n };
    expect(() => leafHash(tooMuch)).toThrow(/The amount is/);
    expect(() => merkleProof(buildTree(rows(2)), 2)).toThrow(/no row 2/);
    const [row] = rows(1);
    expect(() => row && verifyProof("0x00", row, [])).toThrow(/The root is "0x00"/);
    expect(() => row && verifyProof(buildTree(rows(1)).root, row, ["abc"])).toThrow(/element 0/);
  });
});

describe("clawback window", () => {
  const CLAIM = 1_740_087_400n;

  it("is open before the first claim, whatever the time", () => {
    expect(clawbackWindow({ expiration: 0n, firstClaimTime: 0n }, CLAIM)).toEqual({
      phase: "before-first-claim",
      allowed: true,
      nextChange: undefined,
    });
  });

  it("closes one second after seven days and opens again at the expiration", () => {
    const times = { expiration: CLAIM + 30n * DAY, firstClaimTime: CLAIM };
    expect(clawbackWindow(times, CLAIM)).toEqual({
      phase: "grace-period",
      allowed: true,
      nextChange: CLAIM + 7n * DAY + 1n,
    });
    expect(isClawbackAllowed(times, CLAIM + 7n * DAY)).toBe(true);
    expect(clawbackWindow(times, CLAIM + 7n * DAY + 1n)).toEqual({
      phase: "closed",
      allowed: false,
      nextChange: times.expiration,
    });
    expect(clawbackWindow(times, times.expiration).phase).toBe("expired");
    expect(isClawbackAllowed(times, times.expiration)).toBe(true);
  });

  it("never opens again without an expiration", () => {
    const times = { expiration: 0n, firstClaimTime: CLAIM };
    const window = clawbackWindow(times, CLAIM + 400n * DAY);
    expect(window).toEqual({ phase: "closed", allowed: false, nextChange: undefined });
  });

  it("stays open when the campaign expires within the grace period", () => {
    const times = { expiration: CLAIM + DAY, firstClaimTime: CLAIM };
    expect(clawbackWindow(times, CLAIM + 1n).nextChange).toBeUndefined();
    expect(clawbackWindow(times, CLAIM + 9n * DAY)).toMatchObject({ phase: "expired" });
  });

  it("counts the expiration second as expired", () => {
    expect(hasExpired({ expiration: 10n }, 9n)).toBe(false);
    expect(hasExpired({ expiration: 10n }, 10n)).toBe(true);
    expect(hasExpired({ expiration: 0n }, 10n)).toBe(false);
  });
});

describe("names", () => {
  it("are cut or filled to 32 bytes and read back without the filling", () => {
    expect(storedName("Campaign")).toHaveLength(32);
    expect(displayName(storedName("Campaign"))).toBe("Campaign");
    expect(storedName("A campaign name that is longer than thirty-two bytes")).toBe(
      "A campaign name that is longer t",
    );
    expect(displayName(storedName(""))).toBe("");
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

  it("give late claimers of a fixed start what has vested already", () => {
    const fixed = { ...SCHEDULE, startTime: 1000n };
    const { timestamps } = linearClaimStream(fixed, TOKENS, 10n ** 9n);
    expect(timestamps).toEqual({ start: 1000n, end: 1000n + 90n * DAY });
  });

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

  it("with more than 100% refuse all but allocations of a few base units, which round to 0", () => {
    const tooMuch = { startPercentage: 60n * PERCENT, cliffPercentage: 60n * PERCENT };
    const campaign = { kind: "linear" as const, ...SCHEDULE, ...tooMuch };
    const accepts = (amount: bigint) =>
      checkClaim(campaign, amount, 1_740_000_000n, address("a"), 500n).ok;
    expect([1n, 2n, 100n, TOKENS].map(accepts)).toEqual([true, true, false, false]);
  });

  it("need an admin, who becomes the sender", () => {
    const campaign = { kind: "linear" as const, ...SCHEDULE };
    const result = checkClaim(campaign, TOKENS, 1_740_000_000n, address("0"), 500n);
    expect(result.ok ? "" : result.error.name).toBe("SablierHelpers_SenderZeroAddress");
  });
});

describe("tranched campaigns", () => {
  const third = UNIT / 3n;
  const THIRDS = [
    { unlockPercentage: third, duration: 100n },
    { unlockPercentage: third, duration: 100n },
    { unlockPercentage: UNIT - 2n * third, duration: 100n },
  ];

  it("give the last tranche what rounding leaves", () => {
    const { schedule, timestamps } = tranchedClaimStream(0n, THIRDS, 201n, 1000n);
    expect(timestamps).toEqual({ start: 1000n, end: 1300n });
    expect(schedule.model === "tranched" && schedule.tranches).toEqual([
      { amount: 66n, timestamp: 1100n },
      { amount: 66n, timestamp: 1200n },
      { amount: 69n, timestamp: 1300n },
    ]);
  });

  it("refuse a claim unless the shares add up to 100%", () => {
    const campaign = { kind: "tranched" as const, startTime: 0n, tranches: THIRDS.slice(0, 2) };
    const result = checkClaim(campaign, 201n, 1000n, address("a"), 500n);
    expect(result.ok ? undefined : result.error).toEqual({
      name: "SablierMerkleLT_TotalPercentageNotOneHundred",
      args: [2n * third],
    });
  });

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

  // The factory adds up a uint256, the constructor of the campaign a uint64.
  it("can have any sum for isPercentagesSum100, and one of at most uint64 at deployment", () => {
    const shares = (...unlockPercentages: bigint[]) =>
      unlockPercentages.map((unlockPercentage) => ({ unlockPercentage, duration: 1n }));
    expect(isPercentagesSum100(shares(UNIT / 4n, (3n * UNIT) / 4n))).toBe(true);
    expect(isPercentagesSum100([])).toBe(false);
    // Beyond uint64; the second sum wraps around to 100% there.
    const wrapped = shares(MAX_UINT64, UNIT + 1n);
    expect(isPercentagesSum100(shares(MAX_UINT64, 1n))).toBe(false);
    expect(isPercentagesSum100(wrapped)).toBe(false);
    expect(totalPercentage(shares(MAX_UINT64))).toBe(MAX_UINT64);
    expect(attempt(() => totalPercentage(wrapped))).toEqual({
      ok: false,
      error: { name: "Panic", args: [0x11n] },
    });
  });
});
