import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { type ModelMessage, stepCountIs, streamText, tool } from "ai";
import { z } from "zod";

import { readChunk, type UiChunk } from "../../src/lib/ask/ui-stream";
import { isObject } from "../../src/lib/json/is-object";
import { trimEnd } from "../../src/lib/text/trim-end";
import { addressesIn, type AnswerFilter, createAnswerFilter } from "./answer-filter";
import type { ChatRequest } from "./chat-request";
import { inTime } from "./in-time";
import type { SourceSection } from "./library";
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
  readonly siteOrigin: string;
  readonly knownHosts: ReadonlySet<string>;
  /** Addresses that the answer may name besides those of its sources. */
  readonly knownAddresses: ReadonlySet<string>;
  /** Routes of the pages, and of their sections with their anchors: what the answer may link to. */
  readonly places: ReadonlySet<string>;
  readonly search: (query: string) => Promise<SourceSection[]>;
  readonly abort: AbortController;
}

/** Bounds that no setting changes. */
const BOUNDS = {
  /** Milliseconds until the model must begin, and between two pieces; browsers wait a little longer. */
  firstMs: 20_000,
  nextMs: 20_000,
  /** Characters of an answer and of the reasoning before it, each. */
  characters: 20_000,
  /** Bytes that are read of the provider for one call. */
  bytes: 2_000_000,
  historyTurns: 6,
  historyCharacters: 2_000,
} as const;

export const TOOL_NAME = "search_docs";

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

/** What is known of a failure, for the log: the error and what caused it. */
function describe(causes: readonly unknown[]): string {
  const texts = causes.map((cause) =>
    cause instanceof Error ? String(cause) : JSON.stringify(cause),
  );
  return texts.join(" ← ");
}

function failureOf(error: unknown): ModelFailure {
  const causes: unknown[] = [error];
  for (let depth = 0; depth < 4; depth += 1) {
    const cause = causes.at(-1);
    if (cause instanceof ModelFailure) return cause;
    if (!isObject(cause)) break;
    if (cause.statusCode === 429) return new ModelFailure("busy", describe(causes));
    const next = cause.cause ?? cause.lastError;
    if (next === undefined) break;
    causes.push(next);
  }
  return new ModelFailure("failed", describe(causes));
}

function messagesOf(options: ModelAnswerOptions, key: string): ModelMessage[] {
  const { history, question } = options.request;
  const earlier = history
    .slice(-BOUNDS.historyTurns)
    .map(({ role, text }) => ({ role, content: text.slice(0, BOUNDS.historyCharacters) }));
  return [...earlier, { role: "user", content: userPrompt(question, options.sources, key) }];
}

function asToolOutput(sources: readonly SourceSection[]): unknown {
  return { sections: sources.map(({ url, title }) => ({ url, title })) };
}

