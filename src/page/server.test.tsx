import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";

import { SECTIONS } from "@site/src/config/navigation";
import CheckedBy from "./CheckedBy";
import Diagram from "./Diagram";
import { CLOCKED_CLAIMS } from "./Drawings/ClaimClocks";
import NftTransfer from "./Drawings/NftTransfer";
import { PRICE_GATE_ROWS } from "./Drawings/PriceGate";
import { partsOn } from "./Drawings/StreamMoments";
import FindingHint from "./FindingHint";
import MarkdownAlternate from "./MarkdownAlternate";

vi.mock("@docusaurus/Head", () => ({
  default: ({ children }: { readonly children: ReactNode }) => children,
}));

const textOf = (html: string): string =>
  html.replaceAll("<!-- -->", "").replaceAll(/<[^>]*>/gu, "");

it("leads to what checks each kind of fact, and says that the data is newer than the text", () => {
  const html = renderToString(
    <CheckedBy checks={["gas-figures", "prose"]} verified="2026-11-21" isOlderThanData />,
  );
  expect([...html.matchAll(/href="([^"]+)"/gu)].map(([, href]) => href)).toEqual([
    "/how-this-is-checked",
    "/how-this-is-checked#gas-figures",
    "/how-this-is-checked#prose",
  ]);
  expect(textOf(html)).toContain(
    "How this is checked: gas figures, prose (by hand, 2026-11-21; the data is newer than the text",
  );
});

it("describes a drawing, lets the keyboard scroll it, and carries its source", () => {
  const html = renderToString(
    <Diagram title="Layers" description="A wallet calls a contract." source="A--B" svg="<svg/>" />,
  );
  expect(html).toMatch(/<div(?=[^>]* role="img")(?=[^>]* tabindex="0")[^>]*><svg\/>/iu);
  expect(html).toContain('aria-label="A wallet calls a contract."');
  expect(html).toMatch(/<details.*A--B/u);
});

it.each([
  [0n, [0n, 0n, 10_000n]],
  [15n, [2_000n, 3_000n, 5_000n]],
  [30n, [2_000n, 8_000n, 0n]],
])("a stream on day %s is withdrawn, withdrawable and to come", (day, tokens) => {
  expect(partsOn(day).map(([, part]) => part)).toEqual(tokens);
});

it("starts a ranged stream with the campaign and a non-ranged one with its claim", () => {
  expect(CLOCKED_CLAIMS.map(({ startDay, endDay, atOnce }) => [startDay, endDay, atOnce])).toEqual([
    [0, 100, 10],
    [0, 100, 60],
    [10, 110, 0],
    [60, 160, 0],
  ]);
});

it("unlocks all tokens of a price-gated stream at the target and at the end", () => {
  expect(PRICE_GATE_ROWS).toEqual([
    ["0", "4,000", "0"],
    ["7", "4,875", "0"],
    ["8", "5,000", "10,000"],
    ["14", "5,000", "10,000"],
    ["15", "4,900", "0"],
    ["51", "4,240", "0"],
    ["52", "4,200", "10,000"],
  ]);
});

it("gives the NFT to the first owner before a transfer, and to the second after it", () => {
  expect(textOf(renderToString(<NftTransfer />))).toMatch(
    /First owner NFT holds the 2,000 tokens withdrawn so far.*Second owner NFT may withdraw 3,000/u,
  );
});

it("says of every section what is found there [spec 1.12]", () => {
  const html = renderToString(<FindingHint />);
  for (const { label, landing, hint } of SECTIONS) {
    expect(html).toContain(`href="${landing}">${label}</a>`);
    expect(textOf(html)).toContain(hint);
  }
});

it("names the Markdown of the page", () => {
  expect(renderToString(<MarkdownAlternate />)).toMatch(
    /^<link(?=.* rel="alternate")(?=.* type="text\/markdown").* href="\/index\.md"/u,
  );
});
