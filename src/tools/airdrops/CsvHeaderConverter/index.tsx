import useIsBrowser from "@docusaurus/useIsBrowser";
import { type ReactElement, useMemo, useState } from "react";

import { convertHeader, type CsvTemplatesData } from "@site/src/lib/csv";
import { problemOf, read } from "@site/src/forms";
import Form, { Answer, Fields, TextInput } from "@site/src/forms/Form";
import CopyButton from "@site/src/ui/CopyButton";
import styles from "./styles.module.css";

/** A header from before January 2026, shown at first. */
const EXAMPLE = "address,amount,start,end,cliffEnd,cliffAmount";

const NO_PROBLEMS: readonly string[] = [];

/** Gives the columns of an old file their current names and the order of the template they fit. */
export default function CsvHeaderConverter({
  data,
}: {
  readonly data: CsvTemplatesData;
}): ReactElement {
  const isBrowser = useIsBrowser();
  const [text, setText] = useState(EXAMPLE);
  const result = useMemo(
    () => read(() => convertHeader(text, data.templates)),
    [text, data.templates],
  );
  return (
    <Form
      title="Rename old columns"
      intro="Paste the header of an old file, or the whole file."
      kept="The file is not kept in this page's address."
      form={{ ignored: NO_PROBLEMS, reset: () => setText(EXAMPLE) }}
    >
      <Fields legend="Old file">
        <TextInput
          label="Old header or file"
          value={text}
          onChange={setText}
          problem={problemOf(result)}
          rows={4}
          code
          wide
        />
      </Fields>
      {result.ok && (
        <>
          <div className={styles.head}>
            <p>New file</p>
            <CopyButton text={result.value.text} label="Copy the new file" />
          </div>
          {/* Long rows scroll sideways, so the block must be reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className={styles.text} tabIndex={0} role="region" aria-label="New file">
            {result.value.text.slice(0, 20_000)}
          </pre>
          <Answer>
            {result.value.changes.length === 0
              ? "No old name found."
              : `${result.value.changes.join(". ")}.`}{" "}
            {matchText(result.value.matches.map(({ id }) => id))}
          </Answer>
        </>
      )}
      {!isBrowser && (
        <noscript>
          <p>The converter needs JavaScript. The table on this page has all names.</p>
        </noscript>
      )}
    </Form>
  );
}

function matchText(ids: readonly string[]): string {
  if (ids.length === 0) return "The columns fit no template; compare them with the table.";
  return `The columns fit ${ids.map((id) => `${id}.csv`).join(" and ")}.`;
}
