import { describe, expect, it } from "vitest";

import { loadVectors } from "../../../tests/vectors/load";
import { LockupChain } from "../../../tests/vectors/lockup-chain";
import { observed, recorded } from "../../../tests/vectors/replay";

describe.each([
  ["v2.0", "lockup-v2.0", 298],
  ["v4.0", "lockup-v4.0", 741],
] as const)("replay of the recorded Lockup %s executions", (release, file, count) => {
  it("gives the recorded results and errors", () => {
    const chain = new LockupChain(release);
    let compared = 0;
    for (const step of loadVectors(file).steps) {
      const result = chain.execute(step);
      if (result === undefined || step.error?.name.endsWith("NotExpectedModel")) continue;
      compared += 1;
      const where = `line ${step.line}, ${step.scenario}: ${step.fn}`;
      expect(observed(result), where).toEqual(recorded(step));
    }
    expect(compared).toBe(count);
  });
});
