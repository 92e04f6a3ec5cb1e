export type RedirectStatus = 301 | 302 | 303 | 307 | 308;

const REDIRECT_STATUSES: readonly RedirectStatus[] = [301, 302, 303, 307, 308];

function isRedirectStatus(status: number): status is RedirectStatus {
  return REDIRECT_STATUSES.some((known) => known === status);
}

export interface RedirectRule {
  /** Path that is redirected: literal segments, `:name` placeholders, and `*` as the last segment. */
  readonly from: string;
  /** Path or absolute http(s) URL, with the placeholders of `from` and `:splat`. */
  readonly to: string;
  readonly status: RedirectStatus;
  /** Redirects even when a file exists at `from` (written as an exclamation mark, `301!`). */
  readonly force: boolean;
}

export interface Redirect {
  readonly location: string;
  readonly status: RedirectStatus;
  readonly force: boolean;
}

function problemsOf(
  from: string,
  to: string | undefined,
  statusText: string,
  extra: readonly string[],
): string[] {
  const problems: string[] = [];
  if (!from.startsWith("/")) {
    problems.push(`"${from}" must start with a slash`);
  }
  if (from.slice(0, -1).includes("*") || (from.endsWith("*") && !from.endsWith("/*"))) {
    problems.push(`"${from}" may have "*" only as its last segment`);
  }
  if (to === undefined) {
    problems.push(`"${from}" has no target`);
  } else if (!/^(?:\/(?!\/)|https?:\/\/)/u.test(to)) {
    problems.push(`the target "${to}" must start with one slash, or with http:// or https://`);
  }
  if (!isRedirectStatus(Number(statusText.replace(/!$/u, "")))) {
    problems.push(`the status "${statusText}" must be one of ${REDIRECT_STATUSES.join(", ")}`);
  }
  if (extra.length > 0) {
    problems.push(`"${extra.join(" ")}" is not supported: write "from to status" only`);
  }
  return problems;
}

/**
 * Reads a redirect table in the host's `_redirects` syntax: one `from to [status]` a line, `#`
 * starts a comment, the status is 301 when left out.
 *
 * @returns the rules in the order of the file; the first match wins
 * @throws {Error} that lists every line that cannot be used, with its number
 */
export function parseRedirects(text: string): RedirectRule[] {
  const rules: RedirectRule[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split(/\r?\n/u).entries()) {
    const [from, to, statusText = "301", ...extra] = line
      .replace(/(?:^|\s)#.*$/u, "")
      .split(/\s+/u)
      .filter((field) => field !== "");
    if (from === undefined) {
      continue;
    }
    const lineProblems = problemsOf(from, to, statusText, extra);
    const status = Number(statusText.replace(/!$/u, ""));
    if (lineProblems.length === 0 && to !== undefined && isRedirectStatus(status)) {
      rules.push({ from, to, status, force: statusText.endsWith("!") });
    } else {
      problems.push(...lineProblems.map((problem) => `  line ${String(index + 1)}: ${problem}`));
    }
  }
  if (problems.length > 0) {
    throw new Error(`The redirect table has lines that cannot be used:\n${problems.join("\n")}`);
  }
  return rules;
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

function matchRule(
  rule: RedirectRule,
  segments: readonly string[],
): Map<string, string> | undefined {
  const pattern = segmentsOf(rule.from);
  const values = new Map<string, string>();
  const hasSplat = pattern.at(-1) === "*";
  const fixed = hasSplat ? pattern.slice(0, -1) : pattern;
  if (segments.length < fixed.length || (!hasSplat && segments.length > fixed.length)) {
    return undefined;
  }
  for (const [index, expected] of fixed.entries()) {
    const actual = segments[index] ?? "";
    if (expected.startsWith(":")) {
      values.set(expected.slice(1), encodeURIComponent(actual));
    } else if (expected !== actual) {
      return undefined;
    }
  }
  if (hasSplat) {
    values.set("splat", segments.slice(fixed.length).map(encodeURIComponent).join("/"));
  }
  return values;
}

/**
 * The redirect for a path: the first rule that matches, with the placeholders filled in.
 *
 * @param pathname decoded path; a trailing slash makes no difference
 * @param search query with its question mark; it is handed on unless the target has its own
 */
export function findRedirect(
  rules: readonly RedirectRule[],
  pathname: string,
  search = "",
): Redirect | undefined {
  const segments = segmentsOf(pathname);
  for (const rule of rules) {
    const values = matchRule(rule, segments);
    if (values !== undefined) {
      const target = rule.to.replace(
        /:([a-z]\w*)/giu,
        (placeholder, name: string) => values.get(name) ?? placeholder,
      );
      const [beforeHash = "", ...hash] = target.split("#");
      const location =
        beforeHash + (beforeHash.includes("?") ? "" : search) + hash.map((h) => `#${h}`).join("");
      return { location, status: rule.status, force: rule.force };
    }
  }
  return undefined;
}
