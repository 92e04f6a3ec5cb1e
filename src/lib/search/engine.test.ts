import { describe, expect, it } from "vitest";

import { createLoadingEngine } from "./engine";
import { files } from "./testing";

const ALL = new Map(files().map(({ path, text }) => [path, text]));

/** Reads the files of the tests, counts, and fails for paths that hold `broken`. */
function reader(broken: RegExp | null = null): {
  readonly read: (path: string) => Promise<string>;
  readonly paths: string[];
  repair: () => void;
} {
  const paths: string[] = [];
  let fails = broken;
  return {
    paths,
    repair: () => {
      fails = null;
    },
    read: (path) => {
      paths.push(path);
      return fails?.test(path) === true
        ? Promise.reject(new Error("offline"))
        : Promise.resolve(ALL.get(path) ?? "");
    },
  };
}

describe("the loading engine", () => {
  it("loads each file once, for searches at the same time too", async () => {
    const { read, paths } = reader();
    const engine = createLoadingEngine(read);
    const [one, two] = await Promise.all([
      engine.search({ query: "insolvent" }),
      engine.search({ query: "insolvent" }),
    ]);
    expect(one).toEqual(two);
    expect(new Set(paths).size).toBe(paths.length);
    expect(one.hits[0]?.snippet).not.toBeNull();
  });

  it("answers at once without texts when asked to, and says so", async () => {
    const engine = createLoadingEngine(reader().read);
    const request = { query: "insolvent", waitForTexts: false };
    const first = await engine.search(request);
    expect(first.isPartial).toBe(true);
    expect(first.hits[0]?.snippet).toBeNull();
    const whole = await engine.search({ query: "insolvent" });
    expect(whole.hits[0]?.snippet).not.toBeNull();
    expect((await engine.search(request)).isPartial).toBeUndefined();
  });

  it("answers with headings when texts cannot be had, and asks for them again", async () => {
    const { read, repair } = reader(/texts/u);
    const engine = createLoadingEngine(read);
    const { hits } = await engine.search({ query: "insolvent" });
    expect(hits[0]).toMatchObject({ url: "/concepts/flow/statuses", snippet: null });
    repair();
    const after = await engine.search({ query: "insolvent" });
    expect(after.hits[0]?.snippet).not.toBeNull();
  });

  it("fails without its index, and tries again", async () => {
    const { read, repair } = reader(/index/u);
    const engine = createLoadingEngine(read);
    await expect(engine.preload()).rejects.toThrow("offline");
    repair();
    expect((await engine.search({ query: "csv" })).total).toBeGreaterThan(0);
  });

  it("loads the table of values only for a query with one", async () => {
    const { read, paths } = reader();
    const engine = createLoadingEngine(read);
    await engine.search({ query: "csv" });
    expect(paths.some((path) => path.endsWith("hex.json"))).toBe(false);
    expect((await engine.search({ query: "0xea5ead19" })).total).toBe(1);
    expect(paths.some((path) => path.endsWith("hex.json"))).toBe(true);
  });
});
