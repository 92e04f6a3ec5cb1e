import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { PAGE_IDS } from "../../src/config/site-map";
import { withBrowser, withServer } from "./browser";
import { type GeneratedDocs, generateDocs } from "./generate-docs";
import { TEXT_PAGE } from "./pages";
import { type Part, progress } from "./parts";
import { type BuildCost, buildSite, copySite, editOnce, inTemporaryFolder } from "./site-copy";
import { gigabytes, kilobytes } from "./table";
import { weigh, type Weight } from "./weights";

/** How much more the largest copy may ask of a page than the smallest. */
const MOST_GROWTH = 1.15;

/** How much more a page may cost the build between the two largest sizes than between the smallest. */
const MOST_BEND = 1.25;

const LIMIT_MINUTES = 15;

/** Sizes of the copies, in pages. The smallest is the next hundred above this site. */
const SIZES = [Math.ceil((PAGE_IDS.length + 1) / 100) * 100, 1_000, 2_000] as const;

interface Grown extends BuildCost {
  readonly pages: number;
  /** The site's own page of prose. */
  readonly own: Weight;
  /** The first generated page. */
  readonly generated: Weight;
}

/** Adds generated docs to a copy of the site, as an author would: files, site map and sidebars. */
async function addDocs(folder: string, { pages, sidebars }: GeneratedDocs): Promise<void> {
  for (const { id, source } of pages) {
    const file = path.join(folder, "docs", `${id}.mdx`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, source);
  }
  const map = sidebars.map(({ name, groups }) => {
    const items = groups.map(({ label, ids }) => ({ label, items: ids, collapsed: false }));
    return `  ${name}: ${JSON.stringify(items)},\n`;
  });
  const mapEnd = "} as const satisfies Record<string, readonly SiteMapItem[]>;";
  await editOnce(path.join(folder, "src/config/site-map.ts"), mapEnd, `${map.join("")}${mapEnd}`);
  const sidebarsEnd = "} satisfies SidebarsConfig;";
  const entries = sidebars.map(({ name }) => `  ${name}: sidebar(SITE_MAP.${name}),\n`);
  await editOnce(
    path.join(folder, "sidebars.ts"),
    sidebarsEnd,
    `${entries.join("")}${sidebarsEnd}`,
  );
}

/** Builds a copy of the site that has been filled up to a number of pages, and weighs two of them. */
function measure(pages: number): Promise<Grown> {
  return inTemporaryFolder(async (folder) => {
    progress(`scale: building ${pages} pages`);
    const docs = generateDocs(pages - PAGE_IDS.length);
    const [first] = docs.pages;
    if (first === undefined) {
      throw new Error(
        `The site has ${PAGE_IDS.length} pages in its sidebars: raise the size of ${pages} in scale.ts above that.`,
      );
    }
    await copySite(folder);
    // Git knows no dates of generated pages and would be asked for each in vain.
    await rm(path.join(folder, ".git"), { force: true });
    await addDocs(folder, docs);
    const cost = await buildSite(folder, LIMIT_MINUTES);
    progress(`scale: weighing ${pages} pages`);
    const [own, generated] = await withServer(path.join(folder, "build"), (origin) =>
      withBrowser(
        async (browser) =>
          [
            await weigh(browser, `${origin}${TEXT_PAGE}`),
            await weigh(browser, `${origin}/${first.id}`),
          ] as const,
      ),
    );
    return { pages, ...cost, own, generated };
  });
}

/** What each further page costs the build from one size to the next. */
function steps(sizes: readonly Grown[], costOf: (size: Grown) => number): number[] {
  return sizes.slice(1).map((size, at) => {
    const before = sizes[at] ?? size;
    return (costOf(size) - costOf(before)) / (size.pages - before.pages);
  });
}

/**
 * Fills copies of the site up with generated pages, builds them with this site's configuration, and
 * compares what the build and a page cost at each size.
 */
export const scale: Part = async () => {
  const smallest = await measure(SIZES[0]);
  const middle = await measure(SIZES[1]);
  const largest = await measure(SIZES[2]);
  const grown = [smallest, middle, largest];
  const perPage = steps(grown, ({ processorSeconds }) => processorSeconds);
  const bend = (perPage.at(-1) ?? 0) / (perPage[0] ?? 1);
  const growth = (["own", "generated"] as const).flatMap((page) =>
    (["opened", "used"] as const).map((figure) => ({
      name: `JavaScript ${figure} by the ${page} page`,
      ratio: largest[page][figure] / smallest[page][figure],
    })),
  );
  const memoryPerPage = steps(grown, ({ peakBytes }) => peakBytes);
  return {
    tables: [
      {
        title: "Builds of copies filled up with generated pages",
        columns: [
          "Pages",
          "Seconds",
          "Processor seconds",
          "ms a page",
          "ms a further page",
          "Peak memory",
          "MB a further page",
        ],
        rows: grown.map(({ pages, seconds, processorSeconds, peakBytes }, at) => [
          String(pages),
          seconds.toFixed(1),
          processorSeconds.toFixed(1),
          ((processorSeconds / pages) * 1_000).toFixed(0),
          at === 0 ? "" : ((perPage[at - 1] ?? 0) * 1_000).toFixed(0),
          gigabytes(peakBytes),
          at === 0 ? "" : ((memoryPerPage[at - 1] ?? 0) / 1e6).toFixed(2),
        ]),
      },
      {
        title: "Transfers of a page at each size, as brotli",
        columns: ["Page", "Pages", "JS fetched", "JS run after use", "CSS", "HTML"],
        rows: (["own", "generated"] as const).flatMap((page) =>
          grown.map(({ pages, [page]: weight }) => [
            `${page} text page`,
            String(pages),
            ...[weight.opened, weight.used, weight.css, weight.html].map(kilobytes),
          ]),
        ),
      },
    ],
    missed: [
      ...growth
        .filter(({ ratio }) => ratio > MOST_GROWTH)
        .map(
          ({ name, ratio }) =>
            `${name} grows by a factor of ${ratio.toFixed(2)} from ${smallest.pages} to ${largest.pages} pages, wanted is at most ${MOST_GROWTH}.`,
        ),
      ...(bend > MOST_BEND
        ? [
            `A further page costs the build ${bend.toFixed(2)} times as much at the largest size as at the smallest, wanted is at most ${MOST_BEND}.`,
          ]
        : []),
    ],
  };
};
