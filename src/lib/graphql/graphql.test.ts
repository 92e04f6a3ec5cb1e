import { readFileSync } from "node:fs";
import path from "node:path";

import { print, parse } from "graphql";
import { describe, expect, it, vi } from "vitest";

import { ENDPOINTS } from "../../../data/endpoints";
import { listExamples } from "../../../plugins/examples/load";
import { SITE_DIR } from "../../../plugins/paths";
import { currentEndpoints, exampleAddress, hostOf, variablesForChain } from "./endpoints";
import { formatQuery } from "./format";
import { parseVariables, requestBody, snippet } from "./request";
import {
  explain,
  indentJson,
  MAX_BYTES,
  MAX_SHOWN,
  runQuery,
  type RunOptions,
  type RunResult,
} from "./run";

const QUERY = "query Newest($cursor: numeric!) {\n  Stream(limit: 1) {\n    id\n  }\n}\n";

describe("requestBody", () => {
  it("keeps the digits of large numbers", () => {
    const variables = '{ "cursor": 123456789012345678901 }';
    expect(requestBody({ query: QUERY, variables })).toContain(
      '"variables":{ "cursor": 123456789012345678901 }',
    );
  });

  it.each([
    ["{", /no JSON: /],
    ["[]", /no JSON object/],
    ["null", /no JSON object/],
  ])("refuses %s", (variables, message) => {
    expect(() => requestBody({ query: QUERY, variables })).toThrow(message);
    expect(() => parseVariables(variables)).toThrow(message);
  });
});

describe("snippet", () => {
  const request = {
    url: "https://example.org/graphql",
    query: QUERY,
    variables: '{ "cursor": "9" }',
  };

  it("quotes for the shell", () => {
    const text = snippet("curl", { ...request, query: 'query A { a(b: "it\'s") { id } }' });
    expect(text).toContain(String.raw`it'\''s`);
  });

  it("quotes for a template literal", () => {
    expect(snippet("fetch", { ...request, query: "{ `a` ${b} \\ }" })).toContain(
      "{ \\`a\\` \\${b} \\\\ }",
    );
  });
});

