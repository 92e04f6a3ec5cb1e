import { describe, expect, test } from "vitest";

import { chooseApp, CLUES, ROLES } from "./choose";

describe("chooseApp", () => {
  test.each([
    ["link", undefined, "current"],
    ["nft", "sender", "current"],
    ["after", "recipient", "current"],
    ["number", "sender", "legacy-sender"],
    ["before", "recipient", "legacy-recipient"],
    ["before", undefined, undefined],
    [undefined, "sender", undefined],
  ] as const)("%s and %s lead to %s", (clue, role, app) => {
    expect(chooseApp(clue, role)?.app).toBe(app);
  });

  test("two answers always settle it", () => {
    for (const { id: clue } of CLUES) {
      for (const { id: role } of ROLES) expect(chooseApp(clue, role)).toBeDefined();
    }
  });
});
