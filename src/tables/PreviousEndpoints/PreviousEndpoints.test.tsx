import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { loadModel } from "../../../plugins/protocol-data/test-model";
import PreviousEndpoints from ".";

const { chains } = loadModel();

/** HTML of the rows by the name of the past subgraph. */
function rowsOf(protocol: "lockup" | "flow" | "airdrops"): ReadonlyMap<string, string> {
  const html = renderToString(<PreviousEndpoints protocol={protocol} chains={chains} />);
  const rows = html.split("<tbody").slice(1).join("").split("<tr").slice(1);
  return new Map(rows.map((row) => [/>(sablier-v2[\w-]*)</u.exec(row)?.[1] ?? row, row]));
}

test.each([
  ["lockup", 25, "sablier-v2", "lockup"],
  ["flow", 44, "sablier-v2-fl", "lockup"],
  ["airdrops", 25, "sablier-v2-ms", "airdrops"],
] as const)(
  "leads every past subgraph of %s to what replaces it",
  (protocol, count, older, line) => {
    const rows = rowsOf(protocol);
    expect(rows.size).toBe(count);
    expect(rows.get(`${older}-base`)).toMatch(
      new RegExp(
        `href="/api/${protocol}/endpoints#chain-base"[^>]*>(?:<[^>]*>)*sablier-${line}-base`,
      ),
    );
    expect(rows.get(`${older}-blast`)).toContain("at Envio");
    expect(rows.get(`${older}-arbitrum-sepolia`)).toContain("nothing: no vendor");
  },
);

test("shows only the testing address where the id is unknown", () => {
  const row = rowsOf("flow").get("sablier-v2-fl-zksync");
  expect(row).not.toContain("Production");
  expect(row).toMatch(/Testing.*never published/u);
});
