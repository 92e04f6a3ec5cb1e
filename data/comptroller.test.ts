import { readFileSync } from "node:fs";
import path from "node:path";

import type { Abi } from "viem";
import abiV10 from "sablier/abi/comptroller/v1.0/SablierComptroller.json";
import abiV11 from "sablier/abi/comptroller/v1.1/SablierComptroller.json";
import { describe, expect, it } from "vitest";

import { convertUsdFeeToWei } from "../src/lib/fees";
import { addressOf, loadVectors, type VectorFile } from "../tests/vectors/load";

/** Columns of the table of roles, and who stands for them in the recordings. */
const CALLERS: Readonly<Record<string, string>> = {
  "Any address": "third",
  "Fee collector": "feeCollector",
  "Fee manager": "feeManager",
  "Attestor manager": "attestorManager",
  Admin: "admin",
};

const REFUSALS = /^(?:CallerNotAdmin|UnauthorizedAccess|SablierComptroller_FeeRecipientNotAdmin)$/u;

const pageOf = (name: string): string =>
  readFileSync(path.join(__dirname, `../docs/reference/comptroller/${name}.mdx`), "utf8");

/** Cells of the rows of the table below a heading, the row of the titles first. */
function tableBelow(page: string, id: string): string[][] {
  const section = page.split(`{/* #${id} */}`)[1]?.split(/^## /mu, 1)[0] ?? "";
  return [...section.matchAll(/^\|(.+)\|$/gmu)]
    .map(([, row = ""]) => row.split("|").map((cell) => cell.trim()))
    .filter(([first = ""]) => !first.startsWith("---"));
}

const [titles = [], ...rows] = tableBelow(pageOf("overview"), "roles");

/** The table: function, and for `transferFees` to whom, with those who may call it. */
const allowed = new Map(
  rows.flatMap(([names = "", ...cells]) =>
    [...names.matchAll(/`(\w+)`( to the admin| to another address)?/gu)].map(
      ([, name = "", to]) => [
        `${name}${to ?? ""}`,
        titles.slice(1).filter((_, index) => cells[index] === "yes"),
      ],
    ),
  ),
);

/** Who got through to a function in a recording, by the same names. */
function recordedCallers(file: VectorFile): Map<string, string[]> {
  const steps = loadVectors(file).steps.filter(({ scenario }) => scenario.endsWith("who may call"));
  const found = new Map<string, string[]>();
  for (const { fn, by, args, error } of steps) {
    const toAdmin = args[1] === addressOf("admin");
    const to = fn === "transferFees" ? ` to ${toAdmin ? "the admin" : "another address"}` : "";
    const title = Object.keys(CALLERS).find((key) => addressOf(CALLERS[key] ?? "") === by) ?? "";
    const passed = error === undefined || !REFUSALS.test(error.name);
    found.set(`${fn}${to}`, [...(found.get(`${fn}${to}`) ?? []), ...(passed ? [title] : [])]);
  }
  return found;
}

const changing = (abi: unknown): string[] =>
  (abi as Abi)
    .filter((entry) => entry.type === "function")
    .filter(({ stateMutability }) => stateMutability !== "view")
    .map(({ name }) => name);

describe.each([
  ["comptroller-v1.1", abiV11, Object.keys(CALLERS)],
  [
    "comptroller-v1.0",
    abiV10,
    Object.keys(CALLERS).filter((title) => title !== "Attestor manager"),
  ],
] as const)("the table of roles and %s", (file, abi, callers) => {
  const recorded = recordedCallers(file);

  it("agree about each function", () => {
    const sorted = (names: readonly string[]) => callers.filter((title) => names.includes(title));
    const ofRelease = [...allowed].filter(([name]) => recorded.has(name));
    expect(Object.fromEntries([...recorded].map(([name, names]) => [name, sorted(names)]))).toEqual(
      Object.fromEntries(ofRelease.map(([name, names]) => [name, sorted(names)])),
    );
  });

  it("have all functions that change something, but the initializer", () => {
    const names = [...recorded.keys()].map((name) => name.split(" ", 1)[0]);
    expect([...new Set(names), "initialize"].toSorted()).toEqual(changing(abi).toSorted());
  });
});

it("has in the table of v1.1 no function beyond the recorded ones", () => {
  const recorded = recordedCallers("comptroller-v1.1");
  expect([...allowed.keys()].filter((name) => !recorded.has(name))).toEqual([]);
});

it("converts the examples of the page as it says", () => {
  const [, ...examples] = tableBelow(pageOf("overview"), "price-conversion");
  const dollars = (text: string, decimals: number): bigint => {
    const [whole = "0", fraction = ""] = text.replace(/[^\d.]/gu, "").split(".");
    return BigInt(whole + fraction.padEnd(decimals, "0"));
  };
  expect(examples.length).toBeGreaterThan(3);
  for (const [fee = "", feed = "", wei = ""] of examples) {
    const [price = "", places = ""] = feed.split(", ");
    const decimals = Number.parseInt(places, 10);
    const result = convertUsdFeeToWei(dollars(fee, 8), {
      version: "v1.1",
      feed: {
        decimals: BigInt(decimals),
        round: { answer: dollars(price, decimals), updatedAt: 0n },
      },
      now: 0n,
    });
    expect(result, `${fee} at ${feed}`).toBe(BigInt(wei.replaceAll(",", "")));
  }
});
