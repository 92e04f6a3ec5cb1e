import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import type { Code, Root } from "mdast";
import { VFile } from "vfile";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { parseExampleMeta, remarkExampleRegions } from "./example-regions";

let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), "regions-"));
  mkdirSync(path.join(siteDir, "examples/solidity"), { recursive: true });
  writeFileSync(
    path.join(siteDir, "examples/solidity/A.sol"),
    "contract A {\n    // region: field\n    uint256 public x;\n    // endregion\n}\n",
  );
});

afterAll(() => rmSync(siteDir, { recursive: true }));

const fence = (meta: string | null, lang = "solidity", value = ""): Code => ({
  type: "code",
  lang,
  meta,
  value,
});

async function run(...children: Code[]): Promise<Root["children"]> {
  const tree: Root = { type: "root", children };
  await remarkExampleRegions({ siteDir })(tree, new VFile({ path: "docs/page.mdx" }));
  return tree.children;
}

describe("parseExampleMeta", () => {
  it("reads file and region and keeps the rest", () => {
    expect(parseExampleMeta('file=examples/a.sol mark="x" region=b title="file=x"')).toEqual({
      file: "examples/a.sol",
      region: "b",
      rest: 'mark="x" title="file=x"',
    });
  });

  it.each([null, undefined, "", 'title="file=examples/a.sol"', "profile=x"])(
    "finds no example in %j",
    (meta) => expect(parseExampleMeta(meta)).toBeUndefined(),
  );

  it("refuses a region without a file, and options given twice", () => {
    expect(() => parseExampleMeta("region=a")).toThrow(/"region=a" but no "file=/);
    expect(() => parseExampleMeta("file=a file=b")).toThrow(/two "file="/);
  });
});

describe("remarkExampleRegions", () => {
  it("fills the fence and says where the whole file is", async () => {
    expect(
      await run(
        fence('file=examples/solidity/A.sol region=field title="A.sol" mark="x"'),
        fence(null, "text", "after"),
      ),
    ).toEqual([
      {
        ...fence('title="A.sol" mark="x"', "solidity", "uint256 public x;"),
        data: { hProperties: { dataFile: "/examples/solidity/A.sol" } },
      },
      fence(null, "text", "after"),
    ]);
  });

  it("shows a whole file without its markers", async () => {
    expect((await run(fence("file=examples/solidity/A.sol")))[0]).toMatchObject(
      fence(null, "solidity", "contract A {\n    uint256 public x;\n}"),
    );
  });

  it("lists every fence that cannot be filled, with page, file, region and the known ones", async () => {
    await expect(
      run(
        fence("file=examples/solidity/B.sol"),
        fence("file=examples/solidity/A.sol region=fields"),
        fence("file=examples/solidity/A.sol", "bash"),
        fence("file=examples/solidity/A.sol", "solidity", "own text"),
      ),
    ).rejects.toThrow(
      [
        "Examples:",
        '  docs/page.mdx:0: There is no example file "examples/solidity/B.sol". Known: examples/solidity/A.sol.',
        '  docs/page.mdx:0: examples/solidity/A.sol has no region "fields". Known: field.',
        '  docs/page.mdx:0: A code fence shows examples/solidity/A.sol as "bash". Write one of: solidity, sol.',
        "  docs/page.mdx:0: A code fence that shows examples/solidity/A.sol has text of its own. Remove the text or the file.",
      ].join("\n"),
    );
  });
});
