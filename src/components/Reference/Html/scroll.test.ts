// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { keepInPlace } from "./scroll";

let frames: FrameRequestCallback[];
let tops: number[];
let target: HTMLElement;

/** Runs frames until none is asked for. */
function run(): void {
  for (let next = frames.shift(); next !== undefined; next = frames.shift()) next(0);
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (step: FrameRequestCallback) => frames.push(step));
  vi.stubGlobal("cancelAnimationFrame", () => {
    frames = [];
  });
  target = document.createElement("h3");
  target.scrollIntoView = vi.fn();
  target.getBoundingClientRect = () => new DOMRect(0, tops.length > 1 ? tops.shift() : tops[0]);
});
afterEach(() => vi.unstubAllGlobals());

describe("keepInPlace", () => {
  it("scrolls until the target stays", () => {
    tops = [-500, -120, 60];
    keepInPlace(target);
    run();
    expect(target.scrollIntoView).toHaveBeenCalledTimes(6);
  });

  it("gives up on a target that keeps moving", () => {
    tops = Array.from({ length: 100 }, (_, index) => index * 10);
    keepInPlace(target);
    run();
    expect(target.scrollIntoView).toHaveBeenCalledTimes(20);
  });

  it.each(["wheel", "touchstart", "keydown"])("leaves a reader alone who scrolls: %s", (event) => {
    tops = [0];
    keepInPlace(target);
    window.dispatchEvent(new Event(event));
    run();
    expect(target.scrollIntoView).not.toHaveBeenCalled();
  });

  it("can be stopped, and does nothing without a target", () => {
    tops = [0];
    keepInPlace(target)();
    keepInPlace(null)();
    run();
    expect(target.scrollIntoView).not.toHaveBeenCalled();
  });
});
