import type { Migration, MigrationRow, SymbolName } from "../../data/migrations/schema";
import type { AbiSymbols } from "./abi-symbols";

export type Change = "behavior changed" | "signature changed" | "renamed" | "removed" | "added";

/** One symbol of a row; a renamed one has a name on both sides. */
export interface Move {
  /** The old name, else the new one. */
  readonly symbol: SymbolName;
  readonly before: SymbolName | undefined;
  readonly after: SymbolName | undefined;
  readonly change: Change;
}

/** One of the two releases of a move. */
export interface Side {
  readonly symbols: AbiSymbols;
  /** Where the release describes a symbol, also one that no ABI has: errors of linked libraries, enums. */
  readonly urlOf: (symbol: SymbolName) => string | undefined;
  /** Regions of the file with its code. */
  readonly regions: readonly string[];
}

export type Sides = Readonly<Record<"before" | "after", Side>>;

/** Whether a release has a symbol, in an ABI or described apart. */
const has = ({ symbols, urlOf }: Side, symbol: SymbolName): boolean =>
  symbols.has(symbol) || urlOf(symbol) !== undefined;

/**
 * The symbols by which the ABIs have an entry that a row names after another contract: what contracts have
 * alike, as errors of the same library, is in them once.
 */
function sameEntries({ before, after }: Sides, symbol: SymbolName): SymbolName[] {
  const nameOf = (one: SymbolName): string => one.replace(/ [^.]+\./u, " ");
  return [before, after]
    .filter((side) => has(side, symbol) && !side.symbols.has(symbol))
    .flatMap(({ symbols }) => [...symbols.keys()])
    .filter((known) => nameOf(known) === nameOf(symbol));
}

function moveOf(symbol: SymbolName, { before, after }: Sides): Move {
  if (!has(before, symbol)) return { symbol, before: undefined, after: symbol, change: "added" };
  if (!has(after, symbol)) return { symbol, before: symbol, after: undefined, change: "removed" };
  const isSame = before.symbols.get(symbol)?.shape === after.symbols.get(symbol)?.shape;
  const change = isSame ? "behavior changed" : "signature changed";
  return { symbol, before: symbol, after: symbol, change };
}

/** What a row says about its symbols, in its order, renamed ones last. */
export const movesOf = ({ symbols, renames = [] }: MigrationRow, sides: Sides): Move[] => [
  ...symbols.map((symbol) => moveOf(symbol, sides)),
  ...renames.map(([old, now]): Move => ({
    symbol: old,
    before: old,
    after: now,
    change: "renamed",
  })),
];

/** Symbols that are the same in both releases and that no row mentions, in the order of the ABI. */
export function keptSymbols(migration: Migration, { before, after }: Sides): SymbolName[] {
  const named = new Set(migration.rows.flatMap(({ symbols }) => symbols));
  return [...before.symbols].flatMap(([symbol, { shape }]) =>
    !named.has(symbol) && after.symbols.get(symbol)?.shape === shape ? [symbol] : [],
  );
}

/**
 * Everything that is wrong in a table of a move, a line each: symbols that a release does not have,
 * changes of an ABI that no row names, symbols in two rows or of two contracts that have them alike, rows
 * without a symbol, rows that break calls without code before and after.
 */
export function migrationProblems(migration: Migration, sides: Sides): string[] {
  const { before, after } = sides;
  const rowsOf = new Map<SymbolName, string[]>();
  for (const { id, symbols, renames = [] } of migration.rows) {
    for (const symbol of [...symbols, ...renames.flat()]) {
      rowsOf.set(symbol, [...(rowsOf.get(symbol) ?? []), id]);
    }
  }
  const doubles = [...rowsOf].flatMap(([symbol, ids]) => {
    const same = sameEntries(sides, symbol).find((other) =>
      rowsOf.get(other)?.some((id) => ids.includes(id)),
    );
    return [
      ...(ids.length > 1 ? [`"${symbol}" is in the rows ${ids.join(" and ")}. Keep one.`] : []),
      ...(same === undefined
        ? []
        : [
            `"${symbol}" and "${same}" are the same entry and would be listed twice. Keep the second.`,
          ]),
    ];
  });
  const unnamed = [...new Set([...before.symbols.keys(), ...after.symbols.keys()])]
    .filter((symbol) => !rowsOf.has(symbol))
    .flatMap((symbol) => {
      const [old, now] = [before.symbols.get(symbol), after.symbols.get(symbol)];
      if (old?.shape === now?.shape) return [];
      const what = old === undefined ? "was added" : now === undefined ? "was removed" : "differs";
      return [`"${symbol}" ${what}, and no row names it. Add it to the row it belongs to.`];
    });
  const problems = migration.rows.flatMap((row) => rowProblems(row, migration, sides));
  return [...problems, ...doubles, ...unnamed].map(
    (problem) => `${migration.from} to ${migration.to}: ${problem}`,
  );
}

function rowProblems(row: MigrationRow, { from, to, examples }: Migration, sides: Sides): string[] {
  const { before, after } = sides;
  const { symbols, renames = [], example } = row;
  const name = `row "${row.id}"`;
  const problems: string[] = [];
  if (symbols.length + renames.length === 0) {
    problems.push(`${name} names no symbol. Add it to \`symbols\` or \`renames\`.`);
  }
  for (const symbol of symbols) {
    if (!has(before, symbol) && !has(after, symbol)) {
      problems.push(`${name}: neither ${from} nor ${to} has "${symbol}".`);
    }
  }
  for (const [old, now] of renames) {
    if (!has(before, old)) problems.push(`${name}: ${from} has no "${old}".`);
    if (!has(after, now)) problems.push(`${name}: ${to} has no "${now}".`);
  }
  if (example === undefined) {
    const breaksCalls = movesOf(row, sides).some((move) => move.before?.startsWith("function "));
    if (!breaksCalls) return problems;
    const fix = "Name an `example`, a region of both files.";
    return [...problems, `${name} changes what code calls. ${fix}`];
  }
  for (const side of ["before", "after"] as const) {
    if (!sides[side].regions.includes(example)) {
      problems.push(`${name}: ${examples[side]} has no region "${example}".`);
    }
  }
  return problems;
}
