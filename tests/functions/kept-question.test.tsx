// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { questionOf } from "../../src/lib/ask/messages";
import { createConversationStore } from "../../src/search/assistant/conversations";
import { renderPanel } from "../../src/search/assistant/testing";
import { createEndpointTransport } from "../../src/search/assistant/transports";
import { encodeChunk, STREAM_END, type UiChunk } from "../../src/lib/ask/ui-stream";

const QUESTION = "Who can cancel a stream that somebody else created for me?";
const ENDPOINT = { kind: "endpoint", url: "/api/chat", feedbackUrl: null } as const;

const CHUNKS: readonly UiChunk[] = [
  { type: "start", messageId: "m" },
  { type: "text-delta", id: "0", delta: "Only the sender." },
  { type: "finish" },
];
const stream = (text: string): Response =>
  new Response(text, { headers: { "content-type": "text/event-stream" } });
const WHOLE = CHUNKS.map(encodeChunk).join("") + STREAM_END;
const BEGUN = CHUNKS.slice(0, 2).map(encodeChunk).join("");

type Answer = (init: RequestInit) => Response | Promise<Response>;

const status = (code: number) => (): Response => new Response("internal", { status: code });

/** How `/api/chat` may fail before it answers, and what the reader is told. */
const REFUSALS: readonly (readonly [string, Answer, RegExp])[] = [
  ["refuses the request", status(400), /status 400/u],
  ["refuses the origin", status(403), /does not accept/u],
  ["is not there", status(404), /no assistant/u],
  ["has read enough", status(413), /too long/u],
  ["is asked too often", status(429), /too many questions/u],
  ["has a failing provider", status(502), /status 502/u],
  ["has too much to do", status(503), /busy/u],
  ["has a slow provider", status(504), /does not answer/u],
  ["cannot be reached", () => Promise.reject(new TypeError("failed")), /cannot be reached/u],
  [
    "sends a page",
    () => new Response("<html>", { headers: { "content-type": "text/html" } }),
    /cannot be read/u,
  ],
  ["sends nothing", () => stream(STREAM_END), /gave no answer/u],
];

test.each(REFUSALS)("when /api/chat %s, the reader is told", async (_, failing, sentence) => {
  const transport = createEndpointTransport(ENDPOINT, async (_url, init) => failing(init));
  const answer = transport.send(
    {
      chatId: "a",
      messageId: "m",
      messages: [questionOf("q", QUESTION)],
      aboutPage: null,
      signal: new AbortController().signal,
    },
    () => undefined,
  );
  await expect(answer).rejects.toThrow(sentence);
});

/** How it may fail for a reader who looks at the panel. */
const FAILURES: readonly (readonly [string, Answer, RegExp])[] = [
  ["fails at once", status(500), /status 500/u],
  [
    "fails in the middle",
    () => stream(BEGUN + encodeChunk({ type: "error", errorText: "It failed." }) + STREAM_END),
    /It failed/u,
  ],
  [
    "is cut in the middle",
    ({ method }) => (method === "POST" ? stream(BEGUN) : new Response(null, { status: 204 })),
    /before the answer was complete/u,
  ],
];

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("when /api/chat", () => {
  test.each(FAILURES)(
    "%s, the question stays and can be asked again as it was [spec 4.5a]",
    async (_, failing, sentence) => {
      const user = userEvent.setup();
      const asked: string[] = [];
      let answer: Answer = failing;
      const store = createConversationStore("test");
      const transport = createEndpointTransport(ENDPOINT, async (_url, init) => {
        if (init.method === "POST" && typeof init.body === "string") asked.push(init.body);
        return answer(init);
      });
      renderPanel({ transport, conversations: store });
      const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Your question" });
      await user.click(field);
      await user.paste(QUESTION);
      await user.keyboard("{Enter}");
      const alert = await screen.findByRole("alert", {}, { timeout: 5_000 });
      expect(alert.textContent).toMatch(sentence);
      expect(screen.getByRole("button", { name: "Quote the docs instead" })).toBeTruthy();
      expect(screen.getByText(QUESTION)).toBeTruthy();
      expect(store.list()[0]?.query).toBe(QUESTION);
      // The field is free for another question meanwhile.
      await waitFor(() => expect(field.disabled).toBe(false));

      answer = () => stream(WHOLE);
      await user.click(screen.getByRole("button", { name: "Retry" }));
      expect(await screen.findByText("Only the sender.")).toBeTruthy();
      await act(() => Promise.resolve());
      expect(screen.queryByRole("alert")).toBeNull();
      expect(screen.getAllByText(QUESTION)).toHaveLength(1);
      const texts = asked.map((body) => {
        const { messages } = JSON.parse(body) as { messages: { parts: { text: string }[] }[] };
        return messages.map(({ parts }) => parts[0]?.text);
      });
      expect(texts).toEqual([[QUESTION], [QUESTION]]);
    },
  );
});
