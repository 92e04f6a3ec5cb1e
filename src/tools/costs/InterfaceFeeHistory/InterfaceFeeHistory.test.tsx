import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import InterfaceFeeHistory from ".";

test("lists every price with its first and last day", () => {
  const html = renderToString(<InterfaceFeeHistory />).replaceAll(/(?:<[^>]*>)+/gu, "|");
  expect(html.match(/\d{4}-\d\d-\d\d\|(?:\d{4}-\d\d-\d\d|no end on record)/gu)).toHaveLength(10);
  expect(html).toContain("|Lockup withdrawal|2023-07-03|2025-02-02|nothing|");
  expect(html).toContain("|Airdrop claim|2025-04-10|2026-01-26|$2.00|");
});
