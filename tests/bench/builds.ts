import { appendFile } from "node:fs/promises";
import path from "node:path";

import { TEXT_PAGE } from "./pages";
import { type Part, progress } from "./parts";
import { type BuildCost, buildSite, clearCaches, copySite, inTemporaryFolder } from "./site-copy";
import { medians } from "./statistics";
import { gigabytes } from "./table";

/** Seconds that a build may take on two cores. */
const WANTED = { cold: 90, warm: 30, "warm, one page changed": 30 } as const;

type Kind = keyof typeof WANTED;

const KINDS = Object.keys(WANTED) as readonly Kind[];

/** Does what comes before a build of a kind, in a copy of the site. */
async function prepare(folder: string, kind: Kind): Promise<void> {
  if (kind === "cold") await clearCaches(folder);
  if (kind === "warm, one page changed") {
    const page = path.join(folder, `docs${TEXT_PAGE}.mdx`);
    await appendFile(page, "\nThe same amount is earned in each second.\n");
  }
}

/**
 * Builds a copy of the site without what an earlier build has left behind, with it, and with it after
 * a change to the text of one page.
 */
export const builds: Part = ({ runs }) =>
  inTemporaryFolder(async (folder) => {
    const count = runs || 3;
    await copySite(folder);
    const costs: Record<Kind, BuildCost[]> = { cold: [], warm: [], "warm, one page changed": [] };
    for (let run = 1; run <= count; run += 1) {
      for (const kind of KINDS) {
        progress(`builds: ${kind}, ${run} of ${count}`);
        await prepare(folder, kind);
        costs[kind].push(await buildSite(folder));
      }
    }
    const kinds = KINDS.map((kind) => ({ kind, ...medians(costs[kind]) }));
    return {
      tables: [
        {
          title: `Builds, median of ${count}`,
          columns: [
            "Build",
            "Seconds",
            "Wanted",
            "Processor seconds",
            "Peak memory",
            "Each run, seconds",
          ],
          rows: kinds.map(({ kind, seconds, processorSeconds, peakBytes }) => [
            kind,
            seconds.toFixed(1),
            `at most ${WANTED[kind]}`,
            processorSeconds.toFixed(1),
            gigabytes(peakBytes),
            costs[kind].map((cost) => cost.seconds.toFixed(1)).join(", "),
          ]),
        },
      ],
      figures: costs,
      missed: kinds
        .filter(({ kind, seconds }) => seconds > WANTED[kind])
        .map(
          ({ kind, seconds }) =>
            `A build (${kind}) takes ${seconds.toFixed(1)} s, wanted are at most ${WANTED[kind]} s.`,
        ),
    };
  });
