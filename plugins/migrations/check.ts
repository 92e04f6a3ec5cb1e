import type { Migration, MigrationRow, SymbolName } from "../../data/migrations/schema";
import type { AbiSymbols } from "./abi-symbols";

export type Change = "behavior changed" | "signature changed" | "renamed" | "removed" | "added";

/** One symbol of a row; a renamed one has a name on both sides. */
export interface Move {
  readonly before: SymbolName | undefined;
  readonly after: SymbolName | undefined;
  readonly change: Change;
}

export type Side = "before" | "after";

const SIDES: readonly Side[] = ["before", "after"];

export interface Sides {
  readonly before: AbiSymbols;
  readonly after: AbiSymbols;
  /** Where a release describes a symbol, also one that no ABI has: errors of linked libraries, enums. */
  readonly urlOf: (side: Side, symbol: SymbolName) => string | undefined;
  /** Regions of the files with the code before and after. */
  readonly regions: { readonly before: readonly string[]; readonly after: readonly string[] };
}

/** Whether a release has a symbol, in an ABI or described apart. */
function has(sides: Sides, side: Side, symbol: SymbolName): boolean {
  return sides[side].has(symbol) || sides.urlOf(side, symbol) !== undefined;
}

/**
 * The symbols by which the ABIs have an entry that a row names after another contract: what contracts have
 * alike, as errors of the same library, is in them once.
 */
function sameEntries(sides: Sides, symbol: SymbolName): SymbolName[] {
  const nameOf = (one: SymbolName): string => one.replace(/ [^.]+\./u, " ");
  return SIDES.filter(
    (side) => !sides[side].has(symbol) && sides.urlOf(side, symbol) !== undefined,
  ).flatMap((side) => [...sides[side].keys()].filter((known) => nameOf(known) === nameOf(symbol)));
}

/** What a row says about its symbols, in its order, renamed ones last. */
export function movesOf(row: MigrationRow, sides: Sides): Move[] {
  const moves = row.symbols.map((symbol): Move => {
    const isOld = has(sides, "before", symbol);
    const isNew = has(sides, "after", symbol);
    const isSame = sides.before.get(symbol)?.shape === sides.after.get(symbol)?.shape;
    return {
      before: isOld ? symbol : undefined,
      after: isNew ? symbol : undefined,
      change: !isOld
        ? "added"
        : !isNew
          ? "removed"
          : isSame
            ? "behavior changed"
            : "signature changed",
    };
  });
  const renamed = (row.renames ?? []).map(([before, after]): Move => ({
    before,
    after,
    change: "renamed",
  }));
  return [...moves, ...renamed];
}

/** Symbols that are the same in both releases and that no row mentions, in the order of the ABI. */
export function keptSymbols(migration: Migration, { before, after }: Sides): SymbolName[] {
  const named = new Set(migration.rows.flatMap(({ symbols }) => symbols));
  return [...before.keys()].filter(
    (symbol) => !named.has(symbol) && after.get(symbol)?.shape === before.get(symbol)?.shape,
  );
}

/** Whether code that calls the contract must change for a row: it is about a function of the old release. */
const breaksCalls = (moves: readonly Move[]): boolean =>
  moves.some(({ before }) => before?.startsWith("function ") === true);

/**
 * Everything that is wrong in a table of a move, a line each: symbols that a release does not have,
 * changes of an ABI that no row names, symbols in two rows or of two contracts that have them alike, rows
 * without a symbol, rows that break calls without code before and after.
 */
export function migrationProblems(migration: Migration, sides: Sides): string[] {
  const { from, to, rows, examples } = migration;
  const problems: string[] = [];
  const rowsOf = new Map<SymbolName, string[]>();
  const mention = (symbol: SymbolName, id: string): void => {
    rowsOf.set(symbol, [...(rowsOf.get(symbol) ?? []), id]);
  };
  for (const row of rows) {
    const renames = row.renames ?? [];
    if (row.symbols.length + renames.length === 0) {
      problems.push(`row "${row.id}" names no symbol. Add it to \`symbols\` or \`renames\`.`);
    }
    for (const symbol of row.symbols) {
      mention(symbol, row.id);
      if (!has(sides, "before", symbol) && !has(sides, "after", symbol)) {
        problems.push(`row "${row.id}": neither ${from} nor ${to} has "${symbol}".`);
      }
    }
    for (const [old, now] of renames) {
      mention(old, row.id);
      mention(now, row.id);
      if (!has(sides, "before", old)) problems.push(`row "${row.id}": ${from} has no "${old}".`);
      if (!has(sides, "after", now)) problems.push(`row "${row.id}": ${to} has no "${now}".`);
    }
    problems.push(...exampleProblems(row, movesOf(row, sides), sides, examples));
  }
  for (const [symbol, ids] of rowsOf) {
    if (ids.length > 1) {
      problems.push(`"${symbol}" is in the rows ${ids.join(" and ")}. Keep one.`);
    }
    const same = sameEntries(sides, symbol).find((other) =>
      (rowsOf.get(other) ?? []).some((id) => ids.includes(id)),
    );
    if (same !== undefined) {
      problems.push(
        `"${symbol}" and "${same}" are the same entry and would be listed twice. Keep the second.`,
      );
    }
  }
  for (const symbol of new Set([...sides.before.keys(), ...sides.after.keys()])) {
    if (rowsOf.has(symbol)) continue;
    const old = sides.before.get(symbol);
    const now = sides.after.get(symbol);
    if (old?.shape === now?.shape) continue;
    const what = old === undefined ? "was added" : now === undefined ? "was removed" : "differs";
    problems.push(`"${symbol}" ${what}, and no row names it. Add it to the row it belongs to.`);
  }
  return problems.map((problem) => `${from} to ${to}: ${problem}`);
}

function exampleProblems(
  row: MigrationRow,
  moves: readonly Move[],
  { regions }: Sides,
  files: Migration["examples"],
): string[] {
  if (row.example === undefined) {
    return breaksCalls(moves)
      ? [`row "${row.id}" changes what code calls. Name an \`example\`, a region of both files.`]
      : [];
  }
  const region = row.example;
  return SIDES.filter((side) => !regions[side].includes(region)).map(
    (side) => `row "${row.id}": ${files[side]} has no region "${region}".`,
  );
}
