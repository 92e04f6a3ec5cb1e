import { formatContractError } from "../fixed-point";
import { linearTimestamps } from "./durations";
import { act, type LifeAction, openStream, STREAM_ID } from "./life";
import { getStream, type LockupOutcome, type LockupState } from "./simulator";
import { statusOf, type VestingFigures, vestingFigures } from "./stream";
import type { LockupStatus } from "./types";
import { DAY } from "../format/durations";

const TOKEN = 10n ** 18n;
const START = 1_750_000_000n;

/** Something that happens to the stream, or a look at it. `amount` in whole tokens. */
interface StoryStep {
  readonly day: number;
  readonly label: string;
  readonly action?: LifeAction;
  readonly amount?: number;
}

/** The life of a linear stream. Amounts in whole tokens of 18 decimals, times in days. */
export interface Story {
  readonly deposit: number;
  readonly days: number;
  readonly cliff?: { readonly day: number; readonly unlock: number };
  readonly startUnlock?: number;
  /** In the order in which they happen, up to the last day. */
  readonly steps: readonly StoryStep[];
}

/** The stream on a day. Amounts in base units. */
interface StoryMoment extends VestingFigures {
  readonly day: number;
  readonly withdrawn: bigint;
  readonly refunded: bigint;
  readonly status: LockupStatus;
}

function take(label: string, outcome: LockupOutcome<unknown>): LockupState {
  if (outcome.ok) return outcome.state;
  throw new Error(
    `The step "${label}" of a stream story reverts with ${formatContractError(outcome.error)}. Change the step.`,
  );
}

function open({ deposit, days, cliff, startUnlock = 0 }: Story): LockupState {
  const durations = { cliff: BigInt(cliff?.day ?? 0) * DAY, total: BigInt(days) * DAY };
  const { timestamps, cliffTime } = linearTimestamps(durations, START);
  const unlockAmounts = {
    start: BigInt(startUnlock) * TOKEN,
    cliff: BigInt(cliff?.unlock ?? 0) * TOKEN,
  };
  const schedule = { model: "linear", cliffTime, unlockAmounts } as const;
  const deposited = BigInt(deposit) * TOKEN;
  return take("create", openStream("v2.0", { deposited, timestamps, schedule }, { now: START }));
}

/**
 * Runs a story with the model of the contract.
 *
 * @returns the stream after every step, and the points of its curves: a day has several where they
 *   jump, one before the jump and one after it
 * @throws Error naming the step that the contract would refuse, or that comes after the end
 */
export function tellStory(story: Story): {
  moments: (StoryMoment & Pick<StoryStep, "label">)[];
  points: StoryMoment[];
} {
  const late = story.steps.find(({ day }) => day > story.days);
  if (late !== undefined) {
    throw new Error(
      `The step "${late.label}" on day ${late.day} comes after the end. Use a day up to ${story.days}.`,
    );
  }
  let state = open(story);
  const timeOf = (day: number): bigint => START + BigInt(day) * DAY;
  const look = (day: number, now = timeOf(day)): StoryMoment => {
    const stream = getStream(state, STREAM_ID);
    const { withdrawn, refunded } = stream.amounts;
    const status = statusOf(stream, now);
    return { day, ...vestingFigures(stream, now), withdrawn, refunded, status };
  };
  const points: StoryMoment[] = [];
  const moments = [];
  for (let day = 0; day <= story.days; day += 1) {
    if (day > 0) points.push(look(day, timeOf(day) - 1n));
    points.push(look(day));
    for (const { label, action, amount = 0 } of story.steps.filter((step) => step.day === day)) {
      if (action !== undefined) {
        const outcome = act(state, action, { now: timeOf(day) }, BigInt(amount) * TOKEN);
        state = take(label, outcome);
      }
      moments.push({ label, ...look(day) });
      points.push(look(day));
    }
  }
  return { moments, points };
}

/** The stream of the guide to vesting data. */
export const VESTING_STORY: Story = {
  deposit: 1000,
  days: 100,
  startUnlock: 50,
  cliff: { day: 20, unlock: 150 },
  steps: [
    { day: 0, label: "start" },
    { day: 10, label: "before the cliff" },
    { day: 20, label: "cliff" },
    { day: 60, label: "day 60" },
    { day: 60, label: "withdraw 200", action: "withdraw", amount: 200 },
    { day: 70, label: "cancel", action: "cancel" },
    { day: 70, label: "withdrawMax", action: "withdrawMax" },
  ],
};
