// cspell:ignore ning

import {
  amountPerPeriod,
  depletionTimeOf,
  type Period,
  PERIOD_SECONDS,
  ratePerSecond,
} from "../flow";
import { formatAmount, formatDuration, formatWad, parseAmount } from "../format";
import { streamedLinear } from "../lockup";

/** What a question with figures comes to. */
export interface Calculation {
  /** The result and what it was made from, as Markdown. */
  readonly markdown: string;
  /** Section with the calculator. */
  readonly section: string;
  /** The calculator with the figures of the question filled in. */
  readonly filledIn: string;
}

/** Decimals that results are worked out with; those of the token where it is known. */
const DECIMALS = 18;
const SIX_DECIMALS = new Set(["USDC", "USDT"]);

/** Decimals of a result that is shown rounded. */
const SHOWN = 6;

/** Longest question that is read for figures, in characters. */
const LONGEST = 300;

const WORDS: Readonly<Record<string, string>> = {
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  nine: "9",
  ten: "10",
  twelve: "12",
};
/** What figures look like; all have bounds, since questions come from outside. */
const PATTERNS = {
  word: /\b(?:one|two|three|four|five|six|nine|ten|twelve)(?=[\s-](?:second|minute|hour|day|week|month|year)s?\b)/giu,
  half: /\bhalf an? (?=(?:minute|hour|day|week|month|year)\b)/giu,
  single: /\b(over|after|within|lasts?) an? (?=(?:second|minute|hour|day|week|month|year)\b)/giu,
  ordinal: /\b(on|at|after|in) (day|week|month|year) (\d{1,5})\b/giu,
  thousands: /(?<![\w.,-])(\d{1,9})(?:\.(\d{1,3}))?\s?(k|M|thousand|million)(?![\w])/gu,
  cliff:
    /\bcliff\s(?:of|after|at)\s(\d{1,6}(?:\.\d{1,6})?)[\s-]?(second|minute|hour|day|week|month|year)s?\b|\b(\d{1,6}(?:\.\d{1,6})?)[\s-]?(second|minute|hour|day|week|month|year)s?\s(?:of\s)?cliff\b/giu,
  shareOfTime:
    /\b(\d{1,3}(?:,\d{3}){1,6}(?:\.\d{1,18})?|\d{1,20}(?:\.\d{1,18})?)\s(?:of|out of)\s(\d{1,3}(?:,\d{3}){1,6}(?:\.\d{1,18})?|\d{1,20}(?:\.\d{1,18})?)[\s-](second|minute|hour|day|week|month|year)s?\b/giu,
  time: /\b(\d{1,3}(?:,\d{3}){1,6}(?:\.\d{1,18})?|\d{1,20}(?:\.\d{1,18})?)[\s-]?(second|minute|hour|day|week|month|year)s?\b/giu,
  percent: /\b(\d{1,3}(?:,\d{3}){1,6}(?:\.\d{1,18})?|\d{1,20}(?:\.\d{1,18})?)\s?(?:%|percent\b)/giu,
  period: /(?:\b(?:per|an?|each|every)\s|\/\s?)(second|minute|hour|day|week|month|year)\b/giu,
  adverb: /\b(hourly|daily|weekly|monthly|yearly|annual)\b/giu,
  amount:
    /(?<![\w.-])(\d{1,3}(?:,\d{3}){1,6}(?:\.\d{1,18})?|\d{1,20}(?:\.\d{1,18})?)(?![\w.-])(?:\s([A-Z][A-Z0-9]{1,7})\b)?/gu,
} as const;

const ADVERBS: Readonly<Record<string, Period>> = {
  hourly: "hour",
  daily: "day",
  weekly: "week",
  monthly: "month",
  yearly: "year",
  annual: "year",
};

const SECTIONS = {
  rate: "/guides/flow/examples/flow-calculate-rps#calculate-it-here",
  linear: "/concepts/lockup/overview#the-linear-formula",
  cancel: "/concepts/cancelability",
  depletion: "/concepts/flow/overview#depletion-time",
  broker: "/concepts/fees#broker-fee",
} as const;

type Unit = Period | "second";

interface Figures {
  /** Amounts of tokens, in the order of the question. */
  readonly amounts: readonly {
    readonly text: string;
    readonly symbol: string;
    readonly end: number;
  }[];
  /** Time from the start to the cliff; null without one. */
  readonly cliff: { readonly seconds: bigint; readonly text: string } | null;
  /** Lengths of time, in seconds. */
  readonly durations: readonly { readonly seconds: bigint; readonly text: string }[];
  /** Periods that something is paid per, with where they stand. */
  readonly periods: readonly { readonly period: Unit; readonly start: number }[];
  readonly percent: string | null;
}

