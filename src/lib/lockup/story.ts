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
export interface StoryStep {
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
  readonly steps: readonly StoryStep[];
}

/** The stream after a step. Amounts in base units. */
export interface Moment extends VestingFigures {
  readonly day: number;
  readonly label: string;
  readonly withdrawn: bigint;
  readonly refunded: bigint;
  readonly status: LockupStatus;
}

/** Base units of the stream on a day. A day may have several points: before and after a jump. */
export interface StoryPoint extends VestingFigures {
  readonly day: number;
  readonly withdrawn: bigint;
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
  const created = openStream(
    { release: "v2.0", maxCount: 1n },
    {
      deposited: BigInt(deposit) * TOKEN,
      timestamps,
      schedule: { model: "linear", cliffTime, unlockAmounts },
    },
    { now: START },
  );
  return take("create", created);
}

/**
 * Runs a story with the model of the contract.
 *
 * @returns the stream after every step, and the points of its curves
 * @throws Error naming the step that the contract would refuse
 */
export function tellStory(story: Story): { moments: Moment[]; points: StoryPoint[] } {
  let state = open(story);
  const moments: Moment[] = [];
  const points: StoryPoint[] = [];
  const plot = (day: number, secondsBefore = 0n): void => {
    const stream = getStream(state, STREAM_ID);
    const now = START + BigInt(day) * DAY - secondsBefore;
    points.push({
      day,
      ...vestingFigures(stream, now),
      withdrawn: stream.amounts.withdrawn,
    });
  };
  const steps = [...story.steps];
  for (let day = 0; day <= story.days; day += 1) {
    // A jump at the cliff is drawn as one: the value before it, then the value at it.
    if (day > 0) plot(day, 1n);
    plot(day);
    for (let step = steps[0]; step?.day === day; step = steps[0]) {
      steps.shift();
      const now = START + BigInt(day) * DAY;
      const { action, amount = 0, label } = step;
      if (action !== undefined) {
        state = take(label, act(state, action, { now }, BigInt(amount) * TOKEN));
      }
      const stream = getStream(state, STREAM_ID);
      moments.push({
        day,
        label: step.label,
        ...vestingFigures(stream, now),
        withdrawn: stream.amounts.withdrawn,
        refunded: stream.amounts.refunded,
        status: statusOf(stream, now),
      });
      plot(day);
    }
  }
  if (steps[0] !== undefined) {
    throw new Error(
      `The step "${steps[0].label}" on day ${steps[0].day} comes after the end or out of order. Sort the steps by day, up to day ${story.days}.`,
    );
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
