// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { RELEASE } from "@site/src/lib/protocol/fixture";
import Content from "./Content";

test("shows the addresses with a notice about the guides and a way back", () => {
  render(<Content release={RELEASE} indexPath="/deployments" />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Flow v1.1 deployments");
  expect(screen.getByText(/describe other releases, not Flow v1\.1/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "v2.0" }).getAttribute("href")).toBe(
    "/deployments/flow/v2.0",
  );
  expect(screen.getByRole("link", { name: "All deployments" }).getAttribute("href")).toBe(
    "/deployments",
  );
  expect(screen.getByRole("table", { name: "Addresses of Flow v1.1" })).toBeTruthy();
});

test("leads to the guides and the reference of a release that has them", () => {
  const pages = { overview: "/guides/a", reference: "/reference/b", migration: [] };
  const { container } = render(
    <Content release={{ ...RELEASE, pages }} indexPath="/deployments" />,
  );
  expect(container.textContent).toContain(
    "What the contracts do stands in the guides and the reference of Flow v1.1.",
  );
  expect(screen.getByRole("link", { name: "guides" }).getAttribute("href")).toBe("/guides/a");
  expect(screen.getByRole("link", { name: "reference" }).getAttribute("href")).toBe("/reference/b");
});