const unitOf = (name: string): Unit => name.toLowerCase().replace(/s$/u, "") as Unit;

/** A question with its figures in digits: `half a year` as `0.5 year`, `24k` as `24000`. */
function inDigits(question: string): string {
  return question
    .replace(PATTERNS.word, (word) => WORDS[word.toLowerCase()] ?? word)
    .replace(PATTERNS.half, "0.5 ")
    .replace(PATTERNS.single, "$1 1 ")
    .replace(PATTERNS.ordinal, "$1 $3 $2s")
    .replace(PATTERNS.thousands, (_, whole: string, part: string | undefined, unit: string) => {
      const zeros = unit === "k" || unit === "thousand" ? 3 : 6;
      return `${BigInt(whole + (part ?? "").padEnd(zeros, "0"))}`;
    });
}

/** The figures of a question; what is read is blanked out, so that nothing is read twice. */
function readFigures(question: string): Figures {
  let rest = inDigits(question);
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => void): void => {
    const matches = [...rest.matchAll(pattern)];
    for (const match of matches) {
      read(match);
      const [whole] = match;
      const end = match.index + whole.length;
      rest = rest.slice(0, match.index) + " ".repeat(whole.length) + rest.slice(end);
    }
  };
  const durations: { seconds: bigint; text: string }[] = [];
  const durationOf = (count: string, unit: string): { seconds: bigint; text: string } => {
    const whole = parseAmount(count, DECIMALS);
    const name = unitOf(unit);
    const seconds =
      (whole * (name === "second" ? 1n : PERIOD_SECONDS[name])) / 10n ** BigInt(DECIMALS);
    return { seconds, text: `${count} ${name}${count === "1" ? "" : "s"}` };
  };
  const addDuration = (count: string, unit: string): void => {
    durations.push(durationOf(count, unit));
  };
  let cliff: Figures["cliff"] = null;
  take(PATTERNS.cliff, (match) => {
    cliff ??= durationOf(match[1] ?? match[3] ?? "", match[2] ?? match[4] ?? "");
  });
  take(PATTERNS.shareOfTime, (match) => {
    addDuration(match[1] ?? "", match[3] ?? "");
    addDuration(match[2] ?? "", match[3] ?? "");
  });
  take(PATTERNS.time, (match) => addDuration(match[1] ?? "", match[2] ?? ""));
  let percent: string | null = null;
  take(PATTERNS.percent, (match) => {
    percent ??= match[1] ?? null;
  });
  const periods: { period: Unit; start: number }[] = [];
  take(PATTERNS.period, (match) => {
    periods.push({ period: unitOf(match[1] ?? ""), start: match.index });
  });
  take(PATTERNS.adverb, (match) => {
    const period = ADVERBS[(match[1] ?? "").toLowerCase()];
    if (period !== undefined) periods.push({ period, start: match.index });
  });
  const amounts: { text: string; symbol: string; end: number }[] = [];
  take(PATTERNS.amount, (match) => {
    amounts.push({
      text: match[1] ?? "",
      symbol: match[2] ?? "",
      end: match.index + match[0].length,
    });
  });
  periods.sort((a, b) => a.start - b.start);
  return { amounts, cliff, durations, periods, percent };
}

/** A time of a schedule. */
type Duration = Figures["durations"][number];

const isIn = (unit: Unit, durations: readonly Duration[]): boolean =>
  durations.some(({ text }) => text.includes(unit));

/** Beside a year, people mean a twelfth of it by a month, and not 30 days. */
function asInYears(durations: readonly Duration[]): readonly Duration[] {
  if (!isIn("year", durations)) return durations;
  const { month, year } = PERIOD_SECONDS;
  return durations.map(({ seconds, text }) => ({
    seconds: text.includes("month") ? (seconds * year) / (12n * month) : seconds,
    text,
  }));
}

/** How long a month was taken for, as a sentence; empty without one. */
function monthNote(durations: readonly Duration[]): string {
  if (!isIn("month", durations)) return "";
  return ` A month counts ${isIn("year", durations) ? "a twelfth of a year" : "30 days"} here.`;
}

const decimalsOf = (symbol: string): number => (SIX_DECIMALS.has(symbol) ? SHOWN : DECIMALS);

/** An amount of 18 decimals, rounded to what people read. */
function shown(amount: bigint): string {
  const unit = 10n ** BigInt(DECIMALS - SHOWN);
  return formatAmount((amount + unit / 2n) / unit, SHOWN);
}

function withQuery(section: string, query: Readonly<Record<string, string>>): string {
  const [route = "", id = ""] = section.split("#");
  return `${route}?${new URLSearchParams(query).toString()}${id === "" ? "" : `#${id}`}`;
}

