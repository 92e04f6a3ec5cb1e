import { afterEach, describe, expect, test, vi } from "vitest";

import type { QuotedAnswer } from "@site/src/lib/ask/answerer";
import { questionOf } from "@site/src/lib/ask/messages";
import { encodeChunk, STREAM_END, type UiChunk } from "@site/src/lib/ask/ui-stream";
import {
  type AskRequest,
  type AskTransport,
  createEmbeddedTransport,
  createEndpointTransport,
  createHostedTransport,
  PATIENCE,
} from "./transports";

const CHUNKS: readonly UiChunk[] = [
  { type: "start", messageId: "m" },
  { type: "text-start", id: "0" },
  { type: "text-delta", id: "0", delta: "An answer." },
  { type: "text-end", id: "0" },
  { type: "finish" },
];
const WHOLE = CHUNKS.map(encodeChunk).join("") + STREAM_END;
const ENDPOINT = { kind: "endpoint", url: "/api/chat", feedbackUrl: "/api/feedback" } as const;
const HOSTED = {
  kind: "hosted",
  assistantId: "assistant",
  appId: "APP",
  apiKey: "key",
  indexName: "docs",
  url: "https://ask.example.org/chat",
} as const;

interface Call {
  readonly url: string;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

function server(answers: (url: string, init: RequestInit) => Response | Promise<Response>): {
  fetcher: (url: string, init: RequestInit) => Promise<Response>;
  calls: Call[];
} {
  const calls: Call[] = [];
  return {
    calls,
    fetcher: async (url, init) => {
      const body = typeof init.body === "string" ? init.body : "{}";
      calls.push({
        url,
        headers: new Headers(init.headers),
        body: JSON.parse(body) as Readonly<Record<string, unknown>>,
      });
      return answers(url, init);
    },
  };
}

const eventStream = (text: string): Response =>
  new Response(text, { headers: { "content-type": "text/event-stream" } });

function request(signal = new AbortController().signal): AskRequest {
  return {
    chatId: "c",
    messageId: "m",
    messages: [questionOf("q", "What is it?")],
    aboutPage: "/concepts/fees",
    signal,
  };
}

async function ask(transport: AskTransport, from = request()): Promise<UiChunk[]> {
  const chunks: UiChunk[] = [];
  await transport.send(from, (chunk) => chunks.push(chunk));
  return chunks;
}

afterEach(() => vi.useRealTimers());

describe("the endpoint", () => {
  test("gets id, messages and data, and its stream is read [spec 4.6a]", async () => {
    const { fetcher, calls } = server(() => eventStream(WHOLE));
    expect(await ask(createEndpointTransport(ENDPOINT, fetcher))).toEqual(CHUNKS);
    expect(calls[0]).toMatchObject({
      url: "/api/chat",
      body: {
        id: "c",
        messages: [{ id: "q", role: "user", parts: [{ type: "text", text: "What is it?" }] }],
        data: { page: "/concepts/fees" },
      },
    });
  });

  test("goes on with an answer whose connection was lost, and repeats nothing [spec 4.6b]", async () => {
    const parts = CHUNKS.map(encodeChunk);
    const { fetcher, calls } = server((_, init) =>
      init.method === "POST"
        ? new Response(
            new ReadableStream({
              start: (controller) => {
                controller.enqueue(new TextEncoder().encode(parts.slice(0, 2).join("")));
              },
              pull: (controller) => controller.error(new TypeError("network error")),
            }),
            { headers: { "content-type": "text/event-stream" } },
          )
        : eventStream(WHOLE),
    );
    expect(await ask(createEndpointTransport(ENDPOINT, fetcher))).toEqual(CHUNKS);
    expect(calls.map(({ url }) => url)).toEqual(["/api/chat", "/api/chat?chatId=c&messageId=m"]);
  });

  const cutAfter = (chunks: readonly UiChunk[], again: () => Response): ReturnType<typeof server> =>
    server((_, init) =>
      init.method === "POST" ? eventStream(chunks.map(encodeChunk).join("")) : again(),
    );

  test.each([
    ["of another answer", [{ type: "start", messageId: "older" }, ...CHUNKS.slice(1)]],
    ["without an id", [{ type: "start" }, ...CHUNKS.slice(1)]],
    ["without a beginning", CHUNKS.slice(1)],
  ] as const)("never goes on with a stream %s", async (_, other) => {
    const { fetcher } = cutAfter(CHUNKS.slice(0, 2), () =>
      eventStream(other.map(encodeChunk).join("") + STREAM_END),
    );
    const chunks: UiChunk[] = [];
    const answer = createEndpointTransport(ENDPOINT, fetcher).send(request(), (chunk) =>
      chunks.push(chunk),
    );
    await expect(answer).rejects.toThrow(/before the answer was complete/u);
    expect(chunks).toEqual(CHUNKS.slice(0, 2));
  });

  test("goes on with no answer that had not begun: it may be an older one", async () => {
    const { fetcher, calls } = cutAfter([], () => eventStream(WHOLE));
    await expect(ask(createEndpointTransport(ENDPOINT, fetcher))).rejects.toThrow(
      /before the answer was complete/u,
    );
    expect(calls).toHaveLength(1);
  });

  test("goes on with a stream that names no answers by the conversation alone", async () => {
    const nameless = [{ type: "start" } as const, ...CHUNKS.slice(1)];
    const { fetcher, calls } = cutAfter(nameless.slice(0, 2), () =>
      eventStream(nameless.map(encodeChunk).join("") + STREAM_END),
    );
    expect(await ask(createEndpointTransport(ENDPOINT, fetcher))).toEqual(nameless);
    expect(calls.at(-1)?.url).toBe("/api/chat?chatId=c");
  });

  test("says that the connection ended when the rest of an answer is gone", async () => {
    const { fetcher, calls } = server((_, init) =>
      init.method === "POST"
        ? eventStream(CHUNKS.slice(0, 3).map(encodeChunk).join(""))
        : new Response(null, { status: 204 }),
    );
    await expect(ask(createEndpointTransport(ENDPOINT, fetcher))).rejects.toThrow(
      /before the answer was complete/u,
    );
    expect(calls).toHaveLength(3);
  });

  test.each([
    ["before its first piece", "", PATIENCE.first],
    ["after a piece", CHUNKS.slice(0, 3).map(encodeChunk).join(""), PATIENCE.next],
  ])("is given up when it hangs %s", async (_, text, patience) => {
    vi.useFakeTimers();
    const { fetcher } = server((_url, { signal }) => {
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode(text));
          signal?.addEventListener("abort", () => controller.error(signal.reason));
        },
      });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    });
    const answer = expect(ask(createEndpointTransport(ENDPOINT, fetcher))).rejects.toThrow(
      /does not answer/u,
    );
    await vi.advanceTimersByTimeAsync(patience + 1);
    await answer;
  });

  test("takes likes, and tells of a failure [spec 4.4b]", async () => {
    let status = 200;
    const { fetcher, calls } = server(() => new Response(null, { status }));
    const { rate } = createEndpointTransport(ENDPOINT, fetcher);
    await rate?.("m", "dislike");
    expect(calls[0]).toMatchObject({ url: "/api/feedback", body: { messageId: "m", thumbs: 0 } });
    status = 500;
    await expect(rate?.("m", "like")).rejects.toThrow("Failed, try again later");
  });
});

