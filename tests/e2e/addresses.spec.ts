import { type CheerioAPI, load } from "cheerio";
import { getAddress } from "viem";
import { comptroller, sablier } from "sablier";

import { readPage, sitemapPaths } from "./support/built-site";
import { expect, test } from "./support/test";

/** One line for an address: `<chain id> <contract> <address>`. */
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
      .map(({ chainId, name, address }) => `${chainId} ${name} ${address.toLowerCase()}`)
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
      contracts.map(({ name, address }) => `${chainId} ${name} ${address.toLowerCase()}`),
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
          return `${chainId} ${name} ${address.toLowerCase()}`;
        });
    })
    .sort();
}

function labelsOf(document: CheerioAPI): string[] {
  return document(TABLES)
    .toArray()
    .map((table) => (document(table).attr("aria-label") ?? "").replace("Addresses of ", ""));
}

for (const [label, path] of Object.entries(GUIDE_PAGES)) {
  test(`${path} lists the addresses of ${label}`, () => {
    expect(labelsOf(load(readPage(path)))).toContain(label);
  });
}

for (const path of sitemapPaths().filter((candidate) => candidate.includes("deployments"))) {
  test(`the served addresses of ${path} are those of the package`, async ({ request }) => {
    const document = load(await (await request.get(path)).text());
    for (const label of labelsOf(document)) {
      const expected = linesOfPackage(label);
      expect(expected.length).toBeGreaterThan(0);
      expect(linesOfTable(document, label)).toEqual(expected);
    }

    const shown = document(`${TABLES} td a`)
      .toArray()
      .map((link) => document(link).text().trim())
      .filter((text) => text.startsWith("0x"));
    expect(shown.filter((address) => getAddress(address) !== address)).toEqual([]);
  });
}

test("a filter by keyboard leaves one chain, and clearing it brings all back", async ({ site }) => {
  const path = GUIDE_PAGES["Lockup v2.0"];
  await site.open(path);
  const groups = site.page.locator(`${TABLES} tbody`);
  const all = await groups.count();
  const search = site.page.getByRole("search", { name: /^Filter the addresses/u });
  await search.getByRole("searchbox").focus();
  await site.page.keyboard.type("arbitrum sepolia");
  await expect(groups).toHaveCount(1);
  await expect(groups).toContainText("chain id 421614");
  await expect(site.page).toHaveURL(/\?.*arbitrum/u);

  await search.getByRole("button", { name: "Clear" }).focus();
  await site.page.keyboard.press("Enter");
  await expect(groups).toHaveCount(all);
  await expect(site.page).toHaveURL(path);
});
