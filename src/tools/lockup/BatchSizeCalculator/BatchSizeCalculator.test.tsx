// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import BatchSizeCalculator from ".";

const answer = (): string | null => screen.getByRole("status").textContent;

test("the server writes the figures of the app's largest batch", () => {
  const html = renderToString(<BatchSizeCalculator />);
  expect(html).toContain("170,653");
  expect(html).toContain("47,782,840");
});

test("counts transactions by model and entries", async () => {
  const user = userEvent.setup();
  render(<BatchSizeCalculator />);
  expect(answer()).toBe("At least 3 transactions for 280 streams.");
  await user.selectOptions(screen.getByRole("combobox", { name: "Model" }), "tranched");
  fireEvent.change(screen.getByRole("textbox", { name: "Tranches of each stream" }), {
    target: { value: "24" },
  });
  expect(answer()).toBe("At least 14 transactions for 280 streams.");
  expect(window.location.search).toBe("?bm=tranched&be=24");
  fireEvent.change(screen.getByRole("textbox", { name: "Gas limit of a transaction" }), {
    target: { value: "1000" },
  });
  expect(answer()).toContain("Not even one such stream fits");
});

test.each(["0", "-1", "x", "", "1.5", "99999999999"])("names the unusable number %j", (value) => {
  render(<BatchSizeCalculator />);
  const field = screen.getByRole("textbox", { name: "Streams" });
  fireEvent.change(field, { target: { value } });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(answer()).toBe("Correct the marked fields to see the answer.");
});
