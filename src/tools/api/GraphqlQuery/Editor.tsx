import type { EditorView } from "@codemirror/view";
import useBaseUrl from "@docusaurus/useBaseUrl";
import chainsData from "@generated/protocol-data/default/chains.json";
import { updateSchema } from "cm6-graphql";
import { buildSchema, type GraphQLSchema } from "graphql";
import { type ReactElement, useEffect, useRef, useState } from "react";

import { CHAINS_OUTSIDE_PACKAGE, ENDPOINTS, ENDPOINTS_AS_OF } from "../../../../data/endpoints";
import { API_KEY } from "@site/src/lib/endpoints/addresses";
import { type Vendor, VENDOR_NAMES, VENDORS } from "@site/src/lib/endpoints/model";
import { endpointChains } from "@site/src/lib/endpoints/view";
import {
  currentEndpoints,
  EXAMPLE_CHAIN_ID,
  explain,
  runQuery,
  type RunResult,
  variablesForChain,
} from "@site/src/lib/graphql";
import { formatQuery } from "@site/src/lib/graphql/format";
import { compareChains, protocolLabel } from "@site/src/lib/protocol/model";
import { ChoiceInput, Fields, TextInput } from "@site/src/forms/Form";
import Button from "@site/src/ui/Button";
import Panel from "@site/src/ui/Panel";
import { findProblems } from "./check";
import CodeEditor, { setText } from "./CodeEditor";
import CopyMenu from "./CopyMenu";
import { loadQuery, loadSchema, type QueryFile, type QueryTexts } from "./files";
import styles from "./styles.module.css";
import { targetOf } from "./target";

export interface EditorProps extends QueryFile {
  /** Whether the other vendor has a query of the same name. */
  readonly hasOther: boolean;
  readonly start: QueryTexts;
  readonly onClose: () => void;
}

/** Seconds after which a request is given up; the reader can cancel it before. */
const TIMEOUT_SECONDS = 30;

/** State of the schema: what the query is checked against. */
type Schema = GraphQLSchema | "loading" | "failed";

