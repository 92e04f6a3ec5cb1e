import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { createRecentStreams, STREAM_LIMITS } from "../../functions/lib/recent-streams";
import type { UiChunk } from "../../src/lib/ask/ui-stream";
import { bodyOf, type Outcome, readOutcome } from "./chat-client";
import { collectGarbage } from "./collect-garbage";
import { type ModelScript, type ModelServer, startModelServer } from "./model-server";
import { type SmallSite, writeSmallSite } from "./site";
import { openSiteFunctions, type SiteFunctions } from "./site-functions";

const QUESTION = "Who can cancel a stream?";
const TIMEOUT_MS = 400;
const KEY = "sk-secret-key";

let small: SmallSite;
let site: SiteFunctions;
let model: ModelServer;
beforeAll(async () => {
  small = writeSmallSite();
  model = await startModelServer();
  site = openSiteFunctions(
    small.folder,
    {
      model: { baseUrl: model.baseUrl, model: "test", apiKey: KEY },
      timeoutMs: TIMEOUT_MS,
    },
    { most: 20, graceMs: 50 },
  );
});
// Whatever a provider does, nothing of it is left.
afterEach(() => vi.waitFor(() => expect(model.open()).toBe(0), { timeout: 3_000, interval: 5 }));
afterAll(async () => {
  small.remove();
  await model.stop();
});