describe("the hosted assistant", () => {
  const { fetcher, calls } = server((url) =>
    url.endsWith("/token") ? Response.json({ token: "T" }) : eventStream(WHOLE),
  );

  test("is asked with a token and the headers of the service [spec 4.3a]", async () => {
    expect(await ask(createHostedTransport(HOSTED, fetcher))).toEqual(CHUNKS);
    expect(calls.map(({ url }) => url)).toEqual([
      "https://ask.example.org/chat/token",
      "https://ask.example.org/chat",
    ]);
    const headers = calls[1]?.headers;
    expect(headers?.get("authorization")).toBe("TOKEN T");
    expect(headers?.get("x-algolia-application-id")).toBe("APP");
    expect(headers?.get("x-algolia-index-name")).toBe("docs");
    expect(headers?.get("x-algolia-api-key")).toBe("key");
  });

  test("gets likes, and needs its id [spec 4.3b, 4.4a, 4.4c]", async () => {
    await createHostedTransport(HOSTED, fetcher).rate?.("m", "like");
    expect(calls.at(-1)).toMatchObject({
      url: "https://ask.example.org/chat/feedback",
      body: { assistantId: "assistant", appId: "APP", messageId: "m", thumbs: 1 },
    });
    const without = createHostedTransport({ ...HOSTED, assistantId: "" }, fetcher);
    await expect(ask(without)).rejects.toThrow("Ask AI assistant ID is required");
    expect(without.rate).toBeNull();
  });
});

describe("the embedded answerer", () => {
  const answer: QuotedAnswer = {
    answered: true,
    isUnsure: false,
    markdown: "First.\n\nSecond.",
    citations: [{ url: "/a#b", title: "A › B" }],
  };

  test("says nothing after it was stopped", async () => {
    const controller = new AbortController();
    const transport = createEmbeddedTransport({
      answer: () => {
        controller.abort();
        return Promise.resolve(answer);
      },
    });
    await expect(ask(transport, request(controller.signal))).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});
