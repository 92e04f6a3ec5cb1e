import type { PhrasingContent } from "mdast";

import type { Raise, Requirement, Unit } from "../../data/contracts/schema";
import { PANIC_MEANINGS } from "../../src/lib/abi";
import { labelOfRef } from "../../src/lib/protocol/model";
import { parseInline } from "../reference-kit/inline";
import { grouped, slug, type Group } from "./groups";
import { isPublic, type Entry, type Value } from "./model";
import {
  box,
  code,
  details,
  heading,
  join,
  link,
  list,
  longTable,
  paragraph,
  solidity,
  strong,
  table,
  text,
  type Block,
} from "../reference-kit/nodes";
import { sourceOf } from "./releases";
import { factKey, saidOf, sharedFacts, type Fact, type SharedFact } from "./shared";
import type { SymbolIndex } from "./symbols";
import { emissionsOf, requirementsOf, scopeOf, type LoadedUnit } from "./units";

const PANICS = "/reference/errors#panics";

/** Anchor of what holds for many functions of a page. */
const SHARED = "all-functions";

/** Titles of what concerns only the contract itself, in the order of the page. */
const INTERNALS: readonly string[] = ["State", "Modifiers", "Internal functions"];

/** Kinds of entries whose declaration is seen at once, with everything else below it folded. */
const CARDS: ReadonlySet<string> = new Set([
  "constructor",
  "function",
  "modifier",
  "event",
  "error",
]);

/**
 * The reference part of a page: facts about the unit, what its functions have in common, then its entries
 * under headings with stable anchors, what it inherits as lists, and at the end what others cannot call.
 * Symbol links inside are left for `symbol-links.ts`.
 */
export function renderUnit(index: SymbolIndex, unit: LoadedUnit): Block[] {
  const own = index.entriesOf(unit.id);
  const isShared = index.sharesPage(unit);
  const functions = own.filter((entry) => entry.record.kind === "function" && isPublic(entry));
  const facts = isShared ? [] : sharedFacts(functions);
  const render = ({ title, anchor, entries }: Group): Block[] => [
    heading(2, anchor, text(title)),
    // On a page of several units, what is said of one stands below its first title.
    ...(isShared && anchor === groups[0]?.anchor ? [unitFacts(index, unit)] : []),
    ...entries.flatMap((entry) => {
      if (entry.unit.id !== unit.id) return briefEntry(entry);
      return fullEntry(index, entry, functions.includes(entry) ? facts : []);
    }),
  ];
  const groups = grouped(index.pageEntries(unit.id));
  // A library or a base without public functions has nothing else to show.
  const isCalled = functions.length > 0 || unit.unit.kind === "contract";
  const isInternal = ({ title }: Group): boolean => isCalled && INTERNALS.includes(title);
  const internals = groups.filter(isInternal);
  const names = internals.map(({ title }) => title.toLowerCase()).join(", ");
  return [
    ...(isShared && groups.length > 0 ? [] : [unitFacts(index, unit)]),
    ...sharedSection(index, facts),
    ...groups.filter((group) => !isInternal(group)).flatMap(render),
    ...inheritedLists(index, unit, isShared),
    ...(internals.length === 0
      ? []
      : [
          details(
            { className: ["reference-internals"] },
            [text(`Internals: ${names}`)],
            internals.flatMap(render),
          ),
        ]),
  ];
}

/** A fact of a list: its name, then what it is. */
const fact = (name: string, ...value: PhrasingContent[]): PhrasingContent[] => [
  strong(text(name)),
  text(": "),
  ...value,
];

/** Units as links; code of others has no page. */
const unitLinks = (index: SymbolIndex, ids: readonly string[]): PhrasingContent[] =>
  join(
    ids.map((id) => {
      const known = index.reference.units.get(id);
      return link(known && index.urlOf(known), code(known?.unit.name ?? id));
    }),
    ", ",
  );

