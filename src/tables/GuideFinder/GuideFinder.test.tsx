// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { GOALS } from "../../../data/guide-goals";
import GuideFinder from ".";

const links = (): (string | null)[] =>
  within(screen.getByRole("table", { name: "Goals and their guides" }))
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"));

describe("GuideFinder", () => {
  test("the server writes every goal with its link", () => {
    const html = renderToString(<GuideFinder />);
    for (const { page } of GOALS) expect(html).toContain(`href="${page}"`);
  });

  test("finds by product, skill and words, and keeps them in the address", async () => {
    const user = userEvent.setup();
    render(<GuideFinder />);
    await user.click(screen.getByRole("button", { name: "Airdrops" }));
    screen.getByRole("button", { name: "GraphQL" }).focus();
    await user.keyboard("{Enter}");
    expect(links()).toEqual(["/api/overview", "/api/airdrops/the-graph/queries"]);
    await user.type(screen.getByRole("searchbox"), "CLAIMS list");
    expect(links()).toEqual(["/api/airdrops/the-graph/queries"]);
    expect(screen.getByRole("status").textContent).toBe(`1 of ${GOALS.length} goals`);
    expect(window.location.search).toBe("?tgp=airdrops&tgs=graphql&tgq=CLAIMS+list");
    await user.type(screen.getByRole("searchbox"), " zebra");
    expect(links()).toEqual([]);
    expect(screen.getByRole("status").textContent).toContain("No guide fits");
  });
});
