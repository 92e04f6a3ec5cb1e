// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import Diagram from ".";

afterEach(cleanup);

it("names the drawing, describes it, and carries its source", () => {
  render(
    <Diagram title="Layers" description="A wallet calls a contract." source="A-->B" svg="<svg/>" />,
  );
  expect(screen.getByRole("figure", { name: "Layers" })).toBeDefined();
  const drawing = screen.getByRole("img", { name: "A wallet calls a contract." });
  expect(drawing.querySelector("svg")).not.toBeNull();
  expect(drawing.tabIndex).toBe(0);
  expect(screen.getByText("A-->B").closest("details")).not.toBeNull();
});
