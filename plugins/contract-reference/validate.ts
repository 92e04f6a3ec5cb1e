import type { Abi } from "viem";

import { EXTERNAL_ORIGINS, type AbiFile } from "../../data/contracts/schema";
import { canonicalSignature } from "../../src/lib/abi";
import { releaseOf } from "./abi-source";
import { grouped } from "./groups";
import { recordLabel, type Entry, type Problem } from "./model";
import type { SymbolIndex } from "./symbols";
import { emissionsOf, protocolOf, requirementsOf } from "./units";

/**
 * All problems of the descriptions, in file order: those found while resolving, names of units, errors and
 * events that there are not, entries that are described twice, and ABI entries without a description. The
 * steps that write the pages read the texts, and the check of links their links.
 *
 * @param complete ABI files that must be described completely.
 */
export function findProblems(index: SymbolIndex, complete: readonly AbiFile[]): Problem[] {
  const problems = [
    ...index.reference.problems,
    ...unitProblems(index),
    ...[...index.reference.entries.values()].flat().flatMap((entry) =>
      entryProblems(index, entry).map((message) => ({
        file: entry.unit.file,
        record: recordLabel(entry.record),
        message,
      })),
    ),
    ...sharedAnchors(index),
    ...doubles(index),
    ...complete.flatMap((file) =>
      missingEntries(index, file).map((key) => ({
        file: `data/contracts/${protocolOf(file)}`,
        record: key,
        message: `is in the ABI ${file}, but no description covers it. ${howToDescribe(index, file, key)}`,
      })),
    ),
  ];
  return problems.sort((a, b) => compare(a.file, b.file) || compare(a.record, b.record));
}

/**
 * Checks the descriptions.
 *
 * @param read gives the text of a description by its path below the site folder; null for a folder.
 * @throws Error listing every problem with file, record and fix.
 */
