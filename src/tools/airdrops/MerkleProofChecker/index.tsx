import { Fragment, type ReactElement } from "react";

import { initialTexts } from "@site/src/forms";
import type { Allocation } from "@site/src/lib/airdrops";
import { formatAmount } from "@site/src/lib/format/amounts";
import Button from "@site/src/ui/Button";
import Form, { Answer, Fields, FormField, FormFields, Results } from "@site/src/forms/Form";
import { type Computed, useComputed } from "@site/src/forms/useComputed";
import { useForm } from "@site/src/forms/useForm";
import CopyButton from "@site/src/ui/CopyButton";
import ResultTable from "@site/src/ui/ResultTable";
import { describeLevel } from "./describe";
import { EXAMPLE_TRACE, EXAMPLE_TREE } from "./example";
import { evaluate, MERKLE_FIELDS } from "./fields";
import { type ClaimTrace, type DrawnTree, inputOfClaim, inputOfTree } from "./model";
import { pathToRoot } from "./path";
import styles from "./styles.module.css";
import TreeDrawing from "./TreeDrawing";

async function computeTree(input: string): Promise<DrawnTree> {
  return (await import("./hash")).treeOf(input);
}

async function computeTrace(input: string): Promise<ClaimTrace> {
  return (await import("./hash")).traceOf(input);
}

const EXAMPLE = evaluate(initialTexts(MERKLE_FIELDS));
const KNOWN_TREE = { input: inputOfTree(EXAMPLE.rows ?? []), value: EXAMPLE_TREE };
const KNOWN_TRACE = {
  input: EXAMPLE.claim === undefined ? "" : inputOfClaim(EXAMPLE.claim),
  value: EXAMPLE_TRACE,
};

/**
 * Builds the Merkle tree of a short list and checks the proof of a claim, step by step. The hash
 * function is loaded when the reader changes something.
 */
export default function MerkleProofChecker(): ReactElement {
  const form = useForm(MERKLE_FIELDS, evaluate);
  const { texts, change } = form;
  const { rows, row, claim } = form.outcome;
  const tree = useComputed(rows && inputOfTree(rows), KNOWN_TREE, computeTree);
  const trace = useComputed(claim && inputOfClaim(claim), KNOWN_TRACE, computeTrace);
  return (
    <Form
      form={form}
      title="From a list to a proof"
      intro="Everything is computed in your browser. Change the list, or paste the data of a real claim."
    >
      <Fields legend="1. Build the tree" visibleLegend>
        <FormField form={form} name="rows" />
        <FormField form={form} name="decimals" />
        <FormField
          form={form}
          name="row"
          options={(rows ?? []).map(({ index }) => ({
            value: index.toString(),
            label: `row ${index}`,
          }))}
        />
      </Fields>
      <Tree
        tree={tree}
        allocation={rows?.[row]}
        row={row}
        decimals={Number(texts.decimals)}
        onUse={(values) => change(values)}
      />
      <FormFields
        form={form}
        legend="2. Check a proof"
        visibleLegend
        names={["index", "amount", "recipient", "root", "proof"]}
      />
      <Check trace={trace} root={texts.root.trim()} />
    </Form>
  );
}

function Waiting({ state }: { readonly state: "none" | "loading" | "failed" }): ReactElement {
  if (state === "loading") return <p className={styles.waiting}>Hashing…</p>;
  return (
    <p className={styles.waiting}>
      {state === "none"
        ? "Correct the marked fields to go on."
        : "The hash function did not load. Check your connection and change a field to try again."}
    </p>
  );
}

interface TreeProps {
  readonly tree: Computed<DrawnTree>;
  /** The chosen row. */
  readonly allocation: Allocation | undefined;
  readonly row: number;
  readonly decimals: number;
  readonly onUse: (
    values: Readonly<Record<"index" | "recipient" | "amount" | "root" | "proof", string>>,
  ) => void;
}

function Tree({ tree, allocation, row, decimals, onUse }: TreeProps): ReactElement {
  if (tree.state !== "ready" || allocation === undefined) {
    return <Waiting state={tree.state === "ready" ? "none" : tree.state} />;
  }
  const { nodes, positions, root } = tree.value;
  const { siblings } = pathToRoot(positions[row] ?? 0);
  const proof = siblings.map((node) => nodes[node] ?? "");
  return (
    <>
      <TreeDrawing tree={tree.value} row={row} />
      <ul className={styles.legend} aria-label="Colors of the drawing">
        <li data-kind="own">path from the row to the root</li>
        <li data-kind="proof">proof</li>
      </ul>
      <Results
        items={[
          {
            term: "Merkle root",
            value: (
              <>
                <code>{root}</code> <CopyButton text={root} label="Copy Merkle root" />
              </>
            ),
          },
          {
            term: `Proof of row ${row}`,
            value: (
              <>
                {proof.map((hash) => (
                  <Fragment key={hash}>
                    <code className={styles.hash}>{hash}</code>{" "}
                  </Fragment>
                ))}
                <CopyButton text={JSON.stringify(proof)} label="Copy proof as JSON" />
              </>
            ),
            note: `${formatAmount(allocation.amount, decimals)} tokens for ${allocation.recipient}.`,
          },
        ]}
      />
      <Button
        className={styles.use}
        onClick={() =>
          onUse({
            index: allocation.index.toString(),
            recipient: allocation.recipient,
            amount: allocation.amount.toString(),
            root,
            proof: proof.join("\n"),
          })
        }
      >
        Check row {row} below
      </Button>
    </>
  );
}

interface CheckProps {
  readonly trace: Computed<ClaimTrace>;
  readonly root: string;
}

function Check({ trace, root }: CheckProps): ReactElement {
  if (trace.state !== "ready") {
    return (
      <div role="status">
        <Waiting state={trace.state} />
      </div>
    );
  }
  const { words, innerHash, leaf, levels, matches, checksum } = trace.value;
  return (
    <>
      <Answer>
        {matches ? (
          <>
            <strong>The proof is valid.</strong> It leads to the root in {levels.length}{" "}
            {levels.length === 1 ? "step" : "steps"}.
          </>
        ) : (
          <>
            <strong>The proof is not valid.</strong> It leads to <code>{trace.value.root}</code>,
            not to <code>{root}</code>. A claim with these values reverts. Index, recipient, amount
            and proof must all belong to the same row.
          </>
        )}
        {checksum !== "" &&
          ` The recipient’s capital letters are no valid checksum; ${checksum} would be. The hash ignores the case.`}
      </Answer>
      <details className={styles.steps}>
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
            ...levels.map((level, index) => [
              `Level ${index + 1}`,
              <span key="what">
                {describeLevel(level, index)}: <Hex text={level.sibling} />
              </span>,
              <Hex key="hash" text={level.hash} />,
            ]),
          ]}
        />
      </details>
    </>
  );
}

function Hex({ text = "" }: { readonly text?: string | undefined }): ReactElement {
  return <code className={styles.hex}>{text}</code>;
}
