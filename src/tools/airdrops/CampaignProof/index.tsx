import type { ReactElement } from "react";

import { type FormValues, initialTexts } from "@site/src/forms";
import Form, { Answer, FormFields, type Result, Results } from "@site/src/forms/Form";
import { type Computed, useComputed } from "@site/src/forms/useComputed";
import { useForm } from "@site/src/forms/useForm";
import type { CampaignList } from "@site/src/lib/airdrops/list";
import type { FoundRows } from "@site/src/lib/airdrops/rows";
import { formatAmount } from "@site/src/lib/format/amounts";
import { findRows } from "@site/src/tools/airdrops/tree";
import Button from "@site/src/ui/Button";
import CopyButton from "@site/src/ui/CopyButton";
import ResultTable from "@site/src/ui/ResultTable";
import { EXAMPLE_PROOFS, EXAMPLE_TRACE } from "./example";
import { evaluate, MAX_ROWS, PROOF_FIELDS, type ProofField } from "./fields";
import type { ClaimTrace } from "./hash";
import styles from "./styles.module.css";

const INITIAL = initialTexts(PROOF_FIELDS);
const LIST: readonly ProofField[] = ["rows", "decimals", "row"];
const CLAIM: readonly ProofField[] = ["index", "amount", "recipient", "root", "proof"];
/** Most proofs that are shown for an address with several rows. */
const SHOWN = 4;

/** The texts of some fields, which decide when something has to be computed again. */
function inputOf(texts: FormValues<ProofField>, names: readonly ProofField[]): string {
  return JSON.stringify({
    ...INITIAL,
    ...Object.fromEntries(names.map((name) => [name, texts[name]])),
  });
}

function computeProofs(input: string, signal: AbortSignal): Promise<FoundRows> {
  const { rows, decimals, row } = JSON.parse(input) as FormValues<ProofField>;
  const request = { text: rows, decimals: Number(decimals), most: MAX_ROWS, wanted: row.trim() };
  return findRows(request, signal);
}

async function computeTrace(input: string): Promise<ClaimTrace> {
  const { claim } = evaluate(JSON.parse(input) as FormValues<ProofField>);
  const { traceOf } = await import("./hash").catch(() => {
    throw new Error(
      "The hash function did not load; check your connection and change a field to try again",
    );
  });
  return claim === undefined ? EXAMPLE_TRACE : traceOf(claim);
}

const KNOWN_PROOFS = { input: inputOf(INITIAL, LIST), value: EXAMPLE_PROOFS };
const KNOWN_TRACE = { input: inputOf(INITIAL, CLAIM), value: EXAMPLE_TRACE };

/**
 * From a list to its root and to the proof of a row, and the check of a claim, step by step. The hash
 * function is loaded when the reader changes something.
 */
export default function CampaignProof(): ReactElement {
  const form = useForm(PROOF_FIELDS, evaluate);
  const { texts, change } = form;
  const { list, claim } = form.outcome;
  const proofs = useComputed(list && inputOf(texts, LIST), KNOWN_PROOFS, computeProofs);
  const trace = useComputed(claim && inputOf(texts, CLAIM), KNOWN_TRACE, computeTrace);
  return (
    <Form
      form={form}
      title="From a list to a proof"
      intro="Everything is computed in your browser. Change the list, or paste the data of a real claim."
    >
      <FormFields form={form} legend="1. Find a proof" visibleLegend names={LIST} />
      {proofs.state === "ready" && list !== undefined ? (
        <Found list={list} proofs={proofs.value} decimals={Number(texts.decimals)} onUse={change} />
      ) : (
        <Waiting of={proofs} loading={`Hashing ${list?.allocations.length ?? 0} rows…`} />
      )}
      <FormFields form={form} legend="2. Check a claim" visibleLegend names={CLAIM} />
      {trace.state === "ready" ? (
        <Check trace={trace.value} root={texts.root.trim()} index={texts.index.trim()} />
      ) : (
        <Waiting of={trace} loading="Hashing…" />
      )}
    </Form>
  );
}

interface WaitingProps {
  readonly of: Computed<unknown>;
  readonly loading: string;
}

function Waiting({ of, loading }: WaitingProps): ReactElement {
  const waiting = of.state === "loading" ? loading : "Correct the marked fields to go on.";
  return (
    <div role="status">
      <p className="sd-note">{of.state === "failed" ? `${of.reason}.` : waiting}</p>
    </div>
  );
}

