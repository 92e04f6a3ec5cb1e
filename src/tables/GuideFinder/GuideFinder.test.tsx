import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { GOALS } from "../../../data/guide-goals";
import GuideFinder from ".";

describe("GuideFinder", () => {
  test("the server writes every goal with its link", () => {
    const html = renderToString(<GuideFinder />);
    for (const { page } of GOALS) expect(html).toContain(`href="${page}"`);
  });
});
