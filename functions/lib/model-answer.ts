import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  type ModelMessage,
  stepCountIs,
  streamText,
  type TextStreamPart,
  tool,
  type ToolSet,
} from "ai";
import { z } from "zod";

import type { UiChunk } from "../../src/lib/ask/ui-stream";
import { isObject } from "../../src/lib/json/is-object";
import { trimEnd } from "../../src/lib/text/trim-end";
import { addressesIn, type AnswerFilter, createAnswerFilter } from "./answer-filter";
import type { ChatRequest } from "./chat-request";
import { inTime } from "./in-time";
import type { Library, SourceSection } from "./library";
import { formatSources, systemPrompt, userPrompt } from "./prompt";
import type { FunctionSettings, ModelSettings } from "./settings";

/** Why a model gave no answer, or not all of it. */
export type FailureKind = "busy" | "failed" | "late" | "long" | "empty";

/** A failed answer. `detail` is for the log and never shown. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";

  constructor(
    readonly kind: FailureKind,
    readonly detail = "",
  ) {
    super(kind);
  }
}

export interface ModelAnswerOptions {
  readonly model: ModelSettings;
  readonly settings: Pick<FunctionSettings, "maxSteps" | "maxTokens" | "timeoutMs">;
  readonly request: ChatRequest;
  readonly sources: readonly SourceSection[];
  /** What the model may search, and what the answer may link to and name besides its sources. */
  readonly library: Library;
  readonly abort: AbortController;
}

/** Bounds that no setting changes. */
const BOUNDS = {
  /** Milliseconds until the model must begin, and between two pieces; browsers wait a little longer. */
  silenceMs: 20_000,
  /** Characters of an answer and of the reasoning before it, each. */
  characters: 20_000,
  /** Bytes that are read of the provider for one call. */
  bytes: 2_000_000,
  historyTurns: 6,
  historyCharacters: 2_000,
} as const;

export const TOOL_NAME = "search_docs";
/** Characters of what a model may search for, and sections that it gets. */
const LONGEST_QUERY = 512;
const MOST_FOUND = 5;

/**
 * A fetch that follows no redirect, which could carry the key elsewhere, and reads no endless answer.
 *
 * @param signal ends reading too: Node's fetch forgets its own signal once its request is collected as
 *   garbage, and the provider would go on to the end for a reader who has gone
 */
function boundedFetch(bytes: number, signal: AbortSignal): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "error" });
    let read = 0;
    const counted = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (piece, controller) => {
          read += piece.byteLength;
          if (read > bytes) controller.error(new ModelFailure("long"));
          else controller.enqueue(piece);
        },
      }),
      { signal },
    );
    const { status, headers } = response;
    return new Response(counted ?? null, { status, headers });
  };
}

/** Errors that cause one another and are looked at. */
const MOST_CAUSES = 5;

/** What the SDK throws, as a failure with all that is known of its cause for the log. */
function failureOf(error: unknown): ModelFailure {
  const causes: unknown[] = [];
  let cause = error;
  while (cause !== undefined && causes.length < MOST_CAUSES) {
    if (cause instanceof ModelFailure) return cause;
    causes.push(cause);
    cause = isObject(cause) ? cause.cause : undefined;
  }
  const isBusy = causes.some((one) => isObject(one) && one.statusCode === 429);
  const texts = causes.map((one) => (one instanceof Error ? String(one) : JSON.stringify(one)));
  return new ModelFailure(isBusy ? "busy" : "failed", texts.join(" ← "));
}

function messagesOf(options: ModelAnswerOptions, key: string): ModelMessage[] {
  const { history, question } = options.request;
  const earlier = history
    .slice(-BOUNDS.historyTurns)
    .map(({ role, text }) => ({ role, content: text.slice(0, BOUNDS.historyCharacters) }));
  return [...earlier, { role: "user", content: userPrompt(question, options.sources, key) }];
}

