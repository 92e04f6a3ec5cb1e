import { ATOM_PATH, RSS_PATH } from "../../src/lib/changelog/model";

/** Seconds in 365 days: the longest lifetime that caches honor. */
const ONE_YEAR_SECONDS = 31_536_000;

/** What a page may connect to and show, beside the site itself. */
export interface PolicySources {
  readonly scripts: readonly string[];
  /** Addresses besides https ones that a page may ask, as sources of the policy. */
  readonly connections: readonly string[];
  /**
   * Origins of a widget of another host that is switched on, https or wss: it may run scripts, load
   * what it shows, and show frames.
   */
  readonly widgetOrigins: readonly string[];
}

/**
 * The content security policy. Scripts are the site's own files and the inline ones that the build
 * knows. Styles may be inline: plots and diagrams set positions that way. A page may ask any https
 * address, because readers run queries and read contracts at endpoints that they choose.
 */
export function contentSecurityPolicy({
  scripts,
  connections,
  widgetOrigins,
}: PolicySources): string {
  const https = widgetOrigins.filter((origin) => origin.startsWith("https:"));
  const sockets = widgetOrigins.map((origin) => origin.replace(/^https:/, "wss:"));
  const policy: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts, ...https],
    "style-src": ["'self'", "'unsafe-inline'", ...https],
    "img-src": ["'self'", "data:", ...https],
    "font-src": ["'self'", ...https],
    "connect-src": ["'self'", "https:", ...new Set([...connections, ...sockets])],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": https.length > 0 ? https : ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/**
 * What no page uses. Copying writes to the clipboard, which stays allowed. Not `bluetooth`: Chromium on Linux
 * does not know it, and would warn about it in the console of every page.
 */
const CLOSED_FEATURES = [
  "accelerometer",
  "camera",
  "clipboard-read",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
] as const;

/** Header that says which sites may load a file as a part of theirs, such as an image. */
const RESOURCE_POLICY = "Cross-Origin-Resource-Policy";

/** Folders of files that other sites may show or load. */
const SHARED_FOLDERS = ["/data/*", "/examples/*", "/img/*"] as const;

/**
 * The `_headers` file for the host. One path gets a header by two rules only for shared files: hosts
 * take the later value, or join both to one that browsers ignore, and both let other sites in.
 */
export function hostHeaders(sources: PolicySources): string {
  const rules: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    [
      "/*",
      {
        "Content-Security-Policy": contentSecurityPolicy(sources),
        "Strict-Transport-Security": `max-age=${String(ONE_YEAR_SECONDS)}; includeSubDomains`,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": CLOSED_FEATURES.map((name) => `${name}=()`).join(", "),
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
        [RESOURCE_POLICY]: "same-origin",
      },
    ],
    ["/assets/*", { "Cache-Control": `public, max-age=${String(ONE_YEAR_SECONDS)}, immutable` }],
    ...SHARED_FOLDERS.map((path) => [path, { [RESOURCE_POLICY]: "cross-origin" }] as const),
    // By its ending a feed is XML like any other, and not every list of types knows icons.
    ["/favicon.ico", { "Content-Type": "image/x-icon" }],
    [RSS_PATH, { "Content-Type": "application/rss+xml; charset=utf-8" }],
    [ATOM_PATH, { "Content-Type": "application/atom+xml; charset=utf-8" }],
  ];
  const text = rules.map(([path, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines].join("\n");
  });
  return `# Made by plugins/security-headers.\n${text.join("\n")}\n`;
}
