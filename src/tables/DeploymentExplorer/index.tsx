import { useLocation } from "@docusaurus/router";
import useBaseUrl from "@docusaurus/useBaseUrl";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { Fragment, type ReactElement, useEffect, useMemo } from "react";

import { formatTexts } from "@site/src/forms/fields";
import FilterForm from "@site/src/forms/FilterForm";
import { useForm } from "@site/src/forms/useForm";
import { optionField } from "@site/src/forms/words";
import { filterDeployments } from "@site/src/lib/protocol/filter";
import {
  chainAnchor,
  type ContractInfo,
  type DeployedContract,
  type Deployment,
  type ReleaseTable,
} from "@site/src/lib/protocol/model";
import { TABLE_ROLE } from "@site/src/lib/protocol/table-roles";
import CopyButton from "@site/src/ui/CopyButton";
import { NoneLeft } from "@site/src/ui/FilterBar";
import Panel from "@site/src/ui/Panel";
import ResultTable from "@site/src/ui/ResultTable";
import TableHead from "@site/src/ui/TableHead";
import { CHAIN_FIELDS } from "../chain-fields";
import { describeCounts, describeShown, GROUP_LABELS } from "./describe";
import styles from "./styles.module.css";

/** Contracts without an address cannot be chosen. */
const deploymentFields = ({ contracts }: ReleaseTable) => ({
  ...CHAIN_FIELDS,
  contract: optionField("contract", "Contract", "", [
    { value: "", label: "All contracts" },
    ...contracts
      .filter(({ chains }) => chains > 0)
      .map(({ name }) => ({ value: name, label: name })),
  ]),
});

interface DeploymentExplorerProps {
  /** Data of one release: `@generated/protocol-data/default/release-<protocol>-<version>.json`. */
  release: ReleaseTable;
}

/**
 * Contracts and addresses of one release, chain by chain, with a filter that lives in the address.
 * The table is complete without JavaScript; a chain is linked as `#chain-<slug>`.
 */
