import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { SITE_DIR } from "../plugins/paths";
import { FUNCTIONS_PORT } from "../server/functions-server";

const read = (file: string): string => readFileSync(path.join(SITE_DIR, file), "utf8");
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, first = ""]) => first);

const dockerfile = read("Dockerfile");
const compose = read("compose.yaml");

describe("the Dockerfile", () => {
  it("has the version of Node.js that .nvmrc has", () => {
    expect(new Set(all(dockerfile, /^FROM node:(\d+)/gmu))).toEqual(
      new Set([read(".nvmrc").trim()]),
    );
  });

  it("copies files that there are, and from the build what the build makes", () => {
    const here = all(dockerfile, /^COPY (?!--)(.+) \S+$/gmu).flatMap((names) => names.split(" "));
    expect(here.length).toBeGreaterThan(0);
    expect(here.filter((name) => !existsSync(path.join(SITE_DIR, name)))).toEqual([]);
    const made = ["build", ...all(dockerfile, /^RUN .*(?:> |--outfile=)(\S+)$/gmu)];
    expect(all(dockerfile, /^COPY --from=build \/docs\/(\S+)/gmu).toSorted()).toEqual(
      [...made, "build"].toSorted(),
    );
  });

  it("runs scripts that there are", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const names = all(dockerfile, /npm run ([\w:]+)/gu);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => scripts[name] === undefined)).toEqual([]);
    const files = all(dockerfile, /npx tsx (\S+)/gu);
    expect(files.filter((file) => !existsSync(path.join(SITE_DIR, file)))).toEqual([]);
  });

  it("has the ports that the servers listen at", () => {
    const [, server = ""] = /listen (\d+);/u.exec(read("scripts/nginx-container.conf")) ?? [];
    expect(all(dockerfile, /EXPOSE (\d+)/gu)).toEqual([String(FUNCTIONS_PORT), server]);
    expect(all(dockerfile, /127\.0\.0\.1:(\d+)/gu)).toEqual([String(FUNCTIONS_PORT), server]);
    expect(all(compose, /"[\d.:]+:(\d+)"/gu)).toEqual([server]);
    expect(all(compose, /http:\/\/functions:(\d+)/gu)).toEqual([String(FUNCTIONS_PORT)]);
  });

  it("does not get the variables of this machine", () => {
    expect(read(".dockerignore").split("\n")).toContain("**/.env*");
  });
});

describe("compose.yaml", () => {
  it("builds what the Dockerfile has, with arguments that it takes", () => {
    expect(all(compose, /target: (\w+)/gu).toSorted()).toEqual(
      all(dockerfile, /^FROM .* AS (?!build)(\w+)$/gmu).toSorted(),
    );
    const [, args = ""] = /args:\n((?: {4}\S.*\n)+)/u.exec(compose) ?? [];
    expect(all(args, /^ {4}([A-Z_]+):/gmu).toSorted()).toEqual(
      all(dockerfile, /^ARG (\w+)$/gmu).toSorted(),
    );
  });

  it("sets variables that HOSTING.md explains", () => {
    const table = all(read("HOSTING.md"), /^\| `([A-Z_]+)`/gmu);
    const set = all(compose, /^ +([A-Z_]+):/gmu).filter((name) => name !== "FUNCTIONS");
    expect(set).toContain("TRUSTED_PROXY");
    expect(set.filter((name) => !table.includes(name))).toEqual([]);
  });
});
