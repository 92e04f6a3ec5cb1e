import { DOCUMENTED } from "../../data/releases";
import { grouped } from "./groups";
import { bareName, type Entry, type Reference } from "./model";
import { typeScopes } from "./types";
import { emissionsOf, type LoadedUnit, requirementsOf } from "./units";

export interface SymbolTarget {
  readonly url: string;
  /** Text for a link that has none: `SablierLockup.withdraw`. */
  readonly label: string;
}

/** A reference that leads nowhere: `reason` says why and what to write instead. */
export interface DeadSymbol {
  readonly reason: string;
}

/** Looks symbols up along inheritance. Every answer is an entry's one full description. */
export class SymbolIndex {
  /** Entries that name a unit as their origin, while others describe them. */
  private readonly declaredBy = new Map<string, Entry[]>();
  /** What raises an error or emits an event. */
  private readonly usedBy = new Map<Entry, Entry[]>();

  constructor(readonly reference: Reference) {
    const all = [...reference.entries.values()].flat();
    for (const entry of all) {
      for (const origin of entry.record.origin ?? []) add(this.declaredBy, origin, entry);
    }
    for (const entry of all) {
      for (const used of this.usedIn(entry)) add(this.usedBy, used, entry);
    }
  }

  /** The errors that an entry raises and the events that it emits. */
  private usedIn({ record, unit }: Entry): Set<Entry> {
    const errors = requirementsOf(record).flatMap(({ raises }) =>
      typeof raises === "string" ? (this.findError(unit.id, raises) ?? []) : [],
    );
    const events = emissionsOf(record).flatMap(
      ({ event, by }) => this.findEvent(by ?? unit.id, event) ?? [],
    );
    return new Set([...errors, ...events]);
  }

  sharesPage({ id, unit: { route } }: LoadedUnit): boolean {
    const units = [...this.reference.units.values()];
    return units.some((other) => other.unit.route === route && other.id !== id);
  }

  /** Where a unit is described: its page, or its first section on a page that it shares. */
  urlOf(unit: LoadedUnit): string {
    const { route } = unit.unit;
    if (!this.sharesPage(unit)) return route;
    const [first] = grouped(this.pageEntries(unit.id));
    return first === undefined ? route : `${route}#${first.anchor}`;
  }

  /** Entries on the page of a unit: its own and, on interface pages, the declared ones. */
  pageEntries(id: string): readonly Entry[] {
    return [...this.entriesOf(id), ...(this.declaredBy.get(id) ?? [])];
  }

  /** A unit, then its ancestors, each once, parents in source order. External origins are left out. */
  lineage(id: string): LoadedUnit[] {
    const seen = new Map<string, LoadedUnit>();
    const visit = (next: string): void => {
      const unit = this.reference.units.get(next);
      if (unit === undefined || seen.has(next)) return;
      seen.set(next, unit);
      (unit.unit.inherits ?? []).forEach(visit);
    };
    visit(id);
    return [...seen.values()];
  }

  /** Units whose errors a unit or its ancestors raise, the unit's own first. */
  errorUnits(id: string): string[] {
    return [...new Set(this.lineage(id).flatMap(({ unit }) => unit.errors ?? []))];
  }

  /** Entries written in the file of a unit. */
  entriesOf(id: string): readonly Entry[] {
    return this.reference.entries.get(id) ?? [];
  }

  /** Own entries of a unit and its ancestors, and those that the ancestors declare. */
  private visibleIn(id: string): Entry[] {
    return this.lineage(id).flatMap((unit) => this.pageEntries(unit.id));
  }

  findError(id: string, name: string): Entry | undefined {
    return [
      ...this.errorUnits(id).flatMap((unit) => this.entriesOf(unit)),
      ...this.entriesOf(id),
    ].find((entry) => entry.record.kind === "error" && entry.name === name);
  }

  findEvent(id: string, name: string): Entry | undefined {
    return this.visibleIn(id).find((entry) => entry.record.kind === "event" && entry.name === name);
  }

  /** Functions and the like that raise an error or emit an event. */
  usersOf(entry: Entry): readonly Entry[] {
    return this.usedBy.get(entry) ?? [];
  }

  /** Everything that a unit can be asked for: what it and its ancestors have and declare, then errors. */
  symbolsOf(id: string): Entry[] {
    const errors = this.errorUnits(id).flatMap((unit) => this.entriesOf(unit));
    return [...new Set([...this.visibleIn(id), ...errors])];
  }

