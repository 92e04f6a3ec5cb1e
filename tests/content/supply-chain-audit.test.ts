import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import type { BillOfMaterials } from "../../plugins/sbom/cyclone-dx";
import { BUILD_FOLDER, filesIn, PROJECT_FOLDER } from "./site";

let bill: BillOfMaterials;
let notices: string;

beforeAll(() => {
  bill = JSON.parse(readFileSync(join(BUILD_FOLDER, "sbom.cdx.json"), "utf8")) as BillOfMaterials;
  notices = readFileSync(join(BUILD_FOLDER, "THIRD_PARTY.txt"), "utf8");
});

describe("what the built site contains of others' work", () => {
  it("is listed for programs, with the hash that the lockfile pins", () => {
    const lock = JSON.parse(readFileSync(join(PROJECT_FOLDER, "package-lock.json"), "utf8")) as {
      packages: Record<string, { name?: string; version?: string; integrity?: string }>;
    };
    const hex = (integrity: string): string =>
      Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
    const pinned = new Set(
      Object.entries(lock.packages).map(([folder, { name, version = "", integrity = "" }]) => {
        // A package that is installed under another name says its own.
        const own = name ?? folder.split("node_modules/").at(-1) ?? "";
        return `${own}@${version} ${hex(integrity)}`;
      }),
    );
    const packages = bill.components.filter(({ purl }) => purl !== undefined);
    const unknown = packages
      .map(({ name, version, hashes = [] }) => `${name}@${version} ${hashes[0]?.content ?? ""}`)
      .filter((entry) => !pinned.has(entry));
    expect(unknown).toEqual([]);
    const references = bill.components.map((component) => component["bom-ref"]);
    expect(new Set(references).size).toBe(references.length);
    console.log(`${bill.components.length} parts of others in the built site`);
  });

  it("names the runtime, the data and the fonts", () => {
    const names = bill.components.map(({ name }) => name);
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

  it("is named for people, with what each license asks to be repeated", () => {
    const missing = bill.components.filter(
      ({ name, version }) => !notices.includes(`${name} ${version} (`),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(notices).toContain("SIL OPEN FONT LICENSE");
    expect(notices).toContain("GPL-3.0-or-later");
  });

  it("holds no font but those that are named", () => {
    const fonts = filesIn(BUILD_FOLDER).filter((file) => /\.(?:woff2?|ttf|otf|eot)$/.test(file));
    expect(fonts).toEqual(["fonts/figtree-latin.woff2", "fonts/jetbrains-mono-latin.woff2"]);
  });
});
