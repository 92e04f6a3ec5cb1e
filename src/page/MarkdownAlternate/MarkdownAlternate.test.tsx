// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";

vi.mock("@docusaurus/Head", () => ({
  default: ({ children }: { children: React.ReactNode }) => <>{children}</>,
}));

import MarkdownAlternate from ".";

it("names the Markdown twin", () => {
  window.history.replaceState(null, "", "/deployments/lockup/v3.0");
  const { container } = render(<MarkdownAlternate />);
  const link = container.ownerDocument.querySelector('link[type="text/markdown"]');
  expect(link?.getAttribute("href")).toBe("/deployments/lockup/v3.0.md");
  expect(link?.getAttribute("rel")).toBe("alternate");
});
