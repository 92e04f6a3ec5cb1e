// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";

import Checklist from ".";

const { location } = vi.hoisted(() => ({ location: { pathname: "/", search: "", hash: "" } }));
vi.mock("@docusaurus/router", () => ({ useLocation: () => location }));

beforeEach(() => window.history.replaceState(null, "", "/page"));

const list = (
  <Checklist
    title="Before you start"
    queryKey="ck"
    items={[
      { id: "one", text: "First" },
      { id: "two", text: "Second" },
    ]}
  />
);

describe("Checklist", () => {
  test("counts ticks and keeps them in the address", () => {
    render(list);
    fireEvent.click(screen.getByRole("checkbox", { name: "Second" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "First" }));
    expect(screen.getByRole("status").textContent).toBe("2 of 2 done");
    expect(window.location.search).toBe("?ck=one.two");
    fireEvent.click(screen.getByRole("checkbox", { name: "First" }));
    expect(window.location.search).toBe("?ck=two");
  });

  test("the server writes all entries", () => {
    const html = renderToString(list);
    expect(html).toContain("First");
    expect(html).toContain("Second");
  });
});
