import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { loadModel } from "../../../plugins/protocol-data/test-model";
import EndpointCoverage, { IndexedChains, UnindexedChains } from ".";

const { chains } = loadModel();

test("shows every chain without JavaScript", () => {
  const html = renderToString(<EndpointCoverage chains={chains} />);
  expect(html.split("<tbody")[1]?.match(/<tr/gu)).toHaveLength(30);
  expect(html.replaceAll(/<[^>]*>/gu, "")).toContain(
    "30 chains: 19 on The Graph, 28 on Envio, 17 on both",
  );
});

test("names the chains of one vendor and of none in a sentence", () => {
  expect(renderToString(<IndexedChains chains={chains} only="envio" conjunction="or" />)).toBe(
    "Abstract, Blast, HyperEVM, Mode, Monad, Morph, Robinhood, Sei Network, Sophon, Superseed or XDC",
  );
  expect(renderToString(<IndexedChains chains={chains} only="the-graph" />)).toBe(
    "Denergy and Lightlink",
  );
  expect(renderToString(<UnindexedChains chains={chains} />)).toMatch(/Core Dao.*Tangle/);
});
