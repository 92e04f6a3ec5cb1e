import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { MUTATIONS, ROOMS } from "./table";

const SITE = path.join(__dirname, "../../..");

const textOf = (file: string): string => readFileSync(path.join(SITE, file), "utf8");

describe("the table of mutations", () => {
  it("has at least six in each room", () => {
    const sizeOf = (room: string) => MUTATIONS.filter((mutation) => mutation.room === room).length;
    expect(ROOMS.filter((room) => sizeOf(room) < 6)).toEqual([]);
  });

  it.each(MUTATIONS)("$id: its text is in $file once", ({ file, find }) => {
    expect(textOf(file).split(find)).toHaveLength(2);
  });

  it.each(MUTATIONS)("$id: what catches it is there", (mutation) => {
    const { caughtBy, step, title } = mutation;
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
});
