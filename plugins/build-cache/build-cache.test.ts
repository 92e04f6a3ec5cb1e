import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import keepCompiled, { pitch } from "./markdown-loader.mjs";
import { openBuildCache } from "./open";
import { siteVersion } from "./site-version";
import { openTexts } from "./text-cache";

let site: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "build-cache-"));
  write("package-lock.json", "{}");
  write("data/fees.ts", "export const FEE = 1n;");
  write("docs/a.mdx", "---\ntitle: A\n---\n\nText.\n");
  write("docs/guides/b.mdx", "---\ntitle: B\n---\n\nText.\n");
});

afterEach(() => {
  rmSync(site, { recursive: true });
});

describe("the version of the site", () => {
  const version = (environment = {}): string => siteVersion(site, environment, ["build"]);

  it("is the same for the same sources, whatever is made from them", () => {
    const before = version({ SITE_URL: "https://a.example" });
    write("build/index.html", "<html>");
    write("build.new/index.html", "<html>");
    write("node_modules/x/index.js", "1");
    write("npm-debug.log", "x");
    utimesSync(path.join(site, "data/fees.ts"), 1, 1);
    const environment = { TERM: "xterm", npm_command: "run", SITE_URL: "https://a.example" };
    expect(version(environment)).toBe(before);
  });

  it("does not depend on the text of a page", () => {
    const before = version();
    write("docs/a.mdx", "---\ntitle: A\n---\n\nOther text.\n\n---\n");
    expect(version()).toBe(before);
  });

  it.each<[string, () => void]>([
    [
      "a datum",
      () => {
        write("data/fees.ts", "export const FEE = 2n;");
      },
    ],
    [
      "the title of a page",
      () => {
        write("docs/a.mdx", "---\ntitle: Aa\n---\n\nText.\n");
      },
    ],
    [
      "a page that is gone",
      () => {
        rmSync(path.join(site, "docs/guides/b.mdx"));
      },
    ],
    [
      "a page that moved",
      () => {
        renameSync(path.join(site, "docs/a.mdx"), path.join(site, "docs/c.mdx"));
      },
    ],
    [
      "a new example",
      () => {
        write("examples/a.sh", "true");
      },
    ],
    [
      "a hidden file",
      () => {
        write(".env", "A=1");
      },
    ],
    [
      "an image beside a page",
      () => {
        write("docs/a.png", "x");
      },
    ],
    [
      "a setting",
      () => {
        write("docusaurus.config.ts", "export default {};");
      },
    ],
    [
      "the lockfile",
      () => {
        write("package-lock.json", '{"a":1}');
      },
    ],
    [
      "an installed package",
      () => {
        write("node_modules/.package-lock.json", "{}");
      },
    ],
  ])("changes with %s", (_what, change) => {
    const before = version();
    change();
    expect(version()).not.toBe(before);
  });

  it.each(["---\n---\n", "\uFEFF---\ntitle: A\n---\n", "--- \ntitle: A\n--- \n"])(
    "changes with what may be the front matter %j",
    (start) => {
      write("docs/a.mdx", `${start}One`);
      const before = version();
      write("docs/a.mdx", `${start}Two`);
      expect(version()).not.toBe(before);
    },
  );

  it("changes each time while a folder is linked in, which may change unseen", () => {
    write("data/fees.ts", "");
    symlinkSync(path.join(site, "data/fees.ts"), path.join(site, "data/linked.ts"));
    expect(version()).toBe(version());
    symlinkSync(tmpdir(), path.join(site, "data/linked"));
    expect(version()).not.toBe(version());
  });

  it("changes with a variable of the environment, the command and the folder", () => {
    const before = version();
    const other = ["build", "--config", "other.config.ts"];
    expect(siteVersion(site, {}, other)).not.toBe(before);
    expect(version({ SITE_URL: "https://a.example" })).not.toBe(before);
    const moved = `${site}-moved`;
    renameSync(site, moved);
    expect(siteVersion(moved, {}, ["build"])).not.toBe(before);
    renameSync(moved, site);
  });

  it("tells apart where one file ends and the next begins", () => {
    write("data/a.ts", "x");
    write("data/b.ts", "");
    const before = version();
    write("data/a.ts", "");
    write("data/b.ts", "x");
    expect(version()).not.toBe(before);
  });
});

