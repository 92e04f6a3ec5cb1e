import Link from "@docusaurus/Link";
import { type ReactElement, useMemo } from "react";

import { ADMINS_AS_OF, comptrollerOf, recordedAdmin } from "../../../data/admins";
import type { ReleaseTable } from "@site/src/lib/protocol/model";
import Form, { FormFields, Results } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import CopyButton from "@site/src/ui/CopyButton";
import ResultTable from "@site/src/ui/ResultTable";
import { adminContracts, adminFields, chainsOf, DEFAULT_CHAIN } from "./lookup";
import styles from "./styles.module.css";

interface AdminLookupProps {
  /** Releases whose contracts have an admin. */
  releases: readonly ReleaseTable[];
}

/** Contracts with an admin on a chain, and where to read who that is. */
export default function AdminLookup({ releases }: AdminLookupProps): ReactElement {
  const fields = useMemo(() => adminFields(releases), [releases]);
  const form = useForm(fields);
  const { texts } = form;
  const chains = chainsOf(releases);
  const chain = chains.find(({ slug }) => slug === texts.chain);
  const chainId = chain?.id ?? 0;
  const recorded = recordedAdmin(chainId);
  const comptroller = comptrollerOf(chainId);
  const caption = `Contracts with an admin on ${chain?.name ?? DEFAULT_CHAIN}`;
  return (
    <Form
      form={form}
      title="Who is the admin on my chain?"
      intro="Open a contract on the explorer and call admin(). Only the contract can tell you who the admin is today."
    >
      <FormFields form={form} legend="Chain" />
      <p data-extract-keep="">{caption}:</p>
      <ResultTable
        isKept
        caption={caption}
        columns={["Contract", "Address", "Read it"]}
        rows={adminContracts(releases, texts.chain).map(({ release, contract }) => [
          `${contract.name} (${release})`,
          <span key="address" className={styles.address}>
            <code>{contract.address}</code>
            <CopyButton text={contract.address} label={`Copy address of ${contract.name}`} />
            {contract.note !== undefined && (
              <span className={styles.note}>{contract.note.text}</span>
            )}
          </span>,
          <Link
            key="read"
            to={`${contract.explorerUrl}#readContract`}
            aria-label={`Read ${contract.name} (${release}) on ${chain?.explorer.name ?? "the explorer"}`}
          >
            {chain?.explorer.name}
          </Link>,
        ])}
      />
      <div data-extract-keep="">
        <Results
          items={[
            {
              term: `Admin recorded in ${ADMINS_AS_OF}`,
              value: recorded === undefined ? "none on record" : <code>{recorded}</code>,
              note: "admin() may return another address today",
            },
            {
              term: "Comptroller of later releases",
              value: comptroller === undefined ? "none on this chain" : <code>{comptroller}</code>,
              note: "may also be the admin of the contracts above",
            },
          ]}
        />
      </div>
    </Form>
  );
}
