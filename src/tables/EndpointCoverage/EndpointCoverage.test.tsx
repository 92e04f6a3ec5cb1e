// @vitest-environment jsdom
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";

import { loadModel } from "../../../plugins/protocol-data/test-model";
import EndpointCoverage, { IndexedChains, UnindexedChains } from ".";

const { chains } = loadModel();

beforeEach(() => {
  window.history.replaceState(null, "", "/api/overview");
});

test("shows every chain without JavaScript", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<EndpointCoverage chains={chains} />);
  expect(page.querySelectorAll("tbody tr")).toHaveLength(30);
  expect(page.textContent).toContain("30 chains: 19 on The Graph, 28 on Envio, 17 on both");
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
