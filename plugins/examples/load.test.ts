import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { SITE_DIR } from "../paths";
import { exampleText, listExamples, loadExample } from "./load";

let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), "examples-"));
  mkdirSync(path.join(site, "examples/solidity"), { recursive: true });
  const write = (file: string, text: string) =>
    writeFileSync(path.join(site, "examples", file), text);
  write("README.md", "not an example");
  write("solidity/B.sol", "contract B {\n  // region: body\n  uint256 x;\n  // endregion\n}\n");
  write("solidity/A.sol", "// region: open\n");
});

afterAll(() => rmSync(site, { recursive: true }));

describe("listExamples", () => {
  it("lists example files only, sorted", () => {
    expect(listExamples(site)).toEqual(["examples/solidity/A.sol", "examples/solidity/B.sol"]);
  });
});

describe("exampleText", () => {
  it("gives a region, or the file", () => {
    expect(exampleText(site, "examples/solidity/B.sol", "body")).toBe("uint256 x;");
    expect(exampleText(site, "examples/solidity/B.sol", undefined)).toBe(
      "contract B {\n  uint256 x;\n}",
    );
  });

  it("does not leave the folder of the examples", () => {
    writeFileSync(path.join(site, "secret.json"), "{}");
    for (const file of ["examples/../secret.json", "secret.json", "examples//solidity/B.sol"]) {
      expect(() => exampleText(site, file, undefined)).toThrow(/no example/);
    }
  });

  it("knows files as they are spelled, and none of another kind", () => {
    for (const file of ["examples/solidity/b.sol", "examples/README.md", "examples/solidity"]) {
      expect(() => exampleText(site, file, undefined)).toThrow(/no example/);
    }
  });

  it("names the file of a broken marker", () => {
    expect(() => loadExample(site, "examples/solidity/A.sol")).toThrow(
      /^examples\/solidity\/A\.sol: line 1: /,
    );
  });
});

describe("the examples of the site", () => {
  const files = listExamples(SITE_DIR);

  it("exist", () => expect(files.length).toBeGreaterThan(0));

  it.each(files)("%s has sound markers", (file) => {
    expect(loadExample(SITE_DIR, file).text.trim()).not.toBe("");
  });
});
