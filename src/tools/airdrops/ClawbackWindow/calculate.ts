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
  /** Unix seconds; undefined for the deployment. */
  readonly from: bigint | undefined;
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

const DEPLOYMENT: ClawbackSpan = { from: undefined, phase: "before-first-claim" };

function spansAfterDeployment(
  firstClaim: bigint,
  expiration: bigint,
): (ClawbackSpan & { readonly from: bigint })[] {
  const claimed = [
    { from: firstClaim, phase: "grace-period" as const },
    { from: firstClaim + GRACE_PERIOD_SECONDS + 1n, phase: "closed" as const },
  ];
  const started = firstClaim === 0n ? [] : claimed;
  if (expiration === 0n) return started;
  const before = started.filter(({ from }) => from < expiration);
  return [...before, { from: expiration, phase: "expired" }];
}

/** Whether a campaign's admin can claw back at a moment, or what is wrong with the fields. */
export function evaluate(texts: FormValues<ClawbackField>): ClawbackEvaluation {
  const { problems, values } = readForm(CLAWBACK_FIELDS, texts);
  if (values === undefined) return { problems, result: undefined };
  const { now, expiration, firstClaim } = values;
  if (expiration > 0n && firstClaim >= expiration) {
    const problem = `"${texts.firstClaim}" is not before the expiration; claims revert from then on, so use an earlier time`;
    return { problems: { firstClaim: problem }, result: undefined };
  }
  const later = spansAfterDeployment(firstClaim, expiration);
  const current = later.findLast(({ from }) => from <= now) ?? DEPLOYMENT;
  const next = later.find(({ from }) => from > now);
  return { problems, result: { now, spans: [DEPLOYMENT, ...later], current, next } };
}
