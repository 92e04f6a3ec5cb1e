import type { ReactElement } from "react";

import { labelOfRef, type ReleaseRef } from "../../lib/protocol/model";
import { opensHere } from "../../ui/plain-click";
import FilterFields from "../FilterFields";
import type { SearchFilters } from "../items";
import { resultCount } from "../result-count";
import { searchPageUrl } from "../search-address";
import type { SearchField } from "../search-field";
import styles from "./styles.module.css";
import { answerOf, isEmpty, useField } from "./use-field";

interface FiltersProps {
  readonly field: SearchField;
  readonly filters: SearchFilters;
  readonly reading: ReleaseRef | null;
  readonly onLimit: (change: Partial<SearchFilters>) => void;
  /** Opens the page with all results. */
  readonly onMore: (url: string) => void;
}

/** Limits a search to an area, a protocol and the release being read, and says how many results the last answer has. */
export default function Filters(props: FiltersProps): ReactElement {
  const { field, filters, reading, onLimit, onMore } = props;
  const { area, protocol, release } = filters;
  const { answered, error, total } = useField(field, answerOf);
  const isUnasked = useField(field, isEmpty);
  const isAnswered = answered !== "" && error === null;
  const moreUrl = (query: string): string => searchPageUrl({ query, area, protocol });
  const typed = (): string => field.getState().query.trim();
  return (
    <div className={styles.filters}>
      <FilterFields
        area={area}
        protocol={protocol}
        onChange={onLimit}
        labelClass="DocSearch-VisuallyHiddenForAccessibility"
      />
      {reading !== null && (
        <label className={styles.release}>
          <input
            type="checkbox"
            checked={release === reading}
            onChange={(event) => onLimit({ release: event.target.checked ? reading : null })}
          />
          {labelOfRef(reading)} only
        </label>
      )}
      <span className={styles.count}>{isAnswered && resultCount(total)}</span>
      {!isUnasked && !(isAnswered && total === 0) && (
        <a
          // In a tab of its own: of what is shown. Otherwise of what is typed by then.
          href={moreUrl(answered === "" ? typed() : answered)}
          onClick={opensHere(() => onMore(moreUrl(typed())))}
        >
          All results
        </a>
      )}
    </div>
  );
}
