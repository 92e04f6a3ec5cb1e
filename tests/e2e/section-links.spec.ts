import { landOnSections } from "./support/section-links";
import { test } from "./support/test";

test.describe("a link to a section lands on it [spec 9.1]", () => {
  landOnSections({ width: 1280, height: 800, slowdown: 1, oneOf: 7 });
});
