import Link from "@docusaurus/Link";
import { type ReactElement, useMemo } from "react";

import {
  type AppContractsData,
  parseAppLink,
  type ParsedLink,
  resolveSource,
} from "@site/src/lib/app-urls";
import { readForm, textField } from "@site/src/forms";
import Form, { Answer, FormFields } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import CopyButton from "@site/src/ui/CopyButton";
import ResultTable from "@site/src/ui/ResultTable";
import Contract from "./Contract";

/** A link of the old scheme, shown at first. */
const EXAMPLE = "https://app.sablier.com/stream/LK-137-21";

/** Takes a link into the app apart, and writes an old one in the current scheme. */
export default function UrlParser({ data }: { readonly data: AppContractsData }): ReactElement {
  const fields = useMemo(() => {
    const check = (text: string) => parseAppLink(text, data);
    const link = textField("ul", "Link", EXAMPLE, check, {
      caption: "Link or id",
      code: true,
      wide: true,
    });
    return { link };
  }, [data]);
  const form = useForm(fields, (texts) => readForm(fields, texts));
  const { values } = form.outcome;
  return (
    <Form
      form={form}
      title="Read or convert a link"
      intro="Paste a link, old or new, or only the id of a stream or campaign."
    >
      <FormFields form={form} legend="Link" />
      {values !== undefined && (
        <Parsed text={form.texts.link.trim()} parsed={values.link} data={data} />
      )}
    </Form>
  );
}

interface ParsedProps {
  /** What the reader wrote. */
  readonly text: string;
  readonly parsed: ParsedLink;
  readonly data: AppContractsData;
}

function Parsed({ text, parsed, data }: ParsedProps): ReactElement {
  const { link, url, isOld, alternatives, parts, notes } = parsed;
  const problems = link.kind === "stream" ? resolveSource(link, data, link.area).problems : {};
  return (
    <>
      <Answer isKept>
        <code>{text}</code> {isOld ? "is written in the old scheme; today it is " : "leads to "}
        <Link href={url}>{url}</Link>. <CopyButton text={url} label="Copy the current link" />
      </Answer>
      {alternatives.map((alternative) => (
        <p key={alternative} className="sd-say">
          Or: <Link href={alternative}>{alternative}</Link>
        </p>
      ))}
      {notes.map((note) => (
        <p key={note} className="sd-say">
          {note}.
        </p>
      ))}
      <ResultTable
        caption="Parts of the link"
        columns={["Part", "Value"]}
        rows={parts.map(({ name, value }) => [name, value])}
      />
      <Contract link={link} data={data} />
      {Object.values(problems).map((problem) => (
        <p key={problem} className="sd-problem">
          {problem}.
        </p>
      ))}
    </>
  );
}
