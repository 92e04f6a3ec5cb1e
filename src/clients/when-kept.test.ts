// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";

import { whenKept } from "./when-kept";

class Container extends EventTarget {
  constructor(public controller: object | null) {
    super();
  }

  takeOver(): void {
    this.controller = {};
    this.dispatchEvent(new Event("controllerchange"));
  }
}

function open(container: object, connection: object = {}): void {
  vi.stubGlobal("navigator", { ...container, connection });
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it("begins on a first visit when the worker takes over, once", () => {
  const serviceWorker = new Container(null);
  const work = vi.fn(() => Promise.reject(new Error("no network")));
  open({ serviceWorker });
  whenKept(work);
  expect(work).not.toHaveBeenCalled();
  serviceWorker.takeOver();
  serviceWorker.takeOver();
  expect(work).toHaveBeenCalledOnce();
});

it("begins at once on later visits", () => {
  const work = vi.fn(() => Promise.resolve());
  open({ serviceWorker: new Container({}) });
  whenKept(work);
  expect(work).toHaveBeenCalledOnce();
});

it("begins neither on a line that is slow or dear nor after it was stopped, nor without workers", () => {
  const work = vi.fn(() => Promise.resolve());
  for (const connection of [{ saveData: true }, { effectiveType: "slow-2g" }]) {
    open({ serviceWorker: new Container({}) }, connection);
    whenKept(work);
  }
  const serviceWorker = new Container(null);
  open({ serviceWorker });
  whenKept(work)();
  serviceWorker.takeOver();
  open({});
  whenKept(work);
  const denied = {
    get controller(): never {
      throw new DOMException("denied", "SecurityError");
    },
  };
  open({ serviceWorker: denied });
  whenKept(work);
  expect(work).not.toHaveBeenCalled();
});
