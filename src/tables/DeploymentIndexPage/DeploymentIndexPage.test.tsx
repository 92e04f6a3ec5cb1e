import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";

import { CHAINS } from "@site/src/lib/protocol/fixture";
import type { IndexedRelease } from "@site/src/lib/protocol/model";
import Content from "./Content";

// Have tests and data of their own.
vi.mock("../ReleaseFinder", () => ({ default: () => null }));
vi.mock("../ChainTable", () => ({ default: () => null }));

const flow: IndexedRelease = {
  ref: "flow@v1.1",
  protocol: "flow",
  version: "v1.1",
  label: "Flow v1.1",
  depth: "full",
  pages: { overview: "/guides/flow/overview", migration: [] },
  isLatest: false,
  path: "/guides/flow/deployments",
  aliases: ["FL2"],
  month: "2025-02",
  tags: [],
  packages: [],
  highlights: [],
  counts: { chains: 3, mainnets: 2, testnets: 1, addresses: 6, unconfirmed: 0 },
};

const shown = (releases: IndexedRelease[]): string =>
  renderToString(<Content index={{ releases }} chains={CHAINS} />);
const textOf = (html: string): string =>
  html.replaceAll("<!-- -->", "").replaceAll(/(?:<[^>]*>)+/gu, "|");

test("lists releases by protocol with reach, month and links", () => {
  const lockup: IndexedRelease = {
    ...flow,
    ...{ ref: "lockup@v4.0", protocol: "lockup", version: "v4.0", label: "Lockup v4.0" },
    ...{ depth: "holders", pages: { migration: [] }, path: "/deployments/lockup/v4.0" },
  };
  const html = shown([flow, lockup]);
  expect(textOf(html)).toMatch(/\|Lockup\|.*\|Flow\|/u);
  expect(html).toContain('href="/guides/flow/deployments">Flow v1.1</a>');
  expect(html).toContain('href="/deployments/lockup/v4.0">Lockup v4.0</a>');
  expect(textOf(html)).toContain(
    "February 2025. 3 chains: 2 mainnets and 1 testnet. Aliases: FL2.",
  );
  expect(textOf(html).match(/\|guides\|/gu)).toHaveLength(1);
});

test("a release without addresses says so", () => {
  const counts = { chains: 0, mainnets: 0, testnets: 0, addresses: 0, unconfirmed: 0 };
  const pages = { reference: "/reference/flow", migration: [] };
  const text = textOf(shown([{ ...flow, depth: "reference", pages, counts }]));
  expect(text).toContain("February 2025. No addresses of its own.");
  expect(text).toContain("|reference|");
});
