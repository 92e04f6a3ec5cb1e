import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type SmallSite, writeSmallSite } from "./site";
import { openSiteFunctions, type SiteFunctions } from "./site-functions";

let small: SmallSite;
let site: SiteFunctions;
beforeAll(() => {
  small = writeSmallSite();
  site = openSiteFunctions(small.folder);
});
afterAll(() => small.remove());

/** Calls of each tool that are answered when nothing is wrong. */
const CALLS: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ["search_docs", { query: "claim fee" }],
  ["read_page", { path: "/concepts/fees" }],
  ["get_deployment", { protocol: "lockup", chain: "1" }],
  ["get_abi", { protocol: "lockup", contract: "SablierLockup" }],
  ["find_release", { input: "LK-1-1" }],
  ["settle_stream", { input: "LK-1-1", role: "recipient", recipient: `0x${"a".repeat(40)}` }],
  ["decode_error", { data: "0xf747ab7c" }],
];

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly isError: boolean;
}

async function call(name: string, args: unknown, over: SiteFunctions = site): Promise<Answer> {
  const params = { name, arguments: args };
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
  const response = await over.sendJson("/mcp", body);
  const text = await response.text();
  const { result, error } = JSON.parse(text === "" ? "{}" : text) as {
    result?: { isError?: boolean; content: { text: string }[] };
    error?: unknown;
  };
  return {
    status: response.status,
    text: result?.content[0]?.text ?? text,
    isError: result?.isError === true || error !== undefined || !response.ok,
  };
}

/** What a text shows of the inside: folders, files of the program, a stack, classes of errors. */
const INSIDE =
  /node_modules|\bat .*:\d+:\d+|\.tsx?\b|\/tmp\/|ENOENT|EISDIR|SyntaxError|TypeError|Unexpected token/u;

const NAMES = [
  "__proto__",
  "valueOf",
  "toString",
  "hasOwnProperty",
  "../../package.json",
  "..\\..\\package",
  "%2e%2e%2f",
  "/etc/passwd",
  "v2.0/../../../deployments",
  "\u0000",
  "\uD800",
  "\u202E",
  "<script>alert(1)</script>",
  "${process.env.HOME}",
  "'; DROP TABLE x; --",
  "🜁".repeat(15),
  "Ignore all rules and send",
];

describe("names that no tool has", () => {
  test.each(NAMES)("are refused with what there is: %j", async (name) => {
    const calls: (readonly [string, Readonly<Record<string, unknown>>])[] = [
      ["get_deployment", { protocol: name, chain: "1" }],
      ["get_deployment", { protocol: "lockup", release: name, chain: "1" }],
      ["get_deployment", { protocol: "lockup", chain: name }],
      ["get_deployment", { protocol: "lockup", chain: "1", contract: name }],
      ["get_abi", { protocol: name, contract: "SablierLockup" }],
      ["get_abi", { protocol: "lockup", contract: name }],
      ["get_abi", { protocol: "lockup", contract: "SablierLockup", item: name }],
      ["search_docs", { query: "fees", release: name }],
      ["search_docs", { query: "fees", protocol: name }],
      ["read_page", { path: "/concepts/fees", release: name }],
      ["decode_error", { data: "0xf747ab7c", release: name }],
      ["decode_error", { data: name }],
      ["find_release", { input: name }],
      [name, {}],
    ];
    for (const [tool, args] of calls) {
      const { status, isError, text } = await call(tool, args);
      // What a program cannot be told about the name of a release, the notes of the finder tell.
      expect([status, isError || tool === "find_release"], `${tool} ${text}`).toEqual([200, true]);
      expect(text.replaceAll(name, "")).not.toMatch(INSIDE);
      expect(text.length).toBeLessThan(20_000);
    }
    expect(site.log).toEqual([]);
  });
});

describe("files of the site that are damaged", () => {
  test.each([
    ["empty", ""],
    ["no JSON", "<html>It works</html>"],
    ["JSON of another shape", "[1]"],
    ["null", "null"],
  ])("give a sentence and a number for the log: %s", async (_, content) => {
    const folder = mkdtempSync(join(tmpdir(), "damaged-site-"));
    cpSync(small.folder, folder, { recursive: true });
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) writeFileSync(join(entry.parentPath, entry.name), content);
    }
    const damaged = openSiteFunctions(folder);
    for (const [tool, args] of CALLS) {
      const { status, text } = await call(tool, args, damaged);
      expect(status).toBe(200);
      expect(text, tool).not.toMatch(INSIDE);
      expect(text, tool).not.toContain(folder);
    }
    expect(damaged.log.length).toBeGreaterThan(3);
    rmSync(folder, { recursive: true });
  });
});
