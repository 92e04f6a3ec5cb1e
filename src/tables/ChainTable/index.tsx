import Link from "@docusaurus/Link";
import { Fragment, type ReactElement, type ReactNode, useMemo } from "react";

import FilterForm from "@site/src/forms/FilterForm";
import { useForm } from "@site/src/forms/useForm";
import { optionField } from "@site/src/forms/words";
import { filterChains } from "@site/src/lib/protocol/filter";
import {
  chainAnchor,
  type ChainRow,
  type ChainsData,
  type ReleaseCoverage,
} from "@site/src/lib/protocol/model";
import { TABLE_ROLE } from "@site/src/lib/protocol/table-roles";
import CopyButton from "@site/src/ui/CopyButton";
import { NoneLeft } from "@site/src/ui/FilterBar";
import TableHead from "@site/src/ui/TableHead";
import { CHAIN_FIELDS } from "../chain-fields";
import { describeChains, documentedReleases, releaseChoices } from "./columns";
import styles from "./styles.module.css";

interface ChainTableProps {
  /** Data of all chains: `chains.json` or, for all releases, `deployments.json` of protocol-data. */
  chains: ChainsData;
  /** The facts of a chain with the newest releases, or the releases that a reader chooses. */
  view?: "chains" | "releases";
}

interface Column {
  readonly label: string;
  readonly cell: (chain: ChainRow) => ReactNode;
}

const ID: Column = {
  label: "Chain id",
  cell: ({ id, name }) => (
    <span className={styles.id}>
      {id}
      <CopyButton text={String(id)} label={`Copy chain id of ${name}`} />
    </span>
  ),
};

const FACTS: readonly Column[] = [
  { label: "Gas token", cell: ({ nativeCurrency }) => nativeCurrency.symbol },
  {
    label: "Explorer",
    cell: ({ explorer }) => (
      <a href={explorer.url} target="_blank" rel="noopener">
        <HostName>{new URL(explorer.url).host}</HostName>
      </a>
    ),
  },
  { label: "Network", cell: ({ testnet }) => (testnet ? "testnet" : "mainnet") },
  { label: "In app", cell: ({ inApp }) => (inApp ? "yes" : "no") },
];

/**
 * All chains of the data package with the releases that live on them. The filter lives in the address;
 * without JavaScript the table is complete.
 */
export default function ChainTable({ chains, view = "chains" }: ChainTableProps): ReactElement {
  const isOfChains = view === "chains";
  const { choices, fields } = useMemo(() => {
    const made = releaseChoices(chains.releases);
    const product = optionField("product", "Releases", "", made);
    return { choices: made, fields: { ...CHAIN_FIELDS, product } };
  }, [chains]);
  const form = useForm(fields);
  const releases = isOfChains
    ? documentedReleases(chains.releases)
    : (choices.find(({ value }) => value === form.texts.product)?.releases ?? []);
  const columns: readonly Column[] = [
    ID,
    ...(isOfChains ? FACTS : []),
    ...releases.map((release) => ({
      label: release.label,
      cell: (chain: ChainRow) => <Availability chain={chain} release={release} />,
    })),
  ];
  const rows = filterChains(chains.chains, form.texts);
  return (
    <div className="sd-block">
      <FilterForm
        form={form}
        lists={isOfChains ? ["network"] : ["network", "product"]}
        label="Filter the chains"
        search={{ name: "text", label: "Chain name, id or gas token" }}
        status={
          rows.length < chains.counts.chains
            ? `${rows.length} of ${chains.counts.chains} chains`
            : describeChains(chains)
        }
      />
      {rows.length === 0 ? (
        <NoneLeft noun="chain" />
      ) : (
        <div className="sd-table">
          <table {...TABLE_ROLE.table} className={styles.table} aria-label="Chains">
            <TableHead columns={["Chain", ...columns.map(({ label }) => label)]} />
            <tbody {...TABLE_ROLE.rowgroup}>
              {rows.map((chain) => (
                <tr key={chain.id} {...TABLE_ROLE.row}>
                  <th {...TABLE_ROLE.rowheader} scope="row" className={styles.name}>
                    {chain.name}
                  </th>
                  {columns.map(({ label, cell }) => (
                    <td key={label} {...TABLE_ROLE.cell} data-label={label}>
                      {cell(chain)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

function Availability({
  chain,
  release,
}: {
  chain: ChainRow;
  release: ReleaseCoverage;
}): ReactElement {
  const entry = chain.releases.find(({ ref }) => ref === release.ref);
  if (!entry) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sd-visually-hidden">not deployed</span>
      </>
    );
  }
  const { confirmed, address } = entry;
  const where = `${release.label} on ${chain.name}`;
  return (
    <span className={styles.available}>
      <Link to={`${release.path}#${chainAnchor(chain.slug)}`}>
        {confirmed ? (
          <>
            <span aria-hidden="true">✓</span>
            <span className="sd-visually-hidden">{where}</span>
          </>
        ) : (
          <>
            unconfirmed
            <span className="sd-visually-hidden"> address of {where}</span>
          </>
        )}
      </Link>
      {address !== undefined && (
        <CopyButton text={address} label={`Copy the address of ${where}`} />
      )}
    </span>
  );
}

/** The name of a host that breaks after its dots where there is little room. */
function HostName({ children }: { readonly children: string }): ReactElement {
  return (
    <>
      {children.split(/(?<=[.-])/u).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
