import Link from "@docusaurus/Link";
import { Fragment, type ReactElement, useMemo } from "react";

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
import { describeChains, documentedReleases } from "./columns";
import styles from "./styles.module.css";

interface ChainTableProps {
  /** Data of all chains: `@generated/protocol-data/default/chains.json`. */
  chains: ChainsData;
}

interface Column {
  key: string;
  label: string;
}

/**
 * All chains of the data package with their facts and the releases that live on them. Filter and
 * order live in the address; without JavaScript the table is complete and ordered by name.
 */
export default function ChainTable({ chains }: ChainTableProps): ReactElement {
  const shownReleases = useMemo(() => documentedReleases(chains.releases), [chains]);
  const columns: Column[] = useMemo(
    () => [
      { key: "name", label: "Chain" },
      { key: "id", label: "Chain id" },
      { key: "token", label: "Gas token" },
      { key: "explorer", label: "Explorer" },
      { key: "network", label: "Network" },
      { key: "app", label: "In app" },
      ...shownReleases.map(({ ref, label }) => ({ key: ref, label })),
    ],
    [shownReleases],
  );
  const fields = useMemo(
    () => ({
      ...CHAIN_FIELDS,
      sort: optionField(
        "sort",
        "Order",
        "name",
        columns.map(({ key }) => key),
      ),
      order: optionField("order", "Direction", "asc", ["asc", "desc"]),
    }),
    [columns],
  );
  const form = useForm(fields);
  const { sort, order } = form.texts;
  const kept = filterChains(chains.chains, form.texts);
  // The order of the data, mainnets first, is better to read than a plain order by name.
  const isDataOrder = sort === fields.sort.initial && order === "asc";
  const rows = isDataOrder ? kept : sortChains(kept, sort, order === "desc");
  return (
    <div className="sd-block">
      <FilterForm
        form={form}
        lists={["network"]}
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
                {columns.map((column) => (
                  <SortableHead
                    key={column.key}
                    column={column}
                    sorted={column.key === sort ? order : undefined}
                    onSort={(next) => form.change({ sort: column.key, order: next })}
                  />
                ))}
              </tr>
            </thead>
            <tbody {...TABLE_ROLE.rowgroup}>
              {rows.map((chain) => (
                <ChainCells key={chain.id} chain={chain} releases={shownReleases} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Totals chains={chains} releases={shownReleases} />
    </div>
  );
}

interface SortableHeadProps {
  column: Column;
  /** `asc` or `desc`, if the table is ordered by this column. */
  sorted: string | undefined;
  onSort: (order: "asc" | "desc") => void;
}

function SortableHead({ column, sorted, onSort }: SortableHeadProps): ReactElement {
  const isUp = sorted === "asc";
  const direction = isUp ? "ascending" : "descending";
  return (
    <th {...TABLE_ROLE.columnheader} scope="col" aria-sort={sorted ? direction : "none"}>
      <button type="button" className={styles.sort} onClick={() => onSort(isUp ? "desc" : "asc")}>
        {column.label}
        <span className={styles.direction} aria-hidden="true">
          {sorted && (isUp ? "▲" : "▼")}
        </span>
      </button>
    </th>
  );
}

interface ChainCellsProps {
  chain: ChainRow;
  releases: readonly ReleaseCoverage[];
}

function ChainCells({ chain, releases }: ChainCellsProps): ReactElement {
  return (
    <tr {...TABLE_ROLE.row}>
      <th {...TABLE_ROLE.rowheader} scope="row" className={styles.name}>
        {chain.name}
      </th>
      <td {...TABLE_ROLE.cell} data-label="Chain id" className={styles.id}>
        <span>
          {chain.id}
          <CopyButton text={String(chain.id)} label={`Copy chain id of ${chain.name}`} />
        </span>
      </td>
      <td {...TABLE_ROLE.cell} data-label="Gas token">
        {chain.nativeCurrency.symbol}
      </td>
      <td {...TABLE_ROLE.cell} data-label="Explorer">
        <a href={chain.explorer.url} target="_blank" rel="noopener">
          <HostName>{new URL(chain.explorer.url).host}</HostName>
        </a>
      </td>
      <td {...TABLE_ROLE.cell} data-label="Network">
        {chain.testnet ? "testnet" : "mainnet"}
      </td>
      <td {...TABLE_ROLE.cell} data-label="In app">
        {chain.inApp ? "yes" : "no"}
      </td>
      {releases.map((release) => (
        <td key={release.ref} {...TABLE_ROLE.cell} data-label={release.label}>
          <Availability chain={chain} release={release} />
        </td>
      ))}
    </tr>
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

function Totals({
  chains,
  releases,
}: {
  chains: ChainsData;
  releases: readonly ReleaseCoverage[];
}): ReactElement {
  return (
    <ul className={styles.totals} aria-label="Totals">
      <li>
        App: {chains.counts.inAppMainnets} mainnets, {chains.counts.inAppTestnets} testnets
      </li>
      {releases.map((release) => (
        <li key={release.ref}>
          <Link to={release.path}>{release.label}</Link>: {release.mainnets} mainnets,{" "}
          {release.testnets} testnets
        </li>
      ))}
    </ul>
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
