import type { AbiFile } from "../../data/contracts/schema";
import { canonicalSignature } from "../../src/lib/abi";
import type { SymbolIndex } from "./symbols";

/** An ABI entry, named as coverage counts it. */
export interface AbiEntryName {
  readonly kind: "function" | "event" | "error" | "constructor";
  /** Canonical signature; `constructor` for the constructor. */
  readonly signature: string;
}

export interface Coverage {
  readonly total: number;
  readonly missing: readonly AbiEntryName[];
}

export function releaseOf(file: AbiFile): string {
  return file.split("/", 2).join("@");
}

/**
 * Counts the entries of an ABI file of the package and lists those that no description covers. An entry is
 * covered when a unit that names the ABI file, something it inherits, or one of its error units describes the
 * same kind and signature; of a file that no unit names, when any unit of its release does.
 */
export function coverageOf(index: SymbolIndex, file: AbiFile): Coverage {
  const covered = new Set<string>();
  const units = [...index.reference.units.values()];
  const naming = units.filter(({ unit }) => unit.abi.includes(file));
  const release = releaseOf(file);
  // An abstract contract without a unit of its own: the units of its children describe its entries.
  const covering =
    naming.length > 0 ? naming : units.filter(({ unit }) => unit.release === release);
  for (const unit of covering) {
    const ids = [...index.lineage(unit.id).map(({ id }) => id), ...index.errorUnits(unit.id)];
    for (const entry of ids.flatMap((id) => index.entriesOf(id))) {
      const signature = entry.record.kind === "constructor" ? "constructor" : entry.signature;
      // A parent's constructor is not the child's: it counts only where the ABI has it.
      if (entry.record.kind === "constructor" && entry.abi?.file !== file) continue;
      if (signature !== undefined) covered.add(`${entry.record.kind} ${signature}`);
    }
  }
  const names = (index.reference.abis.get(file) ?? []).flatMap((item): AbiEntryName[] => {
    if (item.type === "constructor") return [{ kind: "constructor", signature: "constructor" }];
    if (item.type !== "function" && item.type !== "event" && item.type !== "error") return [];
    return [{ kind: item.type, signature: canonicalSignature(item) }];
  });
  return {
    total: names.length,
    missing: names.filter(({ kind, signature }) => !covered.has(`${kind} ${signature}`)),
  };
}
