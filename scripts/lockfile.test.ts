import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { SITE_DIR } from "../plugins/paths";

/** One package of a lockfile, as npm 7 and newer write it. */
interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
}

/** Packages that would run a script when they are installed, with why the site does not need it. */
const UNNEEDED_SCRIPTS: Readonly<Record<string, string>> = {
  "@swc/core": "checks that the binary for the platform is there; the package for it brings it",
  bufferutil: "compiles an optional accelerator of ws, which works without",
  "core-js": "prints a request for donations",
  esbuild: "replaces a small starter by the binary, which the package for the platform brings",
  fsevents: "compiles a watcher of files on macOS, for which the package brings a binary",
  "utf-8-validate": "compiles an optional accelerator of ws, which works without",
};

/** A version of a published package, also under another name. */
const PUBLISHED = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?[\^~]?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

const read = (file: string): string => readFileSync(path.join(SITE_DIR, file), "utf8");

const { lockfileVersion, packages } = JSON.parse(read("package-lock.json")) as {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockEntry>>;
};
const entries = Object.entries(packages).filter(([folder]) => folder !== "");

const foldersWhere = (test: (entry: LockEntry) => boolean): string[] =>
  entries.filter(([, entry]) => test(entry)).map(([folder]) => folder);

describe("what is installed", () => {
  it("is what was reviewed: published packages, each with its version and hash", () => {
    expect(lockfileVersion).toBe(3);
    expect(entries.length).toBeGreaterThan(500);
    expect(foldersWhere(({ link }) => link === true)).toEqual([]);
    expect(foldersWhere(({ version }) => version === undefined)).toEqual([]);
    expect(
      foldersWhere(({ integrity }) => !/^sha512-[A-Za-z\d+/]{86}==$/.test(integrity ?? "")),
    ).toEqual([]);
  });

  it("comes over https, from any mirror or all from one host", () => {
    const places = entries.flatMap(([, { resolved }]) => resolved ?? []);
    expect(places.filter((place) => !place.startsWith("https://"))).toEqual([]);
    expect(new Set(places.map((place) => new URL(place).host)).size).toBeLessThanOrEqual(1);
  });

  it("runs no script, and says why none is needed", () => {
    expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
    const folders = foldersWhere(({ hasInstallScript }) => hasInstallScript === true);
    const present = new Set(folders.map((folder) => folder.split("node_modules/").at(-1)));
    // The lockfile of one platform may leave out what only another one installs.
    expect([...present.add("fsevents")].sort()).toEqual(Object.keys(UNNEEDED_SCRIPTS).sort());
  });

  it("was asked for by its published version", () => {
    const json = JSON.parse(read("package.json")) as Record<
      "dependencies" | "devDependencies" | "overrides",
      Record<string, string>
    >;
    const asked = { ...json.dependencies, ...json.devDependencies, ...json.overrides };
    expect(Object.entries(asked).filter(([, range]) => !PUBLISHED.test(range))).toEqual([]);
  });
});
