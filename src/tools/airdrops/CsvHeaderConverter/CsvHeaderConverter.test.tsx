// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { TEMPLATES } from "@site/src/lib/csv/fixture";
import CsvHeaderConverter from ".";

const CONVERTED = "address,amount,startAt,endAt,cliffAmount,cliffAt";

function field(): HTMLElement {
  return screen.getByRole("textbox", { name: "Old header or file" });
}

test("the server writes a converted example", () => {
  expect(renderToString(<CsvHeaderConverter data={TEMPLATES} />)).toContain(CONVERTED);
});

test("renames what the reader pastes and says what fits", async () => {
  const user = userEvent.setup();
  render(<CsvHeaderConverter data={TEMPLATES} />);
  expect(screen.getByRole("region", { name: "New file" }).textContent).toBe(CONVERTED);
  expect(screen.getByRole("status").textContent).toContain("lockup/range/cliff.csv");
  fireEvent.change(field(), { target: { value: "address,foo" } });
  expect(screen.getByRole("status").textContent).toBe(
    "No old name found. The columns fit no template; compare them with the table.",
  );
  await user.click(screen.getByRole("button", { name: "Reset" }));
  expect(field()).toHaveProperty("value", "address,amount,start,end,cliffEnd,cliffAmount");
});

test("names what is wrong next to the field", () => {
  render(<CsvHeaderConverter data={TEMPLATES} />);
  fireEvent.change(field(), { target: { value: 'a,"b' } });
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(/never closed; correct the quotes/)).toBeTruthy();
  expect(screen.queryByRole("status")).toBeNull();
});
