import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import type { FunctionSettings } from "../../functions/lib/settings";
import { ask, bodyOf, type ChatUnderTest, openChat, post, readOutcome } from "./chat-client";
import { collectGarbage } from "./collect-garbage";
import { type ModelServer, startModelServer } from "./model-server";
import { type SmallSite, writeSmallSite } from "./site";

const KEY = "sk-secret-key";
const QUESTION = "Who can cancel a stream?";
const SOURCE = "/concepts/cancelability#who-can-cancel-a-stream";
/** Milliseconds within which a call must be over after its reader has gone, or its time is up. */
const SOON = 3_000;
vi.setConfig({ testTimeout: 20_000 });

let site: SmallSite;
let server: ModelServer;
beforeAll(async () => {
  site = writeSmallSite();
  server = await startModelServer();
});
afterAll(async () => {
  site.remove();
  await server.stop();
});

function open(settings: Partial<FunctionSettings> = {}): ChatUnderTest {
  const model = { baseUrl: server.baseUrl, model: "test-model", apiKey: KEY };
  return openChat(site.folder, { model, timeoutMs: 5_000, ...settings }, { graceMs: 50 });
}

const text = (content: string): { content: string } => ({ content });

describe("the chat function with a model", () => {
  test("streams the answer with its reasoning, its search and its sources [spec 4.6c]", async () => {
    server.play(({ deltas, finish }) => {
      deltas({ role: "assistant" }, { reasoning_content: "Think." }, text("Only the sender.\n"));
      deltas(text("\nSee [Who c"), text(`an](${SOURCE}).`));
      finish();
    });
    const { status, message, end, chunks } = await ask(open(), { text: QUESTION });
    expect([status, end, message.error]).toEqual([200, "finished", undefined]);
    expect(message.answeredBy).toBe("model");
    expect(message.content).toBe(`Only the sender.\n\nSee [Who can](${SOURCE}).`);
    expect(message.parts.map(({ type }) => type)).toEqual(
      "tool-invocation reasoning text source".split(" "),
    );
    expect(message.parts[1]).toMatchObject({ text: "Think." });
    expect(message.parts.at(-1)).toMatchObject({ url: SOURCE });
    const texts = chunks.flatMap((chunk) => (chunk.type === "text-delta" ? [chunk.delta] : []));
    expect(texts.filter((delta) => delta !== "")).toEqual([
      "Only the sender.\n\n",
      `See [Who can](${SOURCE}).`,
    ]);
    expect(server.calls).toHaveLength(1);
  });

  test("gives the model rules, sources between marks, and no more tokens than allowed", async () => {
    server.play(({ deltas, finish }) => {
      deltas(text("Yes."));
      finish();
    });
    await ask(open({ maxTokens: 99 }), {
      text: QUESTION,
      history: [
        { role: "user", text: "What is a stream?" },
        { role: "assistant", text: "A payment over time." },
      ],
    });
    const [call] = server.calls;
    expect(call?.authorization).toBe(`Bearer ${KEY}`);
    expect(call?.body).toMatchObject({ model: "test-model", max_tokens: 99 });
    expect(call?.body.tools).toBeUndefined();
    const [system, , , last] = call?.body.messages ?? [];
    expect(call?.body.messages.map(({ role }) => role)).toEqual(
      "system user assistant user".split(" "),
    );
    const key = /key ([\da-f-]{36})/u.exec(String(system?.content))?.[1] ?? "none";
    expect(String(last?.content)).toContain(`[source ${key}]`);
    expect(String(last?.content)).toContain("Only the sender can cancel a stream.");
  });

  test("takes out citations that the docs do not have, and cites none of them", async () => {
    const made = "[Fees](/concepts/fees#made-up), [x](/concepts/made-up), [y](/concepts/fees.md)";
    server.play(({ deltas, finish }) => {
      deltas(text("Only the sender, says [Who "), text(`can](${SOURCE}). ${made}.`));
      finish();
    });
    const { message } = await ask(open(), { text: QUESTION });
    expect(message.content).toBe(
      `Only the sender, says [Who can](${SOURCE}). Fees (link removed: not in these docs), x (link removed: not in these docs), [y](/concepts/fees.md).`,
    );
    expect(message.parts.filter(({ type }) => type === "source")).toEqual([
      expect.objectContaining({ url: SOURCE }),
    ]);
  });

  test("lets the model search when it may take more steps", async () => {
    server.play(({ deltas, finish }, number) => {
      if (number === 0) {
        const call = { name: "search_docs", arguments: '{"query":"claim fee"}' };
        deltas({ tool_calls: [{ index: 0, id: "call-1", type: "function", function: call }] });
        finish("tool_calls");
        return;
      }
      deltas(text("A fee: [Fees](/concepts/fees#claim-fee)."));
      finish();
    });
    const { message, end } = await ask(open({ maxSteps: 2 }), { text: QUESTION });
    expect([end, message.error]).toEqual(["finished", undefined]);
    expect(message.parts).toContainEqual(
      expect.objectContaining({
        toolCallId: "call-1",
        state: "result",
        args: { query: "claim fee" },
      }),
    );
    expect(message.parts).toContainEqual({
      type: "source",
      url: "/concepts/fees#claim-fee",
      title: "Fees › Claim fee",
    });
    expect(server.calls[0]?.body.tools).toHaveLength(1);
    expect(server.calls[1]?.body.tool_choice).toBe("none");
    expect(JSON.stringify(server.calls[1]?.body.messages)).toContain("A campaign may charge");
  });

  test.each([
    ["of another tool", "delete_docs", '{"query":"x"}'],
    ["with broken arguments", "search_docs", '{"query":'],
    ["with wrong arguments", "search_docs", '{"q":1}'],
  ])("survives a call %s", async (_, name, args) => {
    server.play(({ deltas, finish }, number) => {
      if (number === 0) {
        const call = { name, arguments: args };
        deltas({ tool_calls: [{ index: 0, id: "call-1", type: "function", function: call }] });
        finish("tool_calls");
        return;
      }
      deltas(text("Only the sender."));
      finish();
    });
    const { message, end } = await ask(open({ maxSteps: 2 }), { text: QUESTION });
    expect([end, message.error]).toEqual(["finished", undefined]);
    expect(message.parts).toContainEqual(
      expect.objectContaining({ toolCallId: "call-1", state: "result" }),
    );
    expect(message.content).toBe("Only the sender.");
  });

  test("says it when the model does nothing but search", async () => {
    server.play(({ deltas, finish }) => {
      const call = { name: "search_docs", arguments: '{"query":"fee"}' };
      deltas({ tool_calls: [{ index: 0, id: "call-1", type: "function", function: call }] });
      finish("tool_calls");
    });
    const { message } = await ask(open({ maxSteps: 2 }), { text: QUESTION });
    expect(message.error).toMatch(/^The assistant failed\./u);
    expect(server.calls).toHaveLength(2);
  });

  test("quotes the docs where nothing is found that a model could be asked about", async () => {
    server.play(({ finish }) => finish());
    const { message } = await ask(open(), { text: "zzzz qqqq xxxx yyyy" });
    expect(message.answeredBy).toBe("extracts");
    expect(server.calls).toHaveLength(0);
  });
});