describe("formatQuery", () => {
  const files = listExamples(SITE_DIR).filter((file) => file.endsWith(".graphql"));

  it.each(files)("leaves %s as it is, and mends it", (file) => {
    const source = readFileSync(path.join(SITE_DIR, file), "utf8");
    expect(formatQuery(source)).toBe(source);
    const spoiled = source
      .replace(/^ +/gm, "")
      .replace(/^(?!#).*/gm, (line) => line.replace(/: /g, "  :   "))
      .replace(/^(?=\S)/, "\n\n");
    expect(formatQuery(spoiled)).toBe(source);
  });

  it("keeps comments and the meaning", () => {
    const source =
      "# first\nquery A{streams(first:2,where:{a:[1,2]}){id,...F ... on B{c}# why\n}}\n\n\n\nfragment F on S{d @skip(if:true)}";
    const formatted = formatQuery(source);
    expect(formatted).toBe(
      "# first\nquery A { streams(first: 2, where: { a: [1, 2] }) { id, ...F ... on B { c } # why\n} }\n\nfragment F on S { d @skip(if: true) }\n",
    );
    expect(print(parse(formatted))).toBe(print(parse(source)));
    expect(formatQuery(formatted)).toBe(formatted);
  });

  it("says where a character is wrong", () => {
    expect(() => formatQuery("{ a % }")).toThrow(/Unexpected character: "%"/);
    expect(formatQuery("")).toBe("");
  });
});

describe("endpoints", () => {
  it("gives every example an address that needs no key", () => {
    for (const protocol of ["lockup", "flow", "airdrops"] as const) {
      for (const vendor of ["the-graph", "envio"] as const) {
        const address = exampleAddress(ENDPOINTS, protocol, vendor);
        expect(hostOf(address)).toBe(
          vendor === "envio" ? "indexer.hyperindex.xyz" : "api.studio.thegraph.com",
        );
        expect(currentEndpoints(ENDPOINTS, protocol, vendor).length).toBeGreaterThan(15);
      }
    }
    expect(() => exampleAddress([], "flow", "envio")).toThrow(/flow at envio on chain 11155111/);
  });

  it("moves variables to another chain", () => {
    const address = `0x${"a".repeat(40)}`;
    const on = (chain: number): string =>
      `{ "chainId": ${chain}, "campaign": "${address}-${chain}", "asset": "asset-${chain}-${address}", "alias": "LK3-${chain}-3", "cursor": "11155111" }`;
    expect(variablesForChain(on(11155111), 11155111, 8453)).toBe(on(8453));
  });
});

describe("indentJson", () => {
  it("keeps long numbers, strings and empty values", () => {
    const text =
      '{"a":123456789012345678901234,"b":[],"c":{},"d":[1,{"e":"x, {\\"y\\"}: z"}],"f":null}';
    expect(indentJson(text)).toBe(
      '{\n  "a": 123456789012345678901234,\n  "b": [],\n  "c": {},\n  "d": [\n    1,\n    {\n      "e": "x, {\\"y\\"}: z"\n    }\n  ],\n  "f": null\n}',
    );
  });
});

function options(answer: typeof fetch, more: Partial<RunOptions> = {}): RunOptions {
  return {
    timeoutSeconds: 1,
    signal: new AbortController().signal,
    fetch: answer,
    now: () => 0,
    ...more,
  };
}

const request = { url: "https://example.org/graphql", query: "{ a }", variables: "" };

const respond =
  (body: string, init?: ResponseInit): typeof fetch =>
  () =>
    Promise.resolve(new Response(body, init));

/** A server that never answers. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
  });

describe("runQuery", () => {
  it.each<[string, typeof fetch, RunResult["kind"], RegExp]>([
    ["data", respond('{"data":{"a":1}}'), "data", /example.org answered in 0 ms/],
    [
      "errors with status 200",
      respond('{"errors":[{"message":"auth error: missing authorization header"}]}'),
      "errors",
      /refused the query: auth error: missing authorization header\./,
    ],
    [
      "errors with a place",
      respond(
        '{"data":null,"errors":[{"message":"No.","locations":[{"line":2,"column":3}],"path":["a",0]}]}',
        { status: 400 },
      ),
      "errors",
      /No \(line 2, column 3\) \[a\.0\]\./,
    ],
    [
      "too many requests",
      respond("slow down", { status: 429, headers: { "retry-after": "30" } }),
      "rate-limit",
      /status 429\)\. Try again in 30 seconds/,
    ],
    ["too many, without a time", respond("", { status: 429 }), "rate-limit", /Wait a minute/],
    [
      "a wrong path",
      respond("nothing here", { status: 404 }),
      "http",
      /status 404\..*name of the sub/,
    ],
    [
      "a broken server",
      respond('{"oops":1}', { status: 502 }),
      "http",
      /status 502\. Try again later/,
    ],
    ["a web page", respond("<!doctype html>"), "not-graphql", /no GraphQL answer/],
    ["other JSON", respond("[1]"), "not-graphql", /no GraphQL answer/],
    [
      "no connection",
      () => Promise.reject(new TypeError("Failed to fetch")),
      "network",
      /could not be reached/,
    ],
  ])("reports %s", async (_, answer, kind, sentence) => {
    const result = await runQuery(request, options(answer));
    expect(result.kind).toBe(kind);
    expect(explain(result, "example.org")).toMatch(sentence);
  });

  it("says why a page may not reach the reader's own machine", () => {
    expect(explain({ kind: "network" }, "localhost:8080")).toContain("CONNECT_LOCAL=on");
    expect(explain({ kind: "network" }, "localhost.example.org")).not.toContain("CONNECT_LOCAL");
  });

  it("reads no more of an answer than it can show to anybody, and ends the request", async () => {
    let sent = 0;
    let isCanceled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 100_000;
        controller.enqueue(new Uint8Array(100_000).fill(0x31));
      },
      cancel: () => {
        isCanceled = true;
      },
    });
    const result = await runQuery(
      request,
      options(() => Promise.resolve(new Response(endless))),
    );
    expect(result).toEqual({ kind: "too-large" });
    expect(isCanceled).toBe(true);
    expect(sent).toBeLessThan(MAX_BYTES + 1_000_000);
    expect(explain(result, "example.org")).toMatch(/sent more than 5 MB/);
  });

  it.each([
    ["brackets", `{"data":${"[".repeat(20_000)}${"]".repeat(20_000)}}`],
    ["brackets that never close", "[".repeat(40_000)],
    ["brackets around strings", '["\\\\[",'.repeat(200)],
  ])("says of %s that they are too deep", async (_, body) => {
    const result = await runQuery(request, options(respond(body)));
    expect(result.kind).toBe("too-deep");
    expect(explain(result, "example.org")).toMatch(/nested more than 100 deep/);
    expect(JSON.stringify(result).length).toBeLessThan(2 * MAX_SHOWN);
  });

  it("takes brackets in strings for text, and ends with a string that does not", async () => {
    const flat = `{"data":{"a":"${"[".repeat(1000)}\\"${"{".repeat(1000)}"}}`;
    expect((await runQuery(request, options(respond(flat)))).kind).toBe("data");
    const endless = `"${String.raw`\"`.repeat(1_000_000)}`;
    expect((await runQuery(request, options(respond(endless)))).kind).toBe("not-graphql");
  });

  it("tells ten errors of many, each no longer than a paragraph", async () => {
    const error = { message: "No ".repeat(1000), path: Array<number>(1000).fill(1) };
    const result = await runQuery(
      request,
      options(respond(JSON.stringify({ errors: Array<typeof error>(500).fill(error) }))),
    );
    const sentence = explain(result, "example.org");
    expect(sentence.match(/No No/g)?.length).toBeGreaterThan(0);
    expect(sentence).toMatch(/And 490 more\.$/);
    expect(sentence.length).toBeLessThan(20_000);
  });

  it("cuts a long answer before it indents it", async () => {
    const body = `{"data":{"a":[${"1,".repeat(1_000_000)}1]}}`;
    const result = await runQuery(request, options(respond(body)));
    if (result.kind !== "data") throw new Error(result.kind);
    expect(result.text).toMatch(/^\{\n {2}"data"/);
    expect(result.text.length).toBeLessThan(MAX_SHOWN + 100);
    expect(result.text.endsWith(`cut: the answer has ${body.length} characters`)).toBe(true);
  });

  it("gives up in time", async () => {
    vi.useFakeTimers();
    try {
      const running = runQuery(request, options(silent, { timeoutSeconds: 15 }));
      await vi.advanceTimersByTimeAsync(15_000);
      const result = await running;
      expect(result).toEqual({ kind: "timeout", seconds: 15 });
      expect(explain(result, "example.org")).toMatch(/within 15 seconds/);
    } finally {
      vi.useRealTimers();
    }
  });

  it("can be canceled, before and while it runs", async () => {
    const reader = new AbortController();
    const running = runQuery(request, options(silent, { signal: reader.signal }));
    reader.abort();
    expect(await running).toEqual({ kind: "canceled" });
    expect(await runQuery(request, options(silent, { signal: reader.signal }))).toEqual({
      kind: "canceled",
    });
    expect(explain({ kind: "canceled" }, "")).toMatch(/Canceled/);
  });

  it("sends a POST without cookies", async () => {
    const sent = vi.fn<typeof fetch>(respond('{"data":{}}'));
    await runQuery(request, options(sent));
    expect(sent).toHaveBeenCalledWith(
      request.url,
      expect.objectContaining({
        method: "POST",
        credentials: "omit",
        referrerPolicy: "no-referrer",
      }),
    );
  });
});
