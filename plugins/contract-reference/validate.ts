import { EXTERNAL_ORIGINS, type AbiFile } from "../../data/contracts/schema";
import { type AbiEntryName, coverageOf, releaseOf } from "./coverage";
import { recordLabel, type Entry, type Problem } from "./model";
import type { SymbolIndex } from "./symbols";
import { grouped } from "./groups";
import { emissionsOf, protocolOf, requirementsOf, type LoadedUnit } from "./units";

/** What is checked besides the records themselves. */
export interface ValidationOptions {
  /** ABI files that must be described completely. */
  readonly complete: readonly AbiFile[];
  /** The text of a description, by its path below the site folder; null for a folder. */
  readonly read?: (file: string) => string | null;
}

/**
 * All problems of the descriptions, in file order: those found while resolving, names of units, errors and
 * events that there are not, and ABI entries without a description. The steps that write the pages read the
 * texts, and the check of links their links.
 */
export function findProblems(index: SymbolIndex, options: ValidationOptions): Problem[] {
  const { reference } = index;
  const problems: Problem[] = [...reference.problems];
  for (const unit of reference.units.values()) {
    problems.push(...unitProblems(index, unit));
    for (const entry of index.entriesOf(unit.id)) {
      for (const message of entryProblems(index, entry)) {
        problems.push({ file: unit.file, record: recordLabel(entry.record), message });
      }
    }
  }
  problems.push(...doubles(index));
  for (const file of options.complete) {
    for (const missing of coverageOf(index, file).missing) {
      const { kind, signature } = missing;
      problems.push({
        file: `data/contracts/${protocolOf(file)}`,
        record: `${kind} ${signature}`,
        message: `is in the ABI ${file}, but no description covers it. ${howToDescribe(index, file, missing)}`,
      });
    }
  }
  return problems.sort((a, b) => compare(a.file, b.file) || compare(a.record, b.record));
}

/**
 * Checks the descriptions.
 *
 * @throws Error listing every problem with file, record and fix.
 */
export function validateReference(index: SymbolIndex, options: ValidationOptions): void {
  const problems = findProblems(index, options);
  if (problems.length > 0) throw new Error(formatProblems(problems, options.read));
}

/** @param read gives the text of a description, for the line of the record; null for a folder */
export function formatProblems(
  problems: readonly Problem[],
  read: (file: string) => string | null = () => null,
): string {
  const lines = problems.map(({ file, record, message }) => {
    const name = record.split(" ").at(-1) ?? "";
    const line = read(file)
      ?.split("\n")
      .findIndex((text) => text.includes(`name: "${name}"`));
    const place = line === undefined || line < 0 ? file : `${file}:${line + 1}`;
    return record === "" ? `${place}: ${message}` : `${place}: ${record}: ${message}`;
  });
  return [`The contract descriptions have ${lines.length} problems:`, ...lines].join("\n  ");
}

/** What to do about an entry of a release: often the same symbol of another release is described. */
function howToDescribe(index: SymbolIndex, file: AbiFile, missing: AbiEntryName): string {
  const [protocol = "", , contract = ""] = file.split("/");
  const before = [...index.reference.entries.values()]
    .flat()
    .findLast(({ record, signature, abi }) => {
      const [itsProtocol, , itsContract] = abi?.file.split("/") ?? [];
      return (
        itsProtocol === protocol &&
        itsContract === contract &&
        record.kind === missing.kind &&
        (signature ?? record.kind) === missing.signature
      );
    })?.unit;
  return before === undefined
    ? "Add a record in the unit that implements it."
    : `${before.file} describes it for ${before.unit.release}: add "${releaseOf(file)}" to the \`releases\` there, or write a record of its own where it differs.`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function problem(unit: LoadedUnit, message: string, record = ""): Problem {
  return { file: unit.file, record, message };
}

function isExternal(id: string): boolean {
  return (EXTERNAL_ORIGINS as readonly string[]).includes(id);
}

function unitProblems(index: SymbolIndex, unit: LoadedUnit): Problem[] {
  const problems: Problem[] = [];
  const { reference } = index;
  const { inherits = [], errors = [], source } = unit.unit;
  if (!source.endsWith(".sol")) {
    problems.push(problem(unit, `the source "${source}" is not the path of a Solidity file.`));
  }
  for (const parent of inherits) {
    if (!reference.units.has(parent) && !isExternal(parent)) {
      problems.push(problem(unit, `\`inherits\` names "${parent}". ${unknownOrigin(parent)}`));
    }
  }
  for (const errorUnit of errors) {
    if (!reference.units.has(errorUnit)) {
      problems.push(
        problem(unit, `\`errors\` names the unit "${errorUnit}", which has no file. Add it.`),
      );
    }
  }
  for (const [anchor, entries] of index.anchorsOf(unit.id)) {
    if (entries.length > 1) {
      const names = entries.map(
        (entry) =>
          `${recordLabel(entry.record)}${entry.unit.id === unit.id ? "" : ` (${entry.unit.file})`}`,
      );
      problems.push(
        problem(
          unit,
          `${names.join(" and ")} have the same anchor #${anchor} on one page. Describe each entry once.`,
        ),
      );
    }
  }
  problems.push(...sharedAnchors(index, unit));
  return problems;
}

/** Anchors that a unit and another one on its page both have; the later one is named. */
function sharedAnchors(index: SymbolIndex, unit: LoadedUnit): Problem[] {
  const anchorsOf = ({ id }: LoadedUnit): string[] => [
    ...grouped(index.pageEntries(id)).map(({ anchor }) => anchor),
    ...index.anchorsOf(id).keys(),
  ];
  const mates = index.pageMates(unit);
  const own = anchorsOf(unit);
  return mates.slice(0, mates.indexOf(unit)).flatMap((other) => {
    const both = anchorsOf(other).filter((anchor) => own.includes(anchor));
    if (both.length === 0) return [];
    const anchors = both.map((anchor) => `#${anchor}`).join(", ");
    return [
      problem(
        unit,
        `shares the page ${unit.unit.route} with ${other.id}, and both have ${anchors}. Give the records another \`group\`, or use one page each.`,
      ),
    ];
  });
}

/** ABI entries that a unit and something it inherits both describe. */
function doubles(index: SymbolIndex): Problem[] {
  const reported = new Map<string, Problem>();
  for (const { id } of index.reference.units.values()) {
    const seen = new Map<string, Entry>();
    for (const entry of index.lineage(id).flatMap((unit) => index.entriesOf(unit.id))) {
      if (entry.abi === undefined || entry.signature === undefined) continue;
      const key = `${entry.record.kind} ${entry.signature}`;
      const first = seen.get(key) ?? entry;
      seen.set(key, first);
      if (first === entry) continue;
      const { file } = entry.unit;
      const message = `is also described in ${first.unit.file}. Keep the record of the unit that implements it.`;
      reported.set(`${file} ${key}`, { file, record: recordLabel(entry.record), message });
    }
  }
  return [...reported.values()];
}

function unknownOrigin(id: string): string {
  return `There is no file data/contracts/${id}.ts, and it is none of ${EXTERNAL_ORIGINS.join(", ")}.`;
}

function entryProblems(index: SymbolIndex, entry: Entry): string[] {
  const { record, unit } = entry;
  const messages: string[] = [];
  for (const origin of record.origin ?? []) {
    if (!index.reference.units.has(origin) && !isExternal(origin)) {
      messages.push(`\`origin\` names "${origin}". ${unknownOrigin(origin)}`);
    }
  }
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
