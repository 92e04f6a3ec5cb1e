// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { afterPaint, afterPaintWhenIdle } from "./after-paint";

let frames: (() => void)[];
let idles: (() => void)[];

beforeEach(() => {
  frames = [];
  idles = [];
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => frames.push(callback));
  vi.stubGlobal("cancelAnimationFrame", (id: number) => frames.splice(id - 1, 1));
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => idles.push(callback));
  vi.stubGlobal("cancelIdleCallback", (id: number) => idles.splice(id - 1, 1));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paint = (): void => {
  for (const frame of frames.splice(0)) frame();
  vi.runAllTimers();
};

describe("afterPaint", () => {
  it("calls back after the next frame, not in it", () => {
    const callback = vi.fn();
    afterPaint(callback);
    for (const frame of frames.splice(0)) frame();
    expect(callback).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(callback).toHaveBeenCalledOnce();
  });

  it("can be taken back before the frame and after it", () => {
    const callback = vi.fn();
    afterPaint(callback)();
    paint();
    const cancel = afterPaint(callback);
    for (const frame of frames.splice(0)) frame();
    cancel();
    vi.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
  });
});

describe("afterPaintWhenIdle", () => {
  it("waits for the frame and then for nothing to do", () => {
    const callback = vi.fn();
    afterPaintWhenIdle(callback);
    expect(idles).toHaveLength(0);
    paint();
    expect(callback).not.toHaveBeenCalled();
    for (const idle of idles) idle();
    expect(callback).toHaveBeenCalledOnce();
  });

  it("can be taken back while it waits", () => {
    const callback = vi.fn();
    const cancel = afterPaintWhenIdle(callback);
    paint();
    cancel();
    expect(idles).toHaveLength(0);
    expect(callback).not.toHaveBeenCalled();
  });

  it("waits for the frame only where browsers do not tell when they are idle", () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    const callback = vi.fn();
    afterPaintWhenIdle(callback);
    paint();
    expect(callback).toHaveBeenCalledOnce();
  });
});
