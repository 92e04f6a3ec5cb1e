import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, Script } from "node:vm";

import { buildSchema } from "graphql";
import ts from "typescript";
import { describe, expect, test } from "vitest";

import { MIGRATIONS } from "../../data/graphql/migration";
import { addressesIn, createAnswerFilter } from "../../functions/lib/answer-filter";
import { clientOf } from "../../functions/lib/rate-limit";
import { loadFinder } from "../../plugins/app-links/test-finder";
import { buildTemplates } from "../../plugins/csv-templates/build";
import { readSources } from "../../plugins/csv-templates/sources";
import { headersFor, parseHeaders } from "../../server/headers";
import { createDecoder, RevertDataError } from "../../src/lib/abi";
import { safeLink } from "../../src/lib/ask/links";
import { lexMarkdown, plainTextOf } from "../../src/lib/ask/markdown";
import { divideTwin, splitSentences } from "../../src/lib/ask/passages";
import { calculate } from "../../src/lib/ask/calculation";
import { cueFactor, isForRecords, kindOf, namesIn, sidesOf } from "../../src/lib/ask/question";
import { createUiStreamParser } from "../../src/lib/ask/ui-stream";
import { cellChecker } from "../../src/lib/csv/values";
import { findRelease } from "../../src/lib/finder";
import { formatAmount, parseAmount } from "../../src/lib/format/amounts";
import { variablesForChain } from "../../src/lib/graphql/endpoints";
import { rewriteQuery } from "../../src/lib/graphql/migrate";
import { operationName } from "../../src/lib/graphql/request";
import { negotiateMarkdown, pageHeaders } from "../../src/lib/page-records/negotiate";
import { openClosestPages, pathWords } from "../../src/lib/routes/closest";
import { createMarker, highlight } from "../../src/lib/search/highlight";
import { runsOf } from "../../src/lib/search/hosted-query";
import { readQuery } from "../../src/lib/search/query";
import { hexValuesOf, tokenize } from "../../src/lib/search/tokenize";
import { createVocabulary } from "../../src/lib/search/vocabulary";

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

/** Texts that grow: a beginning, what is said over and over, and an end that no expression fits. */
type Attack = readonly [start: string, over: string, end: string];

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

/** Milliseconds that are too few to measure on a machine that does other things too. */
const FLOOR_MS = 8;

/** The least of several times, each with a warm start; one is enough where there is nothing to find. */
function leastTime(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 6 && least >= FLOOR_MS; round += 1) {
    const before = performance.now();
    run();
    least = Math.min(least, performance.now() - before);
  }
  return least;
}

/**
 * Measures work on a text and on one of four times its length: what grows with it takes four times as
 * long, what grows with its square sixteen. In between is room for a machine that does other things.
 *
 * @returns why it grows faster than its input; null when it does not
 */
function growth(run: (text: string) => unknown, attack: Attack, length: number): string | null {
  const [start, over, end] = attack;
  const textOf = (size: number): string => start + over.repeat(size / over.length) + end;
  const once = textOf(length);
  const fourfold = textOf(4 * length);
  // Another program may have had the machine: it would have to have it each time.
  for (let trial = 0; trial < 4; trial += 1) {
    const time = leastTime(() => run(once));
    if (time < FLOOR_MS) return null;
    const more = leastTime(() => run(fourfold));
    if (more <= 7 * time) return null;
    if (trial === 3 || time > 1_000) {
      return `${JSON.stringify(attack)}: ${length} characters take ${time.toFixed(0)} ms, four times as many ${more.toFixed(0)} ms`;
    }
  }
  return null;
}