/** A call of a tool that was not one: known to the stream's readers as a failed one. */
function failedToolCall(chunk: unknown): UiChunk[] {
  if (!isObject(chunk) || chunk.type !== "tool-input-error") return [];
  const { toolCallId } = chunk;
  if (typeof toolCallId !== "string") return [];
  return [
    { type: "tool-input-available", toolCallId, toolName: TOOL_NAME, input: {} },
    { type: "tool-output-error", toolCallId, errorText: "The search was not understood." },
  ];
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
 * Asks a model and gives its answer piece by piece: reasoning, searches, text with checked links,
 * and at the end the sections that it cites. The first piece comes when the model has begun.
 *
 * @throws ModelFailure when the model fails, is too slow, says too much or nothing; the reason of
 *   `abort` when that was aborted
 */
export async function* streamModelAnswer(options: ModelAnswerOptions): AsyncGenerator<UiChunk> {
  const { model, settings, siteOrigin, knownHosts, knownAddresses, places, search, abort } =
    options;
  const { maxSteps, maxTokens, timeoutMs } = settings;
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
  const outputs = new Map<string, readonly SourceSection[]>();
  let failure: unknown = null;

  const provider = createOpenAICompatible({
    name: "configured",
    baseURL: model.baseUrl,
    ...(model.apiKey === null ? {} : { apiKey: model.apiKey }),
    fetch: boundedFetch(BOUNDS.bytes, abort.signal),
  });
  const search_docs = tool({
    description: "Searches the documentation for sections to answer from.",
    inputSchema: z.object({ query: z.string().min(1).max(512) }),
    execute: async ({ query }, { toolCallId }) => {
      const found = await search(query);
      outputs.set(toolCallId, found);
      addSources(found);
      return found.length === 0 ? "Nothing was found." : formatSources(found, key);
    },
  });
  const result = streamText({
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
    onError: ({ error }) => {
      failure = error;
    },
  });
  const stream = result.toUIMessageStream({
    sendStart: false,
    sendFinish: false,
    onError: (error) => {
      failure = error;
      return "";
    },
  });

  const started = Date.now();
  const late = new ModelFailure("late");
  const iterator = stream[Symbol.asyncIterator]();
  let text = "";
  // Written by the loop below from what it reads, so its type has to be said.
  let hasBegun = false as boolean;
  const waiting: UiChunk[] = [];
  const createFilter = (): AnswerFilter =>
    createAnswerFilter({
      siteOrigin,
      hosts: knownHosts,
      hasAddress: (address) => knownAddresses.has(address) || addressesOfSources.has(address),
      hasPlace: (path) =>
        places.has(cleanPath(path)) ||
        // A file or an old address that a source links to itself.
        sources.some(({ markdown }) => markdown.includes(`](${path})`)),
    });
  // One filter for all parts of a kind: readers may join them. `id` is that of a part that has not ended.
  const written = {
    text: { filter: createFilter(), characters: 0, id: null as string | null },
    reasoning: { filter: createFilter(), characters: 0, id: null as string | null },
  };
  const write = function* (kind: keyof typeof written, said: string | null): Generator<UiChunk> {
    const part = written[kind];
    if (part.id === null) return;
    const delta = said === null ? part.filter.end() : part.filter.push(said);
    if (kind === "text") text += delta;
    // Also when a paragraph is held back and there is nothing to show: clients give silent answers up.
    yield { type: `${kind}-delta`, id: part.id, delta };
    if (said === null) part.id = null;
  };
  const cleaned = (said: string): string => {
    const filter = createFilter();
    return filter.push(said) + filter.end();
  };
  const handle = function* (chunk: UiChunk): Generator<UiChunk> {
    switch (chunk.type) {
      case "text-delta":
      case "reasoning-delta": {
        const kind = chunk.type === "text-delta" ? "text" : "reasoning";
        const part = written[kind];
        part.id = chunk.id;
        part.characters += chunk.delta.length;
        if (part.characters > BOUNDS.characters) throw new ModelFailure("long");
        yield* write(kind, chunk.delta);
        return;
      }
      case "text-end":
      case "reasoning-end":
        yield* write(chunk.type === "text-end" ? "text" : "reasoning", null);
        yield chunk;
        return;
      // There is one tool, and whatever else the model calls it or asks of it is text of the model.
      case "tool-input-start":
        yield { ...chunk, toolName: TOOL_NAME };
        return;
      case "tool-input-available": {
        const { input } = chunk;
        const query = isObject(input) && typeof input.query === "string" ? input.query : "";
        yield { ...chunk, toolName: TOOL_NAME, input: { query: cleaned(query.slice(0, 512)) } };
        return;
      }
      case "tool-output-available":
        yield { ...chunk, output: asToolOutput(outputs.get(chunk.toolCallId) ?? []) };
        return;
      case "tool-output-error":
        yield { ...chunk, errorText: "The search failed." };
        return;
      default:
        yield chunk;
    }
  };

  try {
    for (;;) {
      const left = timeoutMs - (Date.now() - started);
      const patience = hasBegun ? BOUNDS.nextMs : BOUNDS.firstMs;
      const next: IteratorResult<unknown> = await inTime(
        iterator.next(),
        Math.max(0, Math.min(left, patience)),
        late,
      );
      if (abort.signal.aborted) throw abort.signal.reason;
      if (next.done === true) break;
      const chunk = readChunk(next.value);
      if (chunk?.type === "error") throw failureOf(failure);
      const pieces = chunk === null ? failedToolCall(next.value) : [...handle(chunk)];
      hasBegun ||= pieces.some(({ type }) => type !== "start-step");
      waiting.push(...pieces);
      if (hasBegun) yield* waiting.splice(0);
    }
    if (failure !== null) throw failureOf(failure);
    if (text.trim() === "") throw new ModelFailure("empty");
    for (const [index, { url, title }] of citedSources(
      sources,
      text,
      written.text.filter.links(),
    ).entries()) {
      yield { type: "source-url", sourceId: String(index + 1), url, title };
    }
  } catch (error) {
    yield* write("reasoning", null);
    yield* write("text", null);
    // What broke off an answer comes wrapped by the SDK.
    throw error === abort.signal.reason ? error : failureOf(error);
  } finally {
    // Ends the call when reading stopped early; after its end this does nothing.
    abort.abort();
    iterator.return?.().catch(() => undefined);
  }
}
