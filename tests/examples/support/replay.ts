import { expect } from "vitest";

import { type Step, type Value } from "../../vectors/load";
import { canonical } from "../../vectors/replay";
import { type Chain, type Contract } from "./chain";
import { recordedError, translated } from "./translate";

/**
 * Makes a recorded call to a stand-in and expects the recorded end: the values that it returned, or
 * the error.
 *
 * @param addresses the stand-ins' addresses by those of the recording
 */
export async function expectRecordedEnd(
  contract: Contract,
  { by, wei, fn, args, returns, error, line, scenario }: Step,
  addresses: ReadonlyMap<string, string>,
): Promise<void> {
  const input = translated(args, addresses) as readonly Value[];
  let end: unknown;
  try {
    const options = { from: by as `0x${string}`, value: wei };
    const answer =
      by === undefined ? await contract.read(fn, input) : await contract.write(fn, input, options);
    end = { returns: answer ?? null };
  } catch (thrown) {
    end = { error: recordedError(thrown) };
  }
  const expected = error === undefined ? { returns: returns ?? null } : { error };
  expect(canonical(end), `line ${line}, ${scenario}: ${fn}`).toEqual(
    canonical(translated(expected, addresses)),
  );
}

/** Makes a recorded call to a released contract and expects the recorded end and events. */
export async function expectRecordedStep(
  chain: Chain,
  contract: Contract,
  step: Step,
): Promise<void> {
  const before = chain.receipts.length;
  await expectRecordedEnd(contract, step, new Map());
  const events = chain.eventsFrom(before).map(({ eventName, args }) => ({ name: eventName, args }));
  expect(canonical(events), `line ${step.line}: events of ${step.fn}`).toEqual(
    canonical(step.events.map(({ name, args }) => ({ name, args }))),
  );
}
