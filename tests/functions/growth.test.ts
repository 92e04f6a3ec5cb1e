import { describe, expect, test } from "vitest";

import { addressesIn, createAnswerFilter } from "../../functions/lib/answer-filter";
import { clientOf } from "../../functions/lib/rate-limit";
import { loadFinder } from "../../plugins/app-links/test-finder";
import { buildTemplates } from "../../plugins/csv-templates/build";
import { readSources } from "../../plugins/csv-templates/sources";
import { headersFor, parseHeaders } from "../../server/headers";
import { createDecoder, RevertDataError } from "../../src/lib/abi";
import { readList } from "../../src/lib/airdrops/list";
import { safeLink } from "../../src/lib/ask/links";
import { lexMarkdown, plainTextOf } from "../../src/lib/ask/markdown";
import { divideExport, passagesOf } from "../../src/lib/ask/passages";
import { createUiStreamReader } from "../../src/lib/ask/ui-stream";
import { type Leaf, readLeaf } from "../../src/lib/call/values";
import { cellChecker } from "../../src/lib/csv/values";
import { streamIdIn } from "../../src/lib/desk/place";
import { findRelease } from "../../src/lib/finder";
import { formatAmount, parseAmount } from "../../src/lib/format/amounts";
import { variablesForChain } from "../../src/lib/graphql/endpoints";
import { operationName } from "../../src/lib/graphql/request";
import { negotiateMarkdown, pageHeaders } from "../../src/lib/page-records/negotiate";
import { openClosestPages, pathWords } from "../../src/lib/routes/closest";
import { createMarker, highlight } from "../../src/lib/search/highlight";
import { runsOf } from "../../src/search/engine/hosted-query";
import { readQuery } from "../../src/lib/search/query";
import { lexiconOf } from "../../src/lib/search/testing";
import { hexValuesOf, tokenize } from "../../src/lib/search/tokenize";
import { RUNS } from "../fuzz/fuzz";
import { type Attack, growth } from "./growth";

const LEXICON = lexiconOf("fees lockup stream");
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
  const { push } = createUiStreamReader(() => undefined);
  for (let at = 0; at < text.length; at += size) push(text.slice(at, at + size));
};

const { selectors, ...releases } = loadFinder();
const findAll = (text: string): void => {
  const links = ["https://app.sablier.com/", "https://etherscan.io/"];
  for (const start of ["", "0x", "0xfdd46d60", ...links]) {
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

/** A list as it is, and with a row or a document before it. */
const readLists = (text: string): void => {
  for (const start of ["", "0x1,1\n", '{"recipients":["']) {
    try {
      readList(start + text);
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
  }
};

const LISTS = ["uint256[]", "string[]"].map((type): Leaf => ({ path: "a", parameter: { type } }));

/** A value of a call, one a line and in brackets. */
const readValues = (text: string): void => {
  for (const start of ["", "[", '["']) {
    for (const leaf of LISTS) {
      try {
        readLeaf(leaf, start + text, { decimals: 18 });
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }
  }
};

/** Everything that goes over a text from outside in a loop. */
const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ["the filter of answers", filterIn(1e9)],
  ["the filter of answers that come in pieces", filterIn(3)],
  ["the addresses in a text", addressesIn],
  ["the stream", streamIn(1e9)],
  ["the stream that comes in pieces", streamIn(3)],
  ["the id of a stream in a question", streamIdIn],
  ["Markdown of an answer", (text) => plainTextOf(lexMarkdown(text))],
  ["links", (text) => [safeLink(text, "model"), safeLink(`https://a.b/${text}`, "extracts")]],
  [
    "passages",
    (text) => divideExport(`# a\n\n${text}`).map(({ markdown }) => passagesOf(markdown)),
  ],
  ["closest pages", (text) => closest(`/${text}`)],
  ["words of a path", pathWords],
  ["queries", (text) => readQuery(text, LEXICON)],
  ["terms", tokenize],
  ["hexadecimal values", hexValuesOf],
  ["marks of matches", (text) => highlight(text, createMarker(readQuery("fees", LEXICON), []))],
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
  ["lists of recipients", readLists],
  ["values of a call", readValues],
];

describe("a reader", () => {
  const overs = [
    ..."[ ] ( < ! a A 1 0x f @ a@ & &# * _a ]( ]: [a]( ![ <a: ]( www. https:// a@b. 0*".split(" "),
    ..."/ a/ % %2 é f* 'a 1, v1. ` $a data: , ;q= <mark> </mark> aB".split(" "),
    ...[
      " ",
      "\n",
      "[a](b ",
      "](<",
      "](  ",
      "\u200d",
      "| ",
      "# ",
      "- ",
      "data: {}\n\n",
      "\r",
      ". A",
      '"',
      '\\"',
    ],
  ];
  // What only a beginning makes slow is looked for at night.
  const attacks = ["", "](", "["]
    .slice(0, RUNS < 1_000 ? 1 : 3)
    .flatMap((start) => overs.map((over): Attack => [start, over, ""]));

  test.each(READERS)(
    "takes at most 7 times the work for four times the text: %s",
    (_, read) => {
      const problems = attacks.map((attack) => growth(read, attack, 4_000));
      expect(problems.filter((problem) => problem !== null)).toEqual([]);
    },
    120_000,
  );
});
