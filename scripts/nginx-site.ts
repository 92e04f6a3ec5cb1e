import type { HeaderRule } from "../server/headers";
import type { RedirectRule } from "../server/redirects";

/** What the host says about files that may change at any deployment: ask before using the copy. */
const ASK_FIRST = "public, max-age=0, must-revalidate";

const quoted = (text: string): string => `"${text.replace(/["\\]/gu, String.raw`\$&`)}"`;

/** The pattern of a rule as the path of an nginx location. */
function locationOf(path: string): string {
  const prefix = path.replace(/\*$/u, "");
  if (prefix.includes("*")) {
    throw new Error(`The rule for ${path} cannot be written for nginx: "*" must be its end.`);
  }
  return prefix === path ? `= ${path}` : prefix;
}

/** The address of a redirect as an entry of an nginx map: a text, or a pattern for `/*` at its end. */
function matcherOf({ from, to }: RedirectRule): string {
  const base = from.replace(/\/\*$/u, "");
  if (/[:*]/u.test(base + to)) {
    throw new Error(`The redirect of ${from} has a placeholder: nginx needs a rule of its own.`);
  }
  if (base === from) return quoted(from);
  return quoted(`~^${base.replace(/[.+()[\]{}|^]/gu, String.raw`\$&`)}(/|$)`);
}

/**
 * Writes the site's rules for nginx: old addresses, clean addresses, the status of the not-found page
 * and headers. The result belongs into the `http` block, in a file of its own.
 *
 * @throws Error naming a rule that nginx has no equal for
 */
export function nginxSite(
  headers: readonly HeaderRule[],
  redirects: readonly RedirectRule[],
  { root, name }: { readonly root: string; readonly name: string },
): string {
  const general = headers.find(({ path }) => path === "/*")?.headers ?? {};
  const headerLines = (own: Readonly<Record<string, string>>): string[] =>
    Object.entries({ "cache-control": ASK_FIRST, ...general, ...own }).map(
      ([header, value]) => `    add_header ${header} ${quoted(value)} always;`,
    );
  const location = (
    path: string,
    { "content-type": type, ...own }: Readonly<Record<string, string>>,
    body: readonly string[],
  ): string => {
    // A header of that name would be a second one.
    const typeLines =
      type === undefined ? [] : ["types {}", `default_type ${type.replace(/;.*$/u, "")};`];
    const lines = [...typeLines, ...body].map((line) => `    ${line}`);
    return [`  location ${path} {`, ...lines, ...headerLines(own), "  }"].join("\n");
  };
  const files = headers.filter(({ path }) => path !== "/*");
  const feeds = "application/rss+xml application/atom+xml";
  return `# Made from build/_headers and build/_redirects. Make it anew for every build: the policy
# allows the inline scripts of one build.
map_hash_bucket_size 256;
map $uri $docs_redirect {
  default "";
${redirects.map((rule) => `  ${matcherOf(rule)} ${quoted(rule.to)};`).join("\n")}
}

server {
  listen 80;
  server_name ${name};
  root ${quoted(root)};
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/plain text/xml text/markdown application/javascript application/json ${feeds};
  default_type text/plain;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/plain text/xml text/markdown application/javascript application/json ${feeds} image/svg+xml;
  error_page 404 /404.html;

  if ($docs_redirect) {
    return 301 $docs_redirect$is_args$args;
  }
  # Of these characters only: nginx decodes the path, and "/\\host" would lead to another site.
  rewrite ^(/\\w[\\w./-]*)/$ $1 permanent;

${files.map(({ path, headers: own }) => location(locationOf(path), own, ["try_files $uri =404;"])).join("\n\n")}

${location(String.raw`~ \.webmanifest$`, {}, ["types { application/manifest+json webmanifest; }", "try_files $uri =404;"])}

${location(String.raw`~ \.md$`, {}, ["types { text/markdown md; }", "try_files $uri =404;"])}

${location("/", {}, ["try_files $uri.html $uri $uri/index.html =404;"])}
}
`;
}
