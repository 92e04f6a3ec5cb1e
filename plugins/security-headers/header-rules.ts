/** Seconds in 365 days: the longest lifetime that caches honor. */
const ONE_YEAR_SECONDS = 31_536_000;

/** What a page may connect to and show, beside the site itself. */
export interface PolicySources {
  readonly scripts: readonly string[];
  /**
   * Origins of a widget of another host that is switched on, https or wss: it may run scripts, load
   * what it shows, and show frames.
   */
  readonly widgetOrigins: readonly string[];
}

/**
 * The content security policy. Scripts are the site's own files and the inline ones that the build
 * knows. Styles may be inline: plots and diagrams set positions that way. A page may ask any https
 * address, or one on the reader's own machine, because readers run queries and read contracts at
 * endpoints that they choose.
 */
export function contentSecurityPolicy({ scripts, widgetOrigins }: PolicySources): string {
  const https = widgetOrigins.filter((origin) => origin.startsWith("https:"));
  const sockets = widgetOrigins.map((origin) => origin.replace(/^https:/, "wss:"));
  const policy: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts, ...https],
    "style-src": ["'self'", "'unsafe-inline'", ...https],
    "img-src": ["'self'", "data:", ...https],
    "font-src": ["'self'", ...https],
    "connect-src": [
      "'self'",
      "https:",
      "http://localhost:*",
      "http://127.0.0.1:*",
      ...new Set(sockets),
    ],
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
 * The `_headers` file for the host. No header is given to one path by two rules, because hosts
 * differ in what they make of that.
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
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      },
    ],
    ["/assets/*", { "Cache-Control": `public, max-age=${String(ONE_YEAR_SECONDS)}, immutable` }],
  ];
  const text = rules.map(([path, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines].join("\n");
  });
  return `# Made by plugins/security-headers.\n${text.join("\n")}\n`;
}
