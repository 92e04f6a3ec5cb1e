import { FIXED_POINT_DECIMALS } from "@site/src/lib/fixed-point";
import {
  type FormValues,
  momentField,
  positiveField,
  readForm,
  readShare,
  textField,
  tokensField,
} from "@site/src/forms";
import {
  VCA_CLAIM_SECONDS,
  type VcaVesting,
  vcaClaimAmount,
  vcaRewardPaid,
} from "@site/src/lib/airdrops/vca";

/** Fields of the calculator. */
export const VCA_FIELDS = {
  allocation: positiveField("vca", "Allocation", "300", { caption: "Allocation, tokens" }),
  unlock: textField("vcu", "Unlocked at the start", "10", readShare, {
    caption: "Unlocked at the start, percent",
    inputMode: "decimal",
  }),
  start: momentField("vcs", "Start", "2027-03-01"),
  end: momentField("vce", "End", "2027-06-01", { caption: "End of the vesting" }),
  moment: momentField("vcm", "Moment", "2027-04-16", { caption: "Moment of the claim" }),
  sum: tokensField("vct", "Sum of the list", "457", {
    caption: "Sum of all allocations, tokens",
  }),
  early: tokensField("vcy", "Claimed early", "100", {
    caption: "Allocations claimed early, tokens",
  }),
  forgone: tokensField("vcf", "Given up", "45", { caption: "Given up by early claims, tokens" }),
} as const;

export type VcaField = keyof typeof VCA_FIELDS;

/** Amounts in base units of a token with 18 decimals, times in Unix seconds. */
export interface VcaResult {
  readonly vesting: VcaVesting;
  readonly allocation: bigint;
  readonly moment: bigint;
  readonly claim: bigint;
  readonly forgone: bigint;
  /** Earliest expiration that the factory accepts. */
  readonly expiration: bigint;
  /** Reward of the first claim after the end, with redistribution; undefined for one that reverts. */
  readonly reward: bigint | undefined;
}

export interface VcaEvaluation {
  readonly problems: Partial<Record<VcaField, string>>;
  readonly result: VcaResult | undefined;
}

/** What a claim of a VCA campaign pays, or what is wrong with the fields. */
export function evaluate(texts: FormValues<VcaField>): VcaEvaluation {
  const { problems, values } = readForm(VCA_FIELDS, texts, { decimals: FIXED_POINT_DECIMALS });
  if (values === undefined) return { problems, result: undefined };
  const { allocation, unlock, start, end, moment, sum, early, forgone } = values;
  const refuse = (field: VcaField, problem: string): VcaEvaluation => ({
    problems: { [field]: problem },
    result: undefined,
  });
  if (end <= start) {
    return refuse("end", `"${texts.end}" is not after the start; use a later moment`);
  }
  if (forgone > early) {
    const problem = `"${texts.forgone}" is more than the allocations claimed early; use at most ${texts.early}`;
    return refuse("forgone", problem);
  }
  const vesting = { unlockPercentage: unlock, start, end };
  const claim = vcaClaimAmount(vesting, allocation, moment);
  const reward = vcaRewardPaid({ aggregate: sum, early, forgone, paid: 0n }, allocation);
  return {
    problems,
    result: {
      vesting,
      allocation,
      moment,
      claim,
      forgone: allocation - claim,
      expiration: end + VCA_CLAIM_SECONDS,
      reward: reward.ok ? reward.value : undefined,
    },
  };
}
