// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { AUDITS, reportUrl } from "../../../data/audits";
import AuditTable from ".";

describe("AuditTable", () => {
  test("the server writes every report with its link", () => {
    const html = renderToString(<AuditTable />);
    for (const audit of AUDITS) expect(html).toContain(`href="${reportUrl(audit)}"`);
  });

  test("filters by product, and keeps it in the address", () => {
    render(<AuditTable />);
    const products = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(products).toEqual(["All", "Lockup", "Flow", "Airdrops", "Legacy"]);
    fireEvent.click(screen.getByRole("button", { name: "Flow" }));
    expect(screen.getByRole("status").textContent).toBe(`3 of ${AUDITS.length} reports`);
    expect(window.location.search).toBe("?aup=flow");
  });
});
