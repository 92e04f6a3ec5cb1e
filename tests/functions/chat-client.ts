import type { FunctionHandler } from "../../functions/lib/http";
import { createChatHandler } from "../../functions/lib/chat-handler";
import { openLibrary } from "../../functions/lib/library";
import { createRecentStreams, STREAM_LIMITS } from "../../functions/lib/recent-streams";
import { type FunctionSettings, readFunctionSettings } from "../../functions/lib/settings";
import { openSiteFiles } from "../../functions/lib/site-files";
import { applyChunk, type AskMessage, emptyAnswer } from "../../src/lib/ask/messages";
import { readUiStream, type StreamOutcome, type UiChunk } from "../../src/lib/ask/ui-stream";

export const CHAT_URL = "https://docs.example.org/api/chat";

/** A function under test, with what it wrote to the log. */
export interface ChatUnderTest {
  readonly handler: FunctionHandler;
  readonly log: Readonly<Record<string, unknown>>[];
}

/** The chat function over a site, with settings that differ from the defaults. */
export function openChat(
  folder: string,
  settings: Partial<FunctionSettings> = {},
  limits: Partial<typeof STREAM_LIMITS> = {},
): ChatUnderTest {
  const log: Readonly<Record<string, unknown>>[] = [];
  const handler = createChatHandler({
    settings: { ...readFunctionSettings({}), chatPerMinute: 10_000, ...settings },
    library: openLibrary(openSiteFiles(folder)),
    streams: createRecentStreams({ ...STREAM_LIMITS, ...limits }),
    log: (entry) => log.push(entry),
  });
  return { handler, log };
}

export interface Question {
  readonly id?: string;
  readonly text: string;
  readonly page?: string | null;
  readonly history?: readonly { readonly role: string; readonly text: string }[];
}

export function bodyOf({ id = "chat-1", text, page = null, history = [] }: Question): unknown {
  const turns = [...history, { role: "user", text }];
  return {
    id,
    messages: turns.map((turn, index) => ({
      id: String(index),
      role: turn.role,
      parts: [{ type: "text", text: turn.text }],
    })),
    data: { page },
  };
}

/** A POST as a browser sends it. */
export function post(
  body: unknown,
  init: { readonly headers?: Readonly<Record<string, string>>; readonly signal?: AbortSignal } = {},
): Request {
  return new Request(CHAT_URL, {
    method: "POST",
    body: typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body),
    signal: init.signal ?? null,
    headers: { "content-type": "application/json", ...init.headers },
  });
}

/** What came of a question. */
export interface Outcome {
  readonly status: number;
  readonly chunks: readonly UiChunk[];
  readonly message: AskMessage;
  readonly end: StreamOutcome | "refused";
  /** The body as text when it is no stream. */
  readonly text: string;
}

/** Reads a response as the panel does. */
export async function readOutcome(response: Response): Promise<Outcome> {
  let message = emptyAnswer("m", "model");
  const type = response.headers.get("content-type") ?? "";
  if (response.body === null || !type.startsWith("text/event-stream")) {
    const text = await response.text();
    return { status: response.status, chunks: [], message, end: "refused", text };
  }
  const chunks: UiChunk[] = [];
  const end = await readUiStream(response.body, (chunk) => {
    chunks.push(chunk);
    message = applyChunk(message, chunk);
  });
  return { status: response.status, chunks, message, end, text: "" };
}

export async function ask(chat: ChatUnderTest, question: Question): Promise<Outcome> {
  return readOutcome(await chat.handler(post(bodyOf(question)), { ip: "192.0.2.1" }));
}
