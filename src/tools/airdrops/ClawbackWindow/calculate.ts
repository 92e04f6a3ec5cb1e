import { GRACE_PERIOD_SECONDS } from "@site/src/lib/airdrops/campaign";
import { type FormValues, momentField, optionalMomentField, readForm } from "@site/src/forms";

export const CLAWBACK_FIELDS = {
  firstClaim: optionalMomentField("cbf", "First claim", "2027-03-05 12:00", {
    hint: "Empty: none so far.",
  }),
  expiration: optionalMomentField("cbe", "Expiration", "2027-04-01", { hint: "Empty: never." }),
  now: momentField("cbn", "Moment", "2027-03-10", { caption: "Moment of the clawback" }),
} as const;

export type ClawbackField = keyof typeof CLAWBACK_FIELDS;

/** Part of a campaign's life that decides about claims and the clawback. */
export type ClawbackPhase = "before-first-claim" | "grace-period" | "closed" | "expired";

export interface ClawbackSpan {
  /** Unix seconds; 0 for the deployment. */
  readonly from: bigint;
  readonly phase: ClawbackPhase;
}

export interface ClawbackResult {
  readonly now: bigint;
  /** The campaign's life in order, as seen with all times known. */
  readonly spans: readonly ClawbackSpan[];
  /** The span of the moment, and the one after it. */
  readonly current: ClawbackSpan;
  readonly next: ClawbackSpan | undefined;
}

export interface ClawbackEvaluation {
  readonly problems: Partial<Record<ClawbackField, string>>;
  readonly result: ClawbackResult | undefined;
}

const DEPLOYMENT: ClawbackSpan = { from: 0n, phase: "before-first-claim" };

/** Whether a campaign's admin can claw back at a moment, or what is wrong with the fields. */
export function evaluate(texts: FormValues<ClawbackField>): ClawbackEvaluation {
  const { problems, values } = readForm(CLAWBACK_FIELDS, texts);
  if (values === undefined) return { problems, result: undefined };
  const { now, expiration, firstClaim } = values;
  if (expiration > 0n && firstClaim >= expiration) {
    const problem = `"${texts.firstClaim}" is not before the expiration; claims revert from then on, so use an earlier time`;
    return { problems: { firstClaim: problem }, result: undefined };
  }
  const claimed: readonly ClawbackSpan[] = [
    { from: firstClaim, phase: "grace-period" },
    { from: firstClaim + GRACE_PERIOD_SECONDS + 1n, phase: "closed" },
  ];
  const spans = [DEPLOYMENT, ...(firstClaim === 0n ? [] : claimed)].filter(
    ({ from }) => expiration === 0n || from < expiration,
  );
  if (expiration > 0n) spans.push({ from: expiration, phase: "expired" });
  const current = spans.findLast(({ from }) => from <= now) ?? DEPLOYMENT;
  const next = spans.find(({ from }) => from > now);
  return { problems, result: { now, spans, current, next } };
}
