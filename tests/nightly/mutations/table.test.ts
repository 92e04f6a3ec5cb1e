import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { MUTATIONS, ROOMS } from "./table";

const SITE = path.join(__dirname, "../../..");

const textOf = (file: string): string => readFileSync(path.join(SITE, file), "utf8");

describe("the table of mutations", () => {
  it("has 60, each with an id of its own, six in each room", () => {
    expect(new Set(MUTATIONS.map(({ id }) => id)).size).toBe(60);
    for (const room of ROOMS) {
      expect(
        MUTATIONS.filter((mutation) => mutation.room === room),
        room,
      ).toHaveLength(6);
    }
  });

  it.each(MUTATIONS)("$id: its text is in $file once, and changes", ({ file, find, replace }) => {
    expect(textOf(file).split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });

  it.each(MUTATIONS)("$id: names what catches it, or says that nothing does", (mutation) => {
    const { caughtBy, caughtToday, step, title } = mutation;
    expect(caughtBy === null).toBe(caughtToday === false);
    if (caughtBy === null || caughtBy === "build") return;
    expect(existsSync(path.join(SITE, caughtBy)), caughtBy).toBe(true);
    const folder = {
      unit: /^(?!tests\/(?:content|e2e)\/)/u,
      content: /^tests\/content\//u,
      browser: /^tests\/e2e\//u,
    };
    expect(caughtBy).toMatch(folder[step]);
    // Titles that are made of paths are not in the file as such.
    if (title !== undefined && !title.startsWith("/")) expect(textOf(caughtBy)).toContain(title);
  });

  it("a mutation of a built site says what its failure shows: several are in one build", () => {
    const built = MUTATIONS.filter(({ step }) => step !== "unit");
    expect(built.filter(({ shows }) => shows === undefined)).toEqual([]);
  });
});
