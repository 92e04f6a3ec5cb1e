import type { ShippedPackage } from "./packages";

const RULE = "-".repeat(80);

/** Packages by license, the most frequent first: `MIT 40, ISC 2`. */
export function countByLicense(packages: readonly ShippedPackage[]): string {
  const counts = new Map<string, number>();
  for (const { license } of packages) counts.set(license, (counts.get(license) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
    .map(([license, count]) => `${license} ${count}`)
    .join(", ");
}

function notice({ name, version, license, part, author, repository, licenseText }: ShippedPackage) {
  const facts = [
    `${name} ${version} (${part})`,
    `License: ${license}`,
    ...(author === "" ? [] : [`By: ${author}`]),
    ...(repository === "" ? [] : [`Source: ${repository}`]),
  ];
  const text =
    licenseText.trim() ||
    "The package brings no license file. Texts of licenses: https://spdx.org/licenses";
  return [RULE, ...facts, "", text, ""].join("\n");
}

/** The text that goes with the built site: whose work it contains, under which licenses. */
export function thirdPartyNotices(siteName: string, packages: readonly ShippedPackage[]): string {
  return [
    `${siteName} contains work of others.`,
    "",
    "The site as a whole is licensed under the GPL-3.0-or-later, because its pages contain data of the",
    "npm package sablier, which has that license. You may use, change and pass on the built site under",
    "its terms; whoever gets the site from you may ask you for the source that it was built from. The",
    "parts below keep the licenses that they came with. The code samples under /examples are the site's own",
    "work and under MIT-0 (MIT No Attribution): copy them into anything, without a notice.",
    "",
    `${packages.length} parts: ${countByLicense(packages)}.`,
    "",
    ...packages.map(notice),
  ].join("\n");
}