interface FoundProps {
  readonly list: CampaignList;
  readonly proofs: FoundRows;
  readonly decimals: number;
  readonly onUse: (values: Partial<FormValues<ProofField>>) => void;
}

/** The root of the list, and the proof of each row that was asked for. */
function Found({ list, proofs, decimals, onUse }: FoundProps): ReactElement {
  const { root, stated, count } = proofs;
  const rows = `${count} ${count === 1 ? "row" : "rows"}`;
  const results = proofs.rows
    .slice(0, SHOWN)
    .map(({ index, recipient, amount, proof }): Result => ({
      term: `Proof of row ${index}`,
      value: (
        <>
          {proof.map((hash) => (
            <code key={hash} className={styles.hash}>
              {hash}
            </code>
          ))}
          {proof.length === 0 && "no hashes: the row is the whole list "}
          <CopyButton text={JSON.stringify(proof)} label={`Copy the proof of row ${index}`} />
          <Button
            className={styles.use}
            onClick={() =>
              onUse({
                index: `${index}`,
                recipient,
                amount: `${amount}`,
                root,
                proof: proof.join("\n"),
              })
            }
          >
            Check row {`${index}`} below
          </Button>
        </>
      ),
      note: `${formatAmount(amount, decimals)} tokens for ${recipient}.`,
    }));
  return (
    <>
      <Results
        items={[
          {
            term: "Merkle root",
            value: (
              <>
                <code className={styles.hex}>{root}</code>{" "}
                <CopyButton text={root} label="Copy Merkle root" />
              </>
            ),
            note: `${rows}, ${formatAmount(list.total, decimals)} tokens together.${stated === undefined ? "" : ` The document names another root, ${stated}.`}`,
          },
          ...results,
        ]}
      />
      {proofs.rows.length > SHOWN && (
        <p>
          The address has {proofs.rows.length} rows. Write the number of one of the others to see
          its proof.
        </p>
      )}
    </>
  );
}

interface CheckProps {
  readonly trace: ClaimTrace;
  readonly root: string;
  readonly index: string;
}

function Check({ trace, root, index }: CheckProps): ReactElement {
  const { words, innerHash, leaf, levels, matches, checksum } = trace;
  return (
    <>
      <Answer isKept>
        {matches ? (
          <>
            <strong>The proof is valid.</strong> It leads from row {index} to the root{" "}
            <Hex text={root} /> in {levels.length} {levels.length === 1 ? "step" : "steps"}.
          </>
        ) : (
          <>
            <strong>The proof is not valid.</strong> It leads to <code>{trace.root}</code>, not to{" "}
            <code>{root}</code>. A claim with these values reverts. Index, recipient, amount and
            proof must all belong to the same row.
          </>
        )}
        {checksum !== "" &&
          ` The recipient’s capital letters are no valid checksum; ${checksum} would be. The hash ignores the case.`}
      </Answer>
      <details className="margin-top--md">
        <summary>All steps</summary>
        <ResultTable
          caption="Steps from the claim to the root"
          columns={["Step", "What is hashed", "Result"]}
          rows={[
            ["Index", "uint256", <Hex key="index" text={words[0]} />],
            ["Recipient", "address", <Hex key="recipient" text={words[1]} />],
            ["Amount", "uint128", <Hex key="amount" text={words[2]} />],
            ["First hash", "the three words above", <Hex key="inner" text={innerHash} />],
            ["Leaf", "the first hash", <Hex key="leaf" text={leaf} />],
            ...levels.map(({ first, sibling, hash }, level) => [
              `Level ${level + 1}`,
              <span key="what">
                {orderOf(first, level === 0 ? "leaf" : "hash so far")}: <Hex text={sibling} />
              </span>,
              <Hex key="hash" text={hash} />,
            ]),
          ]}
        />
      </details>
    </>
  );
}

/** Which hashes a level combines, in the order in which they are hashed. */
function orderOf(first: "own" | "sibling", own: string): string {
  return first === "own" ? `${own}, then sibling` : `sibling, then ${own}`;
}

function Hex({ text = "" }: { readonly text?: string | undefined }): ReactElement {
  return <code className={styles.hex}>{text}</code>;
}
