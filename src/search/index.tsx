import siteConfig from "@generated/docusaurus.config";
import type { ReactElement } from "react";

import { askName, readAskConfig } from "../config/ask";
import SearchModal, { type SearchModalProps } from "./SearchModal";
import { engineOfModal, INDEX_NAME } from "./site-engine";

export { preloadEngine } from "./site-engine";

const { transport } = readAskConfig(siteConfig.customFields?.ask);
const ASK_NAME = askName(transport.kind === "embedded" ? "extracts" : "model");

/** Address of a prefilled issue about a search that found nothing. */
function missingResultsUrl(repository: string): (query: string) => string {
  return (query) => {
    const parameters = new URLSearchParams({ title: `Search finds nothing for "${query}"` });
    return `${repository}/issues/new?${parameters.toString()}`;
  };
}

type Configured = "engine" | "indexName" | "askName" | "missingResultsUrl";

/** The search modal over this site's engine: everything that loads when a reader means to search. */
export default function Search(props: Omit<SearchModalProps, Configured>): ReactElement {
  const { repository } = siteConfig.customFields ?? {};
  return (
    <SearchModal
      {...props}
      engine={engineOfModal()}
      indexName={INDEX_NAME}
      askName={ASK_NAME}
      missingResultsUrl={typeof repository === "string" ? missingResultsUrl(repository) : null}
    />
  );
}
