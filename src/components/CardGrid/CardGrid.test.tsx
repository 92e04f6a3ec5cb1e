// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";

import CardGrid, { Card } from ".";

vi.mock("@docusaurus/useGlobalData", () => ({
  usePluginData: () => ({ planned: ["/concepts/nft"] }),
}));

afterEach(cleanup);

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

  it("shows a page that is only planned without a link, with or without a fragment", () => {
    render(
      <CardGrid>
        <Card to="/concepts/nft" title="NFTs" />
        <Card to="/concepts/nft#risks" title="Risks" />
      </CardGrid>,
    );
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("NFTs")).toBeDefined();
  });
});
