import { describe, expect, it, vi } from "vitest";

import { createHostCache } from "./host-cache";

const host = { protocol: "https", url: "one.example", accept: "readWrite" };

describe("the cache of hosts", () => {
  it("finds what was stored with the state of a host by the host alone", async () => {
    const cache = createHostCache();
    const miss = vi.fn(() => Promise.resolve("unknown"));
    expect(await cache.get(host, miss)).toBe("unknown");
    await cache.set({ ...host, status: "down", lastUpdate: 1 }, "down");
    expect(await cache.get(host, miss)).toBe("down");
    expect(await cache.get({ ...host, url: "two.example" }, miss)).toBe("unknown");
    expect(miss).toHaveBeenCalledTimes(2);
  });

  it("forgets one host, and all of them", async () => {
    const cache = createHostCache();
    const none = () => Promise.resolve("none");
    await cache.set(host, "up");
    await cache.delete(host);
    expect(await cache.get(host, none)).toBe("none");
    await cache.set(host, "up");
    await cache.set("plain", "up");
    await cache.clear();
    expect(await Promise.all([cache.get(host, none), cache.get("plain", none)])).toEqual([
      "none",
      "none",
    ]);
  });
});
