import type { SearchConfig } from "../../config/search";
import { once } from "../../lib/once";
import type { SearchAnswer, SearchEngine } from "../../lib/search/types";
import { createEmbeddedEngine, type EmbeddedEngine } from "./embedded";

export {
  createEmbeddedEngine,
  type EmbeddedEngine,
  type EmbeddedEngineOptions,
  type FindingEngine,
} from "./embedded";

/** Problems are told once a page, not once an engine. */
const told = new Set<string>();

function createLazyHostedEngine(config: NonNullable<SearchConfig["hosted"]>): EmbeddedEngine {
  const load = once(async (): Promise<SearchEngine> => {
    const { createHostedEngine } = await import("./hosted");
    return createHostedEngine(config);
  });
  return {
    preload: async () => {
      await load().catch(() => undefined);
    },
    search: async (request, signal): Promise<SearchAnswer> =>
      (await load()).search(request, signal),
  };
}

/**
 * Makes the engine that the configuration asks for: the hosted one when it is complete, else the
 * embedded one. What keeps the hosted one out is told in the console. The client of the hosted
 * service is loaded by `preload` or the first search, and not at all for the embedded engine.
 *
 * @param baseUrl base path of the site, with slashes at both ends
 */
export function createSearchEngine(config: SearchConfig, baseUrl: string): EmbeddedEngine {
  for (const problem of config.problems) {
    if (!told.has(problem)) console.error(problem);
    told.add(problem);
  }
  return config.hosted === null
    ? createEmbeddedEngine({ baseUrl })
    : createLazyHostedEngine(config.hosted);
}
