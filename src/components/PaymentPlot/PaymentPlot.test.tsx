// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";

import PaymentPlot from ".";

afterEach(cleanup);

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
