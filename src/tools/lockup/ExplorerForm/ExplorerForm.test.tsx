// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import ExplorerForm from ".";

test("names the place and gives each box its value to copy", () => {
  render(
    <ExplorerForm
      contract="Token"
      tab="Write Contract"
      functionName="approve"
      selector="0x095ea7b3"
      boxes={[
        { label: "spender (address)", value: "0x12", note: "SablierLockup" },
        { label: "shape (string)", value: "" },
      ]}
    />,
  );
  const drawing = screen.getByRole("figure", {
    name: "Token → Contract → Write Contract → approve (0x095ea7b3)",
  });
  expect(
    within(drawing)
      .getAllByRole("button")
      .map((button) => button.title),
  ).toEqual(["Copy spender (address)"]);
  expect(within(drawing).getByText("(empty)")).toBeTruthy();
  expect(within(drawing).queryByRole("textbox")).toBeNull();
});
