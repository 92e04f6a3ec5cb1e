import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { isEvmShapeAvailableInVersion, lockupShapes } from "sablier";
import { describe, expect, it } from "vitest";

import { SITE_DIR } from "../../plugins/paths";

interface Named {
  readonly file: string;
  readonly id: string;
}

/** Texts that a code or a page gives as the shape of a stream: a field, an attribute or JSON. */
function shapesIn(text: string): string[] {
  return [...text.matchAll(/\bshape"?\s*[:=]\s*\{?"([^"\n]*)"/g)].map(([, id = ""]) => id);
}

/**
 * Release of Lockup that a file is about. Those for front ends are about the newest; concepts are about all,
 * and name since when a shape is there.
 */
const releaseOf = (file: string) =>
  /v4\.0|\/frontend\/|^docs\/concepts\//u.test(file) ? "v4.0" : "v2.0";

/** Why readers must not copy a text as a shape; an empty one names none, as campaigns may. */
function problemsOf(named: readonly Named[]): string[] {
  const known = new Map(Object.values(lockupShapes).map((shape) => [shape.id as string, shape]));
  return named.flatMap(({ file, id }) => {
    if (id === "") return [];
    const shape = known.get(id);
    if (shape === undefined) {
      return [`${file}: "${id}" is no shape; known are ${[...known.keys()].join(", ")}`];
    }
    return isEvmShapeAvailableInVersion(shape, releaseOf(file))
      ? []
      : [`${file}: "${id}" cannot be created with Lockup ${releaseOf(file)}`];
  });
}

describe("shapes of streams", () => {
  it("in examples and pages are ids of the package", () => {
    const named = ["examples", "docs"].flatMap((folder) =>
      readdirSync(path.join(SITE_DIR, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .flatMap((entry) => {
          const file = path.relative(SITE_DIR, path.join(entry.parentPath, entry.name));
          return shapesIn(readFileSync(path.join(SITE_DIR, file), "utf8")).map((id) => ({
            file,
            id,
          }));
        }),
    );
    expect(problemsOf(named)).toEqual([]);
    expect(named.length).toBeGreaterThan(25);
  });
});