describe("a model that fails", () => {
  test.each([
    [500, 502, "The assistant failed."],
    [401, 502, "The assistant failed."],
    [429, 503, "The assistant gets too many questions."],
  ])("with status %d before the stream gives %d", async (from, to, sentence) => {
    server.play(({ status }) => status(from, `Bad key ${KEY}`, { "retry-after": "1" }));
    const chat = open();
    const { status, text: shown } = await ask(chat, { text: QUESTION });
    expect(status).toBe(to);
    const { error, id } = JSON.parse(shown) as { error: string; id: string };
    expect(error).toContain(sentence);
    expect(shown).not.toMatch(/sk-secret|Bad key/u);
    expect(chat.log[0]).toMatchObject({ event: "chat-failure", id });
    expect(JSON.stringify(chat.log)).not.toContain(KEY);
    expect(server.calls).toHaveLength(1);
  });

  test("and repeats a part of the key, or sends an error as data, is logged without the key", async () => {
    const chat = open();
    for (const part of [KEY.slice(0, 10), KEY.slice(4), `x${KEY}x${KEY}`]) {
      server.play(({ status }) => status(401, `Bad key ${part}, no such`));
      await ask(chat, { text: QUESTION });
      server.play(({ deltas, response }) => {
        deltas(text("Only "));
        response.end(`data: ${JSON.stringify({ error: { message: `Bad ${part} now` } })}\n\n`);
      });
      await ask(chat, { text: QUESTION });
    }
    const details = chat.log.map(({ detail }) => String(detail));
    expect(details).toHaveLength(6);
    for (const detail of details) {
      expect(detail).toContain("(key)");
      expect(detail).not.toMatch(/\[object Object\]/u);
      for (let at = 0; at + 8 <= KEY.length; at += 1) {
        expect(detail).not.toContain(KEY.slice(at, at + 8));
      }
    }
  });

  test("that leads elsewhere is not followed with the key", async () => {
    server.play(({ response }) => {
      response.writeHead(307, { location: `${server.baseUrl}/elsewhere` }).end();
    });
    expect((await ask(open(), { text: QUESTION })).status).toBe(502);
    expect(server.calls).toHaveLength(1);
  });

  test("that hangs for many readers does not take them all", async () => {
    const silent = await startModelServer();
    silent.play(() => undefined);
    const model = { baseUrl: silent.baseUrl, model: "test", apiKey: null };
    const chat = open({ model, timeoutMs: 300 });
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const { status } = await ask(chat, { id: String(index), text: QUESTION });
        return status;
      }),
    );
    await silent.stop();
    expect(statuses.filter((status) => status === 503)).toHaveLength(10);
    expect(statuses.filter((status) => status === 504)).toHaveLength(50);
  });
});

