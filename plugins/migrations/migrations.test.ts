import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { parseAbi } from "viem";
import { describe, expect, it } from "vitest";

import type { Migration, MigrationRow, SymbolName } from "../../data/migrations/schema";
import type { AbiFile } from "../../data/contracts/schema";
import { loadAbi } from "../contract-reference/abi-source";
import { symbolsOf } from "./abi-symbols";
import { keptSymbols, migrationProblems, movesOf, type Sides } from "./check";
import { loadMigrations } from "./load";
import { renderMigration } from "./render";

const BEFORE = parseAbi([
  "function cancel(uint256 streamId)",
  "function pause(uint256 streamId)",
  "function ownerOf(uint256 streamId) view returns (address)",
  "function withdraw(uint256 streamId) payable",
  "event Canceled(uint256 streamId)",
  "error Vault_Null(uint256 streamId)",
]);
const AFTER = parseAbi([
  "function cancel(uint256 streamId) returns (uint128)",
  "function ownerOf(uint256 streamId) view returns (address)",
  "function withdraw(uint256 streamId) payable",
  "function resume(uint256 streamId)",
  "event Canceled(uint256 indexed streamId)",
  "error State_Null(uint256 streamId)",
]);

const regions = ["cancel", "pause"];
const sides: Sides = {
  before: { symbols: symbolsOf(new Map([["Vault", BEFORE]])), urlOf: () => undefined, regions },
  after: {
    symbols: symbolsOf(new Map([["Vault", AFTER]])),
    urlOf: (symbol) => (symbol === "error Errors.Helpers_Empty" ? "/errors" : undefined),
    regions,
  },
};

const row = (id: string, rest: Partial<MigrationRow>): MigrationRow => ({
  id,
  title: id,
  text: [],
  symbols: [],
  ...rest,
});

const rows: readonly MigrationRow[] = [
  row("cancel", {
    symbols: ["function Vault.cancel", "event Vault.Canceled"],
    example: "cancel",
  }),
  row("pause", {
    symbols: ["function Vault.pause", "function Vault.resume", "function Vault.withdraw"],
    example: "pause",
  }),
  row("errors", {
    symbols: ["error Errors.Helpers_Empty"],
    renames: [["error Vault.Vault_Null", "error Vault.State_Null"]],
  }),
];

/** A move between two made-up releases: a table takes data only. */
const migration = (changed: readonly MigrationRow[] = rows): Migration => ({
  from: "lockup@v8.0",
  to: "lockup@v9.0",
  contracts: ["Vault"],
  examples: { before: "before.sol", after: "after.sol" },
  rows: changed,
});

const replaced = (id: string, change: Partial<MigrationRow>): MigrationRow[] =>
  rows.map((one) => (one.id === id ? { ...one, ...change } : one));

const problemsOf = (changed: readonly MigrationRow[]): string =>
  migrationProblems(migration(changed), sides).join("\n");

