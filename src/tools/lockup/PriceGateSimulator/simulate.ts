import {
  type FormValues,
  momentField,
  optionField,
  positiveField,
  readForm,
  readPositiveTokens,
  textField,
  yesNoField,
} from "@site/src/forms";
import { attempt } from "@site/src/lib/fixed-point";
import {
  type Feeds,
  lockupSimulator,
  NEWEST_LOCKUP,
  PRICE_DECIMALS,
  type PriceFeed,
} from "@site/src/lib/lockup";
import { blame } from "../blame";
import {
  deployed,
  OTHER,
  RECIPIENT,
  reportOf,
  SENDER,
  type StatusReport,
} from "../LinearStream/report";

/** The amounts of this piece are whole tokens with 18 decimals. */
export const DECIMALS = 18;

const FEED = "0x00000000000000000000000000000000000000e5";

const readPrice = (text: string): bigint => readPositiveTokens(text, PRICE_DECIMALS);

const USD = { inputMode: "decimal", hint: "US dollars, up to 8 decimals." } as const;
const UTC = { hint: "UTC, or Unix seconds." };

export const GATE_FIELDS = {
  price: textField("pgp", "Price now", "140", readPrice, USD),
  target: textField("pgt", "Target price", "150", readPrice, USD),
  feed: optionField("pgf", "The feed", "answers", {
    answers: "answers with the price",
    reverts: "reverts",
    malformed: "gives an answer that is too short",
  }),
  now: momentField("pgn", "Now", "2030-06-01", UTC),
  start: momentField("pgs", "Start", "2030-01-01", UTC),
  end: momentField("pge", "End", "2031-01-01", UTC),
  deposit: positiveField("pgd", "Deposit", "1000", { hint: "Whole tokens, 18 decimals." }),
  cancelable: yesNoField("pgc", "Cancelable", "yes"),
};

export type GateName = keyof typeof GATE_FIELDS;

const FIELD_NAMES = Object.keys(GATE_FIELDS) as GateName[];

export interface GateEvaluation {
  readonly problems: Partial<Record<GateName, string>>;
  readonly report?: StatusReport;
  /** The feed's answer cannot be decoded: what needs the amount reverts without data. */
  readonly isUndecodable?: boolean;
}

/** A feed whose price, in the 8 decimals of a target, lies just below the target. */
function below(target: bigint): Feeds {
  const round = { answer: (target - 1n) * 10n + 1n, updatedAt: 0n };
  return () => ({ decimals: BigInt(PRICE_DECIMALS + 1), round });
}

/** A price-gated stream at a moment and a price, with the model of the contract. */
export function simulate(texts: FormValues<GateName>): GateEvaluation {
  const { problems, values } = readForm(GATE_FIELDS, texts, { decimals: DECIMALS });
  if (values === undefined) return { problems };
  const { price, target, feed, now, start, end, deposit, cancelable } = values;
  const created = lockupSimulator.create(
    deployed(NEWEST_LOCKUP),
    { caller: SENDER, now, feeds: below(target) },
    {
      sender: SENDER,
      recipient: RECIPIENT,
      totalAmount: deposit,
      token: OTHER,
      cancelable: cancelable === "yes",
      transferable: true,
      shape: "",
      timestamps: { start, end },
      schedule: { model: "price-gated", oracle: FEED, targetPrice: target },
    },
  );
  if (!created.ok) {
    return { problems: blame(created.error, FIELD_NAMES) };
  }
  const answer: PriceFeed = {
    decimals: BigInt(PRICE_DECIMALS),
    round: feed === "answers" ? { answer: price, updatedAt: now } : feed,
  };
  const report = attempt(() => reportOf(created.state, now, () => answer));
  return report.ok ? { problems, report: report.value } : { problems, isUndecodable: true };
}
