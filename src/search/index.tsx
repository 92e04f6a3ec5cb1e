import siteConfig from "@generated/docusaurus.config";

import { askName, readAskConfig } from "../config/ask";
import SearchModal, { type SearchModalProps } from "./SearchModal";
import { INDEX_NAME, openEngine } from "./site-engine";

const { ask, repository } = siteConfig.customFields ?? {};

/** Address of a prefilled issue about a search that found nothing. */
function missingResultsUrl(query: string): string {
  const parameters = new URLSearchParams({ title: `Search finds nothing for "${query}"` });
  return `${String(repository)}/issues/new?${parameters.toString()}`;
}

const CONFIGURED = {
  engine: openEngine(),
  indexName: INDEX_NAME,
  askName: askName(readAskConfig(ask).transport.kind === "embedded" ? "extracts" : "model"),
  missingResultsUrl: typeof repository === "string" ? missingResultsUrl : null,
};

/** Loads the index, so that the first search need not wait. */
export const preloadEngine = (): void => void CONFIGURED.engine.preload();

/** The search modal over this site's engine: everything that loads when a reader means to search. */
export default function Search(props: Omit<SearchModalProps, keyof typeof CONFIGURED>) {
  return <SearchModal {...props} {...CONFIGURED} />;
}
