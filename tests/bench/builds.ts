import { type Part, progress } from "./parts";
import { type BuildCost, buildSite, clearCaches, copySite, inTemporaryFolder } from "./site-copy";
import { medians } from "./statistics";
import { gigabytes } from "./table";

/** Seconds that a build may take on two cores. */
const WANTED_SECONDS = 90;

/** Builds a copy of the site without what an earlier build has left behind. */
export const builds: Part = ({ runs }) =>
  inTemporaryFolder(async (folder) => {
    const count = runs || 3;
    await copySite(folder);
    const costs: BuildCost[] = [];
    for (let run = 1; run <= count; run += 1) {
      progress(`builds: ${run} of ${count}`);
      await clearCaches(folder);
      costs.push(await buildSite(folder));
    }
    const { seconds, processorSeconds, peakBytes } = medians(costs);
    return {
      tables: [
        {
          title: `Builds, median of ${count}`,
          columns: ["Seconds", "Wanted", "Processor seconds", "Peak memory", "Each run, seconds"],
          rows: [
            [
              seconds.toFixed(1),
              `at most ${WANTED_SECONDS}`,
              processorSeconds.toFixed(1),
              gigabytes(peakBytes),
              costs.map((cost) => cost.seconds.toFixed(1)).join(", "),
            ],
          ],
        },
      ],
      missed:
        seconds > WANTED_SECONDS
          ? [`A build takes ${seconds.toFixed(1)} s, wanted are at most ${WANTED_SECONDS} s.`]
          : [],
    };
  });
