// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";

import {
  CERTAINTIES,
  PRODUCT_STATUS,
  type ProductStatus,
  type StatusId,
} from "@site/data/product-status";
import { formatIsoDate } from "@site/src/lib/format/iso-dates";

import Status from ".";

afterEach(cleanup);

const ENTRIES = Object.entries(PRODUCT_STATUS) as [StatusId, ProductStatus][];

describe.each(ENTRIES)("the status %s", (id, { text, ways, asOf, certainty, doubt, source }) => {
  it("says what holds, on which day, and how sure that is", () => {
    const { container } = render(<Status of={id} />);
    const shown = container.textContent;
    for (const part of [text, formatIsoDate(asOf), CERTAINTIES[certainty], doubt ?? ""]) {
      expect(shown).toContain(part);
    }
    expect(container.querySelector("time")?.getAttribute("datetime")).toBe(asOf);
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual([...ways.map(({ to }) => to), source]);
  });
});

it("does not lead to the page that it is on", () => {
  render(<Status of="new-chains" on="/guides/custom-deployments" />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(document.body.textContent).not.toContain("See");
});
