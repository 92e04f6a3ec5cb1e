import type { HeaderRule } from "../server/headers";
import { PACKED_PATH, TAKES_BROTLI } from "../server/packed";
import type { RedirectRule } from "../server/redirects";
import { PACKED_ENDING } from "../src/lib/search/build";

/** What the host says about files that may change at any deployment: ask before using the copy. */
const ASK_FIRST = "public, max-age=0, must-revalidate";

/** Types of the site's texts, which are compressed, with the endings of their files. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  "text/html": "html",
  "text/css": "css",
  "text/csv": "csv",
  "text/javascript": "js mjs",
  "text/markdown": "md",
  "text/plain": "graphql sh sol ts tsx txt",
  "text/xml": "xml",
  "application/json": "json",
  "application/manifest+json": "webmanifest",
  "image/svg+xml": "svg",
};

const OTHER_TYPES: Readonly<Record<string, string>> = {
  "font/woff2": "woff2",
  "image/png": "png",
  "image/x-icon": "ico",
  "application/octet-stream": PACKED_ENDING.slice(1),
};

/** Endings of files that nginx has a type for. */
export const KNOWN_ENDINGS: readonly string[] = Object.values({
  ...TEXT_TYPES,
  ...OTHER_TYPES,
}).flatMap((endings) => endings.split(" "));

/**
 * `Accept` headers that get Markdown. nginx cannot compare two qualities, so a quality below 1 counts
 * only where HTML is not named. Browsers never name `text/markdown`.
 */
const PREFERS_MARKDOWN = String.raw`text/markdown(?![^,]*;\s*q\s*=\s*0)|^(?!.*text/html).*text/markdown(?![^,]*;\s*q\s*=\s*0(?:\.0*)?\s*(?:,|$))`;

/** Seconds that a function may be silent in an answer: more than the longest `CHAT_TIMEOUT`. */
const LONGEST_SILENCE_S = 310;

function quoted(text: string): string {
  if (/[$\p{Cc}]/u.test(text)) {
    throw new Error(
      `${JSON.stringify(text)} has a "$" or a control character: nginx needs another.`,
    );
  }
  return `"${text.replace(/["\\]/gu, String.raw`\$&`)}"`;
}

/** A content type without its charset. */
const bareType = (type: string): string => type.replace(/\s*;.*$/u, "");

/** The pattern of a rule as the path of an nginx location. */
function locationOf(path: string): string {
  const prefix = path.replace(/\*$/u, "");
  if (prefix.includes("*")) {
    throw new Error(`The rule for ${path} cannot be written for nginx: "*" must be its end.`);
  }
  return `${prefix === path ? "=" : "^~"} ${quoted(prefix)}`;
}

