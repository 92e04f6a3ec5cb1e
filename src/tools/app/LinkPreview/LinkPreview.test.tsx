// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import LinkPreview from ".";

test("the drawing has a name, and each of its numbers an explanation", () => {
  render(<LinkPreview />);
  const drawing = screen.getByRole("img", { name: /Sketch of a preview card/ });
  expect(drawing.querySelectorAll("text")).toHaveLength(screen.getAllByRole("listitem").length);
});
