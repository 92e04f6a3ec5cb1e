import type { Step, Value, VectorFile } from "./load";

/** What a recorded call looked like. What is left out is not compared, `error` excepted. */
export interface Recorded {
  readonly file: VectorFile;
  readonly on?: string;
  readonly fn: string;
  /** Name of the error it reverted with; a call without one must have succeeded. */
  readonly error?: string;
  readonly event?: string;
  readonly out?: Value;
  readonly wei?: bigint;
  /** Part of the note of the recording. */
  readonly note?: string;
}

export const isRecorded = (
  step: Step,
  { on, fn, error, event, out, wei, note = "" }: Recorded,
): boolean =>
  step.fn === fn &&
  (on === undefined || step.on === on) &&
  step.error?.name === error &&
  (event === undefined || step.events.some(({ name }) => name === event)) &&
  (out === undefined || step.returns === out) &&
  (wei === undefined || step.wei === wei) &&
  step.note.includes(note);