/** The locations of an old address: itself, with a slash behind it, and with `/*` all below it. */
function redirectOf({ from, to, status }: RedirectRule): string[] {
  const base = from.replace(/\/\*$/u, "");
  if (base === "" || /:[a-z]|\*/iu.test(base + to)) {
    throw new Error(`The redirect of ${from} has a placeholder: nginx needs a rule of its own.`);
  }
  const query = to.includes("?") ? "" : "$is_args$args";
  const target = quoted(to).replace(/#|"$/u, (end) => query + end);
  const below = base === from ? "=" : "^~";
  return [`= ${quoted(base)}`, `${below} ${quoted(`${base}/`)}`].map(
    (path) => `location ${path} { return ${status} ${target}; }`,
  );
}

/** Functions of the site that run in a server of their own. */
export interface FunctionsBehind {
  /** Where that server is, such as `http://127.0.0.1:8787`. */
  readonly origin: string;
  /** Paths of the functions; what is below one belongs to it. */
  readonly paths: readonly string[];
}

/**
 * Writes the site's rules for nginx, to be included in a `server` block: old addresses, clean
 * addresses, pages as Markdown, the status of the not-found page, headers and compression.
 *
 * @param root folder of the built site on the server
 * @param functions left out, the functions' paths are not found
 * @throws Error naming a rule that nginx has no equal for
 */
export function nginxSite(
  headers: readonly HeaderRule[],
  redirects: readonly RedirectRule[],
  { root, functions }: { readonly root: string; readonly functions?: FunctionsBehind },
): string {
  const general = headers.find(({ path }) => path === "/*")?.headers ?? {};
  const block = (start: string, lines: readonly string[]): string =>
    [`${start} {`, ...lines.map((line) => `  ${line}`), "}"].join("\n");
  // A location with headers of its own inherits none, so each has all.
  const files = (
    path: string,
    { "content-type": type, ...own }: Readonly<Record<string, string>>,
    body: readonly string[],
  ): string =>
    block(`location ${path}`, [
      // A header of that name would be a second one.
      ...(type === undefined ? [] : ["types {}", `default_type ${bareType(type)};`]),
      ...body,
      ...Object.entries({ "cache-control": ASK_FIRST, ...general, ...own }).map(
        ([header, value]) => `add_header ${header} ${quoted(value)} always;`,
      ),
    ]);
  const typeLines = Object.entries({ ...TEXT_TYPES, ...OTHER_TYPES }).map(
    ([type, endings]) => `${type} ${endings};`,
  );
  const named = headers.map(({ headers: own }) => bareType(own["content-type"] ?? ""));
  // nginx counts HTML among both by itself.
  const texts = [...new Set([...Object.keys(TEXT_TYPES), ...named])]
    .filter((type) => type !== "text/html" && /^text\/|json|xml/u.test(type))
    .join(" ");
  return `${[
    `# Made from build/_headers and build/_redirects, for a server block to include. Make it anew for
# every build: the policy allows the inline scripts of one build.
root ${quoted(root)};
absolute_redirect off;
error_page 404 /404.$docs_ending;
charset utf-8;
charset_types ${texts};
default_type application/octet-stream;`,
    block("types", typeLines),
    `gzip on;
gzip_comp_level 6;
gzip_proxied any;
gzip_vary on;
gzip_types ${texts};`,
    `set $docs_ending html;\n${block(`if ($http_accept ~* "${PREFERS_MARKDOWN}")`, ["set $docs_ending md;"])}\n${block(String.raw`if ($uri ~ "\.md$")`, ["set $docs_ending md;"])}`,
    redirects.flatMap(redirectOf).join("\n"),
    ...headers
      .filter(({ path }) => path !== "/*")
      .map(({ path, headers: own }) => files(locationOf(path), own, ["try_files $uri =404;"])),
    // nginx itself cannot make Brotli without a module of others.
    files(`= ${PACKED_PATH}`, {}, [
      `if ($http_accept_encoding ~* "${TAKES_BROTLI.source}") {`,
      `  rewrite ^ ${PACKED_PATH}${PACKED_ENDING} last;`,
      "}",
    ]),
    files(
      `= ${PACKED_PATH}${PACKED_ENDING}`,
      {
        "content-type": "application/json",
        "content-encoding": "br",
        vary: "Accept-Encoding",
      },
      ["internal;", "gzip off;"],
    ),
    files("/", {}, [
      String.raw`# Of these characters only: nginx decodes the path, and "/\host" would lead to another site.`,
      String.raw`rewrite ^(/\w[\w./-]*)/$ $1 permanent;`,
      "try_files $uri @page;",
    ]),
    files(String.raw`~ ^/404\.(?:html|md)$`, { vary: "accept" }, ["internal;"]),
    files("@page", { vary: "accept" }, [
      "try_files $uri.$docs_ending $uri.html $uri/index.$docs_ending $uri/index.html =404;",
    ]),
    ...(functions === undefined
      ? []
      : [
          `# With its port; the header is empty in HTTP/3.
set $docs_host $http_host;
if ($docs_host = "") {
  set $docs_host $host;
}`,
          block(`location ~ ^(?:${functions.paths.join("|")})(?:/|$)`, [
            `proxy_pass ${functions.origin};`,
            "proxy_http_version 1.1;",
            'proxy_set_header Connection "";',
            "proxy_set_header Host $docs_host;",
            "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
            "# Answers are streamed.",
            "proxy_buffering off;",
            `proxy_read_timeout ${LONGEST_SILENCE_S}s;`,
          ]),
        ]),
  ]
    .filter((part) => part !== "")
    .join("\n\n")}\n`;
}