  /**
   * The page of a Solidity name in the units of a scope (`lockup/v4.0`): a contract, a struct or an
   * enum. An interface without a unit of its own has that of its contract.
   */
  findType(scope: string, type: string): string | undefined {
    const base = type.replace(/(?:\[\d*\])+$/u, "");
    const [library, member] = base.includes(".") ? base.split(".", 2) : [base, base];
    const name = library ?? "";
    for (const source of typeScopes(scope)) {
      const unit =
        this.reference.units.get(`${source}/${name}`) ??
        this.reference.units.get(`${source}/${name.replace(/^I(?=[A-Z])/u, "")}`);
      if (unit === undefined) continue;
      const entry = this.entriesOf(unit.id).find(
        ({ record, name }) =>
          (record.kind === "struct" || record.kind === "enum") && name === member,
      );
      if (entry !== undefined) return entry.url;
      if (!base.includes(".")) return this.urlOf(unit);
    }
    return undefined;
  }

  /**
   * Resolves the part after `ref:`: a unit (`lockup/SablierLockup`) or a symbol in it or in what it
   * inherits (`lockup/SablierLockup#withdraw`). Overloads need their types. Every unit can be named
   * with its release (`lockup/v2.0/SablierLockup`).
   */
  resolve(target: string): SymbolTarget | DeadSymbol {
    const [written = "", symbol] = decodeTarget(target).split("#", 2);
    const id = this.idOf(written);
    const unit = this.reference.units.get(id);
    if (unit === undefined) return { reason: this.unknownUnit(id) };
    if (symbol === undefined || symbol === "") {
      return { url: this.urlOf(unit), label: unit.unit.name };
    }
    const visible = this.symbolsOf(id);
    const found = visible.filter((entry) =>
      symbol.includes("(")
        ? entry.label === symbol || entry.signature === symbol
        : entry.name === symbol,
    );
    const [first] = found;
    if (first === undefined) {
      const close = visible
        .filter((entry) => entry.name.toLowerCase() === bareName(symbol).toLowerCase())
        .map((entry) => `#${entry.label}`);
      const hint = close.length > 0 ? ` Did you mean ${[...new Set(close)].join(" or ")}?` : "";
      return { reason: `"${id}" has no symbol "${symbol}".${hint}` };
    }
    const sameUnit = found.filter((entry) => entry.unit.id === first.unit.id);
    if (sameUnit.length > 1) {
      return {
        reason: `"${symbol}" is overloaded. Write one of ${sameUnit.map((entry) => `#${entry.label}`).join(", ")}.`,
      };
    }
    const owner = first.record.kind === "error" ? "" : `${unit.unit.name}.`;
    return { url: first.url, label: `${owner}${first.label}` };
  }

  /**
   * As {@link resolve}, for pages about all releases: a target that names no release leads to the
   * newest one of its protocol that has a reference.
   */
  resolveNewest(target: string): SymbolTarget | DeadSymbol {
    const [protocol = "", name = "", ...others] = target.split("/");
    const releases = DOCUMENTED.filter(
      (release) =>
        release.startsWith(`${protocol}@`) &&
        [...this.reference.units.values()].some(({ unit }) => unit.release === release),
    ).toReversed();
    const [newest] = releases;
    if (newest === undefined || others.length > 0) return this.resolve(target);
    const inRelease = (release: string): string => `${release.replace("@", "/")}/${name}`;
    const found = this.resolve(inRelease(newest));
    if ("url" in found) return found;
    const older = releases.find((release) => "url" in this.resolve(inRelease(release)));
    if (older === undefined) return found;
    return {
      reason: `${found.reason} This page is about all releases, so its links lead to ${newest}, the newest with a reference. To link ${older}, write ref:${inRelease(older)}.`,
    };
  }

  /** Id of a unit that may be named with its release although its id has none. */
  private idOf(written: string): string {
    const [protocol = "", version = "", name] = written.split("/");
    const plain = `${protocol}/${name ?? ""}`;
    const release = this.reference.units.get(plain)?.unit.release;
    return release === `${protocol}@${version}` ? plain : written;
  }

  private unknownUnit(id: string): string {
    const name = id.split("/").at(-1)?.toLowerCase() ?? "";
    const close = [...this.reference.units.keys()].filter(
      (other) => other.split("/").at(-1)?.toLowerCase() === name,
    );
    const hint =
      close.length > 0
        ? `Did you mean ${close.join(" or ")}?`
        : "Units are named by their file below data/contracts, for example lockup/SablierLockup.";
    return `there is no unit "${id}". ${hint}`;
  }
}

function add<Key>(lists: Map<Key, Entry[]>, key: Key, entry: Entry): void {
  lists.set(key, [...(lists.get(key) ?? []), entry]);
}

/** Markdown may have percent-encoded the parentheses and brackets of a signature. */
function decodeTarget(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
