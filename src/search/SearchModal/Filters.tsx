import type { MouseEvent, ReactElement } from "react";

import type { PageProtocol } from "../../lib/page-records/types";
import FilterFields from "../FilterFields";
import type { SearchFilters } from "../items";
import styles from "./styles.module.css";

interface FiltersProps {
  readonly filters: SearchFilters;
  readonly onArea: (area: string) => void;
  readonly onProtocol: (protocol: PageProtocol | "") => void;
  /** How many results there are. */
  readonly status: string;
  /** Page with all results; null without a query. */
  readonly moreUrl: string | null;
  readonly onMore: (url: string) => void;
}

/** Limits a search to an area and a protocol, and says how many results there are. */
export default function Filters(props: FiltersProps): ReactElement {
  const { filters, onArea, onProtocol, status, moreUrl, onMore } = props;
  return (
    <div className={styles.filters}>
      <FilterFields
        area={filters.areas[0] ?? ""}
        protocol={filters.protocols[0] ?? ""}
        onArea={onArea}
        onProtocol={onProtocol}
        labelClass="DocSearch-VisuallyHiddenForAccessibility"
      />
      <span className={styles.count}>{status}</span>
      {moreUrl !== null && (
        <a
          href={moreUrl}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onMore(moreUrl);
          }}
        >
          All results
        </a>
      )}
    </div>
  );
}