function unitFacts(index: SymbolIndex, { id, unit }: LoadedUnit): Block {
  const { repository, tag, folder } = sourceOf(unit.release);
  const source = folder === undefined ? unit.source : `${folder}/${unit.source}`;
  const files = unit.abi.map((file) => [
    code(
      file.startsWith("legacy/")
        ? 'releases.legacy["v1.1"].abi.Sablier'
        : `sablier/abi/${file}.json`,
    ),
  ]);
  const children = [...index.reference.units.values()]
    .filter((other) => other.unit.inherits?.some((parent) => parent === id))
    .map((child) => child.id);
  const isInterface = unit.kind === "interface";
  const facts: readonly (readonly [string, PhrasingContent[]])[] = [
    [
      "Source",
      [
        ...link(`https://github.com/${repository}/blob/${tag}/${source}`, code(source)),
        text(` in ${repository} at ${tag} (${labelOfRef(unit.release)})`),
      ],
    ],
    ["ABI in the npm package", join(files, ", ")],
    [isInterface ? "Extends" : "Inherits", unitLinks(index, unit.inherits ?? [])],
    [isInterface ? "Implemented or extended by" : "Inherited by", unitLinks(index, children)],
  ];
  return list(facts.flatMap(([name, value]) => (value.length === 0 ? [] : [fact(name, ...value)])));
}

function entryHeading(entry: Entry): Block[] {
  // The constructor's own group has its anchor and only this entry.
  if (entry.record.kind === "constructor" && entry.record.group === undefined) return [];
  return [heading(3, entry.anchor, code(entry.label))];
}

function summaryOf(entry: Entry): PhrasingContent[] {
  const { record } = entry;
  return parseInline(record.kind === "error" ? record.cause : record.summary);
}

/** A block about an entry: what it is called in front of it and on the expander around it. */
interface Part {
  readonly title?: string;
  readonly block: Block;
}

/** A part with a title; none without rows. */
const part = (title: string, rows: readonly unknown[], block: Block): Part[] =>
  rows.length === 0 ? [] : [{ title, block }];

/** An expander with a place for the buttons of a declaration at its end. */
function expander({ label, abi }: Entry, title: string, content: readonly Block[]): Block {
  return details(
    {
      className: ["reference-signature"],
      dataName: label,
      dataAbi: abi?.file,
      dataIndex: abi === undefined ? undefined : String(abi.index),
    },
    [text(title), box("span", {}, [text(` of ${label}`)])],
    [...content, box("div", {}, [])],
  );
}

/**
 * The declaration behind an expander, and what else there is to say. Of a card, the declaration is
 * seen, and the expander has what follows it.
 */
function declared(entry: Entry, parts: readonly Part[]): Block[] {
  const source = solidity(entry.declaration);
  const rest = parts.flatMap(({ title, block }) =>
    title === undefined ? [block] : [paragraph(strong(text(title))), block],
  );
  if (!CARDS.has(entry.record.kind)) {
    return [expander(entry, "Solidity declaration", [source]), ...rest];
  }
  const [first = "Details", ...others] = parts.flatMap(({ title }) => title ?? []);
  const names = [first, ...others.map((title) => title.toLowerCase())].join(", ");
  const card = rest.length === 0 ? [source] : [source, expander(entry, names, rest)];
  return [box("div", { className: ["reference-card"] }, card)];
}

/** Facts that nearly every symbol has with the same value as its neighbors. */
export const SHARED_FACTS = { origin: "Declared in", page: "Also" } as const;

function hashFact(entry: Entry): PhrasingContent[][] {
  if (entry.hash === undefined || entry.signature === undefined) return [];
  const name = entry.record.kind === "event" ? "Topic 0" : "Selector";
  return [fact(name, code(entry.hash), text(" of "), code(entry.signature))];
}

/** How a function may be called, as Solidity's words: `internal view`. */
function accessOf(entry: Entry): string {
  const words = [
    ...(isPublic(entry) ? [] : [entry.visibility]),
    ...(entry.mutability === "nonpayable" ? [] : [entry.mutability]),
  ];
  return words.length === 0 ? "not payable" : words.join(" ");
}

/** What is seen of a function at first sight, besides its purpose and its declaration. */
function access(entry: Entry, ...rest: PhrasingContent[]): Block[] {
  const { record } = entry;
  if (record.kind !== "function") return rest.length === 0 ? [] : [paragraph(...rest)];
  const caller = record.caller === undefined ? [] : fact("Caller", ...parseInline(record.caller));
  const badge = strong(text(accessOf(entry)));
  badge.data = { hProperties: { className: ["reference-access"], dataAccess: entry.mutability } };
  const parts = [[badge], caller, rest].filter((part) => part.length > 0);
  return [paragraph(...join(parts, " "))];
}