/** Edits a query, checks it against the vendor's schema and runs it on the reader's click. */
export default function Editor({
  protocol,
  vendor: firstVendor,
  name,
  hasOther,
  start,
  onClose,
}: EditorProps): ReactElement {
  const base = useBaseUrl("/");
  const [vendor, setVendor] = useState<Vendor>(firstVendor);
  const [chainId, setChainId] = useState(EXAMPLE_CHAIN_ID);
  const [access, setAccess] = useState<"testing" | "production">("testing");
  const [key, setKey] = useState("");
  const [custom, setCustom] = useState("");
  const [original, setOriginal] = useState(start);
  const [texts, setTexts] = useState(start);
  const [schema, setSchema] = useState<Schema>("loading");
  const [attempt, setAttempt] = useState(0);
  const [notice, setNotice] = useState("");
  const [showsVariables, setShowsVariables] = useState(start.variables.trim() !== "");
  const [running, setRunning] = useState<AbortController>();
  const [result, setResult] = useState<{ readonly host: string; readonly value: RunResult }>();
  const queryView = useRef<EditorView | undefined>(undefined);
  const variablesView = useRef<EditorView | undefined>(undefined);
  const top = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => top.current?.focus(), []);

  useEffect(() => {
    let current = true;
    loadSchema(base, { protocol, vendor }).then(
      (sdl) => {
        if (!current) return;
        const built = buildSchema(sdl);
        setSchema(built);
        if (queryView.current !== undefined) updateSchema(queryView.current, built);
      },
      () => {
        if (current) setSchema("failed");
      },
    );
    return () => {
      current = false;
    };
  }, [base, protocol, vendor, attempt]);

  useEffect(() => () => running?.abort(), [running]);

  // How a run ended stands below all that was set for it.
  useEffect(() => {
    if (notice !== "" || result !== undefined) end.current?.scrollIntoView({ block: "nearest" });
  }, [notice, result]);

  const endpoints = currentEndpoints(ENDPOINTS, protocol, vendor);
  const known = endpointChains(chainsData, CHAINS_OUTSIDE_PACKAGE);
  const chains = endpoints
    .flatMap((one) => known.get(one.chainId ?? -1) ?? [])
    .toSorted(compareChains);
  const endpoint = endpoints.find((one) => one.chainId === chainId);
  const target = targetOf({ endpoint, access, key, custom });
  const needsKey = custom.trim() === "" && target.shown.includes(API_KEY);
  const isSchema = typeof schema !== "string";
  const problems = [
    ...new Set(findProblems(texts.query, texts.variables, isSchema ? schema : undefined)),
  ];
  const isFailed =
    result !== undefined && result.value.kind !== "data" && result.value.kind !== "canceled";

  /** Takes away what is said of a text that is no longer there. */
  function forget(): void {
    setNotice("");
    setResult(undefined);
  }

  function replace(next: QueryTexts): void {
    setTexts(next);
    if (next.variables.trim() !== "") setShowsVariables(true);
    setText(queryView.current, next.query);
    setText(variablesView.current, next.variables);
  }

  function chooseChain(next: number): void {
    replace({ ...texts, variables: variablesForChain(texts.variables, chainId, next) });
    setChainId(next);
  }

  async function chooseVendor(next: Vendor): Promise<void> {
    try {
      const loaded = await loadQuery(base, { protocol, vendor: next, name });
      setVendor(next);
      setSchema("loading");
      setChainId(EXAMPLE_CHAIN_ID);
      setOriginal(loaded);
      replace(loaded);
      setNotice("");
    } catch (error) {
      setNotice((error as Error).message);
    }
  }

  function format(): void {
    try {
      const variables =
        texts.variables.trim() === ""
          ? ""
          : `${JSON.stringify(JSON.parse(texts.variables), null, 2)}\n`;
      replace({ query: formatQuery(texts.query), variables });
      setNotice("");
    } catch (error) {
      setNotice(`Not formatted: ${(error as Error).message}`);
    }
  }

  /** What the editors hold now, which the last render may not know yet. */
  const written = (): QueryTexts => ({
    query: queryView.current?.state.doc.toString() ?? texts.query,
    variables: variablesView.current?.state.doc.toString() ?? texts.variables,
  });

  async function run(): Promise<void> {
    if (target.address === undefined || running !== undefined) return;
    const sent = written();
    forget();
    const [problem] = findProblems(sent.query, sent.variables, undefined);
    if (problem !== undefined) {
      setNotice(`Not sent. ${problem}`);
      return;
    }
    const controller = new AbortController();
    setRunning(controller);
    try {
      const value = await runQuery(
        { ...sent, url: target.address },
        {
          timeoutSeconds: TIMEOUT_SECONDS,
          signal: controller.signal,
          fetch: (input, init) => fetch(input, init),
          now: () => performance.now(),
        },
      );
      setResult({ host: target.host, value });
    } finally {
      setRunning(undefined);
    }
  }

  return (
    <Panel ref={top} tabIndex={-1} title={`Edit and run ${name}`}>
      <p className={styles.label}>Query</p>
      <CodeEditor
        label="Query"
        language="graphql"
        start={texts.query}
        onChange={(query) => {
          setTexts((old) => ({ ...old, query }));
          forget();
        }}
        onView={(view) => {
          queryView.current = view;
          if (view !== undefined && isSchema) updateSchema(view, schema);
        }}
        onRun={() => void run()}
      />
      <details
        className={styles.variables}
        open={showsVariables}
        onToggle={(event) => setShowsVariables(event.currentTarget.open)}
      >
        <summary>Variables (JSON)</summary>
        <CodeEditor
          label="Variables"
          language="json"
          start={texts.variables}
          onChange={(variables) => {
            setTexts((old) => ({ ...old, variables }));
            forget();
          }}
          onView={(view) => {
            variablesView.current = view;
          }}
          onRun={() => void run()}
        />
      </details>
      <Findings
        problems={problems}
        schema={isSchema ? "there" : schema}
        name={`${protocolLabel(protocol)} on ${VENDOR_NAMES[vendor]}`}
        onRetry={() => {
          setSchema("loading");
          setAttempt(attempt + 1);
        }}
      />
      <Fields legend="Where to send the query">
        {hasOther && (
          <ChoiceInput
            label="Vendor"
            value={vendor}
            options={VENDORS.map((value) => ({ value, label: VENDOR_NAMES[value] }))}
            onChange={(value) => void chooseVendor(value as Vendor)}
          />
        )}
        <ChoiceInput
          label="Chain"
          value={String(chainId)}
          options={chains.map(({ id, name: label }) => ({ value: String(id), label }))}
          hint={
            vendor === "envio" ? "Sets chainId and the ends of ids in the variables." : undefined
          }
          onChange={(value) => chooseChain(Number(value))}
        />
        {vendor === "the-graph" && (
          <ChoiceInput
            label="Endpoint"
            value={access}
            options={[
              { value: "testing", label: "Testing, rate-limited" },
              { value: "production", label: "Production, with your key" },
            ]}
            onChange={(value) => setAccess(value === "production" ? "production" : "testing")}
          />
        )}
        {needsKey && (
          <TextInput
            label="Your key from Subgraph Studio"
            value={key}
            code
            hint="Stays in this tab; copied code has a placeholder."
            problem={key === "" ? undefined : target.problem}
            onChange={setKey}
          />
        )}
        <TextInput
          label="Custom endpoint"
          value={custom}
          code
          wide
          hint="Optional: the address of your own or a local endpoint, used in place of the above."
          problem={custom.trim() === "" ? undefined : target.problem}
          onChange={(next) => {
            setCustom(next);
            forget();
          }}
        />
      </Fields>
      <div className={styles.actions}>
        <Button
          look="primary"
          disabled={target.address === undefined || running !== undefined}
          onClick={() => void run()}
        >
          {target.host === "" ? "Run" : `Run on ${target.host}`}
        </Button>
        {running !== undefined && <Button onClick={() => running.abort()}>Cancel</Button>}
        <Button onClick={format}>Format</Button>
        <Button onClick={() => replace(original)}>Reset</Button>
        <CopyMenu request={() => ({ ...written(), url: target.shown })} />
        <Button onClick={onClose}>Close</Button>
      </div>
      {needsKey && target.problem !== undefined && key === "" && (
        <p className="sd-say">
          {target.problem} to run on {target.host}.
        </p>
      )}
      <div ref={end} className={styles.end}>
        <p className={styles.status} role="status">
          {running !== undefined && `Waiting for ${target.host}…`}
          {result !== undefined && !isFailed && explain(result.value, result.host)}
        </p>
        {(notice !== "" || isFailed) && (
          <p className={styles.failure} role="alert">
            {notice}
            {result !== undefined && explain(result.value, result.host)}
          </p>
        )}
        {result !== undefined && "text" in result.value && (
          // A long answer scrolls, so the region must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre className={styles.answer} tabIndex={0} aria-label="Answer">
            {result.value.text}
          </pre>
        )}
      </div>
    </Panel>
  );
}

interface FindingsProps {
  readonly problems: readonly string[];
  readonly schema: "there" | "loading" | "failed";
  /** What the schema is of, for example "Lockup on Envio". */
  readonly name: string;
  readonly onRetry: () => void;
}

/** What the check found, without a request. */
function Findings({ problems, schema, name, onRetry }: FindingsProps): ReactElement {
  return (
    <div className={styles.findings}>
      {problems.length === 0 ? (
        <p>
          {schema === "there"
            ? `The query fits the schema of ${name}, state of ${ENDPOINTS_AS_OF}.`
            : "The query is correct GraphQL."}
        </p>
      ) : (
        <ul aria-label="Problems of the query">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {schema === "loading" && <p>Loading the schema of {name}…</p>}
      {schema === "failed" && (
        <p>
          The schema of {name} could not be loaded, so fields are not checked.{" "}
          <Button onClick={onRetry}>Try again</Button>
        </p>
      )}
    </div>
  );
}
