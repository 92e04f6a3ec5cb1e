import {
  type ContractUnit,
  type MultiReleaseUnit,
  type Range,
  type ReleaseId,
} from "../../data/contracts/schema";
import { DOCUMENTED, RELEASES, type ReleaseRecord } from "../../data/releases";
import type { SourceTag } from "../../src/lib/protocol/model";
import { recordLabel, type Descriptions, type Problem } from "./model";
import { protocolOf, scopeOf, type LoadedUnit, type PlainUnit, type UnitFile } from "./units";

/**
 * What this project knows about a release.
 *
 * @throws Error naming a release that `data/releases.ts` does not have
 */
function recordOf(release: ReleaseId): ReleaseRecord {
  const record = RELEASES.find(({ ref }) => ref === release);
  if (record === undefined) throw new Error(`data/releases.ts has no release "${release}".`);
  return record;
}

export const sourceOf = (release: ReleaseId): SourceTag => recordOf(release).source[0];

/** Stands for the number of the release in every text of a unit. */
const VERSION = "{version}";

/** Beginning of the id of a unit of the same release. */
const SAME_RELEASE = "@/";

/**
 * Makes one plain unit for each release of a description: what does not hold in the release is left
 * out, `{version}` is its number, and `@/` leads to the units of the same release. Never throws for
 * wrong ranges: they are in `problems`.
 *
 * @param known all releases that descriptions may name, oldest first within a protocol.
 */
export function expandReleases(
  files: readonly UnitFile[],
  known: readonly ReleaseId[] = DOCUMENTED,
): Descriptions {
  const problems: Problem[] = [];
  const units = files.flatMap((file) => {
    problems.push(...releaseProblems(file, known), ...rangeProblems(file));
    return releasesOf(file.unit).map((release) => unitOf(file, release));
  });
  const first = new Map<string, LoadedUnit>();
  for (const unit of units) {
    const other = first.get(unit.id);
    if (other === undefined) first.set(unit.id, unit);
    else {
      problems.push({
        file: unit.file,
        record: "",
        message: `makes the unit "${unit.id}", as ${other.file} does. Let each release have one of them.`,
      });
    }
  }
  return { units: [...first.values()], problems };
}

const isMulti = (unit: ContractUnit | MultiReleaseUnit): unit is MultiReleaseUnit =>
  "releases" in unit;

const releasesOf = (unit: ContractUnit | MultiReleaseUnit): readonly ReleaseId[] =>
  isMulti(unit) ? unit.releases : [unit.release];

const versionOf = (release: ReleaseId): string => release.split("@")[1] ?? "";

function unitOf(file: UnitFile, release: ReleaseId): LoadedUnit {
  const { unit } = file;
  const id = isMulti(unit)
    ? `${protocolOf(file.path)}/${versionOf(release)}/${file.path.split("/").at(-1) ?? ""}`
    : file.path;
  const target = { release, releases: releasesOf(unit), scope: scopeOf(id) };
  const route = typeof unit.route === "string" ? unit.route : unit.route[release];
  const source = typeof unit.source === "string" ? unit.source : unit.source[release];
  const plain = specialize({ ...unit, route, source, release, releases: undefined }, target);
  // The shape stays, but for what `specialize` takes away: ranges, placeholders and notes as objects.
  return { id, file: file.file, unit: plain as PlainUnit };
}

/** The release that something is made for, among those of its unit. */
interface Target {
  readonly release: ReleaseId;
  readonly releases: readonly ReleaseId[];
  /** Beginning of the ids of its units, `lockup/v4.0`. */
  readonly scope: string;
}

function specialize(value: unknown, target: Target): unknown {
  if (typeof value === "string") {
    const text = value.startsWith(SAME_RELEASE)
      ? `${target.scope}/${value.slice(SAME_RELEASE.length)}`
      : value;
    return text
      .replaceAll(`ref:${SAME_RELEASE}`, `ref:${target.scope}/`)
      .replaceAll(VERSION, versionOf(target.release));
  }
  if (Array.isArray(value)) {
    return value
      .filter((item) => heldIn(item, target.releases).includes(target.release))
      .map((item) => specialize(item, target));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
      if (key === "since" || key === "until" || part === undefined) return [];
      const made = specialize(part, target);
      return [[key, RANGED_TEXTS.has(key) && Array.isArray(made) ? made.map(textOf) : made]];
    }),
  );
}