/** Bytes in use after the garbage is gone. */
async function memoryInUse(): Promise<number> {
  await collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function ask(id = "one"): Promise<Outcome> {
  return readOutcome(await site.sendJson("/api/chat", bodyOf({ id, text: QUESTION })));
}

describe("a provider that", () => {
  const sse = { "content-type": "text/event-stream" };
  const begin: ModelScript = ({ deltas }) => deltas({ content: "Only the sender " });
  const endless =
    (text: string, start = ""): ModelScript =>
    ({ response }) => {
      response.write(start);
      const more = (): void => {
        if (response.destroyed) return;
        response.write(text);
        setImmediate(more);
      };
      more();
    };

  test.each<[string, ModelScript, number]>([
    ["answers nothing", () => undefined, 504],
    [
      "sends headers and no more",
      ({ response }) => response.writeHead(200, sse).flushHeaders(),
      504,
    ],
    ["closes the connection", ({ response }) => void response.destroy(), 502],
    ["has no such model", ({ status }) => status(404, KEY), 502],
    ["sends a page", ({ response }) => void response.end("<html>Sign in</html>"), 502],
    [
      "sends noise",
      ({ response }) => void response.writeHead(200, sse).end(Buffer.alloc(4_096, 0xff)),
      502,
    ],
    [
      "sends empty pieces",
      ({ response }) => void response.writeHead(200, sse).end("data: {}\n\n".repeat(50)),
      502,
    ],
    [
      "sends numbers for texts",
      ({ deltas, finish }) => {
        deltas({ content: 5 });
        finish();
      },
      502,
    ],
    [
      "says only that it is done",
      ({ response }) => void response.writeHead(200, sse).end("data: [DONE]\n\n"),
      502,
    ],
    [
      "claims a length that it does not send",
      ({ response }) => {
        response.writeHead(200, { ...sse, "content-length": "1000" });
        response.write("data: {");
        response.destroy();
      },
      502,
    ],
  ])("%s is refused with a sentence, in time", async (_, script, expected) => {
    model.play(script);
    const started = Date.now();
    const { status, text } = await ask();
    expect(status).toBe(expected);
    expect(Date.now() - started).toBeLessThan(TIMEOUT_MS + 6_000);
    expect((JSON.parse(text) as { error: string }).error).toMatch(/[.!]$/u);
    expect(text).not.toContain("secret");
    expect(JSON.stringify(site.log)).not.toContain(KEY);
  });

  test.each<[string, ModelScript]>([
    ["says no more", () => undefined],
    ["closes the connection", ({ response }) => void setTimeout(() => response.destroy(), 20)],
    [
      "sends an error",
      ({ response }) => void response.end('data: {"error":{"message":"sk-secret-key"}}\n\n'),
    ],
    ["sends noise", ({ response }) => void response.end("data: {{{\n\n")],
    [
      "says the same without end",
      ({ deltas, response }) => {
        const more = (): void => {
          if (response.destroyed) return;
          deltas({ content: "word ".repeat(500) });
          setTimeout(more, 1);
        };
        more();
      },
    ],
    ["sends bytes without end", endless(`: ${"x".repeat(100_000)}\n`)],
    ["sends a line without end", endless("x".repeat(100_000), 'data: {"choices":"')],
  ])("begins and then %s leaves what came, and a sentence, in time", async (_, script) => {
    model.play(async (answer, number) => {
      await begin(answer, number);
      await script(answer, number);
    });
    const started = Date.now();
    const { status, message, end } = await ask();
    expect([status, end]).toEqual([200, "finished"]);
    expect(message.error).toMatch(/^The (?:assistant|answer) .*\([\da-f]{8}\)$/u);
    expect(message.content.length).toBeLessThan(40_000);
    expect(Date.now() - started).toBeLessThan(TIMEOUT_MS + 6_000);
    expect(JSON.stringify(message)).not.toContain("secret");
    await vi.waitFor(() => expect(model.calls.length).toBe(1));
  });

  test.each<[string, ModelScript, string, RegExp]>([
    [
      "hangs up in the middle",
      ({ response }) => {
        response.write('data: {"choices":[{"delta":{"cont');
        setTimeout(() => response.destroy(), 20);
      },
      "failed",
      /terminated.*other side closed/u,
    ],
    [
      "sends a line of 5 MB",
      ({ response }) => void response.end(`data: "${"x".repeat(5e6)}"\n\n`),
      "long",
      /^$/u,
    ],
  ])("%s is logged with the cause", async (_, script, kind, detail) => {
    const patient = openSiteFunctions(small.folder, {
      model: { baseUrl: model.baseUrl, model: "test", apiKey: KEY },
    });
    const start: ModelScript = ({ response }) => void response.writeHead(200, sse);
    for (const first of [start, begin]) {
      model.play(async (answer, number) => {
        await first(answer, number);
        await script(answer, number);
      });
      await readOutcome(await patient.sendJson("/api/chat", bodyOf({ text: QUESTION })));
      expect(patient.log.splice(0)).toMatchObject([
        { event: "chat-failure", kind, detail: expect.stringMatching(detail) as unknown },
      ]);
    }
  });
});

describe("conversations", () => {
  const status = async (id: string): Promise<number> => {
    const response = await site.send(`/api/chat?chatId=${id}`);
    await response.text();
    return response.status;
  };

  test("are kept as far as there is room, the newest", async () => {
    model.play(({ deltas, finish }) => {
      deltas({ content: "Only the sender." });
      finish();
    });
    for (let count = 0; count < 40; count += 1) await ask(`kept-${count}`);
    expect([await status("kept-0"), await status("kept-19")]).toEqual([204, 204]);
    expect([await status("kept-20"), await status("kept-39")]).toEqual([200, 200]);
  });

  test("by the thousand take no more memory than the limit of the store", async () => {
    const limits = { ...STREAM_LIMITS, most: 20 };
    const streams = createRecentStreams(limits);
    const letters = 300;
    const answer = async function* (): AsyncGenerator<UiChunk> {
      for (let at = 0; at < letters; at += 1) {
        if (at === 0) await Promise.resolve();
        yield { type: "text-delta", id: "0", delta: "x" };
      }
    };
    let bytes = 0;
    const publish = async (from: number, to: number): Promise<void> => {
      for (let at = from; at < to; at += 1) {
        const stream = streams.publish(`c-${at}`, `m-${at}`, answer(), () => undefined);
        // Most readers leave before the end.
        if (at % 50 === 0) bytes = (await new Response(stream).arrayBuffer()).byteLength;
        else await stream.cancel();
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    };
    await publish(0, 100);
    const before = await memoryInUse();
    await publish(100, 501);
    const { most } = limits;
    // What is kept is the bytes of the last answers; the pieces that they came in took several times that.
    expect((await memoryInUse()) - before).toBeLessThan(2 * most * bytes);
    expect(streams.resume("c-0", null)).toBeNull();
    expect(streams.resume(`c-${500 - most}`, null)).toBeNull();
    expect(streams.resume("c-500", null)).not.toBeNull();
    expect(streams.hasRoom()).toBe(true);
  });
});
