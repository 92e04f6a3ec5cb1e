import { NEWEST_FLOW, ratePerSecond } from "@site/src/lib/flow";
import { formatAmount } from "@site/src/lib/format/amounts";
import { optionField, wholeField } from "@site/src/forms";
import {
  type Action,
  depletionsOf,
  type Reading,
  readAtMoment,
  runTimeline,
  type Scenario,
  type Timeline,
} from "../FlowSimulator/timeline";

export const DECIMALS = 18;
const TOKEN = 10n ** BigInt(DECIMALS);
const HOUR = 3600n;
const DAY = 24n * HOUR;
const HORIZON = 30n * DAY;
/** Bob's withdrawal and Alice's second deposit happen ten days after the start. */
const TENTH = 10n * DAY;

/** Step of the slider, and how many of them there are. */
export const STEP = 6n * HOUR;
export const STEPS = Number(HORIZON / STEP);

/** What the address keeps: the place of the slider, and what Bob does. */
export const EXAMPLE_FIELDS = {
  step: wholeField("fxs", "Moment", (TENTH / STEP).toString(), [0n, BigInt(STEPS)]),
  takes: optionField("fxt", "Bob takes the 800", "no", ["no", "yes"]),
};

/** 3,000 tokens per 30 days, begun with a deposit of 200. */
const PLAN: Omit<Scenario, "actions"> = {
  release: NEWEST_FLOW,
  decimals: DECIMALS,
  rate: ratePerSecond({ amount: 3000n * TOKEN, decimals: DECIMALS, seconds: HORIZON }),
  start: 0n,
  deposit: 200n * TOKEN,
  fee: 0n,
  horizon: HORIZON,
};

/** A line of the story: when, what happens, and the figures right after it. */
export interface Chapter {
  readonly when: string;
  readonly what: string;
  readonly reading: Reading;
}

export interface Story {
  readonly timeline: Timeline;
  readonly chapters: readonly Chapter[];
}

/** A moment as a date in January, on whose first day the stream begins. */
export function momentInJanuary(at: bigint): string {
  const pad = (value: bigint): string => value.toString().padStart(2, "0");
  const seconds = at % 60n;
  const clock = `${pad((at % DAY) / HOUR)}:${pad((at % HOUR) / 60n)}`;
  return `January ${at / DAY + 1n}, ${clock}${seconds === 0n ? "" : `:${pad(seconds)}`}`;
}

/** An amount in whole tokens, rounded to a hundredth; a smaller one is not called 0. */
export function roundedTokens(amount: bigint): string {
  const hundredths = (amount * 100n + TOKEN / 2n) / TOKEN;
  return hundredths === 0n && amount > 0n ? "less than 0.01" : formatAmount(hundredths, 2);
}

/**
 * The example of the FAQ, run on the simulated contract.
 *
 * @param takes whether Bob withdraws a second time
 */
export function tellStory(takes: boolean): Story {
  const act = (row: number, kind: Action["kind"], amount?: bigint): Action => ({
    row,
    kind,
    at: TENTH,
    amount,
  });
  const actions = [act(0, "withdraw"), act(1, "deposit", 2800n * TOKEN)];
  const timeline = runTimeline({
    ...PLAN,
    actions: takes ? [...actions, act(2, "withdraw")] : actions,
  });
  const untouched = runTimeline({ ...PLAN, actions: [] });
  const told = ["Bob withdraws 200", "Alice deposits 2,800", "Bob withdraws the 800"];
  return {
    timeline,
    chapters: [
      {
        when: momentInJanuary(0n),
        what: "Alice creates the stream and deposits 200",
        reading: readAtMoment(untouched, 0n),
      },
      ...depletionsOf(timeline).map((at) => ({
        when: momentInJanuary(at),
        what: "the debt passes the balance",
        reading: readAtMoment(untouched, at),
      })),
      {
        when: momentInJanuary(TENTH),
        what: "ten days have passed",
        reading: readAtMoment(untouched, TENTH),
      },
      ...timeline.steps.map(({ after }, index) => ({
        when: "the same moment",
        what: told[index] ?? "",
        reading: after,
      })),
      {
        when: momentInJanuary(HORIZON),
        what: "thirty days in all, no further withdrawal",
        reading: readAtMoment(timeline, HORIZON),
      },
    ],
  };
}
