import {
  type FlowAccount,
  MAX_TOKEN_DECIMALS,
  PERIOD_SECONDS,
  ratePerSecond,
  type Runway,
  runwayOf,
  scaleAmount,
} from "@site/src/lib/flow";
import {
  decimalsField,
  type FormValues,
  momentField,
  readForm,
  readOption,
  readTokens,
  textField,
} from "@site/src/forms";
import { formatDateTime } from "@site/src/lib/format";
import { quoteValue } from "@site/src/lib/query";
import { within } from "@site/src/lib/text/read";

/** Most streams that the planner takes. */
const MAX_STREAMS = 20;

const INTERVALS = ["second", "minute", "hour", "day", "week", "month", "year"] as const;

export const PLANNER_FIELDS = {
  streams: textField(
    "ts",
    "Streams",
    "12, 3000, month, 0, 0\n15, 10, day, 40, 25\n21, 500, week, 0, 2500",
    readStreams,
    {
      scaled: readStreams,
      caption: "Streams, one a line",
      hint: "Name or id, amount, interval (second to year), debt now, balance now. A month has 30 days, a year 365.",
      rows: 4,
      code: true,
      wide: true,
    },
  ),
  decimals: decimalsField("td", "6"),
  now: momentField("tn", "Now", "2027-03-01", { caption: "Now (UTC)" }),
  until: momentField("tu", "Paid until", "2027-03-31", { caption: "Paid until (UTC)" }),
};

/** A stream as the reader writes it; its time is not known yet. */
interface PlannedStream {
  readonly name: string;
  readonly stream: Omit<FlowAccount, "snapshotTime">;
}

/** What each stream needs to be solvent until a moment. */
export interface Plan {
  readonly plans: readonly (Runway & { readonly name: string })[];
  readonly decimals: number;
  /** Unix seconds. */
  readonly until: bigint;
}

/** The plan that the fields describe, or what is wrong with them. */
export function evaluate(texts: FormValues<keyof typeof PLANNER_FIELDS>): {
  readonly problems: Partial<Record<keyof typeof PLANNER_FIELDS, string>>;
  readonly plan?: Plan;
} {
  const { problems, values } = readForm(PLANNER_FIELDS, texts);
  if (values === undefined) return { problems };
  const { streams, decimals, now, until } = values;
  if (until < now) {
    return { problems: { until: `${formatDateTime(until)} is before now; use a later date` } };
  }
  // Debt and balance are those of now.
  const plans = streams.map(({ name, stream }) => ({
    name,
    ...runwayOf({ ...stream, snapshotTime: now }, now, until),
  }));
  return { problems, plan: { plans, decimals, until } };
}

/**
 * Reads streams, one a line: name, amount, interval, debt and balance, separated by commas.
 * @param decimals token decimals, at most 18
 * @throws RangeError that names the line and the value
 */
function readStreams(text: string, decimals = MAX_TOKEN_DECIMALS): PlannedStream[] {
  const lines = text.split("\n").map((line) => line.trim());
  const filled = lines.filter((line) => line !== "");
  if (filled.length === 0) throw new RangeError("There is no stream; write one a line");
  if (filled.length > MAX_STREAMS) {
    throw new RangeError(`There are ${filled.length} streams; ${MAX_STREAMS} is the limit here`);
  }
  const streams = lines.flatMap((line, index) =>
    line === "" ? [] : [within(`Line ${index + 1}`, () => readLine(line, decimals))],
  );
  const names = streams.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) {
    throw new RangeError(`Two streams are called ${quoteValue(repeated)}; give each its own name`);
  }
  return streams;
}

function readLine(line: string, decimals: number): PlannedStream {
  const parts = line.split(",").map((part) => part.trim());
  const [name = "", amount = "", interval = "", debt = "", balance = ""] = parts;
  if (parts.length !== 5 || name === "") {
    throw new RangeError(
      `${quoteValue(line)} needs five parts: name, amount, interval, debt, balance, for example 12, 3000, month, 0, 0`,
    );
  }
  const period = readOption(interval, INTERVALS);
  const rate = ratePerSecond({
    amount: readTokens(amount, decimals),
    decimals,
    seconds: period === "second" ? 1n : PERIOD_SECONDS[period],
  });
  if (rate === 0n)
    throw new RangeError(`${quoteValue(amount)} rounds to a rate of 0, a paused stream`);
  return {
    name,
    stream: {
      tokenDecimals: decimals,
      balance: readTokens(balance, decimals),
      ratePerSecond: rate,
      snapshotDebtScaled: scaleAmount(readTokens(debt, decimals), decimals),
    },
  };
}
