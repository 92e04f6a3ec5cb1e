// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { FLOW_GAS } from "../../../data/gas/flow";
import { LOCKUP_GAS } from "../../../data/gas/lockup";
import GasBenchmarks from ".";

describe("GasBenchmarks", () => {
  test("the server writes every table of the first set, with its source", () => {
    const html = renderToString(<GasBenchmarks sets={LOCKUP_GAS} />);
    for (const text of ["122,317", "2,896,308", "2,646,865", "8,647,895", "4881009"]) {
      expect(html).toContain(text);
    }
  });

  test("shows one set and one table, kept in the address; the rest is in the page, unseen", () => {
    const { container } = render(<GasBenchmarks sets={LOCKUP_GAS} />);
    const hidden = container.querySelector("div[hidden]");
    expect(hidden?.textContent).toContain("122,287");
    expect(hidden?.querySelector("select")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Local chain, test token" }));
    fireEvent.click(screen.getByRole("button", { name: "Batch" }));
    expect(screen.getAllByRole("table")).toHaveLength(1);
    expect(screen.getByRole("status").textContent).toBe("30 figures, in gas");
    expect(window.location.search).toBe("?gset=local&gtab=batch");
  });

  test("one table needs no choice of tables, and unknown values are named", () => {
    window.history.replaceState(null, "", "/page?gset=mainnet&gtab=flow");
    render(<GasBenchmarks sets={FLOW_GAS} />);
    expect(screen.queryByRole("button", { name: "All" })).toBeNull();
    expect(screen.getByRole("alert").textContent).toContain('"mainnet"');
    expect(screen.getByText("124,326")).toBeTruthy();
  });
});