/** Lists of texts of which some can be objects with a range. */
const RANGED_TEXTS: ReadonlySet<string> = new Set(["notes", "abi", "inherits"]);

const textOf = (note: unknown): unknown =>
  typeof note === "object" && note !== null && "text" in note ? note.text : note;

const isRange = (value: unknown): value is Range =>
  typeof value === "object" && value !== null && ("since" in value || "until" in value);

/** Those of some releases, oldest first, in which a part of a description holds. */
function heldIn(part: unknown, releases: readonly ReleaseId[]): readonly ReleaseId[] {
  if (!isRange(part)) return releases;
  const { since, until } = part;
  const from = since === undefined ? 0 : releases.indexOf(since);
  const to = until === undefined ? releases.length - 1 : releases.indexOf(until);
  return from === -1 || to === -1 ? [] : releases.slice(from, to + 1);
}

function releaseProblems({ file, unit, path }: UnitFile, known: readonly ReleaseId[]): Problem[] {
  const problem = (message: string): Problem => ({ file, record: "", message });
  const releases = releasesOf(unit);
  const own = known.filter((release) => release.startsWith(`${protocolOf(path)}@`));
  const unknown = releases.filter((release) => !own.includes(release));
  if (unknown.length > 0) {
    return unknown.map((release) =>
      problem(
        `the release "${release}" is no documented one of ${protocolOf(path)}. Use ${own.join(", ")}.`,
      ),
    );
  }
  const { route, source } = unit;
  const without = (paths: typeof route): readonly ReleaseId[] =>
    typeof paths === "string" ? [] : releases.filter((release) => paths[release] === undefined);
  if (without(route).length > 0) {
    return [problem(`\`route\` has no page for ${without(route).join(", ")}. Write one.`)];
  }
  if (without(source).length > 0) {
    return [problem(`\`source\` has no file for ${without(source).join(", ")}. Write one.`)];
  }
  const sorted = own.filter((release) => releases.includes(release));
  if (sorted.join(", ") === releases.join(", ")) return [];
  return [problem(`\`releases\` is ${releases.join(", ")}. Write ${sorted.join(", ")}.`)];
}

/**
 * Ranges that no release uses. Two descriptions of a symbol in one release have one anchor, which
 * `validate.ts` reports.
 */
function rangeProblems({ file, unit }: UnitFile): Problem[] {
  const releases = releasesOf(unit);
  const unused = (parts: readonly Range[], held: readonly ReleaseId[], record: string): Problem[] =>
    parts
      .filter((part) => !heldIn(part, releases).some((release) => held.includes(release)))
      .map((part) => ({ file, record, message: unusedMessage(part, held) }));
  return [
    ...unused(rangedParts({ abi: unit.abi, inherits: unit.inherits ?? [] }), releases, ""),
    ...unit.records.flatMap((record) => {
      const held = heldIn(record, releases);
      const label = recordLabel(record);
      return held.length === 0
        ? [{ file, record: label, message: unusedMessage(record, releases, "a description") }]
        : unused(rangedParts(record), held, label);
    }),
  ];
}

function unusedMessage(part: Range, releases: readonly ReleaseId[], what = nameOf(part)): string {
  const { since, until } = part;
  const range = [
    ...(since === undefined ? [] : [`since ${since}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
  ].join(", ");
  return `${what} that no release uses (${range}). It can hold in ${releases.join(", ")}: correct the range, or remove it.`;
}

/** How a part with a range is named in messages. */
function nameOf(part: object): string {
  if ("name" in part) return `the description of "${String(part.name)}"`;
  if ("event" in part) return `the emission of "${String(part.event)}"`;
  return `the text "${String(textOf(part))}"`;
}

function rangedParts(value: object): (object & Range)[] {
  return Object.values(value).flatMap((part: unknown) => {
    if (!Array.isArray(part)) return [];
    return part.filter((item): item is object & Range => isRange(item));
  });
}