describe("a table of a move [spec 7.5]", () => {
  it("is right when each change of the ABI is in one row", () => {
    expect(problemsOf(rows)).toBe("");
  });

  it("tells what became of each symbol from the two ABIs", () => {
    const changes = rows.flatMap((one) => movesOf(one, sides)).map(({ change }) => change);
    expect(changes).toEqual([
      "signature changed",
      "signature changed",
      "removed",
      "added",
      "behavior changed",
      "added",
      "renamed",
    ]);
    expect(keptSymbols(migration(), sides)).toEqual(["function Vault.ownerOf"]);
  });

  it("refuses a row that names no symbol", () => {
    expect(problemsOf(replaced("errors", { symbols: [], renames: [] }))).toMatch(
      /row "errors" names no symbol\. Add it/u,
    );
  });

  it("refuses symbols that a release does not have", () => {
    const unknown: SymbolName = "function Vault.stop";
    expect(problemsOf(replaced("pause", { symbols: [unknown] }))).toMatch(
      /neither lockup@v8\.0 nor lockup@v9\.0 has "function Vault\.stop"/u,
    );
    expect(
      problemsOf(replaced("errors", { renames: [["error Vault.A", "error Vault.B"]] })),
    ).toMatch(/lockup@v8\.0 has no "error Vault\.A"[^]*lockup@v9\.0 has no "error Vault\.B"/u);
  });

  it("lists each change of the ABI that no row names", () => {
    const problems = problemsOf(replaced("cancel", { symbols: ["function Vault.cancel"] }));
    expect(problems).toMatch(/"event Vault\.Canceled" differs, and no row names it/u);
    expect(problemsOf(replaced("pause", { symbols: ["function Vault.withdraw"] }))).toMatch(
      /"function Vault\.pause" was removed[^]*"function Vault\.resume" was added/u,
    );
  });

  it("refuses a symbol in two rows", () => {
    expect(problemsOf(replaced("errors", { symbols: ["function Vault.cancel"] }))).toMatch(
      /"function Vault\.cancel" is in the rows cancel and errors/u,
    );
  });

  it("refuses a symbol that another contract has alike, and that a table would list twice", () => {
    const alike: Sides = {
      ...sides,
      before: {
        ...sides.before,
        urlOf: (symbol) => (symbol === "error Batch.Vault_Null" ? "/batch" : undefined),
      },
    };
    const symbols: SymbolName[] = ["error Errors.Helpers_Empty", "error Batch.Vault_Null"];
    expect(migrationProblems(migration(replaced("errors", { symbols })), alike)).toEqual([
      'lockup@v8.0 to lockup@v9.0: "error Batch.Vault_Null" and "error Vault.Vault_Null" are the same entry and would be listed twice. Keep the second.',
    ]);
  });

  it("wants code before and after for each row that changes what code calls", () => {
    const [{ id, title, text, symbols }, ...others] = rows as [MigrationRow, ...MigrationRow[]];
    expect(problemsOf([{ id, title, text, symbols }, ...others])).toMatch(
      /row "cancel" changes what code calls/u,
    );
    expect(problemsOf(replaced("cancel", { example: "stop" }))).toMatch(
      /before\.sol has no region "stop"[^]*after\.sol has no region "stop"/u,
    );
  });
});

describe("the tables of all moves", async () => {
  const all = await loadMigrations(process.cwd());

  it.each(all.map((one) => [`${one.migration.from} to ${one.migration.to}`, one] as const))(
    "%s: have no line twice",
    (_, one) => {
      visit({ type: "root", children: renderMigration(one) } as Root, "table", ({ children }) => {
        const lines = children.map((line) => toString(line));
        expect(lines).toEqual([...new Set(lines)]);
      });
    },
  );
});

describe("the leads of the pages about moves", () => {
  /** Functions of the old release, overloads apart, whose selector the new one does not have. */
  const lost = (from: string, to: string): string[] =>
    ["SablierLockup", "SablierBatchLockup"].flatMap((contract) => {
      const [before, after] = [from, to].map((version) =>
        symbolsOf(new Map([[contract, loadAbi(`lockup/${version}/${contract}` as AbiFile)]])),
      );
      return [...(before ?? [])].flatMap(([name, { hashes }]) => {
        if (!name.startsWith("function ")) return [];
        const kept = after?.get(name)?.hashes ?? [];
        return hashes.every((hash) => kept.includes(hash)) ? [] : [name.slice("function ".length)];
      });
    });

  it("name the functions that do not keep their selector in v4.0: linear streams, one or a batch", () => {
    expect(lost("v3.0", "v4.0").toSorted()).toEqual([
      "SablierBatchLockup.createWithDurationsLL",
      "SablierBatchLockup.createWithTimestampsLL",
      "SablierLockup.createWithDurationsLL",
      "SablierLockup.createWithTimestampsLL",
    ]);
  });

  it("name the functions that do not keep it in v3.0: those that create, and those that are gone", () => {
    const names = lost("v2.0", "v3.0");
    const isCreation = (name: string) => name.includes(".createWith");
    expect(names.filter(isCreation)).toHaveLength(12);
    expect(names.filter((name) => !isCreation(name)).toSorted()).toEqual([
      ..."SablierLockup.MAX_BROKER_FEE SablierLockup.MAX_COUNT SablierLockup.admin".split(" "),
      ..."SablierLockup.collectFees SablierLockup.renounceMultiple".split(" "),
      ..."SablierLockup.transferAdmin".split(" "),
    ]);
  });
});
