import type { ReactElement } from "react";

import { Answer, Results } from "@site/src/forms/Form";
import { MAX_UINT40 } from "@site/src/lib/fixed-point";
import type { Runway as Figures, Scenario } from "@site/src/lib/flow";
import { formatWad } from "@site/src/lib/format/amounts";
import { formatDateTime } from "@site/src/lib/format/dates";
import { formatDuration } from "@site/src/lib/format/durations";
import { tokens } from "./describe";

interface RunwayProps {
  readonly scenario: Scenario;
  /** Times are seconds after the moment from which the rate counts. */
  readonly runway: Figures;
  /** That moment, Unix seconds. */
  readonly from: bigint;
  /** Seconds to keep the stream solvent for. */
  readonly cover: bigint;
}

/** When the balance of a stream no longer covers its debt, and what to deposit. */
export default function Runway({ scenario, runway, from, cover }: RunwayProps): ReactElement {
  const { rate, deposit } = scenario;
  const { depletion = 0n } = runway;
  const moment = from + depletion;
  // An empty balance makes the contract revert: there is nothing that could run out.
  const hasRunOut = rate > 0n && depletion === 0n;
  const lasts = rate === 0n || moment > MAX_UINT40;
  const missing = tokens(runway.deposit, scenario);
  const period = formatDuration(cover);
  return (
    <>
      <Answer isKept>
        {hasRunOut && "The balance is empty or smaller than the debt already."}
        {rate === 0n && "The rate is 0 a second, so the debt never grows."}
        {rate > 0n &&
          lasts &&
          "The balance lasts beyond the last second that the contract can store."}
        {!hasRunOut &&
          !lasts &&
          `At ${formatWad(rate)} tokens a second, a balance of ${tokens(deposit, scenario)} runs out after ${formatDuration(depletion)}, at ${formatDateTime(moment)}.`}{" "}
        {runway.deposit === 0n
          ? `Nothing is missing for ${period}.`
          : `Deposit ${missing} to stay solvent for ${period}.`}
      </Answer>
      <Results
        items={[
          {
            term: "First second without full cover",
            value: hasRunOut || lasts ? "none" : moment.toString(),
            note:
              hasRunOut || lasts
                ? "depletionTimeOf reverts for an empty balance or a paused stream, and returns 0 for an insolvent one."
                : "Unix seconds, as depletionTimeOf returns it. One second earlier the debt is still covered.",
          },
          {
            term: `To deposit for ${period}`,
            value: runway.deposit === 0n ? "nothing" : missing,
            note: `The debt will be ${tokens(runway.debtAtEnd, scenario)} then.`,
          },
          { term: "Rate per second", value: formatWad(rate), note: "Cut to 18 decimals." },
        ]}
      />
    </>
  );
}
