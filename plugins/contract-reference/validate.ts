import { EXTERNAL_ORIGINS, UNITS, type AbiFile, type Unit } from "../../data/contracts/schema";
import { type AbiEntryName, missingEntries, releaseOf } from "./coverage";
import { linkTargets, parseInline, SYMBOL_PREFIX } from "../reference-kit/inline";
import { recordLabel, type Entry, type Problem } from "./model";
import type { SymbolIndex } from "./symbols";
import { grouped } from "./groups";
import { protocolOf, type LoadedUnit, type PlainRecord } from "./units";

/** Pages and their anchors, as far as they are known before the site is built. */
export interface DocRoutes {
  /** Whether a root-relative path is a page of the site. */
  has(path: string): boolean;
  /** Anchors of a page; undefined when there is no such page or it imports other Markdown. */
  anchors(path: string): ReadonlySet<string> | undefined;
}

/** What is checked besides the records themselves. */
export interface ValidationOptions {
  readonly routes: DocRoutes;
  /** ABI files that must be described completely. */
  readonly complete: readonly AbiFile[];
  /** The text of a description, by its path below the site folder; null for a folder. */
  readonly read?: (file: string) => string | null;
}

/**
 * All problems of the descriptions, in file order: those found while resolving, dead links, and ABI
 * entries without a description.
 */
export function findProblems(index: SymbolIndex, options: ValidationOptions): Problem[] {
  const { reference } = index;
  const problems: Problem[] = [...reference.problems];
  for (const unit of reference.units.values()) {
    problems.push(...unitProblems(index, unit, options.routes));
    for (const entry of index.entriesOf(unit.id)) {
      for (const message of entryProblems(index, entry, options.routes)) {
        problems.push({ file: unit.file, record: recordLabel(entry.record), message });
      }
    }
  }
  problems.push(...doubles(index));
  for (const file of options.complete) {
    for (const missing of missingEntries(index, file)) {
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

function unitProblems(index: SymbolIndex, unit: LoadedUnit, routes: DocRoutes): Problem[] {
  const problems: Problem[] = [];
  const { reference } = index;
  const { route, inherits = [], errors = [], source } = unit.unit;
  if (!routes.has(route)) {
    problems.push(
      problem(
        unit,
        `the route "${route}" is no page of the site map. Write docs${route}.mdx and add it to src/config/site-map.ts, or correct the route.`,
      ),
    );
  }
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

function entryProblems(index: SymbolIndex, entry: Entry, routes: DocRoutes): string[] {
  const { record, unit } = entry;
  const messages: string[] = [];
  for (const origin of record.origin ?? []) {
    if (!index.reference.units.has(origin) && !isExternal(origin)) {
      messages.push(`\`origin\` names "${origin}". ${unknownOrigin(origin)}`);
    }
  }
  for (const value of [...entry.params, ...entry.returns]) {
    messages.push(...unknownUnits(value.name, value.unit));
  }
  if (record.kind === "state") messages.push(...unknownUnits(record.name, record.unit));
  if (
    record.kind === "function" &&
    entry.abi !== undefined &&
    (entry.mutability === "nonpayable" || entry.mutability === "payable") &&
    record.caller === undefined
  ) {
    messages.push("changes state, but `caller` is missing. Say who may call it.");
  }
  for (const requirement of "requires" in record ? (record.requires ?? []) : []) {
    const { raises } = requirement;
    if (typeof raises === "string" && index.findError(unit.id, raises) === undefined) {
      const where = index.errorUnits(unit.id).join(", ") || "none: the unit has no `errors`";
      messages.push(
        `\`requires\` raises "${raises}", which no error unit describes (${where}). Correct the name, or add the error's record.`,
      );
    }
  }
  for (const emission of "emits" in record ? (record.emits ?? []) : []) {
    const { event, by } =
      typeof emission === "string" ? { event: emission, by: undefined } : emission;
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
  for (const text of textsOf(record)) messages.push(...textProblems(index, text, routes));
  return messages;
}

function unknownUnits(name: string, unit: Unit | undefined): string[] {
  if (unit === undefined) return [];
  if (typeof unit === "object") {
    return unit.none.trim() === ""
      ? [`"${name}" has a unit of none without a reason. Add it.`]
      : [];
  }
  if (unit in UNITS) return [];
  return [`"${name}" has the unknown unit "${unit}". Use ${Object.keys(UNITS).join(", ")}.`];
}

/** All Markdown texts of a record, in reading order. */
export function textsOf(record: PlainRecord): string[] {
  const values = (list: readonly { readonly text: string }[] | undefined): string[] =>
    (list ?? []).map(({ text }) => text);
  const texts: (string | undefined)[] = [];
  if (record.kind === "error") texts.push(record.cause, record.fix);
  else texts.push(record.summary);
  if (record.kind === "function") texts.push(record.caller, ...values(record.returns));
  if ("params" in record) texts.push(...values(record.params));
  if ("members" in record) texts.push(...values(record.members));
  if ("requires" in record) {
    for (const { text, raises } of record.requires ?? []) {
      texts.push(text);
      if (typeof raises === "object" && "other" in raises) texts.push(raises.other);
    }
  }
  if ("emits" in record) {
    for (const emission of record.emits ?? []) {
      if (typeof emission === "object") texts.push(emission.when);
    }
  }
  texts.push(...(record.notes ?? []));
  return texts.filter((text) => text !== undefined);
}

function textProblems(index: SymbolIndex, text: string, routes: DocRoutes): string[] {
  let targets: string[];
  try {
    targets = linkTargets(parseInline(text));
  } catch (error) {
    return [(error as Error).message];
  }
  return targets.flatMap((target) => {
    const reason = deadLink(index, target, routes);
    return reason === undefined ? [] : [`the link "${target}" is dead: ${reason}`];
  });
}

function deadLink(index: SymbolIndex, target: string, routes: DocRoutes): string | undefined {
  if (target.startsWith(SYMBOL_PREFIX)) {
    const found = index.resolve(target.slice(SYMBOL_PREFIX.length));
    return "reason" in found ? found.reason : undefined;
  }
  if (target.startsWith("https://")) return undefined;
  if (!target.startsWith("/")) {
    return "write a route from the root, a ref: or an https address.";
  }
  const [path = "", anchor] = target.split("#", 2);
  if (!routes.has(path)) return `${path} is no page of the site.`;
  const anchors = anchor === undefined ? undefined : routes.anchors(path);
  if (anchor === undefined || anchors === undefined || anchors.has(anchor)) return undefined;
  return `${path} has no heading with the anchor #${anchor}.`;
}
