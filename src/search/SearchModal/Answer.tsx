import type { ReactElement } from "react";

import { SECTIONS } from "../../config/navigation";
import { MAX_SUGGESTIONS } from "../../lib/search/page-size";
import Button from "../../ui/Button";
import { opensHere } from "../../ui/plain-click";
import type { SearchHistory } from "../history";
import type { SearchFilters } from "../items";
import { resultCount } from "../result-count";
import type { SearchField } from "../search-field";
import ItemList, { type ItemListProps } from "./ItemList";
import styles from "./styles.module.css";
import { answerOf, isEmpty, useField } from "./use-field";

interface AnswerProps extends ItemListProps {
  readonly filters: SearchFilters;
  readonly searches: SearchHistory;
  readonly missingResultsUrl: ((query: string) => string) | null;
  readonly onAsk: (query: string) => void;
  readonly onClearFilters: () => void;
}

/** Where to go on when nothing matches. */
function NoResults(props: AnswerProps): ReactElement {
  const { field, filters, missingResultsUrl, onAsk, onOpen, onClearFilters } = props;
  const { answered, suggestions } = useField(field, answerOf);
  return (
    <div className="DocSearch-NoResults">
      <div className={styles.screen}>
        <p className="DocSearch-Title">
          No results found for &quot;<strong>{answered}</strong>&quot;
        </p>
        {Object.values(filters).some(Boolean) && (
          <Button onClick={onClearFilters}>Search all areas and protocols</Button>
        )}
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
        {missingResultsUrl !== null && (
          <p className="DocSearch-Help">
            Believe this query should return results?{" "}
            <a href={missingResultsUrl(answered)} target="_blank" rel="noopener noreferrer">
              Let us know.
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

/**
 * What was found, or why there is nothing. It stays until the next answer, and names the query that it
 * is about.
 */
export default function Answer(props: AnswerProps): ReactElement {
  const { field, searches, onChange, onOpen } = props;
  const { answered, error, total } = useField(field, answerOf);
  const isUnasked = useField(field, isEmpty);
  return (
    <>
      {error !== null && (
        <div className="DocSearch-ErrorScreen" role="alert">
          <div className={styles.screen}>
            <p className="DocSearch-Title">Unable to fetch results</p>
            <p className="DocSearch-Help">You might want to check your network connection.</p>
            <p className={`DocSearch-Help ${styles.reason}`}>{error}</p>
            <Button onClick={() => void field.api.refresh()}>Try again</Button>
          </div>
        </div>
      )}
      {answered !== "" && error === null && total === 0 && <NoResults {...props} />}
      <ItemList {...{ field, onChange, onOpen }} />
      {isUnasked && searches.recent().length + searches.favorites().length === 0 && (
        <p className={`DocSearch-Help ${styles.hint}`}>
          Try a function, an error selector such as <code>0x…</code>, an address, a chain, or a
          question. What you open is remembered in this browser only.
        </p>
      )}
    </>
  );
}

/** What a screen reader says after each search. The last words stay until there are others. */
export function Announcement({ field }: { readonly field: SearchField }): ReactElement {
  const { answered, error, total } = useField(field, answerOf);
  const found =
    total === 0
      ? `No results found for ${answered}.`
      : `${resultCount(total)} for ${answered}. Use the arrow keys to choose.`;
  return (
    <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
      {answered !== "" && (error === null ? found : "Unable to fetch results.")}
    </p>
  );
}
