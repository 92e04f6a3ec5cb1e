import type { ReactElement } from "react";

import { ENDPOINTS } from "../../../data/endpoints";
import { type EndpointLine, endpointLines } from "@site/src/lib/endpoints/view";
import { protocolLabel } from "@site/src/lib/protocol/model";
import ResultTable from "@site/src/ui/ResultTable";

/** The forms of subgraph names, what they stand for and how many subgraphs have them. */
export default function EndpointLines(): ReactElement {
  return (
    <ResultTable
      caption="Names of subgraphs"
      columns={["Name", "State", "What it reads", "Subgraphs", "Example"]}
      rows={endpointLines(ENDPOINTS).map((line) => [
        <>
          <code>{line.line.replace("*", "<slug>")}</code>
          {line.bareName !== undefined && (
            <>
              , on Ethereum <code>{line.bareName}</code>
            </>
          )}
        </>,
        describeState(line),
        line.reads
          .map(({ protocol, releases }) => `${protocolLabel(protocol)} ${releases.join(", ")}`)
          .join("; "),
        line.count,
        <code key="example">{line.example}</code>,
      ])}
    />
  );
}

function describeState({ status, deprecatedOn }: EndpointLine): string {
  if (status === "current" || deprecatedOn === null) return "current";
  return `${status === "deprecated" ? "deprecated" : "replaced"} on ${deprecatedOn}`;
}
