import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { describe, expect, test } from "vitest";

const BUILD = path.resolve("build");

/** Jar of the Nu HTML checker, which is the one that the HTML standard names. */
const JAR: unknown = createRequire(import.meta.url)("vnu-jar");

interface Message {
  readonly type: "error" | "info" | "non-document-error";
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

/** Rules that the pages break on purpose, each with its reason. */
const EXCEPTIONS: readonly { readonly rule: RegExp; readonly reason: string }[] = [
  {
    rule: /^The “role” attribute must not be used on a “t[drh]” element which has a “table” ancestor/u,
    reason:
      "On phones the rows of tables are blocks, and Safari forgets that they were rows unless roles say so.",
  },
  {
    rule: /^Attribute “tabindex” not allowed on element “math”/u,
    reason:
      "MathML Core allows it on every element; a wide formula is scrolled by keyboard from there.",
  },
  {
    rule: /^Every active “role=tab” element must have a corresponding “role=tabpanel”/u,
    reason: "Tabs of Docusaurus have panels, but no ids that would bind the two.",
  },
];

/** Pages that only lead on; a plugin of Docusaurus writes them from a template of its own. */
const isStub = (html: string): boolean => html.includes('http-equiv="refresh"');

/**
 * What the checker finds in files.
 *
 * @throws {Error} when Java is missing or the checker ends without a report
 */
function check(files: readonly string[]): readonly Message[] {
  const args = ["-Xss4m", "-jar", String(JAR), "--errors-only", "--format", "json"];
  const { error, stderr } = spawnSync("java", [...args, "--exit-zero-always", ...files], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (error) {
    throw new Error(`java does not run (${error.message}): install Java 11 or newer.`);
  }
  return (JSON.parse(stderr) as { messages: readonly Message[] }).messages;
}

const pages = readdirSync(BUILD, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html"))
  .map((file) => path.join(BUILD, file))
  .filter((file) => !isStub(readFileSync(file, "utf8")));

describe("the HTML of all pages", () => {
  const messages = check(pages);

  test("is valid but for listed exceptions", () => {
    const found = messages
      .filter(({ message }) => !EXCEPTIONS.some(({ rule }) => rule.test(message)))
      .map(
        ({ url = "", message, extract = "" }) =>
          `${path.relative(BUILD, url.replace(/^file:/u, ""))}: ${message} ${extract}`,
      );
    expect(pages.length).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  test.each(EXCEPTIONS)("needs the exception $rule", ({ rule }) => {
    expect(messages.some(({ message }) => rule.test(message))).toBe(true);
  });
});
