import type { Redirect } from "../../data/redirects";

/**
 * Rules for hosts that read a `_redirects` file. They are forced (`301!`), because the pages that
 * redirect in the browser exist at the same addresses.
 *
 * @returns the text of the file; the host hands the query on
 */
export function hostRules(redirects: readonly Redirect[]): string {
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301!`);
  return `# Made from data/redirects.ts by plugins/redirects.\n${lines.join("\n")}\n`;
}
