// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

type Report = (entries: { isIntersecting: boolean; target: Element }[], observer: unknown) => void;

const observers: { report: Report; watched: Set<Element> }[] = [];
const prefetch = vi.fn();

beforeEach(() => {
  vi.resetModules();
  observers.length = 0;
  prefetch.mockReset();
  Object.assign(window, { docusaurus: { prefetch, preload: vi.fn() } });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly watched = new Set<Element>();
      constructor(readonly report: Report) {
        observers.push(this);
      }
      observe = (element: Element): unknown => this.watched.add(element);
      unobserve = (element: Element): unknown => this.watched.delete(element);
    },
  );
});

it("has a page prefetched once, when a link to it comes into view", async () => {
  const { watchLink } = await import("./links-in-view");
  const [first, second] = [document.createElement("a"), document.createElement("a")];
  watchLink(first, "/a");
  watchLink(second, "/b");
  expect(observers).toHaveLength(1);
  observers[0]?.report(
    [
      { isIntersecting: false, target: first },
      { isIntersecting: true, target: second },
    ],
    observers[0],
  );
  expect(prefetch.mock.calls).toEqual([["/b"]]);
  expect([...(observers[0]?.watched ?? [])]).toEqual([first]);
});

it("ends the watch of a link that is gone", async () => {
  const { watchLink } = await import("./links-in-view");
  const stop = watchLink(document.createElement("a"), "/a");
  stop();
  expect(observers[0]?.watched.size).toBe(0);
});
