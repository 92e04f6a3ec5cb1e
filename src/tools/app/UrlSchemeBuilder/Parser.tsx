import Link from "@docusaurus/Link";
import { type ReactElement, useMemo } from "react";

import {
  type AppContractsData,
  MAX_LINK_LENGTH,
  parseAppLink,
  type ParsedLink,
  resolveSource,
} from "@site/src/lib/app-urls";
import { problemOf, read, textField } from "@site/src/forms";
import Form, { Answer, Fields, TextInput } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import CopyButton from "@site/src/ui/CopyButton";
import ResultTable from "@site/src/ui/ResultTable";
import styles from "./styles.module.css";

/** A link of the old scheme, shown at first. */
const EXAMPLE = "https://app.sablier.com/stream/LK-137-21";

/** Takes a link into the app apart, and writes an old one in the current scheme. */
export default function UrlParser({ data }: { readonly data: AppContractsData }): ReactElement {
  const fields = useMemo(
    () => ({
      link: textField("ul", "Link", EXAMPLE, (text: string) => parseAppLink(text, data)),
    }),
    [data],
  );
  const form = useForm(fields);
  const { texts, change } = form;
  const result = read(() => parseAppLink(texts.link, data));
  return (
    <Form
      form={form}
      title="Read or convert a link"
      intro="Paste a link, old or new, or only the id of a stream or campaign."
    >
      <Fields legend="Link">
        <TextInput
          label="Link or id"
          value={texts.link}
          onChange={(link) => change({ link: link.slice(0, MAX_LINK_LENGTH + 1) })}
          problem={problemOf(result)}
          code
          wide
        />
      </Fields>
      {result.ok && <Parsed parsed={result.value} data={data} />}
    </Form>
  );
}

interface ParsedProps {
  readonly parsed: ParsedLink;
  readonly data: AppContractsData;
}

function Parsed({ parsed, data }: ParsedProps): ReactElement {
  const { url, isOld, alternatives, parts, notes } = parsed;
  return (
    <>
      <Answer>
        {isOld ? "Written in the old scheme. Today: " : "In the current scheme: "}
        <Link href={url} className={styles.url}>
          {url}
        </Link>{" "}
        <CopyButton text={url} label="Copy the current link" />
      </Answer>
      {alternatives.map((alternative) => (
        <p key={alternative} className={styles.note}>
          Or:{" "}
          <Link href={alternative} className={styles.url}>
            {alternative}
          </Link>
        </p>
      ))}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}.
        </p>
      ))}
      <ResultTable
        caption="Parts of the link"
        columns={["Part", "Value"]}
        rows={parts.map(({ name, value }) => [name, value])}
      />
      <Contract parsed={parsed} data={data} />
    </>
  );
}

function Contract({ parsed: { link }, data }: ParsedProps): ReactElement | null {
  if (link.kind === "campaign") {
    const chain = data.chains.find(({ id }) => id === link.chainId);
    if (chain === undefined) return null;
    return (
      <p className={styles.note}>
        Contract: <Link href={`${chain.explorer.url}/address/${link.address}`}>the campaign</Link>{" "}
        in {chain.explorer.name}.
      </p>
    );
  }
  if (link.kind !== "stream") return null;
  const { contract, explorerUrl, address, problems, unconfirmed } = resolveSource(
    link,
    data,
    link.area,
  );
  return (
    <>
      {contract !== undefined && explorerUrl !== undefined && (
        <p className={styles.note}>
          Contract: <Link href={explorerUrl}>{address}</Link>, {contract.name} of{" "}
          <Link to={contract.path}>{contract.release}</Link>.
          {unconfirmed && " This address is not confirmed: check it before use."}
        </p>
      )}
      {Object.values(problems).map((problem) => (
        <p key={problem} className={styles.warning}>
          {problem}.
        </p>
      ))}
    </>
  );
}
