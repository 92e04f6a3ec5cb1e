import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { SITE_DIR } from "../../plugins/paths";

/** Packages that would run a script when they are installed, with why the site does not need it. */
const UNNEEDED_SCRIPTS: Readonly<Record<string, string>> = {
  "@sablier/evm-utils": "links the files of Foundry's library, which the site replaces",
  "@sablier/evm-utils-v1.0": "the same",
  "@swc/core": "checks that the binary for the platform is there; the package for it brings it",
  bufferutil: "compiles an optional accelerator of ws, which works without",
  "core-js": "prints a request for donations",
  esbuild: "replaces a small starter by the binary, which the package for the platform brings",
  fsevents: "compiles a watcher of files on macOS, for which the package brings a binary",
  "vnu-jar": "downloads Java, which the night's check of the HTML takes from the system",
  "utf-8-validate": "compiles an optional accelerator of ws, which works without",
};

/** One package of a lockfile, as npm 7 and newer write it. */
interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
}

const SHA_512 = /^sha512-[A-Za-z\d+/]{86}==$/;

/** A version of a published package, maybe under another name. */
const PUBLISHED = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?[\^~]?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

const read = (file: string): string => readFileSync(path.join(SITE_DIR, file), "utf8");

describe("the lockfile", () => {
  const { lockfileVersion, packages } = JSON.parse(read("package-lock.json")) as {
    readonly lockfileVersion: number;
    readonly packages: Readonly<Record<string, LockEntry>>;
  };
  const entries = Object.entries(packages).filter(([folder]) => folder !== "");

  it("pins the content of each package", () => {
    expect(lockfileVersion).toBe(3);
    expect(entries.length).toBeGreaterThan(500);
    const loose = entries.filter(
      ([, { version, integrity = "", link }]) =>
        link === true || version === undefined || !SHA_512.test(integrity),
    );
    expect(loose).toEqual([]);
  });

  // Entries may leave out where they came from, so that any mirror can serve them.
  it("names at most one place to get them from, over https", () => {
    const places = new Set(
      entries.flatMap(([, { resolved }]) => (resolved === undefined ? [] : new URL(resolved).host)),
    );
    expect([...places].slice(1)).toEqual([]);
    const unsafe = entries.filter(([, { resolved = "https:" }]) => !resolved.startsWith("https:"));
    expect(unsafe).toEqual([]);
  });

  it("has no script that runs at installation and is needed, nor an explanation of one that is gone", () => {
    const named = entries
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([folder]) => folder.split("node_modules/").at(-1) ?? "");
    // The lockfile of one platform may leave out what only another one installs.
    const present = new Set([...named, "fsevents"]);
    expect([...present].sort()).toEqual(Object.keys(UNNEEDED_SCRIPTS).sort());
    expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
  });
});

describe("the project", () => {
  it("asks for published versions only", () => {
    const json = JSON.parse(read("package.json")) as Record<
      "dependencies" | "devDependencies" | "overrides",
      Record<string, string>
    >;
    const { dependencies, devDependencies, overrides } = json;
    const requests = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
    expect(requests.filter(([, range]) => !PUBLISHED.test(range))).toEqual([]);
  });

  it.each(["github:x/y", "https://a.example/f.tgz", "file:../g", "*", "latest"])(
    "would not count %s as a published version",
    (range) => {
      expect(range).not.toMatch(PUBLISHED);
    },
  );
});
