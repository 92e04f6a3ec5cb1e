import fc from "fast-check";
import type { Token } from "marked";
import { expect } from "vitest";

import { anyText, fuzzOf, jsonWith, textOf } from "../../../tests/fuzz/fuzz";
import { safeLink } from "./links";
import { lexMarkdown, plainTextOf } from "./markdown";
import { applyChunk, emptyAnswer } from "./messages";
import { encodeChunk, readChunk, readUiStream, type UiChunk } from "./ui-stream";

const fuzz = fuzzOf("the readers of answers: stream, Markdown, links");

const TYPES = [
  ..."start message-metadata start-step finish-step text-start text-delta text-end".split(" "),
  ..."reasoning-start reasoning-delta reasoning-end tool-input-start source-url".split(" "),
  ..."tool-input-available tool-output-available tool-output-error error abort finish".split(" "),
];
const KEYS =
  "type id delta messageId messageMetadata answeredBy toolCallId toolName input output query errorText sourceId url title reason";

const chunk = jsonWith(KEYS.split(" "), [...TYPES, "0", "model", "extracts", 1]);

fuzz("any value is a piece that is read again as it is, or none", chunk, (value) => {
  const once = readChunk(value);
  if (once !== null) expect(readChunk(JSON.parse(JSON.stringify(once)))).toEqual(once);
});

fuzz("any pieces make a message", fc.array(chunk, { maxLength: 12 }), (values) => {
  const message = values
    .map(readChunk)
    .filter((piece) => piece !== null)
    .reduce(applyChunk, emptyAnswer("1", "model"));
  expect(message.role).toBe("assistant");
  expect(typeof message.content).toBe("string");
});

const stream = fc.oneof(
  textOf(
    "data:",
    "data: ",
    "\n",
    "\r",
    "\r\n",
    "\n\n",
    "[DONE]",
    ": comment",
    "event: x",
    encodeChunk({ type: "text-delta", id: "0", delta: "a" }),
    '{"type":"finish"}',
    "{",
  ),
  anyText,
);

/** What is read of a response that comes in these parts. */
async function read(parts: readonly Uint8Array[]): Promise<unknown[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  const chunks: UiChunk[] = [];
  return [await readUiStream(body, (chunk) => chunks.push(chunk)), chunks];
}

fuzz(
  "a stream gives the same pieces wherever the network cuts it",
  fc.tuple(stream, fc.array(fc.nat({ max: 60 }), { maxLength: 6 })),
  async ([text, cuts]) => {
    const bytes = new TextEncoder().encode(text);
    const places = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
    const parts = places.slice(1).map((place, index) => bytes.slice(places[index], place));
    const whole = await read([bytes]);
    expect(await read(parts)).toEqual(whole);
    expect(await read([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(whole);
  },
);

fuzz(
  "any bytes are a stream that ends",
  fc.array(fc.uint8Array({ maxLength: 60 })),
  async (parts) => {
    expect(["finished", "cut"]).toContain((await read(parts))[0]);
  },
);

const address = fc.oneof(
  textOf(
    ..."/\\.:#?@&;%\t\n".split(""),
    "//",
    "https://",
    "http:",
    "javascript:",
    "data:text/html,",
    "mailto:",
    "sablier.com",
    "evil.example",
    "\u200B",
    "%2F",
    "a",
  ),
  anyText,
);

/** Where the browser would go from a page of the site. */
function expectSafe(href: string): void {
  for (const reader of ["model", "extracts"] as const) {
    const link = safeLink(href, reader);
    if (link === null) continue;
    const target = new URL(link.href, "https://docs.invalid/page");
    expect(["https:", "mailto:"]).toContain(target.protocol);
    expect(link.isExternal).toBe(target.host !== "docs.invalid");
    expect(target.username + target.password).toBe("");
    if (reader === "model" && link.isExternal) {
      expect(target.host).toMatch(
        /(?:^|\.)(?:sablier|github|npmjs)\.com|sablier\.finance|ethereum\.org$/u,
      );
    }
  }
}

fuzz("no address leads to a script or, for a model, to an unknown site", address, expectSafe);

const markdown = textOf(
  ..."[]()!<>`*_~#|$\\&-+:\n \"'".split(""),
  "](",
  "```",
  "\n\n",
  "| - | - |\n",
  "1. ",
  "<script>",
  "<img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  "https://evil.example",
  "&lt;",
  "&#106;",
  "$x$",
);

function allTokens(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => [
    token,
    ...("tokens" in token && token.tokens !== undefined ? allTokens(token.tokens) : []),
    ...(token.type === "list" && "items" in token ? allTokens(token.items as Token[]) : []),
  ]);
}

fuzz(
  "Markdown is cut into tokens that hold all of it, and whose links are checked",
  markdown,
  (text) => {
    const tokens = lexMarkdown(text);
    const normal = text.replace(/\r\n|\r/gu, "\n");
    expect(
      tokens
        .map(({ raw }) => raw)
        .join("")
        .trimEnd(),
    ).toBe(normal.trimEnd());
    expect(typeof plainTextOf(tokens)).toBe("string");
    for (const token of allTokens(tokens)) {
      if (token.type === "link" && "href" in token) expectSafe(String(token.href));
    }
  },
);
