// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";

import { createStorageCache } from "./storage-cache";

const MINUTES = 60_000;

afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

const storage = (): Storage => window.localStorage;

describe("createStorageCache", () => {
  it("keeps a value for five minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const cache = createStorageCache("docs", storage);
    await cache.set({ query: "a" }, "answer");
    vi.setSystemTime(Date.now() + 4 * MINUTES);
    expect(await cache.get({ query: "a" }, () => Promise.resolve("new"))).toBe("answer");
    vi.setSystemTime(Date.now() + 2 * MINUTES);
    expect(await cache.get({ query: "a" }, () => Promise.resolve("new"))).toBe("new");
  });

  it("keeps the newest fifty", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const cache = createStorageCache("docs", storage);
    for (let number = 0; number < 60; number++) {
      vi.setSystemTime(Date.now() + 1);
      await cache.set(String(number), number);
    }
    expect(await cache.get("59", () => Promise.resolve(-1))).toBe(59);
    expect(await cache.get("0", () => Promise.resolve(-1))).toBe(-1);
  });

  it("forgets what it is told to", async () => {
    const cache = createStorageCache("docs", storage);
    await cache.set("a", 1);
    await cache.set("b", 2);
    await cache.delete("a");
    expect(await cache.get("a", () => Promise.resolve(0))).toBe(0);
    expect(await cache.get("b", () => Promise.resolve(0))).toBe(2);
    await cache.clear();
    expect(window.localStorage.length).toBe(0);
  });
});
