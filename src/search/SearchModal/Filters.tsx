import type { MouseEvent, ReactElement } from "react";

import { SECTIONS } from "../../config/navigation";
import type { PageProtocol } from "../../lib/page-records/types";
import type { SearchFilters } from "../items";
import { PROTOCOLS, readProtocol } from "../search-address";
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
      <label>
        <span className="DocSearch-VisuallyHiddenForAccessibility">Area</span>
        <select value={filters.areas[0] ?? ""} onChange={(event) => onArea(event.target.value)}>
          <option value="">All areas</option>
          {SECTIONS.map(({ label }) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="DocSearch-VisuallyHiddenForAccessibility">Protocol</span>
        <select
          value={filters.protocols[0] ?? ""}
          onChange={(event) => onProtocol(readProtocol(event.target.value))}
        >
          <option value="">All protocols</option>
          {PROTOCOLS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
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
