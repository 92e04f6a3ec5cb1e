import factoryAbi from "sablier/abi/airdrops/v1.3/SablierMerkleFactory.json";
import type { Abi } from "viem";
import { describe, expect, test } from "vitest";
import { initialTexts } from "@site/src/forms";
import { CAMPAIGN_FIELDS, CREATE_FUNCTION, evaluate } from "./build";

const INITIAL = initialTexts(CAMPAIGN_FIELDS);
const A = `0x${"1".repeat(40)}`;
const dai = (amount: number): bigint => BigInt(amount) * 10n ** 18n;

function builtWith(changes: Partial<typeof INITIAL> = {}) {
  const { built, problems } = evaluate({ ...INITIAL, ...changes });
  if (built === undefined) throw new Error(JSON.stringify(problems));
  return built;
}

const verdictOf = (changes: Partial<typeof INITIAL>, name: RegExp) =>
  builtWith(changes).checks.find((check) => name.test(check.name));

describe("evaluate", () => {
  test("gives each recipient what the guide says", () => {
    const { previews, moments, total, checks } = builtWith();
    expect(total).toBe(dai(4000));
    expect(moments).toEqual(["at the claim", "30 days later", "90 days later"]);
    expect(previews.map(({ released }) => released)).toEqual([
      [dai(10), dai(20), dai(1000)],
      [dai(25), dai(50), dai(2500)],
      [dai(5), dai(10), dai(500)],
    ]);
    expect(checks.map(({ verdict }) => verdict)).toEqual(Array(6).fill("fine"));
  });

  test("unlocks tranches as the guide says", () => {
    const { previews, moments } = builtWith({ kind: "tranched" });
    expect(moments).toEqual(["at the claim", "30 days later", "90 days later"]);
    expect(previews[1]?.released).toEqual([0n, dai(750), dai(2500)]);
  });

  test.each(["instant", "linear", "tranched"] as const)(
    "writes the arguments of %s in the order of the ABI",
    (kind) => {
      const call = JSON.parse(builtWith({ kind }).call) as Record<string, unknown>;
      const entry = (factoryAbi as Abi).find(
        (item) => item.type === "function" && item.name === CREATE_FUNCTION[kind],
      );
      if (entry?.type !== "function")
        throw new Error(`The factory has no ${CREATE_FUNCTION[kind]}.`);
      expect(Object.keys(call)).toEqual(["function", ...entry.inputs.map(({ name }) => name)]);
      const [base] = entry.inputs;
      const fields = base !== undefined && "components" in base ? base.components : [];
      expect(Object.keys(call.baseParams as object)).toEqual(fields.map(({ name }) => name));
    },
  );

  test.each([
    [{ cliff: "90d" }, /opens a stream/, "stop", /SablierHelpers_CliffTimeNotLessThanEndTime/],
    [{ kind: "tranched", tranches: "30% 30d" }, /100%/, "stop", /^30%/],
    [{ expiration: "2025-12-31" }, /Claims are possible/, "stop", /is past/],
    [{ expiration: "" }, /Claims are possible/, "look", /no end/],
    [{ claimAfter: "100d" }, /Claims are possible/, "look", /after the expiration/],
    [{ admin: `0x${"0".repeat(40)}`, kind: "instant" }, /admin/, "stop", /clawed back/],
    [
      { name: "A name of more than thirty-two bytes" },
      /name/,
      "look",
      /A name of more than thirty-two b"/,
    ],
    [{ rows: `${A},1\n${A},2` }, /once/, "look", /1 more than once/],
    [{ cancelable: "yes" }, /canceled/, "look", /could cancel/],
  ] as const)("%o: the check %s says %s", (changes, name, verdict, text) => {
    const check = verdictOf(changes, name);
    expect(check?.verdict).toBe(verdict);
    expect(check?.text).toMatch(text);
  });

  test.each([
    [{ rows: "0x8B1dD8774373729B7755202079F52D8c7444D335,5" }, "rows", /Line 1: .*wrong checksum/],
    [{ rows: `${A},1\n`.repeat(9) }, "rows", /has 9 rows; this tool takes 8/],
    [{ kind: "tranched", tranches: "30%" }, "tranches", /"30%" is no tranche/],
    [
      { kind: "tranched", tranches: Array(13).fill("1% 1d").join(",") },
      "tranches",
      /There are 13 tranches/,
    ],
  ] as const)("%o is a problem of %s", (change, field, message) => {
    const { problems, built } = evaluate({ ...INITIAL, ...change });
    expect(problems[field]).toMatch(message);
    expect(built).toBeUndefined();
  });
});