export default function DeploymentExplorer({ release }: DeploymentExplorerProps): ReactElement {
  const fields = useMemo(() => deploymentFields(release), [release]);
  const form = useForm(fields);
  const { texts } = form;
  const shown = filterDeployments(release, texts);
  const target = useLinkedChain(release, shown);
  const active = formatTexts(fields, texts, "") !== "";
  return (
    <div className={styles.explorer}>
      <FilterForm
        form={form}
        lists={(fields.contract.options ?? []).length > 2 ? ["network", "contract"] : ["network"]}
        label={`Filter the addresses of ${release.label}`}
        search={{ name: "text", label: "Chain, contract or address" }}
        staysInView
        status={active ? describeShown(shown, release.counts) : describeCounts(release.counts)}
        problem={target.problem}
      />
      {shown.length > 1 && <JumpLinks deployments={shown} />}
      {release.withheld.length > 0 && (
        <Panel title="Addresses that are not shown">
          <ul>
            {release.withheld.map(({ chain, contract, reason }) => (
              <li key={`${chain} ${contract}`}>
                <code>{contract}</code> on {chain}: {reason}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <AddressTable release={release} deployments={shown} linked={target.slug} />
      <ContractList release={release} />
    </div>
  );
}

/** The chain that the fragment of the address names, and what is wrong when it is not shown. */
function useLinkedChain(
  release: ReleaseTable,
  shown: readonly Deployment[],
): { slug: string | undefined; problem: string | undefined } {
  const isBrowser = useIsBrowser();
  const { hash } = useLocation();
  const prefix = `#${chainAnchor("")}`;
  const slug = isBrowser && hash.startsWith(prefix) ? hash.slice(prefix.length) : undefined;
  const chain = release.deployments.find((deployment) => deployment.chain.slug === slug)?.chain;
  const isShown = shown.some((deployment) => deployment.chain.slug === slug);

  // Rows that a filter removes move the linked group after the browser has scrolled to it.
  useEffect(() => {
    if (slug !== undefined && window.location.search !== "") {
      document.getElementById(chainAnchor(slug))?.scrollIntoView();
    }
  }, [slug]);

  if (slug === undefined || isShown) return { slug, problem: undefined };
  const problem = chain
    ? `The link leads to ${chain.name}, which the filter hides.`
    : `The link leads to chain "${slug}", on which ${release.label} has no listed address.`;
  return { slug, problem };
}

function ContractList({ release }: { release: ReleaseTable }): ReactElement {
  const abiFolder = useBaseUrl(release.files.abi);
  const tableFile = useBaseUrl(release.files.table);
  const grouped = release.contracts.some(({ group }) => group !== undefined);
  return (
    <>
      <ResultTable
        caption={`Contracts of ${release.label}`}
        columns={["Contract", "Alias", ...(grouped ? ["Part"] : []), "Chains", "ABI"]}
        rows={release.contracts.map(({ name, alias, group, chains, abi }) => [
          <code key="name">{name}</code>,
          alias === undefined ? "none" : <code>{alias}</code>,
          ...(grouped ? [group === undefined ? "none" : GROUP_LABELS[group]] : []),
          chains === 0 ? "no fixed address" : chains,
          abi ? (
            <a
              href={`${abiFolder}/${name}.json`}
              download={`${name}.${release.version}.json`}
              aria-label={`ABI of ${name} as JSON`}
            >
              JSON
            </a>
          ) : (
            "not in the package"
          ),
        ])}
      />
      <p className="sd-aside">
        Read from the npm package{" "}
        <code>{`${release.source.package}@${release.source.version}`}</code> when this site was
        built. <a href={tableFile}>All addresses of this page as JSON</a>
      </p>
    </>
  );
}

function JumpLinks({ deployments }: { deployments: readonly Deployment[] }): ReactElement {
  return (
    <details className={styles.jump}>
      <summary>Jump to a chain</summary>
      <ul>
        {deployments.map(({ chain }) => (
          <li key={chain.slug}>
            <a href={`#${chainAnchor(chain.slug)}`}>{chain.name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface AddressTableProps {
  release: ReleaseTable;
  deployments: readonly Deployment[];
  linked: string | undefined;
}

function AddressTable({ release, deployments, linked }: AddressTableProps): ReactElement {
  const { collectAnchor } = useBrokenLinks();
  // Anchors count even while a filter hides their group: a link clears no filter, but is not wrong.
  for (const { chain } of release.deployments) collectAnchor(chainAnchor(chain.slug));
  if (deployments.length === 0) {
    return <NoneLeft noun="address" />;
  }
  const contracts = new Map(release.contracts.map((contract) => [contract.name, contract]));
  return (
    <div className="sd-table">
      <table
        {...TABLE_ROLE.table}
        className={styles.table}
        aria-label={`Addresses of ${release.label}`}
      >
        <TableHead columns={["Contract", "Address"]} />
        {deployments.map((deployment) => (
          <ChainGroup
            key={deployment.chain.slug}
            deployment={deployment}
            contracts={contracts}
            linked={deployment.chain.slug === linked}
            isInApp={release.protocol !== "legacy" && deployment.chain.inApp}
          />
        ))}
      </table>
    </div>
  );
}

interface ChainGroupProps {
  deployment: Deployment;
  contracts: ReadonlyMap<string, ContractInfo>;
  linked: boolean;
  /** Whether the app shows what the release has on this chain. */
  isInApp: boolean;
}

function ChainGroup({ deployment, contracts, linked, isInApp }: ChainGroupProps): ReactElement {
  const { chain } = deployment;
  const anchor = chainAnchor(chain.slug);
  return (
    <tbody
      id={anchor}
      {...TABLE_ROLE.rowgroup}
      className={styles.group}
      aria-label={chain.name}
      data-linked={linked || undefined}
    >
      <tr {...TABLE_ROLE.row}>
        <th {...TABLE_ROLE.rowheader} scope="rowgroup" colSpan={2} className={styles.chain}>
          <span className={styles.chainName}>{chain.name}</span>{" "}
          <span className={styles.chainId}>chain id {chain.id}</span>{" "}
          <CopyButton
            icon="link"
            label={`Copy link to ${chain.name}`}
            text={() => `${window.location.origin}${window.location.pathname}#${anchor}`}
          />{" "}
          {chain.testnet && <span className="sd-badge">testnet</span>}{" "}
          {isInApp && <span className="sd-badge">in app</span>}
        </th>
      </tr>
      {deployment.contracts.map((contract) => (
        <AddressRow
          key={contract.name}
          contract={contract}
          info={contracts.get(contract.name)}
          chainName={chain.name}
        />
      ))}
    </tbody>
  );
}

interface AddressRowProps {
  contract: DeployedContract;
  info: ContractInfo | undefined;
  chainName: string;
}

function AddressRow({ contract, info, chainName }: AddressRowProps): ReactElement {
  const { name, address, note } = contract;
  return (
    <tr {...TABLE_ROLE.row} data-unconfirmed={note ? true : undefined}>
      <th {...TABLE_ROLE.rowheader} scope="row" className={styles.contract}>
        {name}
        {info?.alias !== undefined && (
          <Fragment>
            {" "}
            <code className={styles.alias}>{info.alias}</code>
          </Fragment>
        )}
        {info?.group !== undefined && (
          <span className={styles.part}> {GROUP_LABELS[info.group].toLowerCase()}</span>
        )}
      </th>
      <td {...TABLE_ROLE.cell} className={styles.addressCell}>
        {note && <strong className={styles.unconfirmed}>Address unconfirmed</strong>}
        <a
          href={contract.explorerUrl}
          target="_blank"
          rel="noopener"
          className={styles.address}
          aria-label={`${name} on ${chainName}: ${address} (explorer, opens in a new tab)`}
        >
          {address}
        </a>{" "}
        {note ? (
          <span className={styles.note}>{note.text}</span>
        ) : (
          <CopyButton text={address} label={`Copy address of ${name} on ${chainName}`} />
        )}
      </td>
    </tr>
  );
}
