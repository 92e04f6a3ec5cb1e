import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import fc from "fast-check";
import { afterAll, beforeAll, expect } from "vitest";

import { CHAT_LIMITS, readChatRequest, readId } from "../../functions/lib/chat-request";
import { readFeedback } from "../../functions/lib/feedback-handler";
import { type FunctionHandler, HttpError, readJson } from "../../functions/lib/http";
import { openLibrary } from "../../functions/lib/library";
import { createMcpHandler } from "../../functions/lib/mcp-handler";
import { openProtocolFiles, type ProtocolFiles } from "../../functions/lib/protocol-files";
import { readFunctionSettings } from "../../functions/lib/settings";
import { openSiteFiles, type SiteFiles } from "../../functions/lib/site-files";
import { anyText, fuzzOf, jsonWith, textOf, unlessRefused } from "../fuzz/fuzz";
import { type SmallSite, writeSmallSite } from "./site";

const fuzz = fuzzOf("the functions: bodies, ids, settings, tools, files, clients");

const SECRET = "beside the site";
let site: SmallSite;
let beside: string;
let files: SiteFiles;
let protocol: ProtocolFiles;
let mcp: FunctionHandler;
beforeAll(() => {
  site = writeSmallSite();
  beside = `${site.folder}-beside`;
  mkdirSync(beside);
  writeFileSync(join(beside, "secret.txt"), SECRET);
  files = openSiteFiles(site.folder);
  protocol = openProtocolFiles(files);
  mcp = createMcpHandler(
    { library: openLibrary(files), protocol, log: () => undefined },
    { allowedOrigins: [], mcpPerMinute: 1e9 },
  );
});
afterAll(() => {
  site.remove();
  rmSync(beside, { recursive: true });
});

/** Runs a reader that may refuse its input with one of some statuses. */
function read<Value>(statuses: readonly number[], run: () => Value): Value | undefined {
  return unlessRefused(HttpError, () => {
    try {
      return run();
    } catch (error) {
      if (error instanceof HttpError) expect(statuses).toContain(error.status);
      throw error;
    }
  });
}

const ROUTE = /^\/(?!\/)[\w\-./]*$/u;

const text = fc.oneof(anyText, fc.constantFrom("Who can cancel?", " ", "x".repeat(513)));
const turn = fc.record({
  role: fc.constantFrom("user", "assistant"),
  parts: fc.array(fc.record({ type: fc.constantFrom("text", "file"), text }), { maxLength: 3 }),
});
const almostQuestion = fc.record({
  id: fc.oneof(fc.constantFrom("chat-1", "a b"), anyText),
  messages: fc.array(turn, { maxLength: 5 }),
  data: fc.oneof(
    fc.constant(undefined),
    fc.record({ page: fc.oneof(fc.constantFrom("/concepts/fees", "//a", null), anyText) }),
  ),
});

fuzz(
  "any body is a question within its limits, or refused",
  fc.oneof(
    almostQuestion,
    jsonWith(
      ["id", "messages", "role", "parts", "type", "text", "data", "page"],
      ["chat-1", "user", "assistant", "text", "/concepts/fees", "//evil.example", 0, -1],
    ),
  ),
  (body) => {
    const asked = read([400, 413], () => readChatRequest(body));
    if (asked === undefined) return;
    expect(asked.chatId).toMatch(/^[\w-]{1,64}$/u);
    expect(asked.question.trim()).toBe(asked.question);
    expect(asked.question.length).toBeGreaterThan(0);
    expect(asked.question.length).toBeLessThanOrEqual(CHAT_LIMITS.question);
    const texts = [...asked.history.map((entry) => entry.text), asked.question];
    expect(texts.join("").length).toBeLessThanOrEqual(CHAT_LIMITS.characters);
    for (const entry of texts) expect(entry).not.toMatch(/\p{Surrogate}/u);
    for (const { role } of asked.history) expect(["user", "assistant"]).toContain(role);
    if (asked.aboutPage !== null) expect(asked.aboutPage).toMatch(ROUTE);
  },
);

fuzz("any id is that of a conversation, or refused", fc.oneof(anyText, fc.jsonValue()), (id) => {
  const found = read([400], () => readId(id, "conversation"));
  if (found !== undefined) expect(encodeURIComponent(found)).toBe(id);
});

fuzz(
  "any body is feedback with a thumb and one thing that it is about, or refused",
  jsonWith(["thumbs", "page", "messageId"], [0, 1, 2, "/concepts/fees", "answer-1", "//a", "/a b"]),
  (body) => {
    const feedback = read([400], () => readFeedback(body));
    if (feedback === undefined) return;
    expect([0, 1]).toContain(feedback.thumbs);
    expect(Object.keys(feedback)).toHaveLength(2);
    if ("page" in feedback) expect(feedback.page).toMatch(ROUTE);
    else expect(feedback.messageId).toMatch(/^[\w-]+$/u);
    expect(JSON.stringify(feedback)).not.toMatch(/[\r\n]/u);
  },
);

const bytes = fc.oneof(
  anyText.map((value) => new TextEncoder().encode(value)),
  fc.jsonValue().map((value) => new TextEncoder().encode(JSON.stringify(value))),
  fc.uint8Array({ maxLength: 60 }),
);

