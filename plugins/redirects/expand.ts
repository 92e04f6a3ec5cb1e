import {
  type Redirect,
  REDIRECT_FAMILIES,
  type RedirectFamily,
  REDIRECTS,
} from "../../data/redirects";

/** What the table and the families say, as far as pages exist. */
export interface RedirectTable {
  readonly redirects: readonly Redirect[];
  readonly families: readonly RedirectFamily[];
}

/** The table of this site. */
export const REDIRECT_TABLE: RedirectTable = { redirects: REDIRECTS, families: REDIRECT_FAMILIES };

/** Whether a redirect takes a whole folder. */
export function isWildcard({ from }: Redirect): boolean {
  return from.endsWith("/*");
}

/**
 * Writes the families out: one redirect a page. A single address of the table wins over a family,
 * and an earlier family over a later one.
 *
 * @returns all redirects, those of the table first, then sorted by where they lead
 */
export function expandRedirects(table: RedirectTable, routes: readonly string[]): Redirect[] {
  const taken = new Set(table.redirects.map(({ from }) => from));
  const all = [...table.redirects];
  for (const { from, to } of table.families) {
    for (const route of [...routes].sort()) {
      if (!route.startsWith(`${to}/`)) continue;
      const old = from + route.slice(to.length);
      if (taken.has(old)) continue;
      taken.add(old);
      all.push({ from: old, to: route });
    }
  }
  return all;
}
