// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { AUDITS, reportUrl } from "../../../data/audits";
import AuditTable from ".";
import { AUDITED_PRODUCTS, AUDITED_RELEASES, filterAudits } from "./filter";

describe("filterAudits", () => {
  test("keeps the reports of a product or a release", () => {
    expect(filterAudits({ product: "", release: "" })).toHaveLength(AUDITS.length);
    const sizes = AUDITED_RELEASES.map((release) => filterAudits({ product: "", release }).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(AUDITS.length);
    expect(filterAudits({ product: "flow", release: "" })).toHaveLength(3);
    expect(filterAudits({ product: "flow", release: "lockup@v2.0" })).toEqual([]);
  });

  test("the products are those of the data", () => {
    expect(AUDITED_PRODUCTS).toEqual(["lockup", "flow", "airdrops", "legacy"]);
  });
});

describe("AuditTable", () => {
  test("the server writes every report with its link", () => {
    const html = renderToString(<AuditTable />);
    for (const audit of AUDITS) expect(html).toContain(`href="${reportUrl(audit)}"`);
  });

  test("filters by product, then by release, and keeps both in the address", () => {
    render(<AuditTable />);
    const press = (name: string): void => {
      fireEvent.click(screen.getByRole("button", { name }));
    };
    press("Flow");
    expect(screen.queryByRole("button", { name: "Lockup v2.0" })).toBeNull();
    press("Flow v1.0");
    expect(screen.getByRole("status").textContent).toBe(`2 of ${AUDITS.length} reports`);
    expect(window.location.search).toBe("?aup=flow&aur=flow%40v1.0");
    press("Lockup");
    expect(window.location.search).toBe("?aup=lockup");
  });
});
