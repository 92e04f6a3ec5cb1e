import type { MouseEvent, ReactElement } from "react";

import type { PageProtocol } from "../../lib/page-records/types";
import { labelOfRef, type ReleaseRef } from "../../lib/protocol/model";
import FilterFields from "../FilterFields";
import type { SearchFilters } from "../items";
import { resultCount } from "../result-count";
import { searchPageUrl } from "../search-address";
import type { SearchField } from "../search-field";
import { useAnswer } from "./Answer";
import styles from "./styles.module.css";
import { isEmpty, useField } from "./use-field";

interface FiltersProps {
  readonly field: SearchField;
  readonly filters: SearchFilters;
  readonly onArea: (area: string) => void;
  readonly onProtocol: (protocol: PageProtocol | "") => void;
  readonly reading: ReleaseRef | null;
  readonly onRelease: (release: ReleaseRef | null) => void;
  /** Opens the page with all results. */
  readonly onMore: (url: string) => void;
}

/** Limits a search to an area, a protocol and the release being read, and says how many results the last answer has. */
export default function Filters(props: FiltersProps): ReactElement {
  const { field, filters, onArea, onProtocol, reading, onRelease, onMore } = props;
  const { answered, error, total } = useAnswer(field);
  const isUnasked = useField(field, isEmpty);
  const hasNone = answered !== "" && error === null && total === 0;
  const area = filters.areas[0] ?? "";
  const protocol = filters.protocols[0] ?? "";
  const moreUrl = (query: string): string => searchPageUrl({ query, area, protocol, page: 0 });
  const typed = (): string => field.getState().query.trim();
  return (
    <div className={styles.filters}>
      <FilterFields
        area={area}
        protocol={protocol}
        onArea={onArea}
        onProtocol={onProtocol}
        labelClass="DocSearch-VisuallyHiddenForAccessibility"
      />
      {reading !== null && (
        <label className={styles.release}>
          <input
            type="checkbox"
            checked={filters.release === reading}
            onChange={(event) => onRelease(event.target.checked ? reading : null)}
          />
          {labelOfRef(reading)} only
        </label>
      )}
      <span className={styles.count}>
        {answered === "" || error !== null ? "" : resultCount(total)}
      </span>
      {!isUnasked && !hasNone && (
        <a
          // In a tab of its own: of what is shown. Otherwise of what is typed by then.
          href={moreUrl(answered === "" ? typed() : answered)}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onMore(moreUrl(typed()));
          }}
        >
          All results
        </a>
      )}
    </div>
  );
}
