import { memo, type ReactElement } from "react";

import { SECTIONS } from "../../config/navigation";
import type { PageProtocol } from "../../lib/page-records/types";
import { PROTOCOLS, readProtocol } from "../search-address";

interface FilterFieldsProps {
  /** An area (`lvl0`), or empty for all. */
  readonly area: string;
  readonly protocol: PageProtocol | "";
  readonly onArea: (area: string) => void;
  readonly onProtocol: (protocol: PageProtocol | "") => void;
  /** Class of the labels' texts, where they are for screen readers only. */
  readonly labelClass?: string;
}

/** The two lists that limit a search to an area and a protocol. */
function FilterFields(props: FilterFieldsProps): ReactElement {
  const { area, protocol, onArea, onProtocol, labelClass } = props;
  return (
    <>
      <label>
        <span className={labelClass}>Area</span>
        <select name="area" value={area} onChange={(event) => onArea(event.target.value)}>
          <option value="">All areas</option>
          {SECTIONS.map(({ label }) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className={labelClass}>Protocol</span>
        <select
          name="protocol"
          value={protocol}
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
    </>
  );
}

/** A keystroke changes neither list. */
export default memo(FilterFields);
