import { createServer, type Server } from "node:http";

import { afterEach, describe, expect, test } from "vitest";

import { config } from "../../functions/feedback";
import { createFeedbackHandler } from "../../functions/lib/feedback-handler";
import type { FunctionHandler } from "../../functions/lib/http";
import { sendFeedback } from "../../src/page/Helpful/feedback";
import { createEndpointTransport } from "../../src/search/assistant/transports";

const URL_OF_FUNCTION = "https://docs.example.org/api/feedback";

let log: Readonly<Record<string, unknown>>[] = [];
let server: Server | undefined;
afterEach(() => {
  server?.close();
  log = [];
});

function open(feedbackUrl: string | null = null): FunctionHandler {
  return createFeedbackHandler({ allowedOrigins: [], feedbackUrl }, (entry) => log.push(entry));
}

function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(URL_OF_FUNCTION, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
}

/** A server that takes what is forwarded. */
async function startSink(status: number): Promise<{ url: string; got: string[] }> {
  const got: string[] = [];
  const sink = createServer((request, response) => {
    request.setEncoding("utf8");
    request.on("data", (piece: string) => got.push(piece));
    request.on("end", () => response.writeHead(status).end("internal text"));
  });
  server = sink;
  await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
  const address = sink.address();
  return { got, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/` };
}

describe("the feedback function", () => {
  test.each([
    { messageId: "answer-1", thumbs: 1 },
    { page: "/concepts/fees", thumbs: 0 },
    { page: "/guides/lockup/previous-deployments/v1.2", thumbs: 1 },
  ])("takes %j and writes it to the log", async (feedback) => {
    const response = await open()(post({ ...feedback, name: "left out" }), { ip: "192.0.2.1" });
    expect(response.status).toBe(204);
    expect(log).toEqual([{ event: "feedback", ...feedback }]);
  });

  test.each([
    [{}, 3],
    [{ thumbs: 2, page: "/x" }, 1],
    [{ thumbs: 1 }, 1],
    [{ thumbs: 1, page: "/x", messageId: "m" }, 1],
    [{ thumbs: 1, page: "https://evil.example/" }, 1],
    [{ thumbs: 1, page: "/x\n{}" }, 1],
    [{ thumbs: 1, messageId: "<script>" }, 1],
    [{ thumbs: "1", messageId: 1, page: {} }, 4],
  ])("refuses %j and lists what is wrong", async (body, count) => {
    const response = await open()(post(body), {});
    expect(response.status).toBe(400);
    const { problems } = (await response.json()) as { problems: string[] };
    expect(problems.length).toBeGreaterThanOrEqual(Math.min(count, 2) === 2 ? 2 : 1);
    expect(log).toEqual([]);
  });

  test("refuses long bodies and too many", async () => {
    const handler = open();
    const status = async (request: Request): Promise<number> =>
      (await handler(request, { ip: "192.0.2.1" })).status;
    expect(await status(post(`"${"x".repeat(5_000)}"`))).toBe(413);
    for (let count = 0; count < 30; count += 1) await status(post({}));
    expect(await status(post({ page: "/x", thumbs: 1 }))).toBe(429);
  });

  test("forwards where it is told to", async () => {
    const { url, got } = await startSink(200);
    await open(url)(post({ page: "/concepts/fees", thumbs: 1 }), { ip: "192.0.2.1" });
    expect(got).toEqual(['{"page":"/concepts/fees","thumbs":1}']);
  });

  test("tells readers of a failure, and nothing about it", async () => {
    const { url } = await startSink(500);
    const response = await open(url)(post({ page: "/concepts/fees", thumbs: 1 }), {});
    expect(response.status).toBe(502);
    expect(await response.text()).toMatch(
      /^\{"error":"Failed, try again later","id":"[\da-f]{8}"\}$/u,
    );
  });

  test("is understood by the pages and by the panel", async () => {
    const handler = open();
    const call = (url: string, init: RequestInit): Promise<Response> =>
      handler(new Request(new URL(url, URL_OF_FUNCTION), init), {});
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      call(input instanceof Request ? input.url : input.toString(), init ?? {});
    try {
      expect(await sendFeedback(config.path, "/concepts/fees", true)).toBe("sent");
    } finally {
      globalThis.fetch = fetch;
    }
    const transport = createEndpointTransport(
      { kind: "endpoint", url: "/api/chat", feedbackUrl: config.path },
      call,
    );
    await transport.rate?.("answer-1", "dislike");
    expect(log).toEqual([
      { event: "feedback", page: "/concepts/fees", thumbs: 1 },
      { event: "feedback", messageId: "answer-1", thumbs: 0 },
    ]);
  });
});
