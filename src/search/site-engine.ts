import siteConfig from "@generated/docusaurus.config";

import { readSearchConfig } from "../config/search";
import { createSearchEngine, type EmbeddedEngine } from "./engine";

const config = readSearchConfig(siteConfig.customFields?.search);

/** Name of this site's search in the browser's storage. */
export const INDEX_NAME = config.hosted?.indexName ?? "sablier-docs";

/** An engine for one place that searches; all of them share what is loaded. */
export function openEngine(): EmbeddedEngine {
  return createSearchEngine(config, siteConfig.baseUrl);
}

let modalEngine: EmbeddedEngine | null = null;

/** The engine of the modal. */
export function engineOfModal(): EmbeddedEngine {
  modalEngine ??= openEngine();
  return modalEngine;
}

/** Loads the index, so that the first search need not wait. */
export function preloadEngine(): void {
  void engineOfModal().preload();
}
