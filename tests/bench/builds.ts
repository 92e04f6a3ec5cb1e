import { rm } from "node:fs/promises";
import path from "node:path";

import { type Part, progress } from "./parts";
import { type BuildCost, buildSite, copySite, inTemporaryFolder } from "./site-copy";
import { medians } from "./statistics";
import { gigabytes } from "./table";

/** Seconds that a build may take on two cores. */
const WANTED = { cold: 90, warm: 30 } as const;

type Kind = keyof typeof WANTED;

/** Everything that a build leaves behind and a later one could use. */
const LEFT_BEHIND = ["build", ".docusaurus", ".cache", "node_modules/.cache"];

/** Builds a copy of the site without and with what an earlier build has left behind. */
export const builds: Part = ({ runs }) =>
  inTemporaryFolder(async (folder) => {
    const count = runs || 3;
    await copySite(folder);
    const costs: Record<Kind, BuildCost[]> = { cold: [], warm: [] };
    for (let run = 1; run <= count; run += 1) {
      for (const name of LEFT_BEHIND)
        await rm(path.join(folder, name), { recursive: true, force: true });
      for (const kind of ["cold", "warm"] as const) {
        progress(`builds: ${kind}, ${run} of ${count}`);
        costs[kind].push(await buildSite(folder));
      }
    }
    const kinds = (["cold", "warm"] as const).map((kind) => ({ kind, ...medians(costs[kind]) }));
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
            `A ${kind} build takes ${seconds.toFixed(1)} s, wanted are at most ${WANTED[kind]} s.`,
        ),
    };
  });