function functionFacts(entry: Entry): PhrasingContent[][] {
  const { record } = entry;
  if (record.kind !== "function" || record.declaredAs === undefined) return [];
  return [fact("State variable", code(record.declaredAs), text(", read through this getter"))];
}

function originFact(index: SymbolIndex, entry: Entry): PhrasingContent[][] {
  const origins = entry.record.origin ?? [];
  if (origins.length === 0) return [];
  return [fact(SHARED_FACTS.origin, ...unitLinks(index, origins))];
}

function entryLink(entry: Entry): PhrasingContent[] {
  return link(entry.url, code(entry.label));
}

/** Entries as links; same names of different units are told apart. */
function entryLinks(entries: readonly Entry[]): PhrasingContent[] {
  const labels = entries.map(({ label }) => label);
  return join(
    entries.map((entry) => {
      const shared = labels.indexOf(entry.label) !== labels.lastIndexOf(entry.label);
      const prefix = shared ? `${entry.unit.unit.name}.` : "";
      return link(entry.url, code(`${prefix}${entry.label}`));
    }),
    ", ",
  );
}

/** Titles of the values of an entry that are no parameters. */
const VALUE_TITLES: ReadonlyMap<string, string> = new Map([
  ["event", "Fields"],
  ["error", "Arguments"],
  ["struct", "Members"],
]);

function fullEntry(index: SymbolIndex, entry: Entry, shared: readonly SharedFact[]): Block[] {
  const { record } = entry;
  const scope = scopeOf(entry.unit.id);
  const fix = record.kind === "error" ? record.fix : undefined;
  const parts: Part[] = [];
  const said = saidOf(shared, entry);
  const isOwn = (one: Fact): boolean => !said.has(factKey(one));
  const facts = [...hashFact(entry), ...functionFacts(entry), ...originFact(index, entry)];
  if (said.size > 0) {
    const url = `${entry.unit.unit.route}#${SHARED}`;
    facts.push(fact(SHARED_FACTS.page, ...link(url, text("rules for all functions of the page"))));
  }
  if (record.kind === "state") {
    if (record.value !== undefined) facts.push(fact("Value", code(record.value)));
    if (record.unit !== undefined) facts.push(fact("Unit", text(unitName(record.unit))));
  }
  const users = index.usersOf(entry);
  if (users.length > 0) {
    const name = record.kind === "error" ? "Raised by" : "Emitted by";
    facts.push(fact(name, ...entryLinks(users)));
  }
  if (facts.length > 0) parts.push({ block: list(facts) });
  if (record.kind === "enum") {
    const rows = record.members.map((member, value) => [
      [text(String(value))],
      [code(member.name)],
      parseInline(member.text),
    ]);
    parts.push({ block: table(["Value", "Member", "Meaning"], rows) });
  }
  const title = VALUE_TITLES.get(record.kind) ?? "Parameters";
  parts.push(
    ...values(index, scope, title, entry.params.filter(isOwn), entry),
    ...values(index, scope, "Returns", entry.returns, entry),
    ...requirements(index, entry, requirementsOf(record).filter(isOwn)),
    ...emissions(index, entry),
    ...(record.notes ?? [])
      .filter(isOwn)
      .map((note) => ({ block: paragraph(...parseInline(note)) })),
  );
  return [
    ...entryHeading(entry),
    paragraph(...summaryOf(entry)),
    ...access(entry, ...(fix === undefined ? [] : fact("Fix", ...parseInline(fix)))),
    ...declared(entry, parts),
  ];
}

/** Heading, one sentence and the signature, with a link to the full description. */
function briefEntry(entry: Entry): Block[] {
  const { unit } = entry.unit;
  const full = link(entry.url, code(`${unit.name}.${entry.label}`));
  const hash = hashFact(entry);
  return [
    ...entryHeading(entry),
    paragraph(...summaryOf(entry)),
    ...access(entry, ...fact("Full description", ...full)),
    ...declared(entry, hash.length === 0 ? [] : [{ block: list(hash) }]),
  ];
}

/** The functions that a fact holds for, in front of a list. */
function classTitle({ functions, except }: SharedFact): PhrasingContent[] {
  const { title, parameter } = functions;
  return [
    text(title),
    ...(parameter === undefined ? [] : [code(parameter)]),
    ...(except.length === 0 ? [] : [text(", except "), ...join(except.map(entryLink), ", ")]),
    text(":"),
  ];
}

