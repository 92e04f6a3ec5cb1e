import { formatContractError } from "@site/src/lib/fixed-point";
import {
  linearTimestamps,
  type LockupOutcome,
  lockupSimulator,
  type LockupState,
  type LockupStatus,
  statusOf,
  type VestingFigures,
  vestingFigures,
} from "@site/src/lib/lockup";

const DAY = 86_400n;
const TOKEN = 10n ** 18n;
const START = 1_750_000_000n;
const STREAM_ID = 1n;

const SENDER = "0x00000000000000000000000000000000000000a1";
const RECIPIENT = "0x00000000000000000000000000000000000000b2";
const OTHER = "0x00000000000000000000000000000000000000c3";

/** Something that happens to the stream, or a look at it. `amount` in whole tokens. */
export interface StoryStep {
  readonly day: number;
  readonly label: string;
  readonly action?: "withdraw" | "withdrawMax" | "withdrawMaxAndTransfer" | "cancel" | "renounce";
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
export interface StoryPoint {
  readonly day: number;
  readonly streamed: bigint;
  readonly withdrawn: bigint;
  readonly inStream: bigint;
  readonly locked: bigint;
}

function take<T>(label: string, outcome: LockupOutcome<T>): LockupState {
  if (outcome.ok) return outcome.state;
  throw new Error(
    `The step "${label}" of a stream story reverts with ${formatContractError(outcome.error)}. Change the step.`,
  );
}

function open({ deposit, days, cliff, startUnlock = 0 }: Story): LockupState {
  const durations = { cliff: BigInt(cliff?.day ?? 0) * DAY, total: BigInt(days) * DAY };
  const { timestamps, cliffTime } = linearTimestamps(durations, START);
  const created = lockupSimulator.create(
    lockupSimulator.deploy({ maxCount: 1n }),
    { caller: SENDER, now: START },
    {
      sender: SENDER,
      recipient: RECIPIENT,
      totalAmount: BigInt(deposit) * TOKEN,
      token: OTHER,
      cancelable: true,
      transferable: true,
      shape: "linear",
      timestamps,
      schedule: {
        model: "linear",
        cliffTime,
        unlockAmounts: {
          start: BigInt(startUnlock) * TOKEN,
          cliff: BigInt(cliff?.unlock ?? 0) * TOKEN,
        },
      },
    },
  );
  return take("create", created);
}

function act(state: LockupState, { action, amount = 0, day, label }: StoryStep): LockupState {
  const now = START + BigInt(day) * DAY;
  const bySender = { caller: SENDER, now };
  const byRecipient = { caller: RECIPIENT, now };
  switch (action) {
    case undefined:
      return state;
    case "withdraw":
      return take(
        label,
        lockupSimulator.withdraw(state, byRecipient, STREAM_ID, RECIPIENT, BigInt(amount) * TOKEN),
      );
    case "withdrawMax":
      return take(label, lockupSimulator.withdrawMax(state, byRecipient, STREAM_ID, RECIPIENT));
    case "withdrawMaxAndTransfer":
      return take(
        label,
        lockupSimulator.withdrawMaxAndTransfer(state, byRecipient, STREAM_ID, OTHER),
      );
    case "cancel":
      return take(label, lockupSimulator.cancel(state, bySender, STREAM_ID));
    case "renounce":
      return take(label, lockupSimulator.renounce(state, bySender, STREAM_ID));
  }
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
    const stream = lockupSimulator.getStream(state, STREAM_ID);
    const now = START + BigInt(day) * DAY - secondsBefore;
    const { streamed, inStream, locked } = vestingFigures(stream, now);
    points.push({ day, streamed, withdrawn: stream.amounts.withdrawn, inStream, locked });
  };
  const steps = [...story.steps];
  for (let day = 0; day <= story.days; day += 1) {
    // A jump at the cliff is drawn as one: the value before it, then the value at it.
    if (day > 0) plot(day, 1n);
    plot(day);
    for (let step = steps[0]; step?.day === day; step = steps[0]) {
      steps.shift();
      state = act(state, step);
      const stream = lockupSimulator.getStream(state, STREAM_ID);
      const now = START + BigInt(day) * DAY;
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
