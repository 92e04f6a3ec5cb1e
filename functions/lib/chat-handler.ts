import { chunksOfAnswer, UI_STREAM_HEADERS, type UiChunk } from "../../src/lib/ask/ui-stream";
import { CHAT_LIMITS, type ChatRequest, readChatRequest, readId } from "./chat-request";
import { failureId, type FunctionHandler, guard, HttpError, type Log, readJson } from "./http";
import type { Library, SourceSection } from "./library";
import { type FailureKind, ModelFailure, streamModelAnswer, TOOL_NAME } from "./model-answer";
import { createRateLimiter } from "./rate-limit";
import type { RecentStreams } from "./recent-streams";
import type { FunctionSettings } from "./settings";

export interface ChatOptions {
  readonly settings: FunctionSettings;
  readonly library: Library;
  readonly streams: RecentStreams;
  readonly log: Log;
}

/** Sections that a model gets with the question. */
const MOST_SOURCES = 8;
/** A question of fewer words continues the one before it. */
const FEW_WORDS = 4;
const BUSY_SECONDS = 20;
/** Questions that wait for the beginning of their answer at one time. */
const MOST_WAITING = 50;

const FAILURES: Readonly<Record<FailureKind, { status: number; text: string }>> = {
  busy: { status: 503, text: "The assistant gets too many questions. Try again in a moment." },
  failed: { status: 502, text: "The assistant failed. Try again in a moment." },
  late: { status: 504, text: "The assistant took too long. Try again in a moment." },
  long: { status: 502, text: "The answer became too long and was cut off." },
  empty: { status: 502, text: "The assistant gave no answer. Try again in a moment." },
};

function searchText({ question, history }: ChatRequest): string {
  if (question.split(/\s+/u).length >= FEW_WORDS) return question;
  const before = history.findLast(({ role }) => role === "user")?.text ?? "";
  return `${before} ${question}`.trim().slice(-CHAT_LIMITS.question);
}

/** Why a call of the model is ended that nobody waits for. */
const GONE = new Error("The reader has gone, or asks something else.");
/** Characters of a provider's message that are looked at for the log. */
const LONGEST_DETAIL = 2_000;
/** Characters of a key that are not shown in the log: providers repeat its beginning or its end. */
const PART_OF_KEY = 8;

/** A text for the log, without the key and any part of it that could be told from other words. */
function withoutKey(text: string, key: string | null): string {
  if (key === null) return text;
  const length = Math.min(PART_OF_KEY, key.length);
  let shown = "";
  let hiddenUntil = 0;
  for (let at = 0; at < text.length; at += 1) {
    const isPart = at + length <= text.length && key.includes(text.slice(at, at + length));
    if (at >= hiddenUntil) shown += isPart ? "(key)" : text.charAt(at);
    if (isPart) hiddenUntil = at + length;
  }
  return shown;
}

/** The search that every answer begins with, as a call of a tool. */
function* searchChunks(
  messageId: string,
  query: string,
  sources: readonly SourceSection[],
): Generator<UiChunk> {
  const toolCallId = `${messageId}-search`;
  const sections = sources.map(({ url, title }) => ({ url, title }));
  yield { type: "start", messageId, messageMetadata: { answeredBy: "model" } };
  yield { type: "start-step" };
  yield { type: "tool-input-start", toolCallId, toolName: TOOL_NAME };
  yield { type: "tool-input-available", toolCallId, toolName: TOOL_NAME, input: { query } };
  yield { type: "tool-output-available", toolCallId, output: { sections } };
  yield { type: "finish-step" };
}

/**
 * The function that answers questions. POST asks; GET with `chatId` goes on with an answer whose
 * connection was lost. A conversation's answers may be given by several processes, so a client that knows
 * the `messageId` of the answer sends it along, and gets no other.
 */
