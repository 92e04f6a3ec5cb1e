import type { ChunkGroup } from "./search-files";

/** The part of a finished compilation that is read; Rspack and webpack both have it. */
export interface FinishedCompilation {
  readonly chunkGroups: Iterable<{
    isInitial(): boolean;
    getFiles(): readonly string[];
    readonly chunks: Iterable<object>;
  }>;
  readonly chunkGraph: {
    getChunkModules(chunk: object): Iterable<{ nameForCondition(): string | null | undefined }>;
  };
}

/**
 * The parts of the bundle that are loaded after the page: by an import, a route or as a worker. A
 * module that was joined with what it imports is known by its own name.
 */
export function readChunkGroups({ chunkGroups, chunkGraph }: FinishedCompilation): ChunkGroup[] {
  return [...chunkGroups]
    .filter((group) => !group.isInitial())
    .map((group) => ({
      files: group.getFiles(),
      modules: [...group.chunks].flatMap((chunk) =>
        [...chunkGraph.getChunkModules(chunk)].flatMap(
          (module) => module.nameForCondition()?.replace(/\\/gu, "/") ?? [],
        ),
      ),
    }));
}
