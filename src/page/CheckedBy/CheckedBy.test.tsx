// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import CheckedBy from ".";

afterEach(cleanup);

it("leads to what checks each kind of fact", () => {
  render(<CheckedBy checks={["gas-figures", "prose"]} verified="2026-11-21" />);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    "/how-this-is-checked",
    "/how-this-is-checked#gas-figures",
    "/how-this-is-checked#prose",
  ]);
  expect(document.body.textContent).toBe(
    "How this is checked: gas figures, prose (by hand, 2026-11-21)",
  );
});

it("says that the data is newer than the text", () => {
  render(<CheckedBy checks={["prose"]} verified="2026-01-01" isOlderThanData />);
  expect(document.body.textContent).toContain("2026-01-01; the data is newer than the text");
});
