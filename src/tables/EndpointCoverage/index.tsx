import Link from "@docusaurus/Link";
import { type ReactElement, type ReactNode, useMemo } from "react";

import { CHAINS_OUTSIDE_PACKAGE, ENDPOINTS, ENDPOINTS_AS_OF } from "../../../data/endpoints";
import type { IndexedProtocol, Vendor } from "@site/src/lib/endpoints/model";
import {
  endpointChains,
  type EndpointRow,
  endpointRows,
  filterEndpointRows,
  unindexedChains,
} from "@site/src/lib/endpoints/view";
import { chainAnchor, type ChainsData, protocolLabel } from "@site/src/lib/protocol/model";
import { joinWords } from "@site/src/lib/text/join-words";
import FilterForm from "@site/src/forms/FilterForm";
import { useForm } from "@site/src/forms/useForm";
import { NoneLeft } from "@site/src/ui/FilterBar";
import ResultTable from "@site/src/ui/ResultTable";
import { ENDPOINT_FIELDS } from "../chain-fields";

interface EndpointCoverageProps {
  /** Data of all chains: `@generated/protocol-data/default/chains.json`. */
  chains: Pick<ChainsData, "chains">;
}

const LINKED: readonly IndexedProtocol[] = ["lockup", "flow", "airdrops"];

/** Which vendor indexes which chain, the same for Lockup, Flow and Airdrops, with links. */
export default function EndpointCoverage({ chains }: EndpointCoverageProps): ReactElement {
  const all = useMemo(() => coverageOf(chains), [chains]);
  const form = useForm(ENDPOINT_FIELDS);
  const shown = filterEndpointRows(all, form.texts);
  const on = (...vendors: Vendor[]): number =>
    all.filter((row) => vendors.every((vendor) => row.vendors.includes(vendor))).length;
  return (
    <div className="sd-block">
      <FilterForm
        form={form}
        lists={["network", "vendor"]}
        label="Filter the indexed chains"
        search={{ name: "text", label: "Chain or chain id" }}
        status={
          shown.length < all.length
            ? `${shown.length} of ${all.length} chains`
            : `${all.length} chains: ${on("the-graph")} on The Graph, ${on("envio")} on Envio, ` +
              `${on("the-graph", "envio")} on both`
        }
      />
      {shown.length === 0 ? (
        <NoneLeft noun="chain" />
      ) : (
        <ResultTable
          caption="Chains by vendor"
          columns={["Chain", "Chain id", "The Graph", "Envio", "Addresses"]}
          rows={shown.map(cellsOf)}
        />
      )}
      <p className="sd-note">Coverage as of {ENDPOINTS_AS_OF}.</p>
    </div>
  );
}

function cellsOf({ chain, subgraph, vendors }: EndpointRow): ReactNode[] {
  return [
    <>
      <strong>{chain.name}</strong>
      {chain.testnet && " (testnet)"}
    </>,
    chain.id,
    subgraph ? (subgraph.hosting === "custom-node" ? "yes, own node" : "yes") : "no",
    vendors.includes("envio") ? "yes" : "no",
    LINKED.map((protocol, index) => (
      <span key={protocol}>
        {index > 0 && " · "}
        <Link to={`/api/${protocol}/endpoints#${chainAnchor(chain.slug)}`}>
          {protocolLabel(protocol)}
          <span className="sd-visually-hidden"> on {chain.name}</span>
        </Link>
      </span>
    )),
  ];
}

interface IndexedChainsProps extends EndpointCoverageProps {
  /** The one vendor that has the chains. */
  only: Vendor;
  conjunction?: string | undefined;
}

/** The chains that one vendor alone indexes, as words in a sentence. */
export function IndexedChains({ chains, only, conjunction }: IndexedChainsProps): ReactElement {
  const names = coverageOf(chains)
    .filter(({ vendors }) => vendors.length === 1 && vendors[0] === only)
    .map(({ chain }) => chain.name);
  return <>{joinWords(names, conjunction)}</>;
}

interface UnindexedChainsProps {
  /** Data of all chains: `@generated/protocol-data/default/chains.json`. */
  chains: Pick<ChainsData, "chains" | "releases">;
}

/** Chains with a documented release that no vendor indexes, as words in a sentence. */
export function UnindexedChains({ chains }: UnindexedChainsProps): ReactElement {
  return <>{joinWords(unindexedChains(ENDPOINTS, chains).map(({ name }) => name))}</>;
}

function coverageOf(chains: Pick<ChainsData, "chains">): EndpointRow[] {
  return endpointRows(ENDPOINTS, "lockup", endpointChains(chains, CHAINS_OUTSIDE_PACKAGE));
}
