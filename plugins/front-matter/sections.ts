import { MIGRATIONS } from "../../data/migrations";
import type { Migration } from "../../data/migrations/schema";
import { RELEASES } from "../../data/releases";
import type { SectionData } from "../../src/lib/protocol/counterparts";
import { parseReleaseRef, type ReleaseRef } from "../../src/lib/protocol/model";
import { pageAnchors } from "../contract-reference/doc-routes";
import { referenceSource } from "../contract-reference/source";
import type { SymbolIndex } from "../contract-reference/symbols";

/** Moves between neighboring releases that lie between two releases, in the order of the way. */
function hopsBetween(
  from: ReleaseRef,
  to: ReleaseRef,
  migrations: readonly Migration[],
): Migration[] {
  const rank = (ref: ReleaseRef): number => RELEASES.findIndex((release) => release.ref === ref);
  const [first = 0, last = 0] = [rank(from), rank(to)].sort((a, b) => a - b);
  const hops = migrations.filter((hop) => rank(hop.from) >= first && rank(hop.to) <= last);
  return rank(from) < rank(to) ? hops : hops.toReversed();
}

/** Whether a row of a move is about a symbol with a name, of any contract. */
const isAbout = ({ symbols, renames = [] }: Migration["rows"][number], name: string): boolean =>
  [...symbols, ...renames.flat()].some((symbol) => symbol.endsWith(`.${name}`));

/** Where the tables of moves say what became of a symbol on the way to another release. */
export function rowOf(
  name: string,
  { from, to }: { readonly from: ReleaseRef; readonly to: ReleaseRef },
  migrations: readonly Migration[] = MIGRATIONS,
): string | undefined {
  for (const hop of hopsBetween(from, to, migrations)) {
    const row = hop.rows.find((candidate) => isAbout(candidate, name));
    if (row === undefined) continue;
    const { protocol, version } = parseReleaseRef(hop.to);
    return `/guides/${protocol}/${version}/from-${parseReleaseRef(hop.from).version}#${row.id}`;
  }
  return undefined;
}

function sectionsOf(siteDir: string, index: SymbolIndex): SectionData {
  const anchorsOf = pageAnchors(siteDir, index);
  const units = [...index.reference.units.values()];
  return {
    idsOf: anchorsOf,
    moveOf(route, id, to) {
      const entry = units
        .filter(({ unit }) => unit.route === route)
        .flatMap((unit) => index.pageEntries(unit.id))
        .find(({ anchor }) => anchor === id);
      return entry && rowOf(entry.name, { from: entry.unit.unit.release, to });
    },
  };
}

/** Reads the sections of all pages, once for as long as the contract descriptions are the same. */
export function sectionSource(siteDir: string): () => Promise<SectionData> {
  let known: { readonly index: SymbolIndex; readonly sections: SectionData } | undefined;
  return async () => {
    const index = await referenceSource(siteDir).load();
    if (known?.index !== index) known = { index, sections: sectionsOf(siteDir, index) };
    return known.sections;
  };
}
