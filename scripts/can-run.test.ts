import { afterEach, describe, expect, it, vi } from "vitest";

import { canRun } from "./can-run";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("canRun", () => {
  const env = { PATH: process.env.PATH };

  it("names the missing program and what is not run, but in CI", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(canRun("Scripts", ["node"], env)).toBe(true);
    expect(warn).not.toHaveBeenCalled();
    expect(canRun("Scripts", ["node", "no-such-program"], env)).toBe(false);
    expect(warn.mock.calls[0]?.[0]).toMatch(/^NOT RUN: Scripts, for lack of no-such-program:/u);
    expect(canRun("Scripts", ["no-such-program"], { ...env, CI: "true" })).toBe(true);
  });
});
