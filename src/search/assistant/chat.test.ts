import { describe, expect, test } from "vitest";

import type { UiChunk } from "@site/src/lib/ask/ui-stream";
import { type Chat, createChat } from "./chat";
import type { AskTransport } from "./transports";

type Send = AskTransport["send"];

const TEXT: UiChunk = { type: "text-delta", id: "0", delta: "An answer." };

/** A chat, and the states that it goes through, each once. */
function chatWith(send: Send): { chat: Chat; states: string[] } {
  const chat = createChat({ transport: { answeredBy: "model", rate: null, send } });
  const states: string[] = [chat.getState().status];
  chat.subscribe(() => {
    const { status } = chat.getState();
    if (states.at(-1) !== status) states.push(status);
  });
  return { chat, states };
}

async function settled(chat: Chat): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (["ready", "error"].includes(chat.getState().status)) resolve();
    };
    chat.subscribe(look);
  });
}

describe("a chat", () => {
  test("is submitted, streams and is ready again [spec 4.1a]", async () => {
    const { chat, states } = chatWith(async (_, onChunk) => {
      await Promise.resolve();
      onChunk(TEXT);
      onChunk(TEXT);
    });
    chat.send("What is it?", null);
    await settled(chat);
    expect(states).toEqual(["ready", "submitted", "streaming", "ready"]);
    expect(chat.getState().messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
  });

  test("ends in an error when the stream fails, and keeps what came [spec 4.1a, 4.5a]", async () => {
    const { chat, states } = chatWith(async (_, onChunk) => {
      await Promise.resolve();
      onChunk(TEXT);
      throw new Error("The connection ended.");
    });
    chat.send("What is it?", null);
    await settled(chat);
    expect(states).toEqual(["ready", "submitted", "streaming", "error"]);
    expect(chat.getState().messages.at(-1)).toMatchObject({
      content: "An answer.",
      error: "The connection ended.",
    });
  });

  test("takes no empty question, and none while an answer is under way [spec 4.1c]", async () => {
    let finish: () => void = () => undefined;
    let asked = 0;
    const { chat } = chatWith(() => {
      asked += 1;
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    chat.send("  ", null);
    expect(asked).toBe(0);
    chat.send("One?", null);
    chat.send("Two?", null);
    expect(asked).toBe(1);
    const done = settled(chat);
    finish();
    await done;
    chat.send("Two?", null);
    expect(asked).toBe(2);
  });
});
