import type { ReactElement } from "react";

import type { SearchFilters } from "../items";
import type { SearchHistory } from "../history";
import { resultCount } from "../result-count";
import type { AnswerSummary, SearchField } from "../search-field";
import ItemList, { type ItemListProps } from "./ItemList";
import { ErrorScreen, NoResults, StartHint } from "./screens";
import { answerOf, isEmpty, useField } from "./use-field";

interface AnswerProps extends Pick<ItemListProps, "onChange" | "onOpen"> {
  readonly field: SearchField;
  readonly filters: SearchFilters;
  readonly searches: SearchHistory;
  readonly missingResultsUrl: ((query: string) => string) | null;
  readonly onAsk: (query: string) => void;
  readonly onClearFilters: () => void;
}

/**
 * What was found, or why there is nothing. It stays until the next answer, and names the query that it
 * is about.
 */
export default function Answer(props: AnswerProps): ReactElement {
  const { field, filters, searches, missingResultsUrl, onAsk, onClearFilters } = props;
  const { answered, error, total, suggestions } = useField(field, answerOf);
  const collections = useField(field, (state) => state.collections);
  const activeId = useField(field, (state) => state.activeItemId);
  const isUnasked = useField(field, isEmpty);
  return (
    <>
      {error !== null && <ErrorScreen message={error} onRetry={() => void field.api.refresh()} />}
      {answered !== "" && error === null && total === 0 && (
        <NoResults
          query={answered}
          suggestions={suggestions}
          reportUrl={missingResultsUrl?.(answered) ?? null}
          filtered={Object.values(filters).some((limit) => Boolean(limit))}
          onAsk={onAsk}
          onOpen={props.onOpen}
          onClearFilters={onClearFilters}
        />
      )}
      <ItemList
        api={field.api}
        collections={collections}
        activeId={activeId}
        onChange={props.onChange}
        onOpen={props.onOpen}
      />
      {isUnasked && searches.recent().length + searches.favorites().length === 0 && <StartHint />}
    </>
  );
}

/** What a screen reader says after each search. The last words stay until there are others. */
export function Announcement({ field }: { readonly field: SearchField }): ReactElement {
  const answer = useField(field, answerOf);
  return (
    <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
      {announce(answer)}
    </p>
  );
}

function announce({ answered, error, total }: AnswerSummary): string {
  if (answered === "") return "";
  if (error !== null) return "Unable to fetch results.";
  return total === 0
    ? `No results found for ${answered}.`
    : `${resultCount(total)} for ${answered}. Use the arrow keys to choose.`;
}
