/** What the header rules look at. */
export interface HeaderInput {
  /** Decoded path of the request, starting with a slash. */
  readonly pathname: string;
  readonly contentType: string;
  /** HTTP status of the response. */
  readonly status: number;
}

export interface HeaderRule {
  readonly applies: (input: HeaderInput) => boolean;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Seconds in 365 days: the longest lifetime that caches honor. */
const ONE_YEAR_SECONDS = 31_536_000;

/** Build output whose file name changes with its content. */
export function isHashedAsset(pathname: string): boolean {
  return pathname.startsWith("/assets/");
}

/** Every header rule of the site, in order; a later rule wins over an earlier one. */
export const HEADER_RULES: readonly HeaderRule[] = [
  {
    applies: () => true,
    headers: {
      "cache-control": "no-cache",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
    },
  },
  {
    // A missing asset must stay uncached: it may exist after the next deployment.
    applies: ({ pathname, status }) => isHashedAsset(pathname) && status === 200,
    headers: { "cache-control": `public, max-age=${ONE_YEAR_SECONDS}, immutable` },
  },
];

/**
 * The headers that the rules give a response.
 *
 * @returns header names in lower case, each with its value
 */
export function headersFor(
  input: HeaderInput,
  rules: readonly HeaderRule[] = HEADER_RULES,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (rule.applies(input)) {
      Object.assign(headers, rule.headers);
    }
  }
  return headers;
}
