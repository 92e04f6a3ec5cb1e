import siteConfig from "@generated/docusaurus.config";
import type { ReactElement } from "react";

import { askName, readAskConfig } from "../config/ask";
import SearchModal from "./SearchModal";
import { engineOfModal, INDEX_NAME } from "./site-engine";

const { transport } = readAskConfig(siteConfig.customFields?.ask);
const ASK_NAME = askName(transport.kind === "embedded" ? "extracts" : "model");

/** Address of a prefilled issue about a search that found nothing. */
function missingResultsUrl(repository: string): (query: string) => string {
  return (query) => {
    const parameters = new URLSearchParams({ title: `Search finds nothing for "${query}"` });
    return `${repository}/issues/new?${parameters.toString()}`;
  };
}

interface SearchProps {
  readonly initialQuery: string;
  /** Whether the reader typed it, so that more may follow. */
  readonly isTyped: boolean;
  readonly startsAsking: boolean;
  readonly onClose: () => void;
}

/** The search modal over this site's engine: everything that loads when a reader means to search. */
export default function Search({
  initialQuery,
  isTyped,
  startsAsking,
  onClose,
}: SearchProps): ReactElement {
  const { repository } = siteConfig.customFields ?? {};
  return (
    <SearchModal
      engine={engineOfModal()}
      indexName={INDEX_NAME}
      initialQuery={initialQuery}
      isTyped={isTyped}
      askName={ASK_NAME}
      startsAsking={startsAsking}
      missingResultsUrl={typeof repository === "string" ? missingResultsUrl(repository) : null}
      onClose={onClose}
    />
  );
}