function sharedItem(index: SymbolIndex, { fact: shared, example }: SharedFact): PhrasingContent[] {
  if (typeof shared === "string") return parseInline(shared);
  if ("raises" in shared) {
    return [
      ...parseInline(shared.text),
      text(" Otherwise the call reverts with "),
      ...raised(index, example, shared.raises),
    ];
  }
  const { name, type, text: meaning } = shared;
  return [code(name), text(" ("), code(type), text("): "), ...parseInline(meaning)];
}

/** What holds for many functions, said once: for each class of functions a sentence and a list. */
function sharedSection(index: SymbolIndex, facts: readonly SharedFact[]): Block[] {
  const classes = new Map<string, { title: PhrasingContent[]; items: PhrasingContent[][] }>();
  for (const one of facts) {
    const title = classTitle(one);
    const key = JSON.stringify(title);
    const { items } = classes.get(key) ?? { items: [] };
    classes.set(key, { title, items: [...items, sharedItem(index, one)] });
  }
  if (classes.size === 0) return [];
  return [
    heading(2, SHARED, text("All functions below")),
    ...[...classes.values()].flatMap(({ title, items }) => [paragraph(...title), list(items)]),
  ];
}

/** Text of a unit in a table; nothing for a number without one. */
function unitName(unit: Unit | undefined): string {
  if (unit === undefined) return "";
  return typeof unit === "string" ? unit : `none (${unit.none})`;
}

function typeCell(index: SymbolIndex, scope: string, value: Value): PhrasingContent[] {
  const name = link(index.findType(scope, value.type), code(value.type));
  const { canonical } = value;
  return canonical === undefined || canonical === value.type || canonical.startsWith("tuple")
    ? name
    : [...name, text(" ("), code(canonical), text(")")];
}

function values(
  index: SymbolIndex,
  scope: string,
  title: string,
  items: readonly Value[],
  entry: Entry,
): Part[] {
  const named = items.some(({ name }) => name !== "");
  const units = items.some(({ unit }) => unit !== undefined);
  const event = entry.record.kind === "event";
  const titles = [
    ...(named ? ["Name"] : []),
    "Type",
    ...(event ? ["Indexed"] : []),
    ...(units ? ["Unit"] : []),
    "Meaning",
  ];
  const rows = items.map((value) => [
    ...(named ? [value.name === "" ? [text("unnamed")] : [code(value.name)]] : []),
    typeCell(index, scope, value),
    ...(event ? [[text(value.indexed ? "yes" : "no")]] : []),
    ...(units ? [[text(unitName(value.unit))]] : []),
    value.text === "" ? [] : parseInline(value.text),
  ]);
  return part(title, rows, table(titles, rows));
}

function requirements(index: SymbolIndex, entry: Entry, items: readonly Requirement[]): Part[] {
  const rows = items.map(({ text: condition, raises }) => [
    parseInline(condition),
    raised(index, entry, raises),
  ]);
  return part("Requirements", rows, table(["Condition", "Otherwise reverts with"], rows));
}

function raised(index: SymbolIndex, entry: Entry, raises: Raise): PhrasingContent[] {
  if (typeof raises === "string") {
    return link(index.findError(entry.unit.id, raises)?.url, code(raises));
  }
  if ("panic" in raises) {
    const meaning = PANIC_MEANINGS[raises.panic];
    return [
      ...link(PANICS, code(`Panic(${raises.panic})`)),
      ...(meaning === undefined ? [] : [text(": "), ...parseInline(meaning)]),
    ];
  }
  if ("revert" in raises) return [text("revert string "), code(raises.revert)];
  return parseInline(raises.other);
}

function emissions(index: SymbolIndex, { record, unit }: Entry): Part[] {
  const items = emissionsOf(record).map(({ event, when, by }) => [
    ...link(index.findEvent(by ?? unit.id, event)?.url, code(event)),
    ...(by === undefined ? [] : [text(` of ${index.reference.units.get(by)?.unit.name ?? by}`)]),
    ...(when === undefined ? [] : [text(": "), ...parseInline(when)]),
  ]);
  return part("Events", items, list(items));
}

