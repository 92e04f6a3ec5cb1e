/**
 * Modules that readers load when they search or ask: the dialog, the worker that reads the index,
 * the assistant, the page of results.
 */
export const ENTRIES = [
  "src/search/index.tsx",
  "src/search/engine/worker.ts",
  "src/search/assistant/ConfiguredPanel.tsx",
  "src/pages/search.tsx",
] as const;

/** Files that a part of the bundle loads together, and the modules in them. */
export interface ChunkGroup {
  readonly files: readonly string[];
  /** Absolute paths. */
  readonly modules: readonly string[];
}

/**
 * The files that search and assistant consist of.
 *
 * @returns paths below the site, sorted
 * @throws Error that lists every entry that no group has
 */
export function searchFiles(groups: readonly ChunkGroup[]): string[] {
  const found = ENTRIES.map((entry) => ({
    entry,
    groups: groups.filter(({ modules }) => modules.some((name) => name.endsWith(`/${entry}`))),
  }));
  const missing = found.filter(({ groups: own }) => own.length === 0).map(({ entry }) => entry);
  if (missing.length > 0) {
    throw new Error(
      `The bundle has no ${missing.join(", ")}: correct the list in plugins/offline/search-files.ts.`,
    );
  }
  const files = found.flatMap(({ groups: own }) => own.flatMap((group) => group.files));
  return [...new Set(files)].map((file) => `/${file}`).sort();
}
