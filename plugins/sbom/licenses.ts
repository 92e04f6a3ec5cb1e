import type { ShippedPackage } from "./packages";

/**
 * Licenses that what is shipped may have. The site is GPL-3.0-or-later, because it contains data of
 * the package `sablier`; all of these may be part of such a work.
 */
export const ALLOWED_LICENSES: readonly string[] = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "GPL-3.0-or-later",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
];

/**
 * Whether an SPDX expression allows the use: all of `AND`, one of `OR`.
 *
 * @param expression such as `(MIT OR Apache-2.0)`; parentheses around the whole only
 */
export function isAllowed(expression: string): boolean {
  const inner = expression.trim().replace(/^\(([^()]*)\)$/, "$1");
  return inner
    .split(" OR ")
    .some((choice) =>
      choice.split(" AND ").every((license) => ALLOWED_LICENSES.includes(license.trim())),
    );
}

/** What is wrong with the licenses of what is shipped, one line a package. */
export function licenseProblems(packages: readonly ShippedPackage[]): string[] {
  return packages.flatMap(({ name, version, license }) => {
    if (license === "") return [`${name} ${version} states no license`];
    return isAllowed(license) ? [] : [`${name} ${version} has the license ${license}`];
  });
}
