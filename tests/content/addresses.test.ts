import { type CheerioAPI } from "cheerio";
import { comptroller, sablier } from "sablier";
import { getAddress } from "viem";
import { describe, expect, it } from "vitest";

import { builtPages } from "./site";

/** One line for an address: `<chain id> <contract> <address>`, with its checksum. */
type AddressLine = string;

/** Releases whose addresses readers of the guides look for, with the page that lists them. */
const GUIDE_PAGES = {
  "Airdrops v1.3": "/guides/airdrops/deployments",
  "Flow v1.0": "/guides/flow/previous-deployments/v1.0",
  "Flow v1.1": "/guides/flow/deployments",
  "Legacy v1.1": "/guides/legacy/deployments",
  "Lockup v1.0": "/guides/lockup/previous-deployments/v1.0",
  "Lockup v1.1": "/guides/lockup/previous-deployments/v1.1",
  "Lockup v1.2": "/guides/lockup/previous-deployments/v1.2",
  "Lockup v2.0": "/guides/lockup/deployments",
  "Lockup v4.0": "/deployments/lockup/v4.0",
} as const;

const TABLES = 'table[aria-label^="Addresses of "]';

function linesOfPackage(label: string): AddressLine[] {
  // The proxies of all releases of the Comptroller are one list of the package.
  if (label === "Comptroller v1.1") {
    return comptroller.deployments
      .map(({ chainId, name, address }) => `${chainId} ${name} ${getAddress(address)}`)
      .sort();
  }
  const release = sablier.releases
    .getAll()
    .find(({ protocol, version }) => `${protocol} ${version}` === label.toLowerCase());
  if (release === undefined) {
    throw new Error(`A page lists addresses of "${label}", a release that the package lacks.`);
  }
  return release.deployments
    .flatMap(({ chainId, contracts }) =>
      contracts.map(({ name, address }) => `${chainId} ${name} ${getAddress(address)}`),
    )
    .sort();
}

function linesOfTable(document: CheerioAPI, label: string): AddressLine[] {
  return document(`table[aria-label="Addresses of ${label}"] tbody`)
    .toArray()
    .flatMap((group) => {
      const rows = document(group).children("tr");
      const chainId = /chain id (\d+)/u.exec(rows.first().text())?.[1] ?? "no chain id";
      return rows
        .slice(1)
        .toArray()
        .map((row) => {
          const name = document(row).children("th").first().contents().first().text().trim();
          const address = document(row).children("td").find("a").first().text().trim();
          return `${chainId} ${name} ${address}`;
        });
    })
    .sort();
}

/** Every table of addresses, by its page and the release that it names. */
const LISTS = builtPages().flatMap(({ path, document }) =>
  document(TABLES)
    .toArray()
    .map((table) => ({
      path,
      document,
      label: (document(table).attr("aria-label") ?? "").replace("Addresses of ", ""),
    })),
);

describe("tables of addresses", () => {
  it("are on the pages where readers of the guides look for them", () => {
    const listed = new Set(LISTS.map(({ path, label }) => `${label} ${path}`));
    const missing = Object.entries(GUIDE_PAGES).filter((entry) => !listed.has(entry.join(" ")));
    expect(missing).toEqual([]);
  });

  it("have the addresses of the package, all of them and no others", () => {
    expect(LISTS.length).toBeGreaterThan(Object.keys(GUIDE_PAGES).length);
    for (const { path, document, label } of LISTS) {
      const expected = linesOfPackage(label);
      expect(expected.length, label).toBeGreaterThan(0);
      expect(linesOfTable(document, label), `${label} on ${path}`).toEqual(expected);
    }
  });
});
