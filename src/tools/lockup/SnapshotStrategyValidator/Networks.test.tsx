import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { loadModel } from "../../../../plugins/protocol-data/test-model";
import { CHAINS } from "@site/src/lib/protocol/fixture";
import SnapshotNetworks from "./Networks";
import { STRATEGY_NETWORKS } from "./validate";

test("names every network of both strategies, or says that the data lacks it", () => {
  const html = renderToString(<SnapshotNetworks chains={loadModel().chains} />);
  expect(html.match(/<tr/gu)).toHaveLength(STRATEGY_NETWORKS["sablier-v2"].length + 1);
  expect(html.replaceAll(/(?:<[^>]*>)+/gu, "|")).toContain("|Gnosis|100|yes|no|");
  expect(() => renderToString(<SnapshotNetworks chains={{ ...CHAINS, chains: [] }} />)).toThrow(
    "Chain 1 is not in the data",
  );
});
