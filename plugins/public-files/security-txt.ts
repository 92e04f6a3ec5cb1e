import { execFileSync } from "node:child_process";

import { type Environment, valueOf } from "../../src/config/environment";

export const SECURITY_TXT_PATH = "/.well-known/security.txt";

/** Days that the file can be relied on: RFC 9116 recommends less than a year. */
const VALID_DAYS = 360;

const DAY_MS = 86_400_000;

/**
 * The time that dates in the built files count from, in milliseconds since 1970: that of the commit, so
 * that two builds of it are equal. `SOURCE_DATE_EPOCH`, in seconds, comes before it
 * (https://reproducible-builds.org/specs/source-date-epoch/); without a history it is now.
 *
 * @throws Error when `SOURCE_DATE_EPOCH` is no whole number of seconds
 */
export function sourceTime(siteDir: string, environment: Environment): number {
  const given = valueOf(environment.SOURCE_DATE_EPOCH);
  if (given !== null) {
    if (/^\d{1,11}$/u.test(given)) return Number(given) * 1_000;
    throw new Error(
      `SOURCE_DATE_EPOCH is "${given}": use seconds since 1970, such as 1767225600, or leave it out.`,
    );
  }
  try {
    const seconds = execFileSync("git", ["log", "-1", "--format=%ct"], {
      cwd: siteDir,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return Number(seconds) * 1_000;
  } catch {
    return Date.now();
  }
}

/** What the file says. */
export interface SecurityContact {
  readonly email: string;
  /** Origin of the site, without a slash at its end. */
  readonly origin: string;
  readonly language: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** Where to report a flaw of the site or of the contracts, as RFC 9116 has programs look for it. */
export function securityTxt({ email, origin, language, time }: SecurityContact): string {
  const expires = new Date((Math.floor(time / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
    `Policy: ${origin}/concepts/security`,
    "",
  ].join("\n");
}
