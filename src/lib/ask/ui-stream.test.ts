import { createUIMessageStreamResponse, type UIMessageChunk } from "ai";
import { describe, expect, test } from "vitest";

import { growth } from "../../../tests/functions/growth";
import { applyChunk, type AskMessage, emptyAnswer } from "./messages";
import {
  createUiStreamReader,
  encodeChunk,
  readUiStream,
  STREAM_END,
  type UiChunk,
} from "./ui-stream";

const ANSWER: readonly UiChunk[] = [
  { type: "start", messageId: "m1", messageMetadata: { answeredBy: "model" } },
  { type: "start-step" },
  { type: "reasoning-start", id: "r" },
  { type: "reasoning-delta", id: "r", delta: "Look it up." },
  { type: "reasoning-end", id: "r" },
  { type: "tool-input-start", toolCallId: "t", toolName: "search_docs" },
  {
    type: "tool-input-available",
    toolCallId: "t",
    toolName: "search_docs",
    input: { query: "fee" },
  },
  { type: "tool-output-available", toolCallId: "t", output: { hits: [1, 2] } },
  { type: "finish-step" },
  { type: "start-step" },
  { type: "text-start", id: "0" },
  { type: "text-delta", id: "0", delta: "A **claim** costs " },
  { type: "text-delta", id: "0", delta: "a fee — 手数料 😀." },
  { type: "text-end", id: "0" },
  { type: "source-url", sourceId: "1", url: "/concepts/fees", title: "Fees" },
  { type: "finish-step" },
  { type: "finish", finishReason: "stop" },
];

function bytesOf(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(at, (at += size)));
    },
  });
}

async function collect(body: ReadableStream<Uint8Array>): Promise<{
  chunks: UiChunk[];
  outcome: string;
}> {
  const chunks: UiChunk[] = [];
  const outcome = await readUiStream(body, (chunk) => chunks.push(chunk));
  return { chunks, outcome };
}

describe("the stream and the AI SDK", () => {
  test("what the SDK writes is read here", async () => {
    const response = createUIMessageStreamResponse({
      stream: new ReadableStream<UIMessageChunk>({
        start(controller) {
          for (const chunk of ANSWER) controller.enqueue(chunk as UIMessageChunk);
          controller.close();
        },
      }),
    });
    const body: ReadableStream<Uint8Array> | null = response.body;
    if (body === null) throw new Error("The response has no body.");
    const { chunks, outcome } = await collect(body);
    expect(chunks).toEqual(ANSWER);
    expect(outcome).toBe("finished");
  });
});

describe("readUiStream", () => {
  test("reads other line ends, comments and events over several lines", async () => {
    const odd =
      ': hello\r\nevent: message\r\ndata: {"type":"text-delta",\r\ndata: "id":"0","delta":"a"}\r\n\r\n' +
      'data:{"type":"finish"}\r\r';
    for (const size of [1, 5, 1_000]) {
      const { chunks, outcome } = await collect(bytesOf(odd, size));
      expect(chunks).toEqual([{ type: "text-delta", id: "0", delta: "a" }, { type: "finish" }]);
      expect(outcome).toBe("finished");
    }
  });

  test("leaves out what is damaged, unknown or without its fields", async () => {
    const bad = ["{", "[]", "null", '"x"', '{"type":"text-delta","id":"0"}', '{"type":"data-x"}'];
    const odd = '{"type":"start","messageId":1,"messageMetadata":{"answeredBy":"you"}}';
    const events = [...bad, odd].map((event) => `data: ${event}\n\n`).join("");
    const { chunks } = await collect(bytesOf(events + encodeChunk({ type: "finish" }), 1_000));
    expect(chunks).toEqual([{ type: "start" }, { type: "finish" }]);
  });

  test("gives up an event without end, and cancels the response", async () => {
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode("data: ")),
      pull: (controller) => controller.enqueue(new Uint8Array(100_000).fill(120)),
      cancel: () => {
        isCancelled = true;
      },
    });
    expect(await collect(endless)).toEqual({ chunks: [], outcome: "cut" });
    expect(isCancelled).toBe(true);
  });

  test("takes time by the length of what comes at once, returns without line feeds too", () => {
    const read = (text: string): void => createUiStreamReader(() => undefined).push(text);
    expect(growth(read, ["data: ", "\r", ""], 100_000)).toBeNull();
  });

  test("notices a connection that ended early", async () => {
    const cut = ANSWER.slice(0, 12).map(encodeChunk).join("");
    expect((await collect(bytesOf(cut, 50))).outcome).toBe("cut");
  });

  test("ignores what follows the end", async () => {
    const more = `${STREAM_END}${encodeChunk({ type: "error", errorText: "late" })}`;
    expect((await collect(bytesOf(more, 1_000))).chunks).toEqual([]);
  });
});

describe("applyChunk", () => {
  const build = (chunks: readonly UiChunk[]): AskMessage =>
    chunks.reduce(applyChunk, emptyAnswer("x", "extracts"));

  test("builds the message [spec 4.2a]", () => {
    const message = build(ANSWER);
    expect(message).toMatchObject({
      id: "m1",
      answeredBy: "model",
      content: "A **claim** costs a fee — 手数料 😀.",
    });
    expect(message.parts).toEqual([
      { type: "reasoning", id: "r", text: "Look it up." },
      {
        type: "tool-invocation",
        toolCallId: "t",
        toolName: "search_docs",
        state: "result",
        args: { query: "fee" },
        found: 2,
      },
      { type: "text", id: "0", text: "A **claim** costs a fee — 手数料 😀." },
      { type: "source", url: "/concepts/fees", title: "Fees" },
    ]);
  });

  test("a number of a part that is used again starts a new part", () => {
    const message = build([
      { type: "text-start", id: "0" },
      { type: "text-delta", id: "0", delta: "a" },
      { type: "text-start", id: "0" },
      { type: "text-delta", id: "0", delta: "b" },
    ]);
    expect(message.content).toBe("a\n\nb");
  });
});
