// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { cloneElement, Profiler } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import DeferredBlocks from ".";

const now = vi.hoisted(() => ({ action: "PUSH", hash: "", isBrowser: true }));

vi.mock("@docusaurus/router", () => ({
  useHistory: () => ({ action: now.action }),
  useLocation: () => ({ hash: now.hash }),
}));
vi.mock("@docusaurus/useIsBrowser", () => ({ default: () => now.isBrowser }));

afterEach(cleanup);

beforeEach(() => Object.assign(now, { action: "PUSH", hash: "", isBrowser: true }));

const END = "<p>the end</p>";

const page = (
  <DeferredBlocks>
    <p>the end</p>
  </DeferredBlocks>
);

/** The states of the page that React puts on the screen, one after the other. */
function drawn(): readonly string[] {
  const states: string[] = [];
  const remember = (): void => {
    states.push(document.body.firstElementChild?.innerHTML ?? "");
  };
  render(
    <Profiler id="page" onRender={remember}>
      {page}
    </Profiler>,
  );
  return [...new Set(states)];
}

describe("DeferredBlocks", () => {
  it("are drawn after the first blocks of a page that a link led to", () => {
    expect(drawn()).toEqual(['<div data-deferred-blocks="" style="height: 100vh;"></div>', END]);
  });

  it.each([
    ["going back, which scrolls to the old place", { action: "POP" }],
    ["an address with a fragment, which scrolls to a heading", { hash: "#end" }],
    ["taking over the HTML of the server", { isBrowser: false }],
  ])("are drawn at once after %s", (_, change) => {
    Object.assign(now, change);
    expect(drawn()).toEqual([END]);
  });

  it("are drawn with a fragment that comes before them, so that its heading is there", () => {
    const box = document.createElement("div");
    const root = createRoot(box);
    flushSync(() => root.render(page));
    expect(box.innerHTML).toContain("data-deferred-blocks");
    now.hash = "#end";
    flushSync(() => root.render(cloneElement(page)));
    expect(box.innerHTML).toContain(END);
    root.unmount();
  });

  it("are nothing but their blocks in the HTML of the server", () => {
    now.isBrowser = false;
    expect(renderToString(page)).toBe(END);
  });
});
