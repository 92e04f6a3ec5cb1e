import { expect } from "vitest";

import { type Step, type Value } from "../../vectors/load";
import { canonical } from "../../vectors/replay";
import { type Contract } from "./chain";
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