/** A path without its query, the ending of a file and a slash at the end, as `places` has it. */
function cleanPath(path: string): string {
  const [place = "", id = ""] = path.split("#", 2);
  const [route = ""] = place.split("?", 1);
  const clean = trimEnd(route.replace(/\.(?:md|html)$/u, ""), "/") || "/";
  return id === "" ? clean : `${clean}#${id}`;
}

/** The sections that an answer cites: those it links to or numbers; else the first three. */
function citedSources(
  sources: readonly SourceSection[],
  text: string,
  links: readonly string[],
): readonly SourceSection[] {
  if (/These docs do not answer this question/iu.test(text)) return [];
  const cited = sources.filter(
    ({ url }, index) => links.includes(url) || text.includes(`[${index + 1}]`),
  );
  return cited.length > 0 ? cited : sources.slice(0, 3);
}

/**
 * Reads what a model does, as long as it is neither silent nor too slow.
 *
 * @throws ModelFailure `late` when it is; the reason of the signal when that was aborted
 */
async function* partsInTime<Part>(
  stream: AsyncIterable<Part>,
  timeoutMs: number,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  const end = Date.now() + timeoutMs;
  const late = new ModelFailure("late");
  const iterator = stream[Symbol.asyncIterator]();
  try {
    for (;;) {
      const left = Math.max(0, Math.min(end - Date.now(), BOUNDS.silenceMs));
      const next = await inTime(iterator.next(), left, late);
      signal.throwIfAborted();
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    iterator.return?.().catch(() => undefined);
  }
}

/** Writes the parts of one kind by one filter: readers may join them. */
function createWriter(kind: "text" | "reasoning", filter: AnswerFilter) {
  let characters = 0;
  let written = "";
  let openId: string | null = null;
  const write = (id: string, delta: string): UiChunk => {
    written += delta;
    // Also when a paragraph is held back and there is nothing to show: clients give silent answers up.
    return { type: `${kind}-delta`, id, delta };
  };
  return {
    /** @throws ModelFailure when there is too much of it */
    push: (id: string, said: string): UiChunk => {
      openId = id;
      characters += said.length;
      if (characters > BOUNDS.characters) throw new ModelFailure("long");
      return write(id, filter.push(said));
    },
    /** What was held back of a part that has not ended. */
    end: (): UiChunk[] => {
      const rest = openId === null ? [] : [write(openId, filter.end())];
      openId = null;
      return rest;
    },
    written: () => written,
  };
}

/**
 * Asks a model and gives its answer piece by piece: reasoning, searches, text with checked links,
 * and at the end the sections that it cites. The first piece comes when the model has begun.
 *
 * @throws ModelFailure when the model fails, is too slow, says too much or nothing; the reason of
 *   `abort` when that was aborted
 */
export async function* streamModelAnswer(options: ModelAnswerOptions): AsyncGenerator<UiChunk> {
  const { model, library, abort } = options;
  const { maxSteps, maxTokens, timeoutMs } = options.settings;
  const siteOrigin = await library.origin();
  const hosts = await library.hosts();
  const addresses = await library.addresses();
  const places = await library.places();
  const key = crypto.randomUUID();
  const sources: SourceSection[] = [];
  const addressesOfSources = new Set<string>();
  const addSources = (found: readonly SourceSection[]): void => {
    sources.push(...found.filter(({ url }) => sources.every((source) => source.url !== url)));
    for (const { markdown } of found) {
      for (const address of addressesIn(markdown)) addressesOfSources.add(address);
    }
  };
  addSources(options.sources);

  const provider = createOpenAICompatible({
    name: "configured",
    baseURL: model.baseUrl,
    ...(model.apiKey === null ? {} : { apiKey: model.apiKey }),
    fetch: boundedFetch(BOUNDS.bytes, abort.signal),
  });
  const search_docs = tool({
    description: "Searches the documentation for sections to answer from.",
    inputSchema: z.object({ query: z.string().min(1).max(LONGEST_QUERY) }),
    execute: async ({ query }) => {
      const found = await library.sections(query, { limit: MOST_FOUND, aboutPage: null });
      addSources(found);
      return found;
    },
    toModelOutput: ({ output }) => ({
      type: "text",
      value: output.length === 0 ? "Nothing was found." : formatSources(output, key),
    }),
  });
  const { fullStream } = streamText({
    model: provider(model.model),
    system: systemPrompt(key),
    messages: messagesOf(options, key),
    maxOutputTokens: maxTokens,
    maxRetries: 0,
    abortSignal: abort.signal,
    stopWhen: stepCountIs(maxSteps),
    ...(maxSteps > 1 ? { tools: { search_docs } } : {}),
    // The last call must answer.
    prepareStep: ({ stepNumber }) =>
      maxSteps > 1 && stepNumber === maxSteps - 1 ? { toolChoice: "none" as const } : {},
    // Errors are parts of the stream as well.
    onError: () => undefined,
  });

  const createFilter = (): AnswerFilter =>
    createAnswerFilter({
      siteOrigin,
      hosts,
      hasAddress: (address) => addresses.has(address) || addressesOfSources.has(address),
      hasPlace: (path) =>
        places.has(cleanPath(path)) ||
        // A file or an old address that a source links to itself.
        sources.some(({ markdown }) => markdown.includes(`](${path})`)),
    });
  const textFilter = createFilter();
  const text = createWriter("text", textFilter);
  const reasoning = createWriter("reasoning", createFilter());
  const cleaned = (said: string): string => {
    const filter = createFilter();
    return filter.push(said) + filter.end();
  };
  const show = (part: TextStreamPart<ToolSet>): UiChunk[] => {
    switch (part.type) {
      case "text-start":
      case "reasoning-start":
        return [{ type: part.type, id: part.id }];
      case "text-delta":
        return [text.push(part.id, part.text)];
      case "reasoning-delta":
        return [reasoning.push(part.id, part.text)];
      case "text-end":
        return [...text.end(), { type: part.type, id: part.id }];
      case "reasoning-end":
        return [...reasoning.end(), { type: part.type, id: part.id }];
      // There is one tool, and whatever else the model calls it or asks of it is text of the model.
      case "tool-input-start":
        return [{ type: part.type, toolCallId: part.id, toolName: TOOL_NAME }];
      case "tool-call": {
        const { toolCallId } = part;
        const asked: unknown = part.input;
        const query = isObject(asked) && typeof asked.query === "string" ? asked.query : "";
        const input = { query: cleaned(query.slice(0, LONGEST_QUERY)) };
        return [{ type: "tool-input-available", toolCallId, toolName: TOOL_NAME, input }];
      }
      case "tool-result": {
        const { toolCallId } = part;
        const found = part.output as readonly SourceSection[];
        const sections = found.map(({ url, title }) => ({ url, title }));
        return [{ type: "tool-output-available", toolCallId, output: { sections } }];
      }
      case "tool-error": {
        const { toolCallId } = part;
        // A call that is none is told to the model, which goes on. A search that fails is no fault of its.
        if (part.dynamic !== true) throw failureOf(part.error);
        return [{ type: "tool-output-error", toolCallId, errorText: "The search failed." }];
      }
      case "error":
        throw failureOf(part.error);
      default:
        return [];
    }
  };

  try {
    for await (const part of partsInTime(fullStream, timeoutMs, abort.signal)) yield* show(part);
    if (text.written().trim() === "") throw new ModelFailure("empty");
    const cited = citedSources(sources, text.written(), textFilter.links());
    for (const [index, { url, title }] of cited.entries()) {
      yield { type: "source-url", sourceId: String(index + 1), url, title };
    }
  } catch (error) {
    yield* reasoning.end();
    yield* text.end();
    // What broke off an answer comes wrapped by the SDK.
    throw error === abort.signal.reason ? error : failureOf(error);
  } finally {
    // Ends the call when reading stopped early; after its end this does nothing.
    abort.abort();
  }
}
