import { mkdtemp, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { type KeptFiles, NOT_READY, serveKept } from "./dev-server";
import { createLoader } from "./kept-files";

interface Answer {
  status: number;
  type: string;
  body: string | undefined;
}

const isOurs = (name: string): boolean => name.startsWith("/search/") || name.endsWith(".md");

function ask(files: KeptFiles, url: string, method = "GET"): Promise<Answer | "passed on"> {
  return new Promise((resolve) => {
    let type = "";
    const response = {
      statusCode: 200,
      setHeader: (_name: string, value: string) => {
        type = value;
      },
      end: (body?: string) => {
        resolve({ status: response.statusCode, type, body });
      },
    };
    serveKept(() => Promise.resolve(files), isOurs)({ method, url }, response, () => {
      resolve("passed on");
    });
  });
}

describe("serveKept", () => {
  const files = { "/search/index.json": "{}", "/a.md": "# A" };

  it("serves kept files with their type", async () => {
    expect(await ask(files, "/search/index.json?x=1")).toEqual({
      status: 200,
      type: "application/json; charset=utf-8",
      body: "{}",
    });
    expect(await ask(files, "/a.md")).toMatchObject({ type: "text/markdown; charset=utf-8" });
    expect(await ask(files, "/a.md", "HEAD")).toMatchObject({ status: 200, body: undefined });
  });

  it("passes on what it does not have", async () => {
    expect(await ask(files, "/a")).toBe("passed on");
    expect(await ask(files, "/b.md")).toBe("passed on");
    expect(await ask(files, "/a.md", "POST")).toBe("passed on");
  });

  it("says that the first extraction still runs", async () => {
    expect(await ask(undefined, "/search/index.json")).toEqual({
      status: 503,
      type: "text/plain; charset=utf-8",
      body: NOT_READY,
    });
  });
});

describe("createLoader", () => {
  it("reads the newest file, and again when it changes", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "kept-"));
    const [older, newer] = [path.join(folder, "a.json"), path.join(folder, "b.json")];
    const load = createLoader([older, newer]);
    expect(await load()).toBeUndefined();

    await writeFile(older, '{"/a.md":"1"}');
    await utimes(older, 1, 1);
    expect(await load()).toEqual({ "/a.md": "1" });

    await writeFile(newer, '{"/a.md":"2"}');
    expect(await load()).toEqual({ "/a.md": "2" });

    await writeFile(newer, '{"/a.md":"3"}');
    await utimes(newer, 5000, 5000);
    expect(await load()).toEqual({ "/a.md": "3" });
  });
});
