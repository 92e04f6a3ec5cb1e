import { expect, it } from "vitest";

import { fragmentOf } from "./fragment";

it("names the id that an address writes with escapes, and none for malformed ones", () => {
  expect(fragmentOf({ hash: "#caf%C3%A9" })).toBe("café");
  expect(fragmentOf({ hash: "#100%" })).toBe("");
  expect(fragmentOf({ hash: "" })).toBe("");
});
