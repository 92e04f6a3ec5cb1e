// cspell:ignore letrec

import { runInNewContext } from "node:vm";

import fc from "fast-check";
import { GraphQLError, parse, print } from "graphql";
import { expect } from "vitest";

import { anyText, fuzzOf, textOf, unlessRefused } from "../../../tests/fuzz/fuzz";
import { hostOf, variablesForChain } from "./endpoints";
import { formatQuery } from "./format";
import { operationName, parseVariables, requestBody, snippet, SNIPPETS } from "./request";

const fuzz = fuzzOf("the query editor: variables, queries, snippets");

const json = fc.oneof(
  fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })).map((value) => JSON.stringify(value)),
  textOf("{", "}", "[", "]", '"', ":", ",", "1", "null", "chainId", "0x", " ", "\n"),
  anyText,
);
const query = fc.oneof(
  textOf(
    ...'{}()[]:,$@!#"\n &|='.split(""),
    ...["query", "Name", "on", "fragment", "...", '"""', "streams", "1.5", "`", "\\", "${"],
  ),
  anyText,
);

fuzz("any text of variables is an object or refused", json, (text) => {
  const value = unlessRefused(Error, () => parseVariables(text));
  if (value === undefined || text.trim() === "") return;
  expect(value).toEqual(JSON.parse(text));
});

fuzz(
  "a request is JSON that holds what was written",
  fc.tuple(query, json),
  ([text, variables]) => {
    const body = unlessRefused(Error, () => requestBody({ query: text, variables }));
    if (body === undefined) return;
    const sent = JSON.parse(body) as Record<string, unknown>;
    expect(sent.query).toBe(text.trim());
    expect(sent.variables ?? {}).toEqual(parseVariables(variables));
    expect(sent.operationName).toBe(operationName(text));
  },
);

/** What a shell makes of text between single quotes. */
const unquoted = (command: string): string =>
  (command.match(/'[^']*'|\\'/gu) ?? [])
    .map((piece) => (piece === String.raw`\'` ? "'" : piece.slice(1, -1)))
    .join("");

fuzz(
  "a snippet sends the same request",
  fc.tuple(query, json, fc.oneof(anyText, fc.webUrl())),
  ([text, variables, url]) => {
    const request = { query: text, variables, url };
    for (const { kind } of SNIPPETS) {
      const code = unlessRefused(Error, () => snippet(kind, request));
      if (code === undefined) return;
      if (kind === "curl") {
        const start = code.lastIndexOf('--data \'{"query"') + "--data ".length;
        const data = code.slice(start);
        expect(unquoted(data)).toBe(requestBody(request));
        continue;
      }
      const [, literal = ""] = /\nconst query = (`(?:[^\\`]|\\.)*`);\n/su.exec(`\n${code}`) ?? [];
      const value: unknown = runInNewContext(literal);
      // A template literal has line feeds only.
      expect(value).toBe(`\n${text.trim().replace(/\r\n?/gu, "\n")}\n`);
    }
  },
);

fuzz("a query that is put in order means the same and stays in order", query, (text) => {
  const formatted = unlessRefused(GraphQLError, () => formatQuery(text));
  const document = unlessRefused(GraphQLError, () => parse(text));
  if (formatted === undefined || document === undefined) return;
  expect(print(parse(formatted))).toBe(print(document));
  expect(formatQuery(formatted)).toBe(formatted);
});

const FIELD = fc.stringMatching(/^[a-z]{1,5}$/u);
const selection = fc.letrec<{ fields: string }>((tie) => ({
  fields: fc
    .array(
      fc.tuple(
        FIELD,
        fc.constantFrom(" ", "\n", "\n\n\n", " # note\n", ", "),
        fc.oneof({ depthSize: "small" }, fc.constant(""), tie("fields")),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((list) => `{ ${list.map(([name, gap, inner]) => `${name}${inner}${gap}`).join("")} }`),
})).fields;

fuzz("any query stays the same query", selection, (text) => {
  const formatted = formatQuery(`query A ${text}`);
  expect(print(parse(formatted))).toBe(print(parse(`query A ${text}`)));
  expect(formatQuery(formatted)).toBe(formatted);
});

fuzz(
  "variables of another chain stay what they were otherwise",
  fc.tuple(json, fc.nat()),
  ([text, to]) => {
    const changed = variablesForChain(text, 11155111, to);
    if (!text.includes("11155111")) expect(changed).toBe(text);
    expect(variablesForChain('{"chainId": "11155111"}', 11155111, to)).toBe(`{"chainId": "${to}"}`);
  },
);

fuzz(
  "an address has a host only when it is one of the web",
  fc.oneof(anyText, fc.webUrl(), textOf("http:", "https://", "javascript:", "/", "a.b", ":1", "@")),
  (text) => {
    if (hostOf(text) !== undefined) expect(["http:", "https:"]).toContain(new URL(text).protocol);
  },
);

fuzz.large(
  "a large query is put in order",
  ["{", "{ a }\n", "a\n", "}", '"', "#", "a ", "(", " ", "`", "query a "],
  (text) => {
    unlessRefused(Error, () => formatQuery(`\n${text}`));
    unlessRefused(Error, () => parseVariables(text));
    unlessRefused(Error, () => snippet("curl", { query: text, variables: "", url: text }));
    operationName(text);
    variablesForChain(text, 1, 2);
  },
);
