import { toString } from "mdast-util-to-string";
import type { AbiParameter } from "viem";

import type { Unit } from "../../data/contracts/schema";
import type { ErrorInfo } from "../../src/lib/abi";
import { parseInline, SYMBOL_PREFIX } from "../reference-kit/inline";
import type { Entry } from "./model";
import { sourceOf } from "./releases";
import { linkSymbols } from "./symbol-links";
import type { SymbolIndex } from "./symbols";

/**
 * The errors of all protocols as the revert decoder wants them, sorted by name. An error that two
 * protocols share stands in the list once for each.
 *
 * @throws Error naming an error whose argument types are not known.
 */
export function errorInfos(index: SymbolIndex): ErrorInfo[] {
  return [...index.reference.entries.values()]
    .flat()
    .flatMap((entry) => {
      const { record, hash } = entry;
      if (record.kind !== "error" || hash === undefined) return [];
      return [
        {
          name: entry.name,
          selector: hash,
          inputs: inputsOf(index, entry),
          units: entry.params.map(({ unit }) => unitText(unit)),
          protocol: sourceOf(entry.unit.unit.release).label,
          cause: plainText(index, record.cause),
          ...(record.fix === undefined ? {} : { fix: plainText(index, record.fix) }),
          url: entry.url,
        },
      ];
    })
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** The error table for programs: the errors of linked libraries are in no ABI that is published. */
export const errorsFile = (index: SymbolIndex): string =>
  `${JSON.stringify({ errors: errorInfos(index) }, null, 2)}\n`;

function unitText(unit: Unit | undefined): string {
  return typeof unit === "string" ? unit : "";
}

function inputsOf(index: SymbolIndex, entry: Entry): readonly AbiParameter[] {
  if (entry.abi !== undefined) {
    const item = index.reference.abis.get(entry.abi.file)?.[entry.abi.index];
    if (item?.type === "error") return item.inputs;
  }
  return entry.params.map(({ name, type, canonical }) => {
    if (canonical === undefined || canonical.startsWith("(")) {
      throw new Error(
        `${entry.unit.file}: error ${entry.name}: the argument "${name}" of type ${type} cannot be decoded. Only types without members can be.`,
      );
    }
    return { name, type: canonical, internalType: type };
  });
}

/** Inline Markdown as plain text, with symbols spelled out. */
function plainText(index: SymbolIndex, markdown: string): string {
  const children = parseInline(markdown);
  const paragraph = { type: "paragraph" as const, children };
  linkSymbols(paragraph, index);
  return toString(paragraph).replaceAll(SYMBOL_PREFIX, "");
}
