import { memo, type ReactElement } from "react";

import { SECTIONS } from "../../config/navigation";
import { PAGE_PROTOCOLS } from "../../lib/page-records/types";
import { protocolLabel } from "../../lib/protocol/model";
import { FilterList } from "../../ui/FilterBar";
import type { AreaAndProtocol } from "../search-address";

interface FilterFieldsProps extends AreaAndProtocol {
  readonly onChange: (change: Partial<AreaAndProtocol>) => void;
  /** Class of the labels' texts, where they are for screen readers only. */
  readonly labelClass?: string;
}

const AREA_CHOICES = [
  { value: "", label: "All areas" },
  ...SECTIONS.map(({ label }) => ({ value: label, label })),
];

const PROTOCOL_CHOICES = [
  { value: "", label: "All protocols" },
  ...PAGE_PROTOCOLS.map((value) => ({ value, label: protocolLabel(value) })),
] as const;

/** The two lists that limit a search to an area and a protocol. A keystroke changes neither. */
export default memo(function FilterFields(props: FilterFieldsProps): ReactElement {
  const { area, protocol, onChange, labelClass } = props;
  return (
    <>
      <FilterList
        {...{ label: "Area", name: "area", value: area, choices: AREA_CHOICES, labelClass }}
        onValue={(value) => onChange({ area: value })}
      />
      <FilterList
        {...{ label: "Protocol", name: "protocol", choices: PROTOCOL_CHOICES, labelClass }}
        value={protocol}
        onValue={(value) => onChange({ protocol: value })}
      />
    </>
  );
});
