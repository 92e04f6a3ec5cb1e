import {
  type ClawbackPhase,
  clawbackWindow,
  GRACE_PERIOD_SECONDS,
  hasExpired,
} from "@site/src/lib/airdrops/campaign";
import { type FormValues, momentField, optionalMomentField, readForm } from "@site/src/forms";

export const CLAWBACK_FIELDS = {
  firstClaim: optionalMomentField("cbf", "First claim", "2027-03-05 12:00", {
    hint: "Empty: none so far.",
  }),
  expiration: optionalMomentField("cbe", "Expiration", "2027-04-01", { hint: "Empty: never." }),
  now: momentField("cbn", "Moment", "2027-03-10", { caption: "Moment of the clawback" }),
} as const;

export type ClawbackField = keyof typeof CLAWBACK_FIELDS;

/** A stretch of a campaign's life with the answers that hold in it. */
export interface ClawbackSpan {
  /** Unix seconds; undefined for the deployment. */
  readonly from: bigint | undefined;
  readonly phase: ClawbackPhase;
  readonly clawback: boolean;
  readonly claims: boolean;
}

export interface ClawbackResult {
  readonly phase: ClawbackPhase;
  readonly allowed: boolean;
  /** Whether recipients can claim. */
  readonly claims: boolean;
  /** First second with another answer about the clawback, Unix seconds. */
  readonly nextChange: bigint | undefined;
  readonly spans: readonly ClawbackSpan[];
  readonly now: bigint;
}

export interface ClawbackEvaluation {
  readonly problems: Partial<Record<ClawbackField, string>>;
  readonly result: ClawbackResult | undefined;
}

/** The stretches of a campaign's life in order, as seen with all times known. */
function spansOf(firstClaimTime: bigint, expiration: bigint): ClawbackSpan[] {
  const starts: bigint[] = [];
  if (firstClaimTime > 0n) {
    starts.push(firstClaimTime, firstClaimTime + GRACE_PERIOD_SECONDS + 1n);
  }
  if (expiration > 0n) {
    starts.push(expiration);
  }
  const sorted = starts
    .filter((start) => expiration === 0n || start <= expiration)
    .toSorted((a, b) => Number(a - b));
  return [undefined, ...sorted].map((from) => {
    const now = from ?? 0n;
    const known = from === undefined || now < firstClaimTime ? 0n : firstClaimTime;
    const times = { expiration, firstClaimTime: known };
    const { phase, allowed } = clawbackWindow(times, now);
    return { from, phase, clawback: allowed, claims: !hasExpired(times, now) };
  });
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
  const happened = firstClaim > now ? 0n : firstClaim;
  const times = { expiration, firstClaimTime: happened };
  const seen = clawbackWindow(times, now);
  return {
    problems,
    result: {
      ...seen,
      claims: !hasExpired(times, now),
      spans: spansOf(firstClaim, expiration),
      now,
    },
  };
}