describe("a reader who goes", () => {
  test("before the stream ends the call at once", async () => {
    server.play(() => undefined);
    const controller = new AbortController();
    const answer = open().handler(
      post(bodyOf({ text: QUESTION }), { signal: controller.signal }),
      {},
    );
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));
    controller.abort();
    expect((await answer).status).toBe(499);
    await vi.waitFor(() => expect(server.aborted()).toBe(1), SOON);
  });

  test("during the stream ends the call, unless a reader comes back [spec 4.6b]", async () => {
    let finish = (): void => undefined;
    server.play((answer) => {
      answer.deltas(text("Only the sender. "));
      finish = () => {
        answer.deltas(text("Nobody else."));
        answer.finish();
      };
    });
    const chat = open();
    const first = await chat.handler(post(bodyOf({ id: "back", text: QUESTION })), {});
    await first.body?.cancel();
    const again = await chat.handler(
      new Request("https://docs.example.org/api/chat?chatId=back"),
      {},
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.aborted()).toBe(0);
    finish();
    expect((await readOutcome(again)).message.content).toBe("Only the sender. Nobody else.");

    const second = await chat.handler(post(bodyOf({ id: "gone", text: QUESTION })), {});
    await second.body?.cancel();
    await vi.waitFor(() => expect(server.aborted()).toBe(1), SOON);
  });

  test("asks anew: the answer before is given up, whatever memory has been freed meanwhile", async () => {
    server.play(({ deltas }) => deltas(text("Only ")));
    const chat = open();
    await chat.handler(post(bodyOf({ id: "same", text: QUESTION })), {});
    await collectGarbage(5);
    await chat.handler(post(bodyOf({ id: "same", text: QUESTION })), {});
    await vi.waitFor(() => expect(server.aborted()).toBe(1), SOON);
    expect(chat.log).toEqual([]);
  });
});
