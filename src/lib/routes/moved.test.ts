import { expect, test } from "vitest";

import { movedTo } from "./moved";

const FOLDERS = [{ from: "/old/guides/*", to: "/new" }];

test.each([
  ["/old/guides/a", "/new"],
  ["/old/guides/a/b", "/new"],
  ["/old/guides", null],
  ["/old/guidebook/a", null],
  ["/", null],
])("%s leads to %s", (path, target) => {
  expect(movedTo(path, FOLDERS)).toBe(target);
});
