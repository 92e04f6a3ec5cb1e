import type { ReactElement } from "react";

import { SECTIONS } from "../../config/navigation";
import { MAX_SUGGESTIONS } from "../../lib/search/page-size";
import Button from "../../ui/Button";
import { opensHere } from "../../ui/plain-click";
import styles from "./styles.module.css";

/** What is shown while nothing was asked and nothing is stored. */
export function StartHint(): ReactElement {
  return (
    <p className={`DocSearch-Help ${styles.hint}`}>
      Try a function, an error selector such as <code>0x…</code>, an address, a chain, or a
      question. What you open is remembered in this browser only.
    </p>
  );
}

interface ErrorScreenProps {
  /** What the engine said. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** What is shown when a search failed. */
export function ErrorScreen({ message, onRetry }: ErrorScreenProps): ReactElement {
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <div className={styles.screen}>
        <p className="DocSearch-Title">Unable to fetch results</p>
        <p className="DocSearch-Help">You might want to check your network connection.</p>
        <p className={`DocSearch-Help ${styles.reason}`}>{message}</p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </div>
  );
}

interface AssistantFailedProps {
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** What is shown when the assistant's code could not be fetched. */
export function AssistantFailed({ onRetry, onBack }: AssistantFailedProps): ReactElement {
  return (
    <div className={styles.screen} role="alert">
      <p>The assistant could not be loaded. You might want to check your network connection.</p>
      <Button onClick={onRetry}>Retry</Button>
      <Button onClick={onBack}>Back to the search</Button>
    </div>
  );
}

interface NoResultsProps {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly reportUrl: string | null;
  /** Whether filters are on, which the reader can take off. */
  readonly filtered: boolean;
  readonly onAsk: (query: string) => void;
  /** Opens a page of this site. */
  readonly onOpen: (path: string) => void;
  readonly onClearFilters: () => void;
}

/** What is shown when nothing matches. */
export function NoResults(props: NoResultsProps): ReactElement {
  const { query, suggestions, reportUrl, filtered, onAsk, onOpen, onClearFilters } = props;
  return (
    <div className="DocSearch-NoResults">
      <div className={styles.screen}>
        <p className="DocSearch-Title">
          No results found for &quot;<strong>{query}</strong>&quot;
        </p>
        {filtered && <Button onClick={onClearFilters}>Search all areas and protocols</Button>}
        {suggestions.length > 0 && (
          <div className="DocSearch-NoResults-Prefill-List">
            <p className="DocSearch-Help">Try searching for:</p>
            <ul className={styles.suggestions}>
              {suggestions.slice(0, MAX_SUGGESTIONS).map((suggestion) => (
                <li key={suggestion}>
                  <Button onClick={() => onAsk(suggestion)}>{suggestion}</Button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <ul className={styles.areas}>
          {SECTIONS.map(({ id, label, landing, hint }) => (
            <li key={id} className="DocSearch-Help">
              <a href={landing} onClick={opensHere(() => onOpen(landing))}>
                {label}
              </a>
              : {hint}
            </li>
          ))}
        </ul>
        {reportUrl !== null && (
          <p className="DocSearch-Help">
            Believe this query should return results?{" "}
            <a href={reportUrl} target="_blank" rel="noopener noreferrer">
              Let us know.
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
