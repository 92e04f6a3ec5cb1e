import { describe, expect, it } from "vitest";

import { symbolOf } from "./symbol-of";

const LOCKUP = "/reference/lockup/contracts";

describe("symbolOf", () => {
  it("is the same for contract, abstract and interface, and differs for another contract", () => {
    const symbol = symbolOf(`${LOCKUP}/contract.SablierLockup#withdraw`);
    expect(symbol).toBeDefined();
    expect(symbolOf(`${LOCKUP}/interfaces/interface.ISablierLockup#withdraw`)).toBe(symbol);
    expect(symbolOf(`${LOCKUP}/abstracts/abstract.SablierLockup#withdraw`)).toBe(symbol);
    expect(symbolOf(`${LOCKUP}/contract.SablierBatchLockup#withdraw`)).not.toBe(symbol);
  });

  it("is nothing for pages and for prose", () => {
    expect(symbolOf(`${LOCKUP}/contract.SablierLockup`)).toBeUndefined();
    expect(symbolOf("/concepts/fees#claim-fee")).toBeUndefined();
  });
});
