import { spawnSync } from "node:child_process";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { newFolderOf, putInPlace, tidyUp } from "./put-in-place.mjs";

let parent: string;
let folder: string;

function write(target: string, text: string): void {
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, "index.html"), text);
}

const served = (): string => readFileSync(path.join(folder, "index.html"), "utf8");

beforeEach(() => {
  parent = realpathSync(mkdtempSync(path.join(tmpdir(), "put-in-place-")));
  folder = path.join(parent, "build");
});

afterEach(() => {
  rmSync(parent, { recursive: true });
});

it("puts a new site in the place of the one before, and leaves nothing else", () => {
  for (const text of ["first", "second"]) {
    tidyUp(folder);
    write(newFolderOf(folder), text);
    putInPlace(folder);
    expect(served()).toBe(text);
    expect(readdirSync(parent)).toEqual(["build"]);
  }
});

it("removes what a build that was stopped has left, and nothing of the site", () => {
  write(folder, "good");
  write(newFolderOf(folder), "half");
  tidyUp(folder);
  expect(served()).toBe("good");
  expect(readdirSync(parent)).toEqual(["build"]);
});

it("brings the site back that a build was about to replace", () => {
  write(folder, "good");
  renameSync(folder, `${folder}.old`);
  write(newFolderOf(folder), "new");
  tidyUp(folder);
  expect(served()).toBe("good");
  expect(readdirSync(parent)).toEqual(["build"]);
});

it("leaves the site alone when there is no new one", () => {
  write(folder, "good");
  expect(() => putInPlace(folder)).toThrow(`There is no new site in ${folder}.new.`);
  expect(served()).toBe("good");
});

it("leaves the site alone when the build fails", () => {
  write(folder, "good");
  write(newFolderOf(folder), "half");
  const program = path.join(__dirname, "build.mjs");
  const config = path.join(parent, "none.config.ts");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, "--config", config, "--out-dir", folder],
    { encoding: "utf8", env: { ...process.env, NO_UPDATE_NOTIFIER: "1" } },
  );
  expect(stdout + stderr).toContain("none.config.ts");
  expect(status).toBe(1);
  expect(served()).toBe("good");
  expect(readdirSync(parent)).toEqual(["build"]);
});

it("keeps a link to a folder elsewhere", () => {
  const elsewhere = path.join(parent, "www", "docs");
  write(elsewhere, "good");
  symlinkSync(elsewhere, folder);
  tidyUp(folder);
  write(newFolderOf(folder), "new");
  putInPlace(folder);
  expect(lstatSync(folder).isSymbolicLink()).toBe(true);
  expect(served()).toBe("new");
  expect(existsSync(`${elsewhere}.old`)).toBe(false);
});
