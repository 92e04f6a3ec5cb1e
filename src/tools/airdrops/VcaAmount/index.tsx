import type { ReactElement } from "react";

import { vcaClaimAmount } from "@site/src/lib/airdrops/vca";
import { FIXED_POINT_DECIMALS } from "@site/src/lib/fixed-point";
import { formatAmount, toPlotNumber } from "@site/src/lib/format/amounts";
import { formatDateTime } from "@site/src/lib/format/dates";
import { DAY } from "@site/src/lib/format/durations";
import { niceDomain, spread } from "@site/src/lib/plot";
import Form, { Answer, FormFields, NoAnswer, Results } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import StreamPlot from "@site/src/ui/StreamPlot";
import { evaluate, VCA_FIELDS, type VcaResult } from "./calculate";

/** Rows of the table behind the plot. */
const STEPS = 9;

const tokens = (amount: bigint): string => formatAmount(amount, FIXED_POINT_DECIMALS);

/** What a claim of a VCA campaign pays and gives up at a moment, and the reward of a late one. */
export default function VcaAmount(): ReactElement {
  const form = useForm(VCA_FIELDS, evaluate);
  const { result } = form.outcome;
  return (
    <Form
      form={form}
      title="VCA amount"
      intro="A claim of a token with 18 decimals, in Airdrops v2.0 and v3.0. Times are UTC."
    >
      <FormFields
        form={form}
        legend="Allocation and vesting"
        names={["allocation", "unlock", "start", "end", "moment"]}
      />
      <FormFields
        form={form}
        legend="Redistribution, since v3.0"
        names={["sum", "early", "forgone"]}
      />
      {result === undefined ? <NoAnswer /> : <Amounts result={result} />}
    </Form>
  );
}

function Amounts({ result }: { readonly result: VcaResult }): ReactElement {
  const { allocation, claim, forgone, moment, reward, expiration } = result;
  return (
    <>
      <Answer isKept>
        A claim of an allocation of {tokens(allocation)} tokens at {formatDateTime(moment)}{" "}
        {claim === 0n ? (
          <>
            <strong>reverts</strong>, because nothing is claimable yet.
          </>
        ) : (
          <>
            pays <strong>{tokens(claim)}</strong>{" "}
            {forgone === 0n
              ? "tokens, the whole allocation."
              : `tokens and gives up ${tokens(forgone)}.`}
          </>
        )}
      </Answer>
      <Results
        items={[
          {
            term: "Reward after the end",
            value: reward === undefined ? "the claim reverts" : tokens(reward),
            note:
              reward === undefined
                ? "The reward does not fit into 128 bits."
                : "If redistribution is on, and no reward is paid yet.",
          },
          {
            term: "Earliest expiration",
            value: formatDateTime(expiration),
            note: "Seven days after the end of the vesting.",
          },
        ]}
      />
      <Curve result={result} />
    </>
  );
}

function Curve({ result }: { readonly result: VcaResult }): ReactElement {
  const { vesting, allocation, moment, claim } = result;
  const { start, end } = vesting;
  const margin = (end - start) / 8n;
  const days = (time: bigint): number => Number(time - start) / Number(DAY);
  const [from, to] = [start - margin, end + margin];
  const plotted = (amount: bigint): number => toPlotNumber(amount, FIXED_POINT_DECIMALS);
  const times = spread([Number(start), Number(end)], STEPS).map((time) => BigInt(Math.round(time)));
  const at = times.map((time) => ({ time, amount: vcaClaimAmount(vesting, allocation, time) }));
  // The jump at the start is two points at one time.
  const points = [
    { x: days(from), y: 0 },
    { x: 0, y: 0 },
    ...at.map(({ time, amount }) => ({ x: days(time), y: plotted(amount) })),
    { x: days(to), y: plotted(allocation) },
  ];
  const isShown = moment >= from && moment <= to;
  return (
    <StreamPlot
      title="Claim amount over time"
      description={`The claim amount is 0 before the start, ${tokens(vcaClaimAmount(vesting, allocation, start))} tokens at the start, and rises evenly to ${tokens(allocation)} at the end.`}
      x={{ label: "Days since the start", domain: [days(from), days(to)] }}
      y={{ label: "Tokens", domain: niceDomain([plotted(allocation)]) }}
      series={[{ name: "Claim amount", points, area: true }]}
      rules={isShown ? [{ x: days(moment), label: "claim" }] : []}
      dots={isShown ? [{ x: days(moment), y: plotted(claim) }] : []}
      table={{
        caption: "Claim amount by time",
        columns: ["Time", "Claim pays", "Gives up"],
        rows: at.map(({ time, amount }) => [
          formatDateTime(time),
          tokens(amount),
          tokens(allocation - amount),
        ]),
      }}
    />
  );
}
