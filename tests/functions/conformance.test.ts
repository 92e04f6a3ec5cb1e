import { DefaultChatTransport, readUIMessageStream, type UIMessage, type UIMessageChunk } from "ai";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { CHAT_URL, type ChatUnderTest, openChat } from "./chat-client";
import { type ModelServer, startModelServer } from "./model-server";
import { type SmallSite, writeSmallSite } from "./site";

const QUESTION = "Who can cancel a stream?";
const SOURCE = "/concepts/cancelability#who-can-cancel-a-stream";

let site: SmallSite;
let server: ModelServer;
beforeAll(async () => {
  site = writeSmallSite();
  server = await startModelServer();
  server.play(({ deltas, finish }) => {
    deltas({ reasoning_content: "Think." }, { content: "Only the sender: " });
    deltas({ content: `[Cancelability](${SOURCE}).` });
    finish();
  });
});
afterAll(async () => {
  site.remove();
  await server.stop();
});

function open(withModel: boolean): ChatUnderTest {
  const model = { baseUrl: server.baseUrl, model: "test", apiKey: null };
  return openChat(site.folder, { model: withModel ? model : null });
}

/** The last state of a message as the AI SDK builds it; it throws at a piece that it does not know. */
async function build(stream: ReadableStream<UIMessageChunk>): Promise<UIMessage | undefined> {
  let last: UIMessage | undefined;
  for await (const message of readUIMessageStream({ stream, terminateOnError: true })) {
    last = message;
  }
  return last;
}

const textOf = (message: UIMessage | undefined): string =>
  (message?.parts ?? []).map((part) => (part.type === "text" ? part.text : "")).join("");

describe("the AI SDK's own client [spec 4.6d]", () => {
  const client = (chat: ChatUnderTest): DefaultChatTransport<UIMessage> =>
    new DefaultChatTransport({
      api: CHAT_URL,
      fetch: (url, init) => chat.handler(new Request(url, init), {}),
      prepareReconnectToStreamRequest: ({ id }) => ({ api: `${CHAT_URL}?chatId=${id}` }),
    });
  const messages: UIMessage[] = [
    { id: "q", role: "user", parts: [{ type: "text", text: QUESTION }] },
  ];

  test.each([
    ["quotes", false],
    ["a model", true],
  ])("asks the function with %s and goes on with its stream", async (_, withModel) => {
    const transport = client(open(withModel));
    const asked = await transport.sendMessages({
      trigger: "submit-message",
      chatId: "sdk",
      messageId: undefined,
      messages,
      abortSignal: undefined,
      body: { data: { page: null } },
    });
    const first = await build(asked);
    expect(textOf(first)).toContain("Only the sender");
    expect(first?.parts.some((part) => part.type === "tool-search_docs")).toBe(true);
    const again = await transport.reconnectToStream({ chatId: "sdk" });
    expect(again === null ? null : await build(again)).toEqual(first);
    expect(await transport.reconnectToStream({ chatId: "other" })).toBeNull();
  });

  test("gets an error in the stream as one", async () => {
    server.play(({ deltas, response }) => {
      deltas({ content: "Only " });
      setTimeout(() => response.destroy(), 20);
    });
    const asked = await client(open(true)).sendMessages({
      trigger: "submit-message",
      chatId: "sdk",
      messageId: undefined,
      messages,
      abortSignal: undefined,
    });
    await expect(build(asked)).rejects.toThrow(/^The assistant failed\./u);
  });
});
