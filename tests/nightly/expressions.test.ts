import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, Script } from "node:vm";

import ts from "typescript";
import { describe, expect, test } from "vitest";

import { type Attack, growth } from "../functions/growth";

/** Code that reads text of readers, models, programs and other servers. */
const FOLDERS = [
  "edge-functions",
  "functions",
  "server",
  "src/forms",
  "src/lib",
  "src/search",
  "src/tools",
];

interface Found {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** The text of an expression that is known before the program runs; null for others. */
function textOf(node: ts.Expression | undefined): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  const isRaw = ts.isTaggedTemplateExpression(node) && node.tag.getText() === "String.raw";
  return isRaw && ts.isNoSubstitutionTemplateLiteral(node.template)
    ? (node.template.rawText ?? null)
    : null;
}

/** The regular expressions of a file; `made` are those that are put together when the program runs. */
function expressionsOf(path: string): { readonly found: Found[]; readonly made: string[] } {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const made: string[] = [];
  const visit = (node: ts.Node): void => {
    const place = `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      found.push({ place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText() === "RegExp"
    ) {
      const [source, flags] = node.arguments ?? [];
      const text = textOf(source);
      if (text === null) made.push(place);
      else found.push({ place, source: text, flags: textOf(flags) ?? "" });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { found, made };
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file))
    .map((file) => join(folder, file)),
);
const parsed = files.map(expressionsOf);
const expressions = [
  ...new Map(
    parsed.flatMap(({ found }) => found).map((entry) => [`${entry.source}/${entry.flags}`, entry]),
  ).values(),
];

/** Pieces that stand for classes of characters. */
const PIECES = [" ", "\n", "a", "A", "1", "_", "-", ".", "/", "é", "\u200d"];

/** A character for each class that has a letter. */
const ESCAPES: Readonly<Record<string, string>> = {
  ...{ n: "\n", r: "\r", t: "\t", s: " ", b: " ", d: "1", w: "a", S: "a", W: "-", B: "a" },
};

/** What an expression is written with: its characters, and the runs of them that stand for themselves. */
function piecesOf(source: string): { readonly letters: string[]; readonly runs: string[] } {
  const plain = source
    .replace(/\\u\{?([\da-f]{4,5})\}?/giu, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/\\p\{\w+\}/giu, "é")
    .replace(/\(\?(?:<?[=!]|:|<\w+>)/gu, "(")
    .replace(/\\(.)/gsu, (_, letter: string) => ESCAPES[letter] ?? letter);
  const runs = plain.match(/[^()[\]{}|*+?^$]{1,12}/gu) ?? [];
  const marks = plain.match(/[^\w\s^$|+*?]/gu)?.join("") ?? "";
  return {
    letters: [...new Set([...Array.from(plain), ...PIECES])].slice(0, 24),
    runs: [...new Set([marks, ...runs])].filter((run) => run.length > 1).slice(0, 8),
  };
}

function attacksOn(source: string): Attack[] {
  const { letters, runs } = piecesOf(source);
  const few = letters.slice(0, 7);
  const pairs = few.flatMap((a) => few.filter((b) => a !== b).map((b) => a + b));
  const starts = ["", "x", ...letters.slice(0, 4), ...runs];
  return [
    ...starts.flatMap((start) => letters.map((over): Attack => [start, over, "\0"])),
    ...["", "x"].flatMap((start) => [...pairs, ...runs].map((over): Attack => [start, over, "\0"])),
    ...letters.map((over): Attack => ["x", over, ""]),
  ];
}

describe("a regular expression", () => {
  test("is found wherever it is, and few are put together while the program runs", () => {
    expect(expressions.length).toBeGreaterThan(150);
    // Each of these is attacked as a reader in tests/functions/growth.test.ts.
    expect(parsed.flatMap(({ made }) => made).map((place) => place.split(":")[0])).toEqual([
      "server/headers.ts",
      "src/lib/csv/values.ts",
      "src/lib/graphql/endpoints.ts",
    ]);
  });

  test.each(expressions.map((entry) => [`/${entry.source}/${entry.flags}`, entry] as const))(
    "takes at most 7 times the work for four times the text: %s",
    (_, expression) => {
      expect(problemOf(expression), expression.place).toBeNull();
    },
    120_000,
  );
});

/** Tries to find a text that an expression takes too long for. */
function problemOf({ source, flags }: Found): string | null {
  const state: { attack: Attack | null } = { attack: null };
  const once = new RegExp(source, flags.replace(/[gy]/gu, ""));
  const each = new RegExp(source, `${flags.replace(/[gy]/gu, "")}g`);
  const search = (): string | null => {
    for (const attack of attacksOn(source)) {
      state.attack = attack;
      // What grows with the cube is found with the short text, before the long one takes minutes.
      for (const length of [400, 4_000]) {
        const problem = growth((text) => [once.test(text), text.replace(each, "")], attack, length);
        if (problem !== null) return problem;
      }
    }
    return null;
  };
  try {
    // Only a program of its own can be stopped while it tries one expression.
    return new Script("search()").runInContext(createContext({ search }), {
      timeout: 30_000,
    }) as string | null;
  } catch {
    return `${JSON.stringify(state.attack)} does not end`;
  }
}
