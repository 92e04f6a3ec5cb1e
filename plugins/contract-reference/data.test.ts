import { beforeAll, describe, expect, it } from "vitest";

import { RELEASES } from "../../data/releases";
import { SITE_DIR } from "../paths";
import { referenceSource } from "./source";
import type { SymbolIndex } from "./symbols";

let index: SymbolIndex;

beforeAll(async () => {
  index = await referenceSource(SITE_DIR).load();
});

describe("selectors", () => {
  // Selectors that no ABI of the package has, as the compiler of the release gives them.
  it.each([
    ["lockup/VestingMath", "calculateLockupDynamicStreamedAmount", "0xcd82e8d2"],
    ["lockup/VestingMath", "calculateLockupLinearStreamedAmount", "0x987117a3"],
    ["lockup/VestingMath", "calculateLockupTranchedStreamedAmount", "0x485c4f5d"],
    ["lockup/Helpers", "calculateSegmentTimestamps", "0xf0b95e09"],
    ["lockup/Helpers", "checkCreateLockupLinear", "0xcec85a90"],
    ["lockup/ISablierLockupRecipient", "onSablierLockupCancel", "0x6a5788f8"],
    ["lockup/Errors", "SablierHelpers_BrokerFeeTooHigh", "0x902d95c6"],
    ["lockup/Errors", "SablierHelpers_SegmentTimestampsNotOrdered", "0x7d6d1f33"],
    ["lockup/Errors", "SablierHelpers_UnlockAmountsSumTooHigh", "0x0b4ba30d"],
    ["lockup/Errors", "BatchError", "0xd9354485"],
    ["lockup/Errors", "SablierBatchLockup_BatchSizeZero", "0x36186274"],
    ["lockup/Errors", "SablierLockupBase_WithdrawAmountZero", "0xf747ab7c"],
  ])("%s %s is %s", (unit, name, selector) => {
    expect(index.entriesOf(unit).find((entry) => entry.name === name)?.hash).toBe(selector);
  });
});

it("tells a state variable from the getter that differs only in case", () => {
  const anchors = ["SHAPE", "shape"].map((name) =>
    index.resolve(`airdrops/SablierMerkleBase#${name}`),
  );
  const page = "/reference/airdrops/contracts/abstracts/abstract.SablierMerkleBase";
  expect(anchors).toMatchObject([{ url: `${page}#state-shape` }, { url: `${page}#shape` }]);
});

it("names a release in front of a unit, also of one whose id has none", () => {
  expect(index.resolve("lockup/v2.0/SablierLockup#withdraw")).toEqual(
    index.resolve("lockup/SablierLockup#withdraw"),
  );
  expect(index.resolve("lockup/v1.2/SablierLockup")).toHaveProperty("reason");
});

describe("from pages about all releases", () => {
  const newestOf = (protocol: string) =>
    RELEASES.findLast(({ ref, depth }) => ref.startsWith(`${protocol}@`) && depth !== "holders");

  it.each([
    ["lockup", "SablierLockup#withdraw"],
    ["flow", "SablierFlow#withdraw"],
    ["airdrops", "SablierMerkleInstant#clawback"],
    ["comptroller", "SablierComptroller#setMinFeeUSD"],
  ])("links of %s lead to its newest reference", (protocol, symbol) => {
    const version = newestOf(protocol)?.ref.split("@")[1] ?? "";
    const newest = index.resolveNewest(`${protocol}/${symbol}`);
    expect(newest).toHaveProperty("url");
    expect(newest).toEqual(index.resolve(`${protocol}/${version}/${symbol}`));
  });

  it("links name the release of what the newest one lacks", () => {
    const reasonOf = (target: string): string => {
      const found = index.resolveNewest(target);
      return "reason" in found ? found.reason : "";
    };
    expect(reasonOf("lockup/SablierLockup#MAX_COUNT")).toMatch(
      /write ref:lockup\/v2\.0\/SablierLockup#MAX_COUNT\.$/u,
    );
    expect(index.resolveNewest("lockup/v2.0/SablierLockup#MAX_COUNT")).toHaveProperty("url");
    expect(reasonOf("lockup/Nothing")).toMatch(/^there is no unit "lockup\/v4\.0\/Nothing"\./u);
  });
});
