/** Headers that a rule of the `_headers` file gives to some paths. */
export interface HeaderRule {
  /** Path, with `*` for any text. */
  readonly path: string;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface HeaderInput {
  /** Decoded path of the request, starting with a slash. */
  readonly pathname: string;
  readonly status: number;
}

/** What the host says about files of which no rule says more: ask before using the copy. */
const DEFAULT_CACHE_CONTROL = "public, max-age=0, must-revalidate";

/**
 * Reads header rules in the host's `_headers` syntax: a path on a line of its own, below it indented
 * lines with `Name: value`; `#` starts a comment line.
 *
 * @throws {Error} that lists every line that cannot be used, with its number
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split(/\r?\n/u).entries()) {
    const content = line.trim();
    if (content === "" || content.startsWith("#")) {
      continue;
    }
    const header = /^\s+([a-z0-9-]+):\s*([!-~][\t -~]*)$/iu.exec(line);
    const rule = rules.at(-1);
    if (/^\/\S*$/u.test(line)) {
      rules.push({ path: line, headers: {} });
    } else if (header !== null && rule !== undefined) {
      rule.headers[(header[1] ?? "").toLowerCase()] = (header[2] ?? "").trim();
    } else {
      problems.push(
        `  line ${String(index + 1)}: "${content}" is neither a path nor a header of one`,
      );
    }
  }
  if (problems.length > 0) {
    throw new Error(`The header rules have lines that cannot be used:\n${problems.join("\n")}`);
  }
  return rules;
}

function matches(pattern: string, pathname: string): boolean {
  const source = pattern
    .split("*")
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/gu, String.raw`\$&`))
    .join(".*");
  return new RegExp(`^${source}$`, "u").test(pathname);
}

/**
 * The headers that the rules give a response; a later rule wins over an earlier one. What must be
 * kept for long is kept only when it was found: a missing file may exist after the next deployment.
 *
 * @returns header names in lower case, each with its value
 */
export function headersFor(
  { pathname, status }: HeaderInput,
  rules: readonly HeaderRule[],
): Record<string, string> {
  const headers: Record<string, string> = { "cache-control": DEFAULT_CACHE_CONTROL };
  for (const rule of rules) {
    if (matches(rule.path, pathname)) {
      Object.assign(headers, rule.headers);
    }
  }
  return status >= 400 ? { ...headers, "cache-control": DEFAULT_CACHE_CONTROL } : headers;
}
