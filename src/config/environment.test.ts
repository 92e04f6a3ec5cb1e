import { expect, test } from "vitest";

import { valueOf } from "./environment";

test("an empty variable is one that is not set", () => {
  expect([undefined, "", "  "].map(valueOf)).toEqual([null, null, null]);
  expect(valueOf(" key ")).toBe("key");
});
