import { createRequire } from "node:module";

import { releases } from "sablier";
import type { Abi, AbiParameter } from "viem";
import { keccak256, stringToBytes, toEventHash, toFunctionHash } from "viem/utils";
import { beforeAll, describe, expect, it } from "vitest";

import type { AbiFile } from "../../data/contracts/schema";
import { RELEASES } from "../../data/releases";
import { SITE_DIR } from "../paths";
import { PACKAGE_ABIS } from "./abi-source";
import { coverageOf, missingEntries } from "./coverage";
import { buildReference } from "./model";
import { expandReleases } from "./releases";
import { SymbolIndex } from "./symbols";
import { listUnitPaths, loadUnits, type LoadedUnit } from "./units";

let units: readonly LoadedUnit[];
let index: SymbolIndex;

beforeAll(async () => {
  const descriptions = expandReleases(await loadUnits(SITE_DIR));
  ({ units } = descriptions);
  index = new SymbolIndex(buildReference(descriptions, PACKAGE_ABIS));
});

describe("the descriptions of SablierBatchLockup", () => {
  it("cover its ABI", () => {
    const coverage = coverageOf(index, "lockup/v2.0/SablierBatchLockup");
    expect(coverage.total).toBe(11);
    expect(coverage.missing).toEqual([]);
  });

  it("fit the ABI", () => {
    expect(
      index.reference.problems.filter(({ file }) => file.endsWith("/SablierBatchLockup.ts")),
    ).toEqual([]);
  });

  it("are missed when they are not there", () => {
    const rest = units.filter(({ id }) => id !== "lockup/SablierBatchLockup");
    const without = new SymbolIndex(buildReference({ units: rest, problems: [] }, PACKAGE_ABIS));
    const missing = missingEntries(without, "lockup/v2.0/SablierBatchLockup");
    expect(missing.map(({ signature }) => signature.split("(", 1)[0])).toEqual(
      expect.arrayContaining(["createWithDurationsLD", "createWithTimestampsLT"]),
    );
  });
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

/** An error hashes as a function of its name does. */
const FUNCTION_FORM = { type: "function", outputs: [], stateMutability: "pure" } as const;

/** The ABI as the package has it, read without the code under test. */
function packageAbi(file: AbiFile): Abi {
  return file === "legacy/v1.1/Sablier"
    ? (releases.legacy?.["v1.1"]?.abi.Sablier as Abi)
    : (createRequire(import.meta.url)(`sablier/abi/${file}.json`) as Abi);
}

/** The types of a signature, tuples replaced by what they hold, written for this test alone. */
function typesOf(parameters: readonly AbiParameter[]): string {
  return parameters
    .map((parameter) =>
      "components" in parameter
        ? parameter.type.replace(/^tuple/u, `(${typesOf(parameter.components)})`)
        : parameter.type,
    )
    .join(",");
}

describe("hashes of the entries of the package", () => {
  it.each(PACKAGE_ABIS.files)(
    "in %s are those of its signatures, computed in two other ways",
    (file) => {
      const described = [...index.reference.entries.values()].flat();
      const expected = packageAbi(file).flatMap((item) => {
        if (item.type !== "function" && item.type !== "event" && item.type !== "error") return [];
        const signature = `${item.name}(${typesOf(item.inputs)})`;
        const plain = keccak256(stringToBytes(signature));
        const byViem =
          item.type === "event"
            ? toEventHash(item)
            : toFunctionHash(item.type === "function" ? item : { ...item, ...FUNCTION_FORM });
        expect(byViem, signature).toBe(plain);
        const hash = item.type === "event" ? plain : plain.slice(0, 10);
        return [`${item.type} ${signature} ${hash}`];
      });
      const shown = new Set(
        described.map(({ record, signature, hash }) => `${record.kind} ${signature} ${hash}`),
      );
      expect(expected.length).toBeGreaterThan(0);
      expect(expected.filter((line) => !shown.has(line))).toEqual([]);
    },
  );
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
    ["airdrops", "SablierMerkleBase#clawback"],
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

it("finds the files of the descriptions and no others", () => {
  const paths = listUnitPaths(SITE_DIR);
  expect(paths).toContain("lockup/SablierBatchLockup");
  expect(paths.filter((one) => !/^[a-z]+\/(?:[\w.-]+\/)?[A-Z]\w+$/u.test(one))).toEqual([]);
});
