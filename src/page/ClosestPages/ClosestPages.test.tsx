// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import ClosestPages from ".";

const location = vi.hoisted(() => ({ pathname: "/concept/fee" }));

vi.mock("@docusaurus/router", () => ({ useLocation: () => location }));
vi.mock("@generated/front-matter/default/pages.json", () => ({
  default: [
    { path: "/concepts/fees", title: "Fees" },
    { path: "/support/faq", title: "Answers" },
  ],
}));

describe("ClosestPages", () => {
  it("links the page whose address is most alike", async () => {
    location.pathname = "/concept/fee";
    render(<ClosestPages />);
    expect((await screen.findByRole("link", { name: "Fees" })).getAttribute("href")).toBe(
      "/concepts/fees",
    );
    expect(screen.queryByRole("link", { name: "Answers" })).toBeNull();
  });

  it("shows nothing when nothing is alike, and never the address as HTML", () => {
    location.pathname = "/<img src=x onerror=alert(1)>";
    const { container } = render(<ClosestPages />);
    expect(container.innerHTML).toBe("");
  });
});
