import type { Abi } from "viem";
import { describe, expect, it } from "vitest";

import { normalized } from "./support/abi";
import { packageAbi } from "./support/packages";
import { released } from "./support/released-code";

describe("the packages with the released contracts", () => {
  it.each([
    ["SablierComptroller", "comptroller/v1.1/SablierComptroller"],
    ["SablierComptroller v1.0", "comptroller/v1.0/SablierComptroller"],
    ["SablierLockup", "lockup/v4.0/SablierLockup"],
    ["SablierBatchLockup", "lockup/v4.0/SablierBatchLockup"],
    ["SablierFlow", "flow/v3.0/SablierFlow"],
  ] as const)("have the ABI of %s that this site documents, %s", (name, file) => {
    const constructors = (abi: Abi) => abi.filter(({ type }) => type === "constructor");
    expect(normalized(released(name).abi)).toEqual(normalized(packageAbi(file)));
    expect(constructors(released(name).abi)).toEqual(constructors(packageAbi(file)));
  });
});
