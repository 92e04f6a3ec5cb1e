// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import Mermaid from "../../src/theme/Mermaid";

test("a diagram that was not drawn at build shows its source", () => {
  render(<Mermaid value={"flowchart TD\n  A --> B"} />);
  expect(screen.getByText(/flowchart TD/u).textContent).toBe("flowchart TD\n  A --> B");
});
