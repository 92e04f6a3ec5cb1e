import type { Redirect } from "../../data/redirects";
import { isWildcard, type RedirectTable } from "./expand";

const PATH = /^\/[a-zA-Z0-9._~/-]*[a-zA-Z0-9._~-]$/;

/**
 * What is wrong with redirects: targets that do not exist, addresses that a page has, chains, loops,
 * addresses given twice.
 *
 * @param all what `expandRedirects` made of the table
 */
export function redirectProblems(
  table: RedirectTable,
  all: readonly Redirect[],
  routes: readonly string[],
): string[] {
  const pages = new Set(routes);
  const sources = new Map<string, string>();
  const problems: string[] = [];
  for (const redirect of all) {
    const { from, to } = redirect;
    const plain = isWildcard(redirect) ? from.slice(0, -2) : from;
    if (!PATH.test(plain)) {
      problems.push(`"${from}" is not a path: start with a slash, end without one`);
    }
    if (from === to) problems.push(`"${from}" leads to itself: remove it`);
    else if (!pages.has(to)) problems.push(`"${from}" leads to "${to}", which is not a page`);
    if (pages.has(from)) problems.push(`"${from}" is a page: a redirect would hide it`);
    const other = sources.get(from);
    if (other !== undefined) {
      problems.push(`"${from}" leads to both "${other}" and "${to}": keep one`);
    }
    sources.set(from, to);
    if (isWildcard(redirect) && routes.some((route) => route.startsWith(`${plain}/`))) {
      problems.push(`"${from}" takes a folder that has pages: name its addresses one by one`);
    }
  }
  for (const { from, to } of all) {
    const next = sources.get(to);
    if (next !== undefined && from !== to) {
      problems.push(`"${from}" leads to "${to}", which leads on to "${next}": lead there at once`);
    }
  }
  for (const { from, to } of table.families) {
    if (!routes.some((route) => route.startsWith(`${to}/`))) {
      problems.push(`The family "${from}" leads to "${to}", below which there are no pages`);
    }
  }
  return problems;
}
