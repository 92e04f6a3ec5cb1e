import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { FLOW_FORK } from "../../../data/gas/flow";
import { LOCKUP_FORK, LOCKUP_LOCAL } from "../../../data/gas/lockup";
import { callName, creationGroups, groupOfColumn } from "./groups";
import GasChart from ".";

describe("groups", () => {
  test("creation by count, without brokers", () => {
    for (const set of [LOCKUP_FORK, LOCKUP_LOCAL]) {
      const groups = creationGroups(set);
      expect(groups.map(({ label }) => label)).toEqual([
        "2 segments or tranches",
        "10 segments or tranches",
        "100 segments or tranches",
      ]);
      expect(groups.map(({ bars }) => bars.length)).toEqual([4, 4, 4]);
    }
    expect(creationGroups(LOCKUP_FORK)[2]?.bars[0]).toEqual({
      name: "createWithDurationsLD",
      gas: 2_896_308,
    });
  });

  test("all calls of a column; calls without a figure are left out", () => {
    const [flow] = FLOW_FORK.tables;
    expect(groupOfColumn(flow).bars).toHaveLength(12);
    const dynamic = LOCKUP_FORK.tables[1];
    expect(dynamic && groupOfColumn(dynamic, 2).bars.map(({ name }) => name)).not.toContain("burn");
    expect(callName("void", "solvent")).toBe("void (solvent)");
  });
});

test("names and figures are text; the longest bar is the highest figure", () => {
  const html = renderToString(
    <GasChart
      title="Costs"
      summary="b costs more"
      groups={[
        { label: "few", bars: [{ name: "a", gas: 500 }] },
        { label: "many", bars: [{ name: "b", gas: 2000 }] },
      ]}
    />,
  );
  expect(html.replaceAll(/<[^>]*>/gu, "")).toContain("b2,000 gas");
  const widths = [...html.matchAll(/<rect[^>]* width="([^"]+)"/gu)].map(([, width]) => width);
  expect(widths).toEqual(["25.00%", "100.00%"]);
});
