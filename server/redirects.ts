export interface RedirectRule {
  /** Path that is redirected; with `/*` at its end, it and all below it. */
  readonly from: string;
  /** Path or absolute http(s) URL. */
  readonly to: string;
  readonly status: number;
  /** Redirects even when a file exists at `from` (written as an exclamation mark, `301!`). */
  readonly force: boolean;
}

export interface Redirect {
  readonly location: string;
  readonly status: number;
  readonly force: boolean;
}

const RULE =
  /^(\/[^\s:*]*|\/(?:[^\s:*]+\/)?\*)\s+((?:\/(?!\/)|https?:\/\/)\S*?)(?:\s+(30[12378])(!?))?$/u;

/**
 * Reads a redirect table in the host's `_redirects` syntax, as far as this site needs it: one
 * `from to [status]` a line, `#` starts a comment, the status is 301 when left out.
 *
 * @returns the rules in the order of the file; the first match wins
 * @throws {Error} that lists every line that cannot be used, with its number
 */
export function parseRedirects(text: string): RedirectRule[] {
  const rules: RedirectRule[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split(/\r?\n/u).entries()) {
    const content = line.replace(/(?:^|\s)#.*$/u, "").trim();
    const [, from, to, status = "301", mark] = RULE.exec(content) ?? [];
    if (from !== undefined && to !== undefined) {
      rules.push({ from, to, status: Number(status), force: mark === "!" });
    } else if (content !== "") {
      problems.push(`  line ${index + 1}: "${content}"`);
    }
  }
  if (problems.length === 0) return rules;
  throw new Error(
    `The redirect table has lines that cannot be used:\n${problems.join("\n")}\n` +
      'Write "/from /to 301": both begin with one slash, or the second with https://, "*" is only the ' +
      "last part of the first, and the status is 301, 302, 303, 307 or 308.",
  );
}

/**
 * The redirect for a path: that of the first rule that matches.
 *
 * @param pathname decoded path; a trailing slash makes no difference
 * @param search query with its question mark; it is handed on unless the target has its own
 */
export function findRedirect(
  rules: readonly RedirectRule[],
  pathname: string,
  search = "",
): Redirect | undefined {
  const path = pathname.replace(/(?<=.)\/$/u, "");
  const rule = rules.find(({ from }) =>
    from.endsWith("/*") ? `${path}/`.startsWith(from.slice(0, -1)) : path === from,
  );
  if (rule === undefined) return undefined;
  const { to, status, force } = rule;
  const location = to.includes("?") ? to : to.replace(/#|$/u, (end) => search + end);
  return { location, status, force };
}
