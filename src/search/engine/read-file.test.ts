import { afterEach, describe, expect, it, vi } from "vitest";

import { createFileReader } from "./read-file";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("createFileReader", () => {
  it("reads below the folder", async () => {
    const fetch = vi.fn((_: URL) => Promise.resolve(new Response("text")));
    vi.stubGlobal("fetch", fetch);
    const read = createFileReader("https://docs.example.org/search/");
    expect(await read("index.json")).toBe("text");
    expect(String(fetch.mock.calls[0]?.[0])).toBe("https://docs.example.org/search/index.json");
  });

  it("tells what failed", async () => {
    const read = createFileReader("https://docs.example.org/search/");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")));
    await expect(read("index.json")).rejects.toThrow("The search could not be loaded.");
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 503 })));
    await expect(read("index.json")).rejects.toThrow("503 for search/index.json");
    vi.stubEnv("NODE_ENV", "development");
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("Build once.", { status: 503 })));
    await expect(read("index.json")).rejects.toThrow("Build once.");
  });
});
