import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import type {
  ChainRow,
  ChainsData,
  ReleaseCoverage,
  ReleaseRef,
} from "@site/src/lib/protocol/model";
import ChainCoverage from ".";
import { joinWords } from "@site/src/lib/text/join-words";

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
  return { ref, label, path: `/${ref}`, depth: "full", pages: { migration: [] }, ...counts };
}

const data: ChainsData = {
  schemaVersion: 2,
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

test("names a release without data and the known ones", () => {
  const wrong = <ChainCoverage chains={data} releases={["bob@v1.0"]} />;
  expect(() => renderToString(wrong)).toThrow(
    'There is no chain data for the release "bob@v1.0". Known releases: lockup@v2.0, flow@v1.1.',
  );
});

test("shows counts, differences and unconfirmed addresses, joined as a sentence joins them", () => {
  const html = renderToString(<ChainCoverage chains={data} releases={refs} />);
  const shown = html.replaceAll("<!-- -->", "").replaceAll(/<[^>]*>/gu, "|");
  for (const text of [
    "Lockup v2.0|: 2 chains, 2 of them mainnets",
    "Flow v1.1|: 1 chains, 1 of them mainnets, 2 addresses unconfirmed",
    "Lockup v2.0 and Flow v1.1 together: 1 chains",
    "Beta: no Flow v1.1",
    "Only other releases are on Gamma.",
  ]) {
    expect(shown.replaceAll("|", "")).toContain(text.replaceAll("|", ""));
  }
  expect(joinWords(["A", "B", "C"])).toBe("A, B and C");
});
