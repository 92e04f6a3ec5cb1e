import Link from "@docusaurus/Link";
import { type ReactElement, useEffect, useId, useMemo, useRef, useState } from "react";

import { initialTexts } from "@site/src/forms";
import { Answer, FormFields } from "@site/src/forms/Form";
import { type FormState, useForm } from "@site/src/forms/useForm";
import { type CallEntry, isRead } from "@site/src/lib/call";
import type { ReleaseTable } from "@site/src/lib/protocol/model";
import Button from "@site/src/ui/Button";
import { Ignored } from "@site/src/ui/Panel";
import Batch from "./Batch";
import ExplorerBoxes from "./ExplorerBoxes";
import { callerOf, type CallEvaluation, callForm, type CallSettings, evaluate } from "./model";
import { callUpgrade } from "./moved";
import { noteOf } from "./notes";
import Outputs from "./Outputs";
import styles from "./styles.module.css";

interface CallProps {
  /** As in `lockup@v4.0`. */
  readonly release: string;
  readonly contract: string;
  /** Names of functions, separated by spaces; see `callEntries` of the plugin `contract-reference`. */
  readonly function: string;
  /** What the build adds: the ABI entries as JSON, and the addresses of the release. */
  readonly entries?: string;
  readonly table?: ReleaseTable;
  /** Examples that differ from those of the hints, by path. */
  readonly values?: Readonly<Record<string, string>>;
  /** Names of functions that a batch holds at first. */
  readonly batch?: string;
  /** Shows the fields at once. */
  readonly open?: boolean;
}

type CallState = FormState<string, CallEvaluation>;

/**
 * Builds a call of any function of a release: values for an explorer's form, calldata, a command of
 * cast, code for viem, and a file for Safe. Nothing is sent.
 */
export default function Call(props: CallProps): ReactElement {
  const { release, entries: json = "[]", table, values, batch, open = false } = props;
  const [settings] = useState((): CallSettings => {
    if (table === undefined) throw new Error("The build adds the addresses to <Call>.");
    const entries = JSON.parse(json) as readonly CallEntry[];
    return { release, entries, table, values, batch: batch?.split(" ") };
  });
  const parts = useMemo(() => {
    const made = callForm(settings);
    const { problems } = evaluate(made, settings, initialTexts(made.fields));
    if (Object.keys(problems).length > 0) {
      throw new Error(`The examples of <Call> are wrong: ${JSON.stringify(problems)}`);
    }
    return { ...made, evaluate: (texts: CallState["texts"]) => evaluate(made, settings, texts) };
  }, [settings]);
  const prefix = settings.entries[0]?.id ?? "";
  const moved = useMemo(
    () => callUpgrade(`${release} ${prefix}`, settings.entries),
    [release, prefix, settings],
  );
  const form = useForm(parts.fields, parts.evaluate, moved);
  const { outcome } = form;
  return (
    <div className={styles.call}>
      {outcome.call === undefined && <Answer>Correct the marked fields to see the call.</Answer>}
      {outcome.revert !== undefined && (
        <Answer>
          The call would revert with <code>{outcome.revert}</code>.
        </Answer>
      )}
      {outcome.call !== undefined && (
        <Boxes settings={settings} outcome={outcome} call={outcome.call} />
      )}
      <Inputs form={form} open={open} name={prefix} />
      {batch !== undefined && <Batch form={form} settings={settings} />}
      {outcome.call !== undefined && batch === undefined && (
        <Outputs
          call={outcome.call}
          chainId={outcome.deployment?.chain.id}
          title={`${outcome.entry.item.name}: calldata and code`}
        />
      )}
    </div>
  );
}

interface BoxesProps {
  readonly settings: CallSettings;
  readonly outcome: CallEvaluation;
  readonly call: NonNullable<CallEvaluation["call"]>;
}

/** The form of an explorer as text: what to open, and what to enter into each box. */
function Boxes({ settings, outcome, call }: BoxesProps): ReactElement {
  const { entry, deployment } = outcome;
  const { item, contract } = entry;
  const id = useId();
  const deployed = deployment?.contracts.find(({ name }) => name === contract);
  const who = callerOf(settings, item.name);
  return (
    <figure className={styles.form} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        {contract === "ERC20" ? "The token" : contract} → Contract →{" "}
        {isRead(item) ? "Read" : "Write"} Contract → <code>{item.name}</code> ({outcome.selector})
        {deployment !== undefined && `, on ${deployment.chain.name}`}
      </figcaption>
      <ExplorerBoxes call={call} noteOf={(box) => noteOf(settings, outcome, box)} />
      {(who !== undefined || deployed !== undefined) && (
        <p className={styles.place}>
          {who !== undefined && `Sent by: ${who}. `}
          {deployed !== undefined && deployment !== undefined && (
            <span data-extract-skip="">
              Open{" "}
              <Link href={deployed.explorerUrl}>
                {contract} on {deployment.chain.explorer.name}, {deployment.chain.name}
              </Link>
              .
            </span>
          )}
        </p>
      )}
    </figure>
  );
}

interface InputsProps {
  readonly form: CallState;
  readonly open: boolean;
  readonly name: string;
}

/** The fields, which are made when the reader opens them. */
function Inputs({ form, open, name }: InputsProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpened, setOpened] = useState(open);
  const isOpen = isOpened || form.ignored.length > 0 || Object.keys(form.problems).length > 0;
  // A reader may have opened it before this code ran.
  useEffect(() => {
    if (details.current?.open === true) setOpened(true);
  }, []);
  const names = Object.keys(form.fields).filter(
    (field) => field !== "calls" && !form.outcome.unused.includes(field),
  );
  return (
    <details
      ref={details}
      className={styles.part}
      data-extract-skip=""
      open={isOpen}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>Your own values for {name}</summary>
      <Ignored problems={form.ignored} />
      {isOpen && (
        <>
          <FormFields form={form} legend={`Values of ${name}`} names={names} />
          <div className={styles.footer}>
            <span>The page’s address keeps your entries. Nothing is sent.</span>
            <Button onClick={form.reset} aria-label={`Reset ${name}`}>
              Reset
            </Button>
          </div>
        </>
      )}
      <noscript>Other values need JavaScript.</noscript>
    </details>
  );
}
