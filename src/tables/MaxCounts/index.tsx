import type { ReactElement } from "react";

import {
  chainNames,
  MAX_COUNTS,
  UNRECORDED_CHAINS,
  USUAL_MAX_COUNT,
} from "../../../data/max-counts";
import ResultTable from "@site/src/ui/ResultTable";

/** The most segments or tranches of a Lockup v2.0 stream on every chain. */
export default function MaxCounts(): ReactElement {
  return (
    <ResultTable
      caption="MAX_COUNT of Lockup v2.0 by chain"
      columns={["Chain", "MAX_COUNT"]}
      rows={[
        ...MAX_COUNTS.map(({ chains, count }) => [
          chainNames(chains),
          count.toLocaleString("en-US"),
        ]),
        ["other chains with published deployment records", USUAL_MAX_COUNT],
        [chainNames(UNRECORDED_CHAINS), "not recorded: read the getter"],
      ]}
    />
  );
}
