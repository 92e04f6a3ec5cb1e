import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { SITE_DIR } from "../../plugins/paths";
import {
  type Lockfile,
  lockfileProblems,
  packageName,
  UNNEEDED_SCRIPTS,
  withInstallScripts,
} from "./lockfile";

const read = (file: string): string => readFileSync(path.join(SITE_DIR, file), "utf8");
const integrity = `sha512-${"A".repeat(86)}==`;
const good = { version: "1.0.0", integrity };
const lockOf = (packages: Lockfile["packages"]): Lockfile => ({ lockfileVersion: 3, packages });

/** A version of a published package, maybe under another name. */
const PUBLISHED = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?[\^~]?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

describe("the project", () => {
  const lock = JSON.parse(read("package-lock.json")) as Lockfile;

  it("installs what was reviewed: pinned content, from one place, without scripts", () => {
    expect(lockfileProblems(lock)).toEqual([]);
    const count = Object.keys(lock.packages).length - 1;
    expect(count).toBeGreaterThan(500);
    console.log(`${count} entries of the lockfile, all with a hash`);
  });

  it("explains no script that is gone", () => {
    const present = withInstallScripts(lock);
    // The lockfile of one platform may leave out what only another one installs.
    const gone = Object.keys(UNNEEDED_SCRIPTS).filter(
      (name) => name !== "fsevents" && !present.includes(name),
    );
    expect(gone).toEqual([]);
  });

  it("keeps npm from running scripts", () => {
    expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
  });

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

  it.each(["^1.2.3", "1.2.3-rc.1", "~1.0.0", "npm:other@^1.0.0"])("would count %s", (range) => {
    expect(range).toMatch(PUBLISHED);
  });
});

describe("lockfileProblems", () => {
  it("accepts entries with and without a place", () => {
    expect(
      lockfileProblems(
        lockOf({
          "": {},
          "node_modules/a": good,
          "node_modules/b": { ...good, resolved: "https://one.example/b.tgz" },
        }),
      ),
    ).toEqual([]);
  });

  it("lists every problem", () => {
    const problems = lockfileProblems({
      lockfileVersion: 2,
      packages: {
        "node_modules/a": { version: "1.0.0" },
        "node_modules/b": { ...good, resolved: "http://one.example/b.tgz" },
        "node_modules/c": { ...good, resolved: "git+ssh://git@two.example/c.git#abc" },
        "node_modules/d": { link: true },
        "node_modules/e": { version: "1.0.0", integrity: "sha1-abc=" },
        "node_modules/x/node_modules/@s/f": { ...good, hasInstallScript: true },
        "node_modules/g": { integrity },
      },
    }).join("\n");
    for (const expected of [
      /has version 2/,
      /names 2 hosts: one\.example, two\.example/,
      /\/a has no integrity/,
      /\/b comes from http:/,
      /\/c comes from git\+ssh:/,
      /\/d is a link/,
      /\/e has the integrity sha1-abc=/,
      /@s\/f wants to run a script/,
      /\/g has no version/,
    ]) {
      expect(problems).toMatch(expected);
    }
  });

  it("names packages without the folders above", () => {
    expect(packageName("node_modules/x/node_modules/@s/f")).toBe("@s/f");
  });
});
