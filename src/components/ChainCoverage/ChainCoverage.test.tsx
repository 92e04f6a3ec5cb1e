// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";

import type { ChainRow, ChainsData, ReleaseCoverage, ReleaseRef } from "../../lib/protocol/model";
import ChainCoverage from ".";
import { compareCoverage, joinWords } from "./coverage";

vi.mock("@docusaurus/Link", () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

afterEach(cleanup);

function chain(id: number, name: string, refs: readonly ReleaseRef[]): ChainRow {
  return {
    id,
    name,
    slug: name.toLowerCase(),
    testnet: false,
    inApp: true,
    zk: false,
    nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
    explorer: { name: "Explorer", url: "https://explorer.example" },
    releases: refs.map((ref) => ({ ref, confirmed: true })),
  };
}

function coverage(ref: ReleaseRef, label: string, chains: number): ReleaseCoverage {
  const counts = { chains, mainnets: chains, testnets: 0, addresses: chains, unconfirmed: 0 };
  return { ref, label, path: `/${ref}`, documented: true, ...counts };
}

const data: ChainsData = {
  schemaVersion: 1,
  source: { package: "sablier", version: "4.1.0" },
  counts: { chains: 3, mainnets: 3, testnets: 0, inApp: 2, inAppMainnets: 1, inAppTestnets: 1 },
  releases: [
    coverage("lockup@v2.0", "Lockup v2.0", 2),
    { ...coverage("flow@v1.1", "Flow v1.1", 1), unconfirmed: 2 },
  ],
  chains: [
    chain(1, "Alpha", ["lockup@v2.0", "flow@v1.1"]),
    chain(2, "Beta", ["lockup@v2.0"]),
    chain(3, "Gamma", []),
  ],
};

const refs: readonly ReleaseRef[] = ["lockup@v2.0", "flow@v1.1"];

describe("compareCoverage", () => {
  test("sorts chains by how many of the releases they have", () => {
    const report = compareCoverage(data, refs);
    expect(report.complete.map(({ name }) => name)).toEqual(["Alpha"]);
    expect(
      report.partial.map(({ chain: { name }, missing }) => [name, missing.map(({ ref }) => ref)]),
    ).toEqual([["Beta", ["flow@v1.1"]]]);
    expect(report.absent.map(({ name }) => name)).toEqual(["Gamma"]);
  });

  test("names a release without data and the known ones", () => {
    expect(() => compareCoverage(data, ["bob@v1.0"])).toThrow(
      'There is no chain data for the release "bob@v1.0". Known releases: lockup@v2.0, flow@v1.1.',
    );
  });
});

test("joinWords joins like a sentence", () => {
  expect([[], ["A"], ["A", "B"], ["A", "B", "C"]].map(joinWords)).toEqual([
    "",
    "A",
    "A and B",
    "A, B and C",
  ]);
});

describe("ChainCoverage", () => {
  test("shows counts, differences and unconfirmed addresses", () => {
    const { container } = render(<ChainCoverage chains={data} releases={refs} />);
    expect(screen.getByRole("link", { name: "Lockup v2.0" }).getAttribute("href")).toBe(
      "/lockup@v2.0",
    );
    expect(screen.getByText("1 mainnets, 0 testnets, 2 addresses unconfirmed")).toBeTruthy();
    expect(screen.getByText("Beta: no Flow v1.1")).toBeTruthy();
    expect(container.textContent).toContain("1 chains have all of Lockup v2.0 and Flow v1.1.");
    expect(container.textContent).toContain("Gamma carry other releases");
  });
});
