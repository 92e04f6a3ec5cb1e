import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { exampleText } from "../../plugins/examples/load";
import { parseExampleMeta } from "../../plugins/markdown/example-regions";
import { SITE_DIR } from "../../plugins/paths";
import { SOLC_VERSION } from "./support/compile";

const GUIDES = "docs/guides";

/** A code block of a page, before the build fills it. */
interface Fence {
  /** Line of the page, counted from 1. */
  readonly line: number;
  readonly language: string;
  readonly meta: string;
  readonly text: string;
}

/** Where the code of a fence comes from; a problem says why it may not be on a page. */
type Origin =
  | { readonly kind: "tested file" | "shell one-liner" | "diagram" | "folder tree" }
  | { readonly kind: "problem"; readonly problem: string };

/** All fences of a page, also those in lists and in components. */
function fencesOf(page: string): Fence[] {
  const fences: Fence[] = [];
  let open: { fence: Fence; mark: string; lines: string[] } | undefined;
  page.split("\n").forEach((raw, index) => {
    const text = raw.trim();
    if (open === undefined) {
      const [, mark, language = "", meta = ""] = /^(`{3,}|~{3,})(\S*)\s*(.*)$/.exec(text) ?? [];
      if (mark === undefined) return;
      open = { fence: { line: index + 1, language, meta, text: "" }, mark, lines: [] };
    } else if (text === open.mark) {
      fences.push({ ...open.fence, text: open.lines.join("\n").trim() });
      open = undefined;
    } else {
      open.lines.push(raw);
    }
  });
  if (open !== undefined) throw new Error(`The fence in line ${open.fence.line} has no end.`);
  return fences;
}

/** Names of the examples in a programming language that a test has in its text. */
const tested = readdirSync(path.join(SITE_DIR, "tests/examples"), {
  recursive: true,
  encoding: "utf8",
})
  // Neither of these runs what it names.
  .filter((file) => file.endsWith(".test.ts") && !/^(?:files|fences)\.test\.ts$/.test(file))
  .map((file) => readFileSync(path.join(SITE_DIR, "tests/examples", file), "utf8"))
  .join("\n");

/** Whether a test runs an example. Every shell script and JSON file is checked without a name. */
function isTested(file: string): boolean {
  if (/\.(?:sh|json)$/.test(file)) return true;
  const name = file.replace(/^examples\//, "");
  return tested.includes(name) || tested.includes(name.replace(/^javascript\//, ""));
}

const SHELL = ["bash", "sh", "shell"];

function originOf({ language, meta, text }: Fence): Origin {
  const reference = parseExampleMeta(meta);
  if (reference !== undefined) {
    const { file, region } = reference;
    if (text !== "") return { kind: "problem", problem: "has a file and text of its own" };
    try {
      exampleText(SITE_DIR, file, region);
    } catch (error) {
      return { kind: "problem", problem: (error as Error).message };
    }
    return isTested(file)
      ? { kind: "tested file" }
      : { kind: "problem", problem: `shows ${file}, which no test names` };
  }
  if (language === "mermaid") return { kind: "diagram" };
  if (language === "text" && text.split("\n").every((line) => /[├└│]|\/$/.test(line))) {
    return { kind: "folder tree" };
  }
  const isOneLine = text !== "" && !text.includes("\n") && !text.endsWith("\\");
  if (SHELL.includes(language) && isOneLine) return { kind: "shell one-liner" };
  const size = `${text.split("\n").length} lines of ${language || "no language"}`;
  return { kind: "problem", problem: `has ${size}. Move them into a tested file of examples/` };
}

const pages = readdirSync(path.join(SITE_DIR, GUIDES), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.mdx?$/.test(file))
  .sort();

const fences = pages.flatMap((page) =>
  fencesOf(readFileSync(path.join(SITE_DIR, GUIDES, page), "utf8")).map((fence) => ({
    at: `${GUIDES}/${page}:${fence.line}`,
    origin: originOf(fence),
  })),
);

const count = (kind: Origin["kind"]): number =>
  fences.filter(({ origin }) => origin.kind === kind).length;

describe("code in the guides", () => {
  it("comes from tested files, apart from shell one-liners", () => {
    process.stdout.write(
      `Guides: ${count("tested file")} fences from tested files, ${count("shell one-liner")} shell one-liners.\n`,
    );
    const problems = fences.flatMap(({ at, origin }) =>
      origin.kind === "problem" ? [`${at} ${origin.problem}`] : [],
    );
    expect(problems).toEqual([]);
    expect(count("tested file")).toBeGreaterThan(100);
  });
});

describe("the note on how a page was checked", () => {
  it.each(["_checked.mdx", "_checked-released.mdx"])("names the compiler in %s", (name) => {
    const note = readFileSync(path.join(SITE_DIR, GUIDES, "_partials", name), "utf8");
    expect(note).toContain(`solc ${SOLC_VERSION} `);
  });
});