describe("a regular expression", () => {
  test("is found wherever it is, and few are put together while the program runs", () => {
    expect(expressions.length).toBeGreaterThan(150);
    // Each of these is attacked as a reader below.
    expect(parsed.flatMap(({ made }) => made).map((place) => place.split(":")[0])).toEqual([
      "server/headers.ts",
      "src/lib/csv/values.ts",
      "src/lib/graphql/endpoints.ts",
    ]);
  });

  test.each([String.raw`\s+$`, String.raw`\[[^\]]*\]`])(
    "that takes more is noticed: %s",
    (source) => {
      expect(problemOf({ source, flags: "u", place: "here" })).not.toBeNull();
    },
    120_000,
  );

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

const VOCABULARY = createVocabulary(["fees", "lockup", "stream"], [1, 2, 3], () => 1);
const closest = openClosestPages(
  Array.from({ length: 300 }, (_, at) => ({
    path: `/guides/part-${at}/deployments`,
    title: `Part ${at}: deployment addresses of the contracts`,
  })),
);
const filterIn = (size: number) => (text: string) => {
  const filter = createAnswerFilter({
    siteOrigin: "https://docs.example.org",
    hosts: new Set(["known.example"]),
    hasAddress: () => false,
    hasPlace: () => true,
  });
  for (let at = 0; at < text.length; at += size) filter.push(text.slice(at, at + size));
  filter.end();
};
const streamIn = (size: number) => (text: string) => {
  const parser = createUiStreamParser();
  for (let at = 0; at < text.length; at += size) parser.push(text.slice(at, at + size));
};

const { selectors, ...releases } = loadFinder();
const findAll = (text: string): void => {
  for (const start of [
    "",
    "0x",
    "0xfdd46d60",
    "https://app.sablier.com/",
    "https://etherscan.io/",
  ]) {
    try {
      findRelease(start + text, releases, selectors);
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
  }
};
const decodeData = createDecoder([
  {
    kind: "function",
    name: "batch",
    hash: "0x1e897afb",
    inputs: [{ name: "calls", type: "bytes[]" }],
    places: [],
  },
]);
const decodeIn = (start: string) => (text: string) => {
  try {
    decodeData(start + text);
  } catch (error) {
    if (!(error instanceof RevertDataError)) throw error;
  }
};
/** A batch of as many calls as there is data for: each is a number of 32 bytes that leads somewhere. */
const BATCH = `0x1e897afb${"20".padStart(64, "0")}${"ffff".padStart(64, "0")}`;

const RULES = parseHeaders("/*\n  X-A: a\n/assets/*\n  X-B: b\n");
const CELLS = Object.values(buildTemplates(await readSources()).definitions).map(cellChecker);

/** An amount as a form reads it, and as it is shown. */
const writeAmount = (text: string): string | null => {
  try {
    return formatAmount(parseAmount(text, 18), 18);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return null;
  }
};

/** Everything that goes over a text from outside in a loop. */
const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ["the filter of answers", filterIn(1e9)],
  ["the filter of answers that come in pieces", filterIn(3)],
  ["the addresses in a text", addressesIn],
  ["the stream", streamIn(1e9)],
  ["the stream that comes in pieces", streamIn(3)],
  ["Markdown of an answer", (text) => plainTextOf(lexMarkdown(text))],
  ["links", (text) => [safeLink(text, "model"), safeLink(`https://a.b/${text}`, "extracts")]],
  ["kinds of questions", (text) => [kindOf(text), cueFactor(text, "define", text, text)]],
  ["what a question names", (text) => [namesIn(text), sidesOf(text), isForRecords(text)]],
  ["figures of a question", (text) => calculate(`1 ${text}`)],
  ["passages", (text) => divideTwin(text).flatMap(({ markdown }) => splitSentences(markdown))],
  ["closest pages", (text) => closest(`/${text}`)],
  ["words of a path", pathWords],
  ["queries", (text) => readQuery(text, VOCABULARY)],
  ["terms", tokenize],
  ["hexadecimal values", hexValuesOf],
  ["marks of matches", (text) => highlight(text, createMarker(readQuery("fees", VOCABULARY), []))],
  ["marks of the hosted search", runsOf],
  ["Accept headers", (text) => [negotiateMarkdown("/a", text), negotiateMarkdown(text, "*/*")]],
  ["headers of a page", pageHeaders],
  ["clients", clientOf],
  ["the finder of releases", findAll],
  ["data of errors, calls and logs", decodeIn("")],
  ["calls within calls", decodeIn(BATCH)],
  [
    "paths with rules for headers",
    (text) => headersFor({ pathname: `/${text}`, status: 200 }, RULES),
  ],
  ["cells of a file", (text) => CELLS.map((isGood) => isGood(text))],
  ["a query's name and variables", (text) => [operationName(text), variablesForChain(text, 1, 10)]],
  ["amounts", writeAmount],
];

describe("a reader", () => {
  const overs = [
    ...[
      "[",
      "]",
      "(",
      "<",
      "!",
      " ",
      "\n",
      "a",
      "A",
      "1",
      "0x",
      "f",
      "@",
      "a@",
      "&",
      "&#",
      "*",
      "_a",
    ],
    ...["](", "]:", "[a](", "[a](b ", "![", "<a:", "](<", "](  ", "www.", "https://", "a@b.", "0*"],
    ...["/", "a/", "%", "%2", "é", "\u200d", "f*", "'a", "1,", "v1.", "`", "$a", "| ", "# ", "- "],
    ...["data:", "data: {}\n\n", "\r", ",", ";q=", "<mark>", "</mark>", "aB", ". A", '"'],
  ];
  const attacks = ["", "](", "["].flatMap((start) =>
    overs.map((over): Attack => [start, over, ""]),
  );

  test.each(READERS)(
    "takes at most 7 times the work for four times the text: %s",
    (_, read) => {
      const problems = attacks.map((attack) => growth(read, attack, 4_000));
      expect(problems.filter((problem) => problem !== null)).toEqual([]);
    },
    120_000,
  );

  const [before, after] = ["2025/lockup", "streams"].map((name) =>
    buildSchema(readFileSync(`data/graphql/${name}.thegraph.graphql`, "utf8")),
  );
  const migrate = (text: string): void => {
    if (before === undefined || after === undefined) throw new Error("No schema was read.");
    try {
      rewriteQuery(text, before, after, MIGRATIONS.lockup);
    } catch (error) {
      expect(error).not.toBeInstanceOf(RangeError);
    }
  };
  const places: readonly (readonly [string, readonly string[], string])[] = [
    ["", ["{", "{a", "[", "(", "#", '"', '"""', "a ", "query A { a } ", "...", "\n"], ""],
    [
      "{ streams { ",
      ["id ", "x: id ", "nope ", "version\n", "parties ", "contract { id } "],
      "} }",
    ],
    ["{ streams { ", ["asset { id } ", "... on Stream { id } ", "...F "], "} }"],
    ["{ streams { ", ["asset { streams { "], "id"],
    ["{", ["streams { id } ", "a: streams { parties } "], "}"],
    ["query A(", ["$a: ID ", "$a: [ID!] = [] "], ") { streams { id } }"],
    ["{ streams(where: { and: [", ['{ asset_: { symbol: "a" } } '], "] }) { id } }"],
    ["{ streams(where: { alias_in: [", ['"a" '], "] }) { id } }"],
    ["{ streams { ...F } } ", ["fragment F on Stream { id ...F } "], ""],
  ];

  test("takes at most 7 times the work for four times the text: queries of 2025", () => {
    const problems = places.flatMap(([start, overs, end]) =>
      overs.map((over) => growth(migrate, [start, over, end], 4_000)),
    );
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  }, 120_000);
});
