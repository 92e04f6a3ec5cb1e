// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import PaymentPlot from ".";

test("draws three ways to pay and lists their figures", () => {
  render(<PaymentPlot />);
  expect(screen.getByRole("img", { name: /three ways/ })).toBeTruthy();
  const names = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(names.map(({ textContent }) => textContent)).toEqual([
    "Stream",
    "One payment up front",
    "One payment at the end",
  ]);
});

test("a stream pays half by the middle", () => {
  const html = renderToString(<PaymentPlot />);
  expect(html).toMatch(/>15<\/td><td[^>]*>1,500<\/td><td[^>]*>3,000<\/td><td[^>]*>0</);
});

test("a stream pays 100 a day, with nothing lost to rounding", () => {
  const html = renderToString(<PaymentPlot />);
  const rows = [...html.matchAll(/<td[^>]*>(\d+)<\/td><td[^>]*>([\d,]+)<\/td>/g)];
  expect(rows.map(([, day, paid]) => [day, paid])).toEqual([
    ["0", "0"],
    ["5", "500"],
    ["10", "1,000"],
    ["15", "1,500"],
    ["20", "2,000"],
    ["25", "2,500"],
    ["30", "3,000"],
  ]);
});
