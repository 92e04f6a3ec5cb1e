import siteConfig from "@generated/docusaurus.config";
import type { ReactElement } from "react";

import { askName, readAskConfig } from "../config/ask";
import { readSearchConfig } from "../config/search";
import { createSearchEngine, type EmbeddedEngine } from "./engine";
import SearchModal from "./SearchModal";

const config = readSearchConfig(siteConfig.customFields?.search);

const { transport } = readAskConfig(siteConfig.customFields?.ask);
const ASK_NAME = askName(transport.kind === "embedded" ? "extracts" : "model");

/** Name of this site's search in the browser's storage. */
const INDEX_NAME = config.hosted?.indexName ?? "sablier-docs";

/** An engine for one place that searches; all of them share what is loaded. */
export function openEngine(): EmbeddedEngine {
  return createSearchEngine(config, siteConfig.baseUrl);
}

let modalEngine: EmbeddedEngine | null = null;

function engineOfModal(): EmbeddedEngine {
  modalEngine ??= openEngine();
  return modalEngine;
}

/** Loads the index, so that the first search need not wait. */
export function preloadEngine(): void {
  void engineOfModal().preload();
}

/** Address of a prefilled issue about a search that found nothing. */
function missingResultsUrl(repository: string): (query: string) => string {
  return (query) => {
    const parameters = new URLSearchParams({ title: `Search finds nothing for "${query}"` });
    return `${repository}/issues/new?${parameters.toString()}`;
  };
}

interface SearchProps {
  readonly initialQuery: string;
  readonly startsAsking: boolean;
  readonly onClose: () => void;
}

/** The search modal over this site's engine: everything that loads when a reader means to search. */
export default function Search({ initialQuery, startsAsking, onClose }: SearchProps): ReactElement {
  const { repository } = siteConfig.customFields ?? {};
  return (
    <SearchModal
      engine={engineOfModal()}
      indexName={INDEX_NAME}
      initialQuery={initialQuery}
      askName={ASK_NAME}
      startsAsking={startsAsking}
      missingResultsUrl={typeof repository === "string" ? missingResultsUrl(repository) : null}
      onClose={onClose}
    />
  );
}