export function validateReference(
  index: SymbolIndex,
  complete: readonly AbiFile[],
  read: (file: string) => string | null = () => null,
): void {
  const lines = findProblems(index, complete).map(({ file, record, message }) => {
    const name = record.split(" ").at(-1) ?? "";
    const line = read(file)
      ?.split("\n")
      .findIndex((text) => text.includes(`name: "${name}"`));
    const place = line === undefined || line < 0 ? file : `${file}:${line + 1}`;
    return record === "" ? `${place}: ${message}` : `${place}: ${record}: ${message}`;
  });
  if (lines.length === 0) return;
  throw new Error(
    [`The contract descriptions have ${lines.length} problems:`, ...lines].join("\n  "),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** What a description and an ABI call the same entry: `function withdraw(uint256)`, `constructor`. */
const keyOf = ({ record, signature }: Entry): string =>
  signature === undefined ? record.kind : `${record.kind} ${signature}`;

const keysOf = (abi: Abi): string[] =>
  abi.flatMap((item) => {
    if (item.type === "constructor") return [item.type];
    return "name" in item ? [`${item.type} ${canonicalSignature(item)}`] : [];
  });

/**
 * The entries of an ABI file that no description covers. An entry is covered when a unit that names the file,
 * something it inherits, or one of its error units describes it; of a file that no unit names, as that of an
 * abstract contract, when any unit of its release does.
 */
function missingEntries(index: SymbolIndex, file: AbiFile): string[] {
  const units = [...index.reference.units.values()];
  const naming = units.filter(({ unit }) => unit.abi.includes(file));
  const covering =
    naming.length > 0 ? naming : units.filter(({ unit }) => unit.release === releaseOf(file));
  const covered = covering
    .flatMap(({ id }) => [...index.lineage(id).map((unit) => unit.id), ...index.errorUnits(id)])
    .flatMap((id) => index.entriesOf(id))
    // A parent's constructor is not the child's: it counts only where the ABI has it.
    .filter(({ record, abi }) => record.kind !== "constructor" || abi?.file === file);
  const keys = new Set(covered.map(keyOf));
  return keysOf(index.reference.abis.get(file) ?? []).filter((key) => !keys.has(key));
}

/** What to do about an entry of a release: often the same symbol of another release is described. */
function howToDescribe(index: SymbolIndex, file: AbiFile, key: string): string {
  const [protocol, , contract] = file.split("/");
  const before = [...index.reference.entries.values()].flat().findLast((entry) => {
    const [itsProtocol, , itsContract] = entry.abi?.file.split("/") ?? [];
    return itsProtocol === protocol && itsContract === contract && keyOf(entry) === key;
  })?.unit;
  return before === undefined
    ? "Add a record in the unit that implements it."
    : `${before.file} describes it for ${before.unit.release}: add "${releaseOf(file)}" to the \`releases\` there, or write a record of its own where it differs.`;
}

/** Names in `inherits` or `origin` of which there is nothing. */
function unknownNames(index: SymbolIndex, field: string, names: readonly string[] = []): string[] {
  const outside: readonly string[] = EXTERNAL_ORIGINS;
  return names
    .filter((id) => !index.reference.units.has(id) && !outside.includes(id))
    .map(
      (id) =>
        `\`${field}\` names "${id}". There is no file data/contracts/${id}.ts, and it is none of ${EXTERNAL_ORIGINS.join(", ")}.`,
    );
}

function unitProblems(index: SymbolIndex): Problem[] {
  return [...index.reference.units.values()].flatMap(({ file, unit }) => {
    const { inherits, errors = [], source } = unit;
    const messages = [
      ...unknownNames(index, "inherits", inherits),
      ...errors
        .filter((errorUnit) => !index.reference.units.has(errorUnit))
        .map((one) => `\`errors\` names the unit "${one}", which has no file. Add it.`),
    ];
    if (!source.endsWith(".sol")) {
      messages.push(`the source "${source}" is not the path of a Solidity file.`);
    }
    return messages.map((message) => ({ file, record: "", message }));
  });
}

/** Anchors that two entries or groups of a page have; the later one is named. */
function sharedAnchors(index: SymbolIndex): Problem[] {
  const holders = new Map<string, string>();
  return [...index.reference.units.values()].flatMap(({ id, file, unit }) => {
    const entries = index.pageEntries(id);
    const named = [
      ...entries.map((entry) => {
        const where = entry.unit.id === id ? id : entry.unit.file;
        return { anchor: entry.anchor, label: `${recordLabel(entry.record)} (${where})` };
      }),
      ...grouped(entries)
        // A constructor has no heading but that of its group.
        .filter(({ title }) => title !== "Constructor")
        .map(({ title, anchor }) => ({ anchor, label: `the group "${title}" (${id})` })),
    ];
    return named.flatMap(({ anchor, label }) => {
      const url = `${unit.route}#${anchor}`;
      const other = holders.get(url);
      holders.set(url, label);
      if (other === undefined) return [];
      const message = `${other} and ${label} have the same anchor #${anchor} on the page ${unit.route}. Describe each entry once, or give the records another \`group\`.`;
      return [{ file, record: "", message }];
    });
  });
}

/** ABI entries that a unit and something it inherits both describe. */
function doubles(index: SymbolIndex): Problem[] {
  const reported = new Map<string, Problem>();
  for (const { id } of index.reference.units.values()) {
    const seen = new Map<string, Entry>();
    for (const entry of index.lineage(id).flatMap((unit) => index.entriesOf(unit.id))) {
      if (entry.abi === undefined || entry.signature === undefined) continue;
      const first = seen.get(keyOf(entry)) ?? entry;
      seen.set(keyOf(entry), first);
      if (first === entry) continue;
      const { file } = entry.unit;
      const message = `is also described in ${first.unit.file}. Keep the record of the unit that implements it.`;
      reported.set(`${file} ${keyOf(entry)}`, { file, record: recordLabel(entry.record), message });
    }
  }
  return [...reported.values()];
}

function entryProblems(index: SymbolIndex, entry: Entry): string[] {
  const { record, unit } = entry;
  const messages = unknownNames(index, "origin", record.origin);
  if (
    record.kind === "function" &&
    entry.abi !== undefined &&
    (entry.mutability === "nonpayable" || entry.mutability === "payable") &&
    record.caller === undefined
  ) {
    messages.push("changes state, but `caller` is missing. Say who may call it.");
  }
  for (const { raises } of requirementsOf(record)) {
    if (typeof raises === "string" && index.findError(unit.id, raises) === undefined) {
      const where = index.errorUnits(unit.id).join(", ") || "none: the unit has no `errors`";
      messages.push(
        `\`requires\` raises "${raises}", which no error unit describes (${where}). Correct the name, or add the error's record.`,
      );
    }
  }
  for (const { event, by } of emissionsOf(record)) {
    if (by?.includes("/") === true && !index.reference.units.has(by)) {
      messages.push(`\`emits\` names the unit "${by}", which has no file. Correct \`by\`.`);
    } else if (
      (by === undefined || index.reference.units.has(by)) &&
      index.findEvent(by ?? unit.id, event) === undefined
    ) {
      messages.push(
        `\`emits\` names the event "${event}", which neither ${by ?? unit.id} nor what it inherits describes. Correct the name, add the event's record, or say \`by\` whom it is emitted.`,
      );
    }
  }
  return messages;
}