export function createChatHandler(options: ChatOptions): FunctionHandler {
  const { settings, library, streams, log } = options;

  let waiting = 0;

  const report = (error: unknown): { status: number; text: string; id: string } => {
    const id = failureId();
    const { kind, detail } =
      error instanceof ModelFailure ? error : { kind: "failed" as const, detail: String(error) };
    const shown = withoutKey(detail.slice(0, LONGEST_DETAIL), settings.model?.apiKey ?? null);
    log({ event: "chat-failure", id, kind, detail: shown.slice(0, 300) });
    const { status, text } = FAILURES[kind];
    return { status, text, id };
  };

  /** What the docs say themselves: without a model, and where nothing is there to ask a model about. */
  const quote = async (
    request: ChatRequest,
    messageId: string,
    signal: AbortSignal,
  ): Promise<Iterable<UiChunk>> => {
    const { question, aboutPage } = request;
    const answer = await library.answerer.answer(question, {
      signal,
      ...(aboutPage === null ? {} : { aboutPage }),
    });
    return chunksOfAnswer(question, answer, messageId);
  };

  const askModel = async (
    request: ChatRequest,
    messageId: string,
    abort: AbortController,
  ): Promise<Iterable<UiChunk> | AsyncIterable<UiChunk>> => {
    const { model } = settings;
    if (model === null) return quote(request, messageId, abort.signal);
    const query = searchText(request);
    const { aboutPage } = request;
    const sources = await library.sections(query, { limit: MOST_SOURCES, aboutPage });
    if (sources.length === 0) return quote(request, messageId, abort.signal);
    const answer = streamModelAnswer({ model, settings, request, sources, library, abort });
    const first = await answer.next();
    return (async function* () {
      yield* searchChunks(messageId, query, sources);
      // Whatever the model searches for itself is a part of this step.
      yield { type: "start-step" };
      try {
        if (first.done !== true) yield first.value;
        yield* answer;
        yield { type: "finish-step" };
        yield { type: "finish", finishReason: "stop" };
      } catch (error) {
        // A reader who left, or asks something else now: nothing has failed.
        if (abort.signal.reason === GONE) return;
        const { text, id } = report(error);
        yield { type: "error", errorText: `${text} (${id})` };
      }
    })();
  };

  const stream = (bytes: ReadableStream<Uint8Array>): Response =>
    new Response(bytes, { headers: UI_STREAM_HEADERS });

  const ask: FunctionHandler = async (request) => {
    const asked = readChatRequest(await readJson(request, CHAT_LIMITS.bytes));
    if (!streams.hasRoom() || waiting >= MOST_WAITING) {
      throw new HttpError(503, FAILURES.busy.text, {
        headers: { "retry-after": String(BUSY_SECONDS) },
      });
    }
    const abort = new AbortController();
    const leave = (): void => abort.abort(GONE);
    // Until the stream begins, a reader who goes ends the work; after that, the stream knows.
    request.signal.addEventListener("abort", leave);
    if (request.signal.aborted) leave();
    waiting += 1;
    try {
      const messageId = crypto.randomUUID();
      const chunks = await askModel(asked, messageId, abort);
      return stream(streams.publish(asked.chatId, messageId, chunks, leave));
    } catch (error) {
      if (abort.signal.reason === GONE) {
        throw new HttpError(499, "The request was given up.");
      }
      const { status, text, id } = report(error);
      const isBusy = error instanceof ModelFailure && error.kind === "busy";
      throw new HttpError(status, text, {
        id,
        ...(isBusy ? { headers: { "retry-after": String(BUSY_SECONDS) } } : {}),
      });
    } finally {
      waiting -= 1;
      request.signal.removeEventListener("abort", leave);
    }
  };

  const resume: FunctionHandler = (request) => {
    const { searchParams } = new URL(request.url);
    const chatId = readId(searchParams.get("chatId"), "conversation");
    const messageId = searchParams.get("messageId");
    const bytes = streams.resume(chatId, messageId === null ? null : readId(messageId, "answer"));
    return Promise.resolve(bytes === null ? new Response(null, { status: 204 }) : stream(bytes));
  };

  return guard(
    {
      methods: ["GET", "POST"],
      allowedOrigins: settings.allowedOrigins,
      limiter: createRateLimiter(settings.chatPerMinute),
      log,
    },
    (request, context) =>
      request.method === "POST" ? ask(request, context) : resume(request, context),
  );
}