const plain = (text: string): string => text.replaceAll(",", "");
const named = (text: string, symbol: string): string =>
  `${formatAmount(parseAmount(text, DECIMALS), DECIMALS)} ${symbol === "" ? "tokens" : symbol}`;
const LENGTHS: Readonly<Partial<Record<Period, string>>> = {
  month: "month of 30 days",
  year: "year of 365 days",
};
const inA = (period: Period): string =>
  period === "hour" ? "in an hour" : `in a ${LENGTHS[period] ?? period}`;
/** A day of the calculator's axis: how many seconds after the start something is. */
const dayAfter = (seconds: bigint): string => String(START + seconds);
/** January 1, 2026, 00:00 UTC: a start for schedules of which only the length is asked. */
const START = 1_767_225_600n;

function rateOf({ amounts, periods }: Figures): Calculation | null {
  const [amount] = amounts;
  const perSecond = periods.find(({ period }) => period === "second");
  const other = periods.map(({ period }) => period).find((period) => period !== "second");
  if (amount === undefined || perSecond === undefined || other === undefined) return null;
  const { text, symbol } = amount;
  const decimals = decimalsOf(symbol);
  // What stands right behind the amount is what it is paid per.
  const [next] = periods.filter(({ start }) => start >= amount.end).map(({ period }) => period);
  const isReverse = next === "second" && perSecond.start - amount.end < 10;
  if (isReverse) {
    const rate = parseAmount(plain(text), DECIMALS);
    if (rate === 0n) return null;
    const paid = amountPerPeriod(rate, decimals, PERIOD_SECONDS[other]);
    return {
      markdown: `**${formatAmount(paid, decimals)} ${symbol === "" ? "tokens" : symbol}** ${inA(other)}, at ${named(text, symbol)} per second.`,
      section: SECTIONS.rate,
      filledIn: withQuery(SECTIONS.rate, { rcm: "rate", rcr: String(rate), rcd: String(decimals) }),
    };
  }
  const seconds = PERIOD_SECONDS[other];
  const rate = ratePerSecond({ amount: parseAmount(plain(text), decimals), decimals, seconds });
  if (rate === 0n) return null;
  return {
    markdown: `**${formatWad(rate, { minDecimals: DECIMALS })} ${symbol === "" ? "tokens" : symbol} per second** for ${named(text, symbol)} ${inA(other)}, cut off after 18 decimals. Flow takes it as \`${rate}\`.`,
    section: SECTIONS.rate,
    filledIn: withQuery(SECTIONS.rate, {
      rca: plain(text),
      rcp: other,
      rcd: String(decimals),
    }),
  };
}

function depletionOf({ amounts, periods }: Figures): Calculation | null {
  const [per] = periods;
  if (per === undefined || per.period === "second" || amounts.length !== 2) return null;
  const { period, start } = per;
  const paid = amounts.findLast(({ end }) => end <= start);
  const balance = amounts.find((one) => one !== paid);
  if (paid === undefined || balance === undefined) return null;
  const decimals = decimalsOf(paid.symbol || balance.symbol);
  const rate = ratePerSecond({
    amount: parseAmount(plain(paid.text), decimals),
    decimals,
    seconds: PERIOD_SECONDS[period],
  });
  const deposit = parseAmount(plain(balance.text), decimals);
  if (rate === 0n || deposit === 0n) return null;
  const stream = {
    sender: "",
    token: "",
    tokenDecimals: decimals,
    balance: deposit,
    ratePerSecond: rate,
    snapshotTime: 0n,
    snapshotDebtScaled: 0n,
    isTransferable: true,
    isVoided: false,
  };
  return {
    markdown: `**${formatDuration(depletionTimeOf(stream, 0n, 0n))}**: then ${named(balance.text, balance.symbol)} no longer cover the debt, at ${named(paid.text, paid.symbol)} ${inA(period)} and without a withdrawal or a further deposit changing it.`,
    section: SECTIONS.depletion,
    filledIn: withQuery(SECTIONS.depletion, {
      dcb: plain(balance.text),
      dca: plain(paid.text),
      dcp: period,
      dcd: String(decimals),
    }),
  };
}

