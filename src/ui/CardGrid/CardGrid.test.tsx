// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import CardGrid, { Card } from ".";

describe("CardGrid", () => {
  it("is a list whose cards link to their pages", () => {
    render(
      <CardGrid>
        <Card to="/concepts/fees" title="Fees" eyebrow="Concepts">
          Who charges what.
        </Card>
      </CardGrid>,
    );
    expect(screen.getByRole("list").children).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Fees" }).getAttribute("href")).toBe("/concepts/fees");
    expect(screen.getByText("Who charges what.")).toBeDefined();
  });
});
