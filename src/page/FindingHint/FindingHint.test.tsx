// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import { SECTIONS } from "@site/src/config/navigation";

import FindingHint from ".";

afterEach(cleanup);

it("says of every section what is found there [spec 1.12]", () => {
  render(<FindingHint />);
  for (const { label, landing, hint } of SECTIONS) {
    expect(screen.getByRole("link", { name: label }).getAttribute("href")).toBe(landing);
    expect(screen.getByText(hint)).toBeDefined();
  }
});
