import type { PhrasingContent } from "mdast";

import type { MigrationRow, SymbolName } from "../../data/migrations/schema";
import { labelOfRef } from "../../src/lib/protocol/model";
import { parseInline } from "../reference-kit/inline";
import { HTML_ELEMENT } from "../reference-kit/expand";
import {
  type Block,
  code,
  element,
  fence,
  heading,
  join,
  link,
  longTable,
  paragraph,
  text,
} from "../reference-kit/nodes";
import { keptSymbols, type Move, movesOf, type Side, type Sides } from "./check";
import type { LoadedMigration } from "./load";

/** Name as code writes it, without its contract: `cancel`, `Lockup.Status`. */
const shortName = (symbol: SymbolName): string => {
  const [kind = "", qualified = ""] = symbol.split(" ");
  const [owner, name = ""] = qualified.split(".");
  if (kind === "struct" || kind === "enum") return owner === name ? name : qualified;
  return name;
};

const kindOf = (symbol: SymbolName): string => symbol.split(" ", 1)[0] ?? "";

const hashesOf = (side: Side, symbol: SymbolName | undefined): readonly string[] =>
  (symbol && side.symbols.get(symbol)?.hashes) ?? [];

/** The selectors or topics of a symbol in a release; the release's name for what has none. */
function cell(side: Side, symbol: SymbolName | undefined): PhrasingContent[] {
  if (symbol === undefined) return [text("–")];
  const shown = hashesOf(side, symbol).map((hash) => [code(hash.slice(0, 10))]);
  return link(
    side.urlOf(symbol),
    ...(shown.length === 0 ? [code(shortName(symbol))] : join(shown, ", ")),
  );
}

/** The name with its contract, as `SablierMerkleFactory.collectFees`. */
const fullName = (symbol: SymbolName): string => symbol.slice(symbol.indexOf(" ") + 1);

/**
 * The name and kind of a symbol; the kind alone where the cells of the releases say the name. A name that two
 * lines of the table have stands with its contract.
 */
function nameCell(
  sides: Sides,
  { symbol, before, after }: Move,
  moves: readonly Move[],
): PhrasingContent[] {
  const hashes = [...hashesOf(sides.before, before), ...hashesOf(sides.after, after)];
  if (hashes.length === 0) return [text(kindOf(symbol))];
  const kind = text(` ${kindOf(symbol)}`);
  if (before !== undefined && after !== undefined && before !== after) {
    return [code(shortName(before)), text(" → "), code(shortName(after)), kind];
  }
  const alike = moves.filter(
    ({ symbol: other }) =>
      shortName(other) === shortName(symbol) && kindOf(other) === kindOf(symbol),
  );
  return [code(alike.length > 1 ? fullName(symbol) : shortName(symbol)), kind];
}

const sample = (file: string, region: string, title: string): Block =>
  fence("solidity", "", `file=${file} region=${region} title="${title}"`);

function renderRow({ migration, sides }: LoadedMigration, row: MigrationRow): Block[] {
  const { before, after } = migration.examples;
  const moves = movesOf(row, sides);
  return [
    heading(2, row.id, ...parseInline(row.title)),
    ...row.text.map((words) => paragraph(...parseInline(words))),
    ...(row.example === undefined
      ? []
      : [
          sample(before, row.example, `Before: ${labelOfRef(migration.from)}`),
          sample(after, row.example, `After: ${labelOfRef(migration.to)}`),
        ]),
    // Plain HTML, beside code that later steps make components of.
    element(HTML_ELEMENT, {}, [
      longTable(
        "symbols",
        "name, change, selector or topic",
        ["Symbol", "Change", labelOfRef(migration.from), labelOfRef(migration.to)],
        moves.map((move) => [
          nameCell(sides, move, moves),
          [text(move.change)],
          cell(sides.before, move.before),
          cell(sides.after, move.after),
        ]),
      ),
    ]),
  ];
}

/** The rows of a move, then the symbols that are the same in both releases. */
export function renderMigration(loaded: LoadedMigration): Block[] {
  const kept = keptSymbols(loaded.migration, loaded.sides);
  const groups = (["function", "event", "error", "struct"] as const).flatMap((kind) => {
    const symbols = kept.filter((symbol) => kindOf(symbol) === kind);
    if (symbols.length === 0) return [];
    const names = [...new Set(symbols.map(shortName))].sort();
    const listed = join(
      names.map((name): PhrasingContent[] => [code(name)]),
      ", ",
    );
    const title = `${kind[0]?.toUpperCase() ?? ""}${kind.slice(1)}s: `;
    return [paragraph(text(title), ...listed, text("."))];
  });
  return [
    ...loaded.migration.rows.flatMap((row) => renderRow(loaded, row)),
    heading(2, "kept", text("Kept as they are")),
    paragraph(
      text(
        "These have the same signature, selector or topic in both releases, and do the same. The list is computed from the two ABIs.",
      ),
    ),
    ...groups,
  ];
}