describe("texts", () => {
  it("are found by all that they depend on, once they are kept", () => {
    const texts = openTexts(path.join(site, "cache"));
    texts.write("one", "a", "b");
    expect(texts.read("a", "b")).toBeUndefined();
    texts.keep();
    const later = openTexts(path.join(site, "cache"));
    expect(later.read("a", "b")).toBe("one");
    expect(later.read("ab")).toBeUndefined();
    expect(later.read("a,b")).toBeUndefined();
  });

  it("are removed when a build has neither read nor written them", () => {
    const folder = path.join(site, "cache");
    const texts = openTexts(folder);
    for (const name of ["a", "b"]) texts.write(name, name);
    texts.keep();
    const later = openTexts(folder);
    later.read("a");
    later.write("", "c");
    later.keep();
    expect(readdirSync(folder)).toHaveLength(2);
    expect(["a", "b", "c"].map((name) => openTexts(folder).read(name))).toEqual([
      "a",
      undefined,
      "",
    ]);
  });

  it("are not found when their file is cut off or changed", () => {
    const folder = path.join(site, "cache");
    const texts = openTexts(folder);
    texts.write("a long text", "a");
    texts.keep();
    const [name = ""] = readdirSync(folder);
    const file = path.join(folder, name);
    const content = readFileSync(file, "utf8");
    for (const damaged of ["", content.slice(0, 20), content.slice(0, -1), `${content}x`]) {
      writeFileSync(file, damaged);
      expect(openTexts(folder).read("a")).toBeUndefined();
    }
  });

  it("that a stopped build has left are gone when the next one starts", () => {
    const folder = path.join(site, "cache");
    const texts = openTexts(folder);
    texts.write("one", "a");
    texts.keep();
    texts.write("two", "b");
    expect(readdirSync(folder)).toHaveLength(2);
    expect(openTexts(folder).read("a")).toBe("one");
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it("never stop a build", () => {
    write("cache", "a file where the folder should be");
    const texts = openTexts(path.join(site, "cache"));
    texts.write("one", "a");
    texts.keep();
    expect(texts.read("a")).toBeUndefined();
  });
});

describe("the texts of a build step", () => {
  it("belong to the sources that a build started with", () => {
    const first = openBuildCache("markdown", site);
    first.write("compiled", "a");
    first.finish();
    expect(openBuildCache("markdown", site).read("a")).toBe("compiled");
    expect(openBuildCache("pages", site).read("a")).toBeUndefined();
  });

  it("are forgotten when somebody changed the sources meanwhile", () => {
    const cache = openBuildCache("markdown", site);
    cache.write("compiled", "a");
    write("data/fees.ts", "export const FEE = 3n;");
    cache.finish();
    expect(readdirSync(path.join(site, "node_modules/.cache/sablier-docs/markdown"))).toEqual([]);
  });
});

describe("the loader around Markdown", () => {
  const texts = new Map<string, string>();
  const key = (parts: readonly string[]): string => JSON.stringify(parts);

  /** A compiler that asks for a page of one build. */
  function loader(seen: Map<string, { source: string; compiled: string | undefined }>) {
    return {
      resourcePath: path.join(site, "docs/a.mdx"),
      resourceQuery: "",
      getOptions: () => ({
        read: (...parts: string[]) => texts.get(key(parts)),
        write: (text: string, ...parts: string[]) => {
          texts.set(key(parts), text);
        },
        seen,
      }),
    };
  }

  beforeEach(() => {
    texts.clear();
  });

  it("compiles a page again only when its text has changed", () => {
    const first = loader(new Map());
    expect(pitch.call(first)).toBeUndefined();
    expect(keepCompiled.call(first, "compiled")).toBe("compiled");
    expect(pitch.call(loader(new Map()))).toBe("compiled");
    write("docs/a.mdx", "---\ntitle: A\n---\n\nNew.\n");
    expect(pitch.call(loader(new Map()))).toBeUndefined();
  });

  it("tells both compilers of a build the same", () => {
    const seen = new Map<string, { source: string; compiled: string | undefined }>();
    const client = loader(seen);
    expect(pitch.call(client)).toBeUndefined();
    keepCompiled.call(client, "compiled");
    expect(pitch.call(loader(seen))).toBeUndefined();
  });

  it("keeps nothing of a page that was changed while it was compiled", () => {
    const first = loader(new Map());
    pitch.call(first);
    write("docs/a.mdx", "changed");
    keepCompiled.call(first, "compiled");
    expect(texts.size).toBe(0);
  });
});