fuzz(
  "any body with any type is the JSON that it says, or refused",
  fc.tuple(
    bytes,
    fc.oneof(
      fc.constantFrom("application/json", "APPLICATION/JSON ; charset=utf-8"),
      textOf("application/", "json", ";", "/", "text", " ", ",").map((type) =>
        type.replace(/[^\x20-\x7e]/gu, "").trim(),
      ),
    ),
    fc.option(fc.constantFrom("0", "-1", "49", "51", "1e9", "x", ""), { nil: null }),
    fc.option(fc.constantFrom("identity", "gzip", "br, gzip", ""), { nil: null }),
  ),
  async ([body, type, length, coding]) => {
    const request = new Request("http://localhost/", {
      method: "POST",
      body: new Uint8Array(body),
      headers: {
        "content-type": type,
        ...(length === null ? {} : { "content-length": length }),
        ...(coding === null ? {} : { "content-encoding": coding }),
      },
    });
    try {
      const value = await readJson(request, 50);
      expect(body.length).toBeLessThanOrEqual(50);
      expect(type.toLowerCase().startsWith("application/json")).toBe(true);
      expect(coding ?? "identity").toBe("identity");
      expect(value).toEqual(JSON.parse(new TextDecoder().decode(body)));
    } catch (error) {
      expect(error).toBeInstanceOf(HttpError);
      expect([400, 413, 415]).toContain(error instanceof HttpError ? error.status : error);
    }
  },
);

const variable = fc.option(
  fc.oneof(
    textOf("https://", "http://", "llm.example.org", "localhost", "/v1", ",", "*", "@", ":", "1"),
    fc.constantFrom("https://llm.example.org/v1/", "small", "10", "0", "1e3", " ", "-1", "007"),
    anyText,
  ),
  { nil: undefined },
);
const NUMBERS = { chatPerMinute: 10_000, maxSteps: 5, maxTokens: 16_000, mcpPerMinute: 10_000 };

fuzz(
  "any environment gives settings that can be worked with",
  fc.record({
    SITE_URL: variable,
    LLM_BASE_URL: variable,
    LLM_MODEL: variable,
    LLM_API_KEY: fc.constantFrom(undefined, "sk-secret-key"),
    CHAT_ALLOWED_ORIGINS: variable,
    CHAT_RATE_LIMIT: variable,
    CHAT_MAX_STEPS: variable,
    CHAT_MAX_TOKENS: variable,
    CHAT_TIMEOUT: variable,
    FEEDBACK_FORWARD_URL: variable,
    MCP_RATE_LIMIT: variable,
  }),
  (environment) => {
    const settings = readFunctionSettings(environment);
    for (const [name, most] of Object.entries(NUMBERS)) {
      const value: unknown = settings[name as keyof typeof NUMBERS];
      expect(Number.isSafeInteger(value)).toBe(true);
      expect(value).toBeGreaterThanOrEqual(1);
      expect(value).toBeLessThanOrEqual(most);
    }
    expect(settings.timeoutMs).toBeGreaterThanOrEqual(1_000);
    expect(settings.timeoutMs).toBeLessThanOrEqual(300_000);
    for (const origin of settings.allowedOrigins) expect(new URL(origin).origin).toBe(origin);
    for (const url of [settings.feedbackUrl, settings.model?.baseUrl ?? null]) {
      if (url === null) continue;
      const { protocol: scheme, username, password } = new URL(url);
      expect(["https:", "http:"]).toContain(scheme);
      expect(username + password).toBe("");
    }
    if (settings.model !== null) {
      const { apiKey, baseUrl, model } = settings.model;
      expect(model.trim()).not.toBe("");
      if (apiKey !== null)
        expect(new URL(baseUrl).href).toMatch(/^https:|\/\/(?:localhost|127\.)/u);
    }
    expect(settings.problems.join("\n")).not.toContain("sk-secret-key");
  },
);

fuzz(
  "any path is a file of the site, or refused",
  fc.oneof(
    textOf("..", "/", "\\", "%2e", "%2f", "\0", "search", "index.json", "secret.txt", "beside"),
    anyText,
    fc.constantFrom("search/index.json", "../beside/secret.txt", ""),
  ),
  async (path) => {
    const places = [
      path,
      path.replaceAll("beside", basename(beside)),
      `../${basename(beside)}/${path}`,
    ];
    for (const place of places) {
      const found = await files.read(place).catch((error: unknown) => error);
      if (found instanceof Error) expect(found.message).toMatch(/^The file /u);
      else expect(found).not.toBe(SECRET);
    }
    expect(
      await files
        .read("../beside/secret.txt".replace("beside", basename(beside)))
        .catch(() => null),
    ).toBeNull();
  },
);

fuzz(
  "any message to the MCP server is answered",
  jsonWith("jsonrpc id method params name arguments query path data input protocol".split(" "), [
    ...["2.0", 1, "tools/call", "tools/list", "initialize", "search_docs", "read_page"],
    ...["decode_error", "find_release"],
  ]).chain((body) =>
    fc.constantFrom(body, {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "read_page", arguments: body },
    }),
  ),
  async (body) => {
    const response = await mcp(
      new Request("http://localhost/mcp", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
        },
        body: JSON.stringify(body),
      }),
      {},
    );
    expect([200, 202, 400, 413]).toContain(response.status);
    expect(await response.text()).not.toMatch(/\n\s+at |node_modules/u);
  },
);
