import { buildSchema, GraphQLError, type GraphQLSchema } from "graphql";
import { type ReactElement, useMemo } from "react";

import { MIGRATIONS } from "../../../../data/graphql/migration";
import type { GraphqlProtocol } from "../../../../data/graphql/descriptions/schema";
import { type Finding, rewriteQuery } from "@site/src/lib/graphql/migrate";
import { Answer } from "@site/src/forms/Form";
import CopyButton from "@site/src/ui/CopyButton";
import styles from "./styles.module.css";

/** Texts of a vendor's schemas, of 2025 and of today. */
export interface SchemaTexts {
  readonly before: string;
  readonly after: string;
}

interface CheckProps {
  readonly source: string;
  readonly protocol: GraphqlProtocol;
  readonly texts: SchemaTexts;
  /** Where to send the new query. */
  readonly address: string;
}

/** The parts of a sentence that are code. */
function withCode(text: string): ReactElement[] {
  return text.split("`").map((part, index) => {
    const key = `${index}:${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>;
  });
}

function Line({ finding }: { readonly finding: Finding }): ReactElement {
  const { line, before, after, text, silent, kind } = finding;
  return (
    <li>
      Line {line}: <code>{before}</code>
      {after !== undefined && (
        <>
          {" "}
          becomes <code>{after}</code>
        </>
      )}
      {kind === "manual" && " needs your hand"}.{silent === true && <strong> Silent: </strong>}{" "}
      {text !== undefined && withCode(text)}
    </li>
  );
}

/** What a query of 2025 has to become, and what else to know. */
export default function Check({ source, protocol, texts, address }: CheckProps): ReactElement {
  const schemas = useMemo(
    (): { readonly before: GraphQLSchema; readonly after: GraphQLSchema } => ({
      before: buildSchema(texts.before),
      after: buildSchema(texts.after),
    }),
    [texts],
  );
  const result = useMemo(() => {
    try {
      return rewriteQuery(source, schemas.before, schemas.after, MIGRATIONS[protocol]);
    } catch (error) {
      const [place] = error instanceof GraphQLError ? (error.locations ?? []) : [];
      const where = place === undefined ? "" : `Line ${place.line}: `;
      return `${where}${(error as Error).message}`;
    }
  }, [source, schemas, protocol]);
  if (typeof result === "string") {
    return (
      <p role="alert" className={styles.problem}>
        {`This is no query of the schema of 2025 that you chose. Correct it, or choose another protocol or vendor.\n${result}`}
      </p>
    );
  }
  const { findings, query, problems } = result;
  const names = findings.filter(({ kind }) => kind !== "value");
  const values = findings.filter(({ kind }) => kind === "value");
  return (
    <>
      <Answer>
        {findings.length === 0
          ? "Nothing in the text changes."
          : `${names.length} names to change, ${values.length} values to check.`}{" "}
        {problems.length === 0
          ? "The new query fits the schema of 2026."
          : "The new query does not fit the schema of 2026 yet."}{" "}
        Send it to {address}.
      </Answer>
      <ul className={styles.findings} aria-label="What changes">
        {[...names, ...values].map((finding) => (
          <Line key={`${finding.kind} ${finding.before} ${finding.text ?? ""}`} finding={finding} />
        ))}
        {problems.map((problem) => (
          <li key={problem}>Still wrong: {problem}</li>
        ))}
      </ul>
      <div className={styles.head}>
        <p>New query</p>
        <CopyButton text={query} label="Copy the new query" />
      </div>
      {/* Long lines scroll sideways, so the block must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.text} tabIndex={0} role="region" aria-label="New query">
        {query}
      </pre>
    </>
  );
}
