import type { ReactElement } from "react";

import type { ChainsData } from "@site/src/lib/protocol/model";
import ResultTable from "@site/src/ui/ResultTable";
import { STRATEGIES, STRATEGY_NETWORKS } from "./validate";

/** The chains that each strategy accepts, with the names of the data package. */
export default function SnapshotNetworks({
  chains,
}: {
  readonly chains: ChainsData;
}): ReactElement {
  const ids = [...new Set(STRATEGIES.flatMap((strategy) => STRATEGY_NETWORKS[strategy]))];
  const rows = ids.map((id) => {
    const chain = chains.chains.find((candidate) => candidate.id === id);
    if (chain === undefined) {
      throw new RangeError(`Chain ${id} is not in the data; correct STRATEGY_NETWORKS`);
    }
    return [
      chain.name,
      `${id}`,
      ...STRATEGIES.map((strategy) => (STRATEGY_NETWORKS[strategy].includes(id) ? "yes" : "no")),
    ];
  });
  return (
    <ResultTable
      caption="Networks of the Snapshot strategies"
      columns={["Chain", "Network in Snapshot", ...STRATEGIES]}
      rows={rows}
    />
  );
}
