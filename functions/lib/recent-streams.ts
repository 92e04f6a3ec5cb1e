import { EventEmitter, once } from "node:events";

import { encodeChunk, STREAM_END, type UiChunk } from "../../src/lib/ask/ui-stream";

export interface RecentStreamsOptions {
  readonly most: number;
  /** Milliseconds that a complete answer is kept. */
  readonly keepMs: number;
  /** Milliseconds that an answer without a reader goes on. */
  readonly graceMs: number;
}

interface Entry {
  readonly messageId: string;
  readonly abort: () => void;
  /** As they came; one piece when the answer is complete, as thousands would take many times the memory. */
  pieces: Uint8Array[];
  /** Says `more` when there is more to read, or no more to come. */
  readonly events: EventEmitter;
  readers: number;
  isDone: boolean;
  timer?: NodeJS.Timeout;
}

export const STREAM_LIMITS: RecentStreamsOptions = { most: 200, keepMs: 120_000, graceMs: 3_000 };

/** Answers under way or just given, by the id of their conversation, so that a reader can come back. */
export type RecentStreams = ReturnType<typeof createRecentStreams>;

/** Keeps streams in memory. What another process answered cannot be resumed here. */
export function createRecentStreams(options: RecentStreamsOptions = STREAM_LIMITS) {
  const { most, keepMs, graceMs } = options;
  const entries = new Map<string, Entry>();
  const encoder = new TextEncoder();

  const later = (entry: Entry, delay: number, work: () => void): void => {
    clearTimeout(entry.timer);
    // A kept answer must not keep the process.
    entry.timer = setTimeout(work, delay).unref();
  };
  /** Lets go of an answer; a timer left behind would hold it until it fires. */
  const forget = (chatId: string, entry: Entry): void => {
    clearTimeout(entry.timer);
    if (entries.get(chatId) === entry) entries.delete(chatId);
    if (!entry.isDone) entry.abort();
  };

  /** Forgets complete answers, the oldest first, until there are no more than a number of all. */
  const dropOldest = (left: number): void => {
    for (const [chatId, entry] of entries) {
      if (entries.size <= left) return;
      if (entry.isDone) forget(chatId, entry);
    }
  };

  const pump = async (
    chatId: string,
    entry: Entry,
    chunks: Iterable<UiChunk> | AsyncIterable<UiChunk>,
  ): Promise<void> => {
    const { pieces } = entry;
    const add = (text: string): void => {
      pieces.push(encoder.encode(text));
      entry.events.emit("more");
    };
    try {
      for await (const chunk of chunks) add(encodeChunk(chunk));
    } finally {
      entry.isDone = true;
      add(STREAM_END);
      // Those who read it now go on with the pieces.
      entry.pieces = [Buffer.concat(pieces)];
      if (entries.get(chatId) === entry) later(entry, keepMs, () => forget(chatId, entry));
      dropOldest(most);
    }
  };

  const read = (chatId: string, entry: Entry): ReadableStream<Uint8Array> => {
    const { pieces } = entry;
    let at = 0;
    let hasLeft = false;
    entry.readers += 1;
    if (!entry.isDone) clearTimeout(entry.timer);
    return new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        while (at >= pieces.length && !entry.isDone) await once(entry.events, "more");
        if (hasLeft) return;
        const piece = pieces[at];
        at += 1;
        if (piece !== undefined) controller.enqueue(piece);
        if (entry.isDone && at >= pieces.length) controller.close();
      },
      cancel: () => {
        hasLeft = true;
        entry.readers -= 1;
        if (entry.readers === 0 && !entry.isDone) {
          later(entry, graceMs, () => forget(chatId, entry));
        }
      },
    });
  };

  return {
    /** Whether one more answer can be given now. */
    hasRoom: (): boolean =>
      entries.size < most || [...entries.values()].some(({ isDone }) => isDone),
    /**
     * Starts to read an answer and keeps what it reads.
     *
     * @param messageId id of the answer, as its first piece has it
     * @param abort called when nobody reads it any more, or another answer takes its place
     */
    publish: (
      chatId: string,
      messageId: string,
      chunks: Iterable<UiChunk> | AsyncIterable<UiChunk>,
      abort: () => void,
    ): ReadableStream<Uint8Array> => {
      const before = entries.get(chatId);
      if (before !== undefined) forget(chatId, before);
      dropOldest(most - 1);
      const entry: Entry = {
        messageId,
        abort,
        pieces: [],
        // Any number of readers may wait.
        events: new EventEmitter().setMaxListeners(0),
        readers: 0,
        isDone: false,
      };
      entries.set(chatId, entry);
      // Generators turn their own failures into a last chunk; whatever else happens ends the stream.
      pump(chatId, entry, chunks).catch(() => undefined);
      return read(chatId, entry);
    },
    /**
     * The same bytes again, from the start, and on as they come; null when there is no such answer.
     *
     * @param messageId the only answer that will do; null takes the last one of the conversation
     */
    resume: (chatId: string, messageId: string | null): ReadableStream<Uint8Array> | null => {
      const entry = entries.get(chatId);
      const isMeant = messageId === null || entry?.messageId === messageId;
      return entry === undefined || !isMeant ? null : read(chatId, entry);
    },
  };
}
