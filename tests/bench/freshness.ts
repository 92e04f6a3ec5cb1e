import { createHash } from "node:crypto";
import { appendFile, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";

import { TEXT_PAGE } from "./pages";
import { type Part, progress } from "./parts";
import { buildSite, clearCaches, copySite, editOnce, inTemporaryFolder } from "./site-copy";

/** A change of the sources that other pages, or the whole site, show. */
interface Change {
  readonly name: string;
  readonly make: (folder: string) => Promise<void>;
}

const CHANGES: readonly Change[] = [
  { name: "nothing", make: () => Promise.resolve() },
  {
    name: "the text of a page",
    make: (folder) =>
      appendFile(path.join(folder, `docs${TEXT_PAGE}.mdx`), "\nOne more sentence.\n"),
  },
  {
    name: "a page's title, and a page that is gone",
    make: async (folder) => {
      await rm(path.join(folder, "docs/guides/frontend.mdx"));
      await editOnce(
        path.join(folder, "docs/concepts/streaming.mdx"),
        "\ntitle: Streaming\n",
        "\ntitle: Streams over time\n",
      );
    },
  },
  {
    name: "a datum, a description of a contract, an example",
    make: async (folder) => {
      await editOnce(
        path.join(folder, "data/endpoints.ts"),
        'ENDPOINTS_AS_OF: IsoDate = "2025-08-08"',
        'ENDPOINTS_AS_OF: IsoDate = "2025-08-09"',
      );
      await editOnce(
        path.join(folder, "data/contracts/lockup/Adminable.ts"),
        "Sets the first admin.",
        "Names the first admin.",
      );
      const example = "examples/graphql/flow/the-graph/newest-streams.graphql";
      await appendFile(path.join(folder, example), "\n# One more line.\n");
    },
  },
];

/** A hash of each file of a build, by its path. */
async function hashesOf(build: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const entry of await readdir(build, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file);
    hashes.set(path.relative(build, file), createHash("sha256").update(content).digest("hex"));
  }
  return hashes;
}

/**
 * Changes a copy of the site step by step, builds it after each with what the build before has left
 * behind and then without, and compares all files of both.
 */
export const freshness: Part = () =>
  inTemporaryFolder(async (folder) => {
    await copySite(folder);
    await buildSite(folder);
    const rows: string[][] = [];
    const missed: string[] = [];
    for (const { name, make } of CHANGES) {
      progress(`freshness: ${name}`);
      await make(folder);
      const build = path.join(folder, "build");
      const warmCost = await buildSite(folder);
      const warm = await hashesOf(build);
      await clearCaches(folder);
      const coldCost = await buildSite(folder);
      const cold = await hashesOf(build);
      const different = [...new Set([...warm.keys(), ...cold.keys()])]
        .filter((file) => warm.get(file) !== cold.get(file))
        .sort();
      rows.push([
        name,
        warmCost.seconds.toFixed(1),
        coldCost.seconds.toFixed(1),
        String(cold.size),
        String(different.length),
      ]);
      if (different.length > 0) {
        missed.push(
          `After a change of ${name}, a warm build differs from a cold one in ${different.length} files, such as ${different.slice(0, 5).join(", ")}.`,
        );
      }
    }
    return {
      tables: [
        {
          title: "Warm builds next to cold ones of the same sources",
          columns: ["Changed", "Warm, seconds", "Cold, seconds", "Files", "Different files"],
          rows,
        },
      ],
      figures: rows,
      missed,
    };
  });
