import { describe, expect, it } from "vitest";

import { loadVectors } from "../../../tests/vectors/load";
import { FlowChain } from "../../../tests/vectors/flow-chain";
import { observed, recorded } from "../../../tests/vectors/replay";

describe("replay of the recorded executions", () => {
  it.each([
    ["flow-v3.0", "v3.0", 499],
    ["flow-v1.1", "v1.1", 250],
  ] as const)("of %s gives the recorded results and errors", (file, release, count) => {
    const chain = new FlowChain(release);
    let compared = 0;
    for (const step of loadVectors(file).steps) {
      const result = chain.execute(step);
      if (result === undefined) continue;
      compared += 1;
      const where = `line ${step.line}, ${step.scenario}: ${step.fn}`;
      expect(observed(result), where).toEqual(recorded(step));
    }
    expect(compared).toBe(count);
  });
});
