import { landOnSections } from "../support/section-links";
import { test } from "../support/test";

test.describe("a link to a section lands on it on a desktop, wherever it is [spec 9.1]", () => {
  landOnSections({ width: 1280, height: 800, slowdown: 1, oneOf: 1 });
});

test.describe("a link to a section lands on it on a slow phone [spec 9.1]", () => {
  landOnSections({ width: 390, height: 780, slowdown: 4, oneOf: 4 });
});
