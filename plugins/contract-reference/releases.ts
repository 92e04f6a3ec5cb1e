import {
  type ContractUnit,
  type MultiReleaseUnit,
  type Range,
  type ReleaseId,
  type SymbolRecord,
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
  if (!isObject(value)) return value;
  const made: Record<string, unknown> = Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => key !== "since" && key !== "until" && part !== undefined)
      .map(([key, part]: [string, unknown]) => [key, specialize(part, target)]),
  );
  // A note, an ABI or a parent with a range: the text is left.
  return Object.keys(made).join(" ") === "text" ? made.text : made;
}

const isObject = (value: unknown): value is object & Range =>
  typeof value === "object" && value !== null;

/** Those of some releases, oldest first, in which a part of a description holds. */
function heldIn(part: unknown, releases: readonly ReleaseId[]): readonly ReleaseId[] {
  if (!isObject(part)) return releases;
  const { since, until } = part;
  const from = since === undefined ? 0 : releases.indexOf(since);
  const to = until === undefined ? releases.length - 1 : releases.indexOf(until);
  return from === -1 || to === -1 ? [] : releases.slice(from, to + 1);
}

function releaseProblems({ file, unit, path }: UnitFile, known: readonly ReleaseId[]): Problem[] {
  const releases = releasesOf(unit);
  const protocol = protocolOf(path);
  const own = known.filter((release) => release.startsWith(`${protocol}@`));
  const sorted = own.filter((release) => releases.includes(release));
  const messages = (["route", "source"] as const).flatMap((field) => {
    const paths = unit[field];
    if (typeof paths === "string") return [];
    const without = releases.filter((release) => paths[release] === undefined).join(", ");
    return without === "" ? [] : [`\`${field}\` has nothing for ${without}. Write it.`];
  });
  if (sorted.join(", ") !== releases.join(", ")) {
    messages.push(
      `is about ${releases.join(", ")}. Use documented releases of ${protocol}, oldest first: ${own.join(", ")}.`,
    );
  }
  return messages.map((message) => ({ file, record: "", message }));
}

/**
 * Ranges that no release uses. Two descriptions of a symbol in one release have one anchor, which
 * `validate.ts` reports.
 */
function rangeProblems({ file, unit }: UnitFile): Problem[] {
  const all = releasesOf(unit);
  const unused = (value: object, releases: readonly ReleaseId[], record: string): Problem[] =>
    Object.entries(value).flatMap(([key, items]: [string, unknown]) => {
      if (!Array.isArray(items)) return [];
      return items.filter(isObject).flatMap((item): Problem[] => {
        const label = key === "records" ? recordLabel(item as SymbolRecord) : record;
        const held = heldIn(item, all).filter((release) => releases.includes(release));
        if (held.length > 0) return unused(item, held, label);
        return [{ file, record: label, message: unusedMessage(item, releases) }];
      });
    });
  return unused(unit, all, "");
}

function unusedMessage(part: object & Range, releases: readonly ReleaseId[]): string {
  const range = (["since", "until"] as const)
    .flatMap((end) => (part[end] === undefined ? [] : [`${end} ${part[end]}`]))
    .join(", ");
  return `${nameOf(part)} that no release uses (${range}). It can hold in ${releases.join(", ")}: correct the range, or remove it.`;
}

/** How a part with a range is named in messages. */
function nameOf(part: object): string {
  if ("name" in part) return `the description of "${String(part.name)}"`;
  if ("event" in part) return `the emission of "${String(part.event)}"`;
  return `the text "${"text" in part ? String(part.text) : ""}"`;
}
