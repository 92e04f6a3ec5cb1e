import siteConfig from "@generated/docusaurus.config";

import { readSearchConfig } from "../config/search";
import { once } from "../lib/once";
import { createEmbeddedEngine, type EmbeddedEngine } from "./engine/embedded";

const config = readSearchConfig(siteConfig.customFields?.search);

// Why the hosted engine that was asked for is not the one in service.
for (const problem of config.problems) console.error(problem);

/** Name of this site's search in the browser's storage. */
export const INDEX_NAME = config.hosted?.indexName ?? "sablier-docs";

/**
 * An engine for one place that searches: the hosted one when its configuration is complete, else the
 * embedded one; all of these share what is loaded. The client of the hosted service is loaded by
 * `preload` or the first search, and not at all for the embedded engine.
 */
export function openEngine(): EmbeddedEngine {
  const { hosted } = config;
  if (hosted === null) return createEmbeddedEngine(siteConfig.baseUrl);
  const load = once(async () => (await import("./engine/hosted")).createHostedEngine(hosted));
  return {
    preload: async () => void (await load().catch(() => undefined)),
    search: async (request, signal) => (await load()).search(request, signal),
  };
}
