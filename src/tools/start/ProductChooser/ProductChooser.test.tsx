// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import ProductChooser, { ProductOption } from ".";
import { type Answer, OUTCOMES, possibleOutcomes } from "./choose";

const BOTH: readonly Answer[] = ["yes", "no"];

describe("possibleOutcomes", () => {
  test("three answers always leave exactly one outcome", () => {
    for (const endDate of BOTH) {
      for (const manyRecipients of BOTH) {
        for (const payUpFront of BOTH) {
          expect(possibleOutcomes({ endDate, manyRecipients, payUpFront })).toHaveLength(1);
        }
      }
    }
  });

  test("no answer leaves all outcomes", () => {
    expect(possibleOutcomes({})).toEqual(OUTCOMES);
  });

  test("without an end date only Flow is left", () => {
    const products = possibleOutcomes({ endDate: "no" }).map((outcome) => outcome.product);
    expect(new Set(products)).toEqual(new Set(["flow"]));
  });

  test("a fixed total paid now to a few people is Lockup", () => {
    const [outcome] = possibleOutcomes({
      endDate: "yes",
      manyRecipients: "no",
      payUpFront: "yes",
    });
    expect(outcome?.product).toBe("lockup");
  });

  test("a fixed total for many people is Airdrops, whenever it is paid in", () => {
    const outcomes = possibleOutcomes({ endDate: "yes", manyRecipients: "yes" });
    expect(outcomes.map((outcome) => outcome.product)).toEqual(["airdrops"]);
  });
});

const chooser = (
  <ProductChooser>
    <ProductOption product="lockup">
      <a href="/lockup">Lockup guide</a>
    </ProductOption>
    <ProductOption product="flow">
      <a href="/flow">Flow guide</a>
    </ProductOption>
    <ProductOption product="airdrops">
      <a href="/airdrops">Airdrops guide</a>
    </ProductOption>
  </ProductChooser>
);

function answer(question: RegExp, name: "Yes" | "No"): HTMLElement {
  return within(screen.getByRole("group", { name: question })).getByRole("radio", { name });
}

describe("ProductChooser", () => {
  test("says which product fits once the answers settle it", async () => {
    const user = userEvent.setup();
    render(chooser);
    await user.click(answer(/total/, "Yes"));
    expect(screen.getByRole("status").textContent).toBe("");
    await user.click(answer(/recipients/, "Yes"));
    expect(screen.getByRole("status").textContent).toMatch(/^Airdrops fits\./);
    expect(screen.getByRole("region", { name: "Airdrops" })).toBeTruthy();
    expect(screen.getByRole("region", { name: "Lockup, does not fit" })).toBeTruthy();
  });

  test("keeps the links of products that do not fit", async () => {
    const user = userEvent.setup();
    render(chooser);
    await user.click(answer(/total/, "No"));
    expect(screen.getByRole("link", { name: "Lockup guide" })).toBeTruthy();
  });

  test("works by keyboard and starts over", async () => {
    const user = userEvent.setup();
    render(chooser);
    answer(/total/, "Yes").focus();
    await user.keyboard(" ");
    await user.click(answer(/recipients/, "No"));
    await user.click(answer(/whole amount/, "No"));
    expect(screen.getByRole("status").textContent).toMatch(/^Flow fits\./);
    await user.click(screen.getByRole("button", { name: "Reset" }));
    expect(screen.getByRole("status").textContent).toBe("");
    expect(screen.getAllByRole<HTMLInputElement>("radio").some((radio) => radio.checked)).toBe(
      false,
    );
  });

  test("the server writes all options and the list of all outcomes", () => {
    const html = renderToString(chooser);
    for (const guide of ["/lockup", "/flow", "/airdrops"]) expect(html).toContain(guide);
    for (const outcome of OUTCOMES) expect(html).toContain(outcome.note);
  });
});
