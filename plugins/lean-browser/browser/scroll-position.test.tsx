// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { useCallback } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { useScrollPosition } from "./scroll-position";

const events = vi.hoisted(() => ({ scrollEventsEnabledRef: { current: true } }));

vi.mock("../../../node_modules/@docusaurus/theme-common/lib/utils/scrollUtils", () => ({
  useScrollController: () => events,
}));
vi.mock("@docusaurus/theme-common", () => ({
  useEvent: <Callback extends (...args: never[]) => unknown>(callback: Callback) =>
    useCallback(callback, []),
}));

const onScroll = vi.fn();
const asked = vi.fn(() => 0);

function Scrolled(): null {
  useScrollPosition(onScroll);
  return null;
}

function scrollTo(top: number): void {
  asked.mockReturnValue(top);
  window.dispatchEvent(new Event("scroll"));
}

beforeEach(() => {
  events.scrollEventsEnabledRef.current = true;
  Object.defineProperty(window, "scrollY", { configurable: true, get: asked });
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  asked.mockReturnValue(0);
});

test("tells where the window is and was", () => {
  render(<Scrolled />);
  expect(onScroll).toHaveBeenLastCalledWith({ scrollX: 0, scrollY: 0 }, { scrollX: 0, scrollY: 0 });
  scrollTo(120);
  scrollTo(300);
  expect(onScroll).toHaveBeenLastCalledWith(
    { scrollX: 0, scrollY: 300 },
    { scrollX: 0, scrollY: 120 },
  );
});

test("asks the browser when it has scrolled, not when something is drawn", () => {
  const { rerender } = render(<Scrolled />);
  asked.mockClear();
  for (let round = 0; round < 3; round += 1) rerender(<Scrolled />);
  expect(asked).not.toHaveBeenCalled();
});

test("is silent while the page scrolls by itself, and once it is gone", () => {
  const { unmount } = render(<Scrolled />);
  onScroll.mockClear();
  events.scrollEventsEnabledRef.current = false;
  scrollTo(50);
  events.scrollEventsEnabledRef.current = true;
  unmount();
  scrollTo(60);
  expect(onScroll).not.toHaveBeenCalled();
});