const hashCell = ({ hash }: Entry): PhrasingContent[] => [code(hash ?? "")];

const errorTable = (...content: Parameters<typeof table>): Block =>
  longTable("errors", "selector and cause", ...content);

/** Entries of the ancestors as compact tables, and the errors of a contract with an ABI. */
function inheritedLists(index: SymbolIndex, unit: LoadedUnit, isShared: boolean): Block[] {
  const shown = new Set(index.pageEntries(unit.id));
  const prefix = isShared ? `${slug(unit.unit.name)}-` : "";
  const inherited = index
    .lineage(unit.id)
    .flatMap(({ id }) => index.pageEntries(id))
    .filter(
      (entry, position, all) =>
        !shown.has(entry) &&
        all.indexOf(entry) === position &&
        entry.hash !== undefined &&
        // A parent on the same page describes its own.
        entry.unit.unit.route !== unit.unit.route,
    );
  const taken = new Set([...[...shown].map(({ anchor }) => anchor), SHARED]);
  // A link to the entry of this contract lands on the line that leads to the description.
  const landing = (entry: Entry): PhrasingContent[] =>
    isShared || taken.has(entry.anchor)
      ? entryLink(entry)
      : entryLink(entry).map((node) => ({ ...node, data: { hProperties: { id: entry.anchor } } }));
  const section = (name: string, kind: string, titles: readonly string[]): Block[] => {
    const entries = inherited.filter(({ record }) => record.kind === kind).sort(byLabel);
    const hashCells = (entry: Entry) => (titles.length > 2 ? [hashCell(entry)] : []);
    const rows = entries.map((entry) => [landing(entry), ...hashCells(entry), summaryOf(entry)]);
    if (rows.length === 0) return [];
    return [heading(2, prefix + slug(name), text(name)), table(titles, rows)];
  };
  // Types on one page would each repeat the errors of their ABI.
  const hasErrors = unit.unit.kind !== "interface" && !(isShared && unit.unit.kind === "types");
  const errors = hasErrors ? contractErrors(index, unit) : [];
  return [
    ...section("Inherited functions", "function", ["Function", "Selector", "Purpose"]),
    ...section("Inherited events", "event", ["Event", "Purpose"]),
    ...(errors.length === 0
      ? []
      : [
          heading(2, `${prefix}errors`, text(isShared ? `Errors of ${unit.unit.name}` : "Errors")),
          errorTable(
            ["Error", "Selector", "Cause"],
            errors.map((entry) => [entryLink(entry), hashCell(entry), summaryOf(entry)]),
          ),
        ]),
  ];
}

function byLabel(a: Entry, b: Entry): number {
  return a.label.localeCompare(b.label, "en");
}

function contractErrors(index: SymbolIndex, unit: LoadedUnit): Entry[] {
  if ((unit.unit.errors ?? []).length === 0) return [];
  // An abstract contract and a library of types are compiled into others, and name an ABI of these.
  const hasOwnAbi = unit.unit.kind !== "abstract" && unit.unit.kind !== "types";
  const inAbi = new Set(
    (hasOwnAbi ? unit.unit.abi : []).flatMap((file) =>
      (index.reference.abis.get(file) ?? []).flatMap((item) =>
        item.type === "error" ? [item.name] : [],
      ),
    ),
  );
  const named = index
    .entriesOf(unit.id)
    .flatMap(({ record }) => requirementsOf(record))
    .flatMap(({ raises }) => (typeof raises === "string" ? [raises] : []));
  return [...new Set([...inAbi, ...named])]
    .flatMap((name) => index.findError(unit.id, name) ?? [])
    .sort(byLabel);
}

/** All errors of a scope, `lockup` or `lockup/v4.0`, as one table: selector, error, cause. */
export function renderErrorTable(index: SymbolIndex, scope: string): Block[] {
  const errors = [...index.reference.units.values()]
    .filter(({ id }) => scopeOf(id) === scope)
    .flatMap(({ id }) => index.entriesOf(id))
    .filter(({ record }) => record.kind === "error")
    .sort(byLabel);
  if (errors.length === 0) return [];
  return [
    errorTable(
      ["Selector", "Error", "Cause"],
      errors.map((entry) => [hashCell(entry), entryLink(entry), summaryOf(entry)]),
    ),
  ];
}
