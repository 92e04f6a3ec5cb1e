// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import type { IndexedRelease } from "@site/src/lib/protocol/model";
import Content from "./Content";

// Has tests and data of its own.
vi.mock("../ReleaseFinder", () => ({ default: () => null }));

const flow: IndexedRelease = {
  ref: "flow@v1.1",
  protocol: "flow",
  version: "v1.1",
  label: "Flow v1.1",
  depth: "full",
  pages: { overview: "/guides/flow/overview", migration: [] },
  generation: "February 2025",
  predecessor: null,
  source: [],
  isLatest: false,
  path: "/guides/flow/deployments",
  aliases: ["FL2"],
  month: "2025-02",
  tags: [],
  packages: [],
  highlights: [],
  counts: { chains: 3, mainnets: 2, testnets: 1, addresses: 6, unconfirmed: 0 },
};

test("lists releases by protocol with reach, month and links", () => {
  const lockup: IndexedRelease = {
    ...flow,
    ref: "lockup@v4.0",
    protocol: "lockup",
    version: "v4.0",
    label: "Lockup v4.0",
    depth: "holders",
    pages: { migration: [] },
    isLatest: true,
    path: "/deployments/lockup/v4.0",
    aliases: [],
  };
  const source = { package: "sablier", version: "4.1.0" };
  render(<Content index={{ source, releases: [flow, lockup] }} />);
  expect(screen.getAllByRole("heading", { level: 2 }).map((head) => head.textContent)).toEqual([
    "Lockup",
    "Flow",
  ]);
  expect(screen.getByRole("link", { name: "Flow v1.1" }).getAttribute("href")).toBe(
    "/guides/flow/deployments",
  );
  expect(screen.getByRole("link", { name: "Lockup v4.0" }).getAttribute("href")).toBe(
    "/deployments/lockup/v4.0",
  );
  expect(
    screen.getByText("February 2025. 3 chains: 2 mainnets and 1 testnet. Aliases: FL2."),
  ).toBeTruthy();
  expect(screen.getAllByText("guides")).toHaveLength(1);
});

test("a release without addresses says so", () => {
  const counts = { chains: 0, mainnets: 0, testnets: 0, addresses: 0, unconfirmed: 0 };
  const release: IndexedRelease = {
    ...flow,
    depth: "reference",
    pages: { reference: "/reference/flow", migration: [] },
    counts,
  };
  render(
    <Content index={{ source: { package: "sablier", version: "4.1.0" }, releases: [release] }} />,
  );
  expect(screen.getByText("reference")).toBeTruthy();
  expect(screen.getByText(/February 2025\. No addresses of its own\./)).toBeTruthy();
});
