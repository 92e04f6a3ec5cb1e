import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { isAllowed } from "../../plugins/third-party/licenses";
import { BUILD_FOLDER, filesIn, PROJECT_FOLDER } from "./site";

interface Part {
  readonly name: string;
  readonly version: string;
  readonly kind: string;
  readonly license: string;
}

let notices: string;
let parts: readonly Part[];

beforeAll(() => {
  notices = readFileSync(join(BUILD_FOLDER, "THIRD_PARTY.txt"), "utf8");
  parts = [...notices.matchAll(/^-{80}\n(.+) (\S+) \((.+)\)\nLicense: (.*)$/gm)].map(
    ([, name = "", version = "", kind = "", license = ""]) => ({ name, version, kind, license }),
  );
});

describe("what the built site contains of others' work", () => {
  it("are the packages that the lockfile pins", () => {
    const lock = JSON.parse(readFileSync(join(PROJECT_FOLDER, "package-lock.json"), "utf8")) as {
      packages: Record<string, { name?: string; version?: string }>;
    };
    const pinned = new Set(
      Object.entries(lock.packages).map(([folder, { name, version = "" }]) => {
        // A package that is installed under another name says its own.
        return `${name ?? folder.split("node_modules/").at(-1) ?? ""}@${version}`;
      }),
    );
    const packages = parts.filter(({ kind }) => kind !== "font");
    const ids = packages.map(({ name, version }) => `${name}@${version}`);
    expect(ids.filter((id) => !pinned.has(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(notices).toContain(`${parts.length} parts: `);
    console.log(`${parts.length} parts of others in the built site`);
  });

  it("names the runtime, the data and the fonts", () => {
    const names = parts.map(({ name }) => name);
    for (const name of [
      "react",
      "react-dom",
      "@docusaurus/core",
      "sablier",
      "Figtree",
      "JetBrains Mono",
    ]) {
      expect(names).toContain(name);
    }
    // What runs only when the site is built is not shipped.
    for (const name of ["typescript", "@rspack/core"]) {
      expect(names).not.toContain(name);
    }
  });

  it("has licenses that go with the site's own, and their texts", () => {
    expect(parts.filter(({ license }) => !isAllowed(license))).toEqual([]);
    expect(notices).toContain("SIL OPEN FONT LICENSE");
    expect(notices).toContain("GPL-3.0-or-later");
  });

  it("holds no font but those that are named", () => {
    const fonts = filesIn(BUILD_FOLDER).filter((file) => /\.(?:woff2?|ttf|otf|eot)$/.test(file));
    expect(fonts).toEqual(["fonts/figtree-latin.woff2", "fonts/jetbrains-mono-latin.woff2"]);
  });
});
