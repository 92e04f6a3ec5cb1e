// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import LaterBlocks from ".";

const now = vi.hoisted(() => ({
  action: "PUSH",
  hash: "",
  isBrowser: true,
  painted: [] as (() => void)[],
}));

vi.mock("@docusaurus/router", () => ({
  useHistory: () => ({ action: now.action }),
  useLocation: () => ({ hash: now.hash }),
}));
vi.mock("@docusaurus/useIsBrowser", () => ({ default: () => now.isBrowser }));
vi.mock("@site/src/clients/after-paint", () => ({
  afterPaint: (callback: () => void) => {
    now.painted.push(callback);
    return () => undefined;
  },
}));

afterEach(cleanup);

beforeEach(() => Object.assign(now, { action: "PUSH", hash: "", isBrowser: true, painted: [] }));

const page = (
  <LaterBlocks>
    <p>the end</p>
  </LaterBlocks>
);

describe("LaterBlocks", () => {
  it("waits until the first blocks of a page that a link led to are on the screen", () => {
    const { container } = render(page);
    expect(screen.queryByText("the end")).toBeNull();
    expect(container.querySelector<HTMLElement>("[data-later-blocks]")?.style.height).toBe("100vh");
    act(() => {
      for (const callback of now.painted) callback();
    });
    expect(screen.getByText("the end")).toBeTruthy();
    expect(container.querySelector("[data-later-blocks]")).toBeNull();
  });

  it.each([
    ["going back, which scrolls to the old place", { action: "POP" }],
    ["an address with a fragment, which scrolls to a heading", { hash: "#end" }],
    ["taking over the HTML of the server", { isBrowser: false }],
  ])("draws everything at once after %s", (_, change) => {
    Object.assign(now, change);
    render(page);
    expect(screen.getByText("the end")).toBeTruthy();
    expect(now.painted).toEqual([]);
  });

  it("makes its blocks when they are drawn", () => {
    const make = vi.fn(() => <p>the end</p>);
    render(<LaterBlocks>{make}</LaterBlocks>);
    expect(make).not.toHaveBeenCalled();
    act(() => {
      for (const callback of now.painted) callback();
    });
    expect(screen.getByText("the end")).toBeTruthy();
  });

  it("is nothing but its blocks in the HTML of the server", () => {
    now.isBrowser = false;
    expect(renderToString(page)).toBe("<p>the end</p>");
  });
});