function streamedOf({ amounts, cliff, durations }: Figures, isCancel: boolean): Calculation | null {
  const [amount] = amounts;
  const all = [...durations.slice(0, 2), ...(cliff === null ? [] : [cliff])];
  const [first, second, untilCliff] = asInYears(all);
  const note = monthNote(all);
  if (amount === undefined || amounts.length > 1 || first === undefined || second === undefined) {
    return null;
  }
  const [elapsed, total] = first.seconds <= second.seconds ? [first, second] : [second, first];
  if (total.seconds === 0n) return null;
  const deposited = parseAmount(plain(amount.text), DECIMALS);
  const cliffSeconds = untilCliff?.seconds ?? 0n;
  if (cliffSeconds >= total.seconds) return null;
  const streamedWith = (cliffUnlock: bigint): bigint =>
    streamedLinear(
      {
        deposited,
        timestamps: { start: START, end: START + total.seconds },
        cliffTime: cliffSeconds === 0n ? 0n : START + cliffSeconds,
        unlockAmounts: { start: 0n, cliff: cliffUnlock },
      },
      START + elapsed.seconds,
    );
  const streamed = streamedWith(0n);
  const what = `${named(amount.text, amount.symbol)} in a straight line over ${total.text}`;
  const unit = amount.symbol === "" ? "tokens" : amount.symbol;
  const entries = {
    lcd: plain(amount.text),
    lcs: dayAfter(0n),
    lce: dayAfter(total.seconds),
    lct: dayAfter(elapsed.seconds),
  };
  if (untilCliff !== undefined) {
    if (isCancel) return null;
    // What people mean by a cliff: it catches up with the line from the start.
    const catchUp = (deposited * cliffSeconds) / total.seconds;
    const caughtUp = streamedWith(catchUp);
    const filled = {
      ...entries,
      lcc: dayAfter(cliffSeconds),
      lck: formatAmount(catchUp, DECIMALS, { grouping: false }),
    };
    const when = `after ${elapsed.text} of ${what} with a cliff at ${untilCliff.text}`;
    const markdown =
      elapsed.seconds < cliffSeconds
        ? `**0 ${unit}** have streamed ${when}: nothing does before the cliff, unless the stream has a start unlock.`
        : `**${shown(caughtUp)} ${unit}** have streamed ${when} whose unlock catches up with the line, ${shown(catchUp)} ${unit}; without an unlock at the cliff it is ${shown(streamed)}.${note}`;
    return { markdown, section: SECTIONS.linear, filledIn: withQuery(SECTIONS.linear, filled) };
  }
  if (isCancel) {
    return {
      markdown: `**${shown(deposited - streamed)} ${unit}** return to the sender when a stream of ${what} is canceled after ${elapsed.text}; ${shown(streamed)} have streamed and stay with the recipient. There is no cliff here.${note}`,
      section: SECTIONS.cancel,
      filledIn: withQuery(SECTIONS.cancel, entries),
    };
  }
  return {
    markdown: `**${shown(streamed)} ${unit}** have streamed after ${elapsed.text} of ${what}, without a cliff; the contract rounds down.${note}`,
    section: SECTIONS.linear,
    filledIn: withQuery(SECTIONS.linear, entries),
  };
}

function brokerFeeOf({ amounts, percent }: Figures): Calculation | null {
  const [amount] = amounts;
  if (amount === undefined || percent === null) return null;
  const total = parseAmount(plain(amount.text), DECIMALS);
  const share = parseAmount(plain(percent), DECIMALS - 2);
  const whole = 10n ** BigInt(DECIMALS);
  if (share > whole / 10n) return null;
  const fee = (total * share) / whole;
  return {
    markdown: `**${shown(fee)}** of ${named(amount.text, amount.symbol)} go to the broker at ${percent}%, and ${shown(total - fee)} into the stream.`,
    section: SECTIONS.broker,
    filledIn: SECTIONS.broker,
  };
}

/**
 * Works out what a question with figures asks: a rate per second and back, how long a deposit lasts,
 * what has streamed after some time, what a cancel returns, a broker fee.
 *
 * @returns null when the figures are not those of such a question
 */
export function calculate(question: string): Calculation | null {
  if (question.length > LONGEST || !/\d/u.test(question)) return null;
  try {
    const figures = readFigures(question);
    if (/\bbroker\b/iu.test(question)) return brokerFeeOf(figures);
    if (/\bper second\b|\ba second\b|\brps\b/iu.test(question)) return rateOf(figures);
    if (
      /\bhow long\b|\blasts?\b|\brun(?:s|ning)? (?:out|dry)\b|\bused up\b|\benough\b/iu.test(
        question,
      )
    ) {
      return depletionOf(figures);
    }
    const isCliffKnown = figures.cliff !== null;
    if (/\bcliff\b/iu.test(question) !== isCliffKnown || figures.percent !== null) return null;
    if (!isCliffKnown && /\bunlock(?:s|ing)?\b/iu.test(question)) return null;
    const isCancel = /\bcancel|\bcomes? back\b|\brefund/iu.test(question);
    return streamedOf(figures, isCancel);
  } catch (error) {
    // A figure that no contract takes is a question like any other.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
