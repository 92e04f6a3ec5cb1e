import { sablier } from "sablier";
import type { Abi } from "viem";
import { decodeFunctionData, encodeFunctionData } from "viem/utils";
import { describe, expect, test } from "vitest";

import { loadModel } from "../../../../plugins/protocol-data/test-model";
import { initialTexts } from "@site/src/forms";
import type { ReleaseTable } from "@site/src/lib/protocol/model";
import {
  builderFields,
  createBoxes,
  formatTuple,
  type LinearPlan,
  planLinear,
  TARGET_FUNCTIONS,
} from "./build";

function lockupTable(): ReleaseTable {
  const table = loadModel().tables.find(({ ref }) => ref === "lockup@v2.0");
  if (table === undefined) throw new Error("The model has no lockup@v2.0");
  return table;
}

const release = lockupTable();
const FIELDS = builderFields(release.deployments.map(({ chain }) => chain));
const TEXTS = initialTexts(FIELDS);
const LOCKUP = "0x4444444444444444444444444444444444444444";

function planOf(changes: Partial<typeof TEXTS> = {}): LinearPlan {
  const { plan } = planLinear(FIELDS, { ...TEXTS, ...changes });
  if (plan === undefined) throw new Error("There is no plan");
  return plan;
}

function abiOf(contract: string): Abi {
  const { abi } = sablier.releases.get({ protocol: "lockup", version: "v2.0" }) as unknown as {
    abi: Record<string, Abi>;
  };
  return abi[contract] ?? [];
}

describe("boxes", () => {
  test.each(["timestamps", "durations", "batch"] as const)(
    "%s: an explorer encodes them to the call that is meant",
    (target) => {
      const { contract, name, selector } = TARGET_FUNCTIONS[target];
      const plan = planOf({ target });
      const boxes = createBoxes(plan, LOCKUP).filter(({ label }) => !label.startsWith("payable"));
      // Explorers read the boxes as JSON; addresses and numbers outside of tuples are bare.
      const args = boxes.map(
        ({ value }) => (value.startsWith("[") ? JSON.parse(value) : value) as unknown,
      );
      const data = encodeFunctionData({ abi: abiOf(contract), functionName: name, args });
      expect(data.slice(0, 10)).toBe(selector);
      const decoded = JSON.stringify(
        decodeFunctionData({ abi: abiOf(contract), data }).args,
        (_, value: unknown) => (typeof value === "bigint" ? `${value}` : value),
      );
      for (const part of [plan.sender, plan.recipient, plan.token, `${plan.totalAmount}`]) {
        expect(decoded.toLowerCase()).toContain(part.toLowerCase());
      }
    },
  );

  test("of the example are those that the page explains", () => {
    const values = createBoxes(planOf(), LOCKUP).map(({ value }) => value);
    expect(values).toEqual([
      "0",
      '["0x1111111111111111111111111111111111111111","0x2222222222222222222222222222222222222222","100000000000000000000","0x3333333333333333333333333333333333333333",false,true,[1798761600,1830297600],"",["0x0000000000000000000000000000000000000000",0]]',
      '[0,"2000000000000000000"]',
      "1801440000",
    ]);
  });

  test("durations count from the start", () => {
    const ten = { target: "durations", start: "2027-01-01", end: "2027-01-11", cliffUnlock: "0" };
    expect(createBoxes(planOf({ ...ten, cliff: "" }), LOCKUP)[3]?.value).toBe("[0,864000]");
    expect(createBoxes(planOf({ ...ten, cliff: "2027-01-02" }), LOCKUP)[3]?.value).toBe(
      "[86400,864000]",
    );
  });

  test("numbers that explorers round are quoted", () => {
    expect(formatTuple([2n ** 53n - 1n, 2n ** 53n, true, 'a"b'])).toBe(
      '[9007199254740991,"9007199254740992",true,"a\\"b"]',
    );
  });
});

describe("planLinear", () => {
  test.each([
    [{ cliff: "" }, "SablierHelpers_CliffTimeZeroUnlockAmountNotZero"],
    [{ recipient: `0x${"0".repeat(40)}` }, "ERC721InvalidReceiver"],
  ])("%o would revert with %s", (changes, error) => {
    const { revert, plan } = planLinear(FIELDS, { ...TEXTS, ...changes });
    expect(revert).toContain(error);
    expect(plan).toBeUndefined();
  });
});
