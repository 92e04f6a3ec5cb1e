import Link from "@docusaurus/Link";
import { type ReactElement, useMemo } from "react";

import { formatAmount, toPlotNumber } from "@site/src/lib/format/amounts";
import { formatDate, formatDateTime } from "@site/src/lib/format/dates";
import { niceDomain, sampleTimes, simplify } from "@site/src/lib/plot";
import type { Deployment, ReleaseTable } from "@site/src/lib/protocol/model";
import Form, { Answer, FormFields } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import ExplorerForm from "../ExplorerForm";
import StreamPlot from "@site/src/ui/StreamPlot";
import {
  builderFields,
  createBoxes,
  type LinearPlan,
  planLinear,
  streamedAt,
  TARGET_FUNCTIONS,
} from "./build";

interface ExplorerInputBuilderProps {
  /** Addresses of Lockup v2.0: `@generated/protocol-data/default/release-lockup-v2.0.json`. */
  readonly release: ReleaseTable;
}

/**
 * Turns a linear stream in words into the text for every box of a block explorer: the allowance and
 * the creation. It checks the stream with the contract's rules first.
 */
export default function ExplorerInputBuilder({ release }: ExplorerInputBuilderProps): ReactElement {
  const fields = useMemo(
    () => builderFields(release.deployments.map(({ chain }) => chain)),
    [release],
  );
  const form = useForm(fields, (values) => planLinear(fields, values));
  const { texts } = form;
  const { revert, plan } = form.outcome;
  const deployment = release.deployments.find(({ chain }) => `${chain.id}` === texts.chain);
  return (
    <Form
      form={form}
      title="Values for your stream"
      intro="The three addresses are examples. Put in your own. All times are UTC."
    >
      <FormFields form={form} legend="Where" names={["chain", "target"]} />
      <FormFields
        form={form}
        legend="Parties and token"
        names={["sender", "recipient", "token", "decimals", "amount", "cancelable", "transferable"]}
      />
      <FormFields
        form={form}
        legend="Schedule"
        names={["start", "end", "cliff", "startUnlock", "cliffUnlock"]}
      />
      {plan === undefined || deployment === undefined ? (
        <Answer>
          {revert === undefined ? (
            "Correct the marked fields to see the result."
          ) : (
            <>
              The call would revert with <code>{revert}</code>.
            </>
          )}
        </Answer>
      ) : (
        <Boxes plan={plan} deployment={deployment} />
      )}
    </Form>
  );
}

function addressOf(deployment: Deployment, name: string): string {
  return deployment.contracts.find((contract) => contract.name === name)?.address ?? "";
}

function Boxes({
  plan,
  deployment,
}: {
  readonly plan: LinearPlan;
  readonly deployment: Deployment;
}): ReactElement {
  const target = TARGET_FUNCTIONS[plan.target];
  const spender = addressOf(deployment, target.contract);
  const { chain, contracts } = deployment;
  const page = contracts.find(({ name }) => name === target.contract)?.explorerUrl;
  return (
    <>
      <Answer>
        Approve <code>{target.contract}</code> for {formatAmount(plan.totalAmount, plan.decimals)}{" "}
        tokens, then call <code>{target.name}</code> on {chain.name}.
      </Answer>
      <ExplorerForm
        contract="Your token"
        tab="Write Contract"
        functionName="approve"
        selector="0x095ea7b3"
        boxes={[
          { label: "spender (address)", value: spender, note: target.contract },
          {
            label: "amount (uint256)",
            value: `${plan.totalAmount}`,
            note: `${formatAmount(plan.totalAmount, plan.decimals)} tokens with ${plan.decimals} decimals`,
          },
        ]}
      />
      <ExplorerForm
        contract={target.contract}
        tab="Write Contract"
        functionName={target.name}
        selector={target.selector}
        boxes={createBoxes(plan, addressOf(deployment, "SablierLockup"))}
      />
      {page !== undefined && (
        <p>
          Open{" "}
          <Link href={page}>
            {target.contract} on {chain.explorer.name}
          </Link>
          .
        </p>
      )}
      <Curve plan={plan} />
    </>
  );
}

function Curve({ plan }: { readonly plan: LinearPlan }): ReactElement {
  const { timestamps, schedule, totalAmount, decimals } = plan;
  const { start, end } = timestamps;
  const cliff = schedule.cliffTime;
  const moments = [start, ...(cliff === 0n ? [] : [cliff - 1n, cliff]), (start + end) / 2n, end]
    .filter((moment) => moment >= start)
    .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const points = sampleTimes(start, end, [cliff], 41).map((moment) => ({
    x: Number(moment),
    y: toPlotNumber(streamedAt(plan, moment), decimals),
  }));
  return (
    <StreamPlot
      title="Streamed amount over time"
      description={`From ${formatDateTime(start)} to ${formatDateTime(end)}, ${formatAmount(totalAmount, decimals)} tokens${cliff === 0n ? "" : `, with a cliff at ${formatDateTime(cliff)}`}.`}
      x={{
        label: "Day (UTC)",
        domain: [Number(start), Number(end)],
        ticks: [start, (start + end) / 2n, end].map((moment) => ({
          value: Number(moment),
          label: formatDate(moment),
        })),
      }}
      y={{ label: "Tokens", domain: niceDomain([toPlotNumber(totalAmount, decimals)]) }}
      series={[{ name: "Streamed", points: simplify(points, 1e-9), area: true }]}
      table={{
        caption: "Streamed amounts",
        columns: ["Moment", "Unix seconds", "Streamed, tokens"],
        rows: [...new Set(moments)].map((moment) => [
          formatDateTime(moment),
          `${moment}`,
          formatAmount(streamedAt(plan, moment), decimals),
        ]),
      }}
    />
  );
}
