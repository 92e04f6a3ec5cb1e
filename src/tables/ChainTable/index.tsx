import Link from "@docusaurus/Link";
import { Fragment, type ReactElement, type ReactNode, useMemo } from "react";

import FilterForm from "@site/src/forms/FilterForm";
import { useForm } from "@site/src/forms/useForm";
import { optionField } from "@site/src/forms/words";
import { filterChains, sortChains } from "@site/src/lib/protocol/filter";
import {
  chainAnchor,
  type ChainRow,
  type ChainsData,
  type ReleaseCoverage,
} from "@site/src/lib/protocol/model";
import { TABLE_ROLE } from "@site/src/lib/protocol/table-roles";
import CopyButton from "@site/src/ui/CopyButton";
import { NoneLeft } from "@site/src/ui/FilterBar";
import { CHAIN_FIELDS } from "../chain-fields";
import { describeChains, documentedReleases, type ReleaseChoice, releaseChoices } from "./columns";
import styles from "./styles.module.css";

interface ChainTableProps {
  /** Data of all chains: `chains.json` or, for all releases, `deployments.json` of protocol-data. */
  chains: ChainsData;
  /** The facts of a chain with the newest releases, or the releases that a reader chooses. */
  view?: "chains" | "releases";
}

interface Column {
  readonly key: string;
  readonly label: string;
  readonly cell: (chain: ChainRow) => ReactNode;
}

const ID: Column = {
  key: "id",
  label: "Chain id",
  cell: ({ id, name }) => (
    <span className={styles.id}>
      {id}
      <CopyButton text={String(id)} label={`Copy chain id of ${name}`} />
    </span>
  ),
};

const FACTS: readonly Column[] = [
  { key: "token", label: "Gas token", cell: ({ nativeCurrency }) => nativeCurrency.symbol },
  {
    key: "explorer",
    label: "Explorer",
    cell: ({ explorer }) => (
      <a href={explorer.url} target="_blank" rel="noopener">
        <HostName>{new URL(explorer.url).host}</HostName>
      </a>
    ),
  },
  { key: "network", label: "Network", cell: ({ testnet }) => (testnet ? "testnet" : "mainnet") },
  { key: "app", label: "In app", cell: ({ inApp }) => (inApp ? "yes" : "no") },
];

/** What the table can be narrowed and ordered by, in either view. */
function fieldsOf(choices: readonly ReleaseChoice[], refs: readonly string[]) {
  const keys = ["name", "id", ...FACTS.map(({ key }) => key), ...refs];
  return {
    ...CHAIN_FIELDS,
    product: optionField("product", "Releases", "", choices),
    sort: optionField("sort", "Order", "name", keys),
    order: optionField("order", "Direction", "asc", ["asc", "desc"]),
  };
}

/**
 * All chains of the data package with the releases that live on them. Filter and order live in the
 * address; without JavaScript the table is complete and ordered by name.
 */
export default function ChainTable({ chains, view = "chains" }: ChainTableProps): ReactElement {
  const isOfChains = view === "chains";
  const { choices, fields } = useMemo(() => {
    const refs = chains.releases.map(({ ref }) => ref);
    const made = releaseChoices(chains.releases);
    return { choices: made, fields: fieldsOf(made, refs) };
  }, [chains]);
  const form = useForm(fields);
  const { sort, order, product } = form.texts;
  const releases = isOfChains
    ? documentedReleases(chains.releases)
    : (choices.find(({ value }) => value === product)?.releases ?? []);
  const columns = [
    ID,
    ...(isOfChains ? FACTS : []),
    ...releases.map((release) => ({
      key: release.ref,
      label: release.label,
      cell: (chain: ChainRow) => <Availability chain={chain} release={release} />,
    })),
  ];
  const kept = filterChains(chains.chains, form.texts);
  // The order of the data, mainnets first, is better to read than a plain order by name.
  const isDataOrder = sort === fields.sort.initial && order === "asc";
  const rows = isDataOrder ? kept : sortChains(kept, sort, order === "desc");
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
        <div className={styles.container}>
          <table {...TABLE_ROLE.table} className={styles.table} aria-label="Chains">
            <thead {...TABLE_ROLE.rowgroup}>
              <tr {...TABLE_ROLE.row}>
                {[{ key: "name", label: "Chain" }, ...columns].map(({ key, label }) => (
                  <SortableHead
                    key={key}
                    label={label}
                    sorted={key === sort ? order : undefined}
                    onSort={(next) => form.change({ sort: key, order: next })}
                  />
                ))}
              </tr>
            </thead>
            <tbody {...TABLE_ROLE.rowgroup}>
              {rows.map((chain) => (
                <tr key={chain.id} {...TABLE_ROLE.row}>
                  <th {...TABLE_ROLE.rowheader} scope="row" className={styles.name}>
                    {chain.name}
                  </th>
                  {columns.map(({ key, label, cell }) => (
                    <td key={key} {...TABLE_ROLE.cell} data-label={label}>
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

interface SortableHeadProps {
  label: string;
  /** `asc` or `desc`, if the table is ordered by this column. */
  sorted: string | undefined;
  onSort: (order: "asc" | "desc") => void;
}

function SortableHead({ label, sorted, onSort }: SortableHeadProps): ReactElement {
  const isUp = sorted === "asc";
  const direction = isUp ? "ascending" : "descending";
  return (
    <th {...TABLE_ROLE.columnheader} scope="col" aria-sort={sorted ? direction : "none"}>
      <button type="button" className={styles.sort} onClick={() => onSort(isUp ? "desc" : "asc")}>
        {label}
        <span className={styles.direction} aria-hidden="true">
          {sorted && (isUp ? "▲" : "▼")}
        </span>
      </button>
    </th>
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
