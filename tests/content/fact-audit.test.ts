import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";

import { comptroller, sablier } from "sablier";
import { beforeAll, describe, expect, it } from "vitest";

import { ALL_CLASSES, DATA_STATE, FACT_CLASSES, PRESENTATION_COMPONENTS } from "../../data/checks";
import { checksOf, importedComponents } from "../../plugins/front-matter/derive";
import { authoredPages, type BuiltPage, builtPages, DOCS_FOLDER, PROJECT_FOLDER } from "./site";

const CHECKS_PAGE = "/how-this-is-checked";

interface AuthoredPage {
  readonly path: string;
  readonly source: string;
  readonly frontMatter: string;
}

let authored: AuthoredPage[];
let built: ReadonlyMap<string, BuiltPage>;

beforeAll(() => {
  authored = authoredPages()
    .filter(({ isDraft }) => !isDraft)
    .map(({ path }) => {
      const source = readFileSync(join(DOCS_FOLDER, `${path.slice(1)}.mdx`), "utf8");
      return { path, source, frontMatter: source.split("\n---\n")[0] ?? "" };
    });
  built = new Map(builtPages().map((page) => [page.path, page]));
});

const pageAt = (path: string): BuiltPage => {
  const page = built.get(path);
  if (page === undefined) throw new Error(`There is no built page ${path}.`);
  return page;
};

const field = ({ frontMatter }: AuthoredPage, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, "m").exec(frontMatter)?.[1];

describe("classes of facts", () => {
  it("name checks that exist", () => {
    const files = ALL_CLASSES.flatMap(({ checks }) => checks.map(({ file }) => file));
    expect(files.filter((file) => !existsSync(join(PROJECT_FOLDER, file)))).toEqual([]);
    expect(ALL_CLASSES.filter(({ checks }) => checks.length === 0)).toEqual([]);
  });

  it("know every component that a page shows", () => {
    const known = new Set([
      ...PRESENTATION_COMPONENTS,
      ...FACT_CLASSES.flatMap(({ components = [] }) => components),
    ]);
    const unknown = authored.flatMap(({ path, source }) =>
      importedComponents(source)
        .filter((name) => !known.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
    const folders = readdirSync(join(PROJECT_FOLDER, "src"), {
      recursive: true,
      encoding: "utf8",
    }).map((folder) => basename(folder));
    expect([...known].filter((name) => !folders.includes(name))).toEqual([]);
  });

  it("each occur on a page", () => {
    const used = new Set(authored.flatMap(({ source }) => checksOf(source, FACT_CLASSES)));
    expect(ALL_CLASSES.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });
});

describe("every page", () => {
  it("leads to the sections about its facts, and they exist", () => {
    const { document: target } = pageAt(CHECKS_PAGE);
    const problems = authored.flatMap(({ path, source }) => {
      const expected = checksOf(source, FACT_CLASSES).map((id) => `${CHECKS_PAGE}#${id}`);
      const { document } = pageAt(path);
      const links = document(`main a[href^="${CHECKS_PAGE}#"]`)
        .toArray()
        .map(({ attribs }) => attribs.href ?? "");
      const dead = links.filter(
        (link) => target(`[id="${link.split("#")[1] ?? ""}"]`).length !== 1,
      );
      return [
        ...expected.filter((link) => !links.includes(link)).map((link) => `${path} lacks ${link}`),
        ...dead.map((link) => `${path} links ${link}, which is not there`),
      ];
    });
    expect(problems).toEqual([]);
  });
});

describe("pages and the age of their data", () => {
  it("the package is the one whose publication pages are compared with", () => {
    const { version } = createRequire(__filename)("sablier/package.json") as { version: string };
    expect(
      version,
      "write the version of the package and its day into DATA_STATE of data/checks.ts, and look at the pages compared before that day",
    ).toBe(DATA_STATE.version);
  });

  it("a page checked before that day says so, no other does", () => {
    const wrong = authored.filter((page) => {
      const isOlder = (field(page, "verified") ?? "") < DATA_STATE.published;
      const says = pageAt(page.path)
        .document("main")
        .text()
        .includes("the data is newer than the text");
      return isOlder !== says;
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("a page about a release names each newer release of the package", () => {
    const releases = [
      ...sablier.releases.getAll(),
      ...Object.keys(comptroller.releases).map((version) => ({ protocol: "comptroller", version })),
    ];
    let pagesBehind = 0;
    const problems = authored.flatMap((page) => {
      const [protocol, version] = field(page, "release")?.split("@") ?? [];
      if (protocol === undefined) return [];
      const versions = releases
        .filter((release) => release.protocol === protocol)
        .map((release) => release.version)
        .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
      const newer = versions.slice(versions.indexOf(version ?? "") + 1);
      if (!versions.includes(version ?? "")) return [`${page.path}: no release ${version ?? ""}`];
      if (newer.length > 0) pagesBehind += 1;
      const listed = pageAt(page.path).document("#page-release").text();
      return newer
        .filter((name) => !listed.includes(name === newer.at(-1) ? `${name} newest` : `${name} `))
        .map((name) => `${page.path} does not name ${name}`);
    });
    expect(problems).toEqual([]);
    expect(pagesBehind).toBeGreaterThan(50);
  });
});
