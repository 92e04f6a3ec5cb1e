import { memo, type ReactElement } from "react";

import { SECTIONS } from "../../config/navigation";
import type { PageProtocol } from "../../lib/page-records/types";
import { FilterList } from "../../ui/FilterBar";
import { PROTOCOLS } from "../search-address";

interface FilterFieldsProps {
  /** An area (`lvl0`), or empty for all. */
  readonly area: string;
  readonly protocol: PageProtocol | "";
  readonly onArea: (area: string) => void;
  readonly onProtocol: (protocol: PageProtocol | "") => void;
  /** Class of the labels' texts, where they are for screen readers only. */
  readonly labelClass?: string;
}

const AREA_CHOICES = [
  { value: "", label: "All areas" },
  ...SECTIONS.map(({ label }) => ({ value: label, label })),
];

const PROTOCOL_CHOICES = [
  { value: "", label: "All protocols" },
  ...PROTOCOLS.map(({ id, label }) => ({ value: id, label })),
] as const;

/** The two lists that limit a search to an area and a protocol. */
function FilterFields(props: FilterFieldsProps): ReactElement {
  const { area, protocol, onArea, onProtocol, labelClass } = props;
  return (
    <>
      <FilterList
        label="Area"
        name="area"
        value={area}
        choices={AREA_CHOICES}
        onValue={onArea}
        labelClass={labelClass}
      />
      <FilterList
        label="Protocol"
        name="protocol"
        value={protocol}
        choices={PROTOCOL_CHOICES}
        onValue={onProtocol}
        labelClass={labelClass}
      />
    </>
  );
}

/** A keystroke changes neither list. */
export default memo(FilterFields);
