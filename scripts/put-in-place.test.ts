import { spawn, spawnSync } from "node:child_process";
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

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { newFolderOf, putInPlace, reserve, tidyUp } from "./put-in-place.mjs";

let parent: string;
let folder: string;

function write(target: string, text: string): void {
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, "index.html"), text);
}

const served = (): string => readFileSync(path.join(folder, "index.html"), "utf8");

/** Starts the build of a site that cannot be built. */
const build = (configuration = "none.config.ts") =>
  spawnSync(
    process.execPath,
    [path.join(__dirname, "build.mjs"), "--config", configuration, "--out-dir", folder],
    { cwd: parent, encoding: "utf8", env: { ...process.env, NO_UPDATE_NOTIFIER: "1" } },
  );

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

it("leaves the site alone when there is no new one [spec 9.6]", () => {
  write(folder, "good");
  expect(() => putInPlace(folder)).toThrow(`There is no new site in ${folder}.new.`);
  expect(served()).toBe("good");
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

describe("a build whose folder is reserved", () => {
  const reserveFor = (process: string | number, name = "build.new.pid"): void => {
    write(folder, "good");
    write(newFolderOf(folder), "half");
    writeFileSync(path.join(parent, name), String(process));
  };

  it.each(["build.new.pid", ".docusaurus.pid"])(
    "by %s says which process makes another one, and leaves its files alone",
    (name) => {
      const other = spawn(process.execPath, ["--eval", "setTimeout(() => {}, 60_000)"]);
      try {
        reserveFor(other.pid ?? 0, name);
        const { status, stderr } = build();
        expect(status).toBe(1);
        expect(stderr).toBe(
          `Another build (process ${other.pid}) is being made in this folder: wait until it ends. If process ${other.pid} is no build, remove ${path.join(parent, name)}.\n`,
        );
        expect(served()).toBe("good");
        expect(readdirSync(parent).toSorted()).toEqual([name, "build", "build.new"].toSorted());
      } finally {
        other.kill();
      }
    },
  );

  it("is made when that process has ended, and leaves the site alone when it fails", () => {
    reserveFor(spawnSync(process.execPath, ["--version"]).pid);
    const halfMade = JSON.stringify(newFolderOf(folder));
    writeFileSync(
      path.join(parent, "broken.config.js"),
      `require("node:fs").mkdirSync(${halfMade}, { recursive: true }); throw new Error("The disk is full.");`,
    );
    const { status, stdout, stderr } = build("broken.config.js");
    expect(stdout + stderr).toContain("The disk is full.");
    rmSync(path.join(parent, "broken.config.js"));
    expect(status).toBe(1);
    expect(served()).toBe("good");
    expect(readdirSync(parent)).toEqual(["build"]);
  });
});

it.each(["", "x", "-1", "0", String(process.pid)])(
  "reserves a folder that %j has reserved",
  (text) => {
    writeFileSync(`${folder}.pid`, text);
    reserve(folder);
    expect(readFileSync(`${folder}.pid`, "utf8")).toBe(String(process.pid));
  },
);
