// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";

import { files } from "../../lib/search/testing";
import { connect, createEmbeddedEngine, type FindingEngine, type Start } from "./embedded";
import type { ToWorker } from "../../lib/search/messages";
import { createService } from "./service";

const byPath = new Map(files().map(({ path, text }) => [path, text]));

interface Site {
  readonly engine: FindingEngine;
  readonly requested: string[];
  readonly messages: ToWorker[];
  isOnline: boolean;
}

/** An engine whose worker runs in this thread and whose files come from memory. */
function site(): Site {
  const requested: string[] = [];
  const messages: ToWorker[] = [];
  const state = { isOnline: true };
  const inWorker: Start = async (onAnswer) => {
    const handle = createService(
      (message) => onAnswer(structuredClone(message)),
      () => (path) => {
        requested.push(path);
        const text = byPath.get(path);
        return state.isOnline && text !== undefined
          ? Promise.resolve(text)
          : Promise.reject(new Error("No network."));
      },
    );
    return (message) => {
      messages.push(message);
      void handle(structuredClone(message));
    };
  };
  const engine = createEmbeddedEngine("/", connect(inWorker));
  return {
    engine,
    requested,
    messages,
    get isOnline() {
      return state.isOnline;
    },
    set isOnline(value) {
      state.isOnline = value;
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("createEmbeddedEngine", () => {
  it("loads nothing before it is asked", () => {
    const { messages, requested } = site();
    expect([messages, requested]).toEqual([[], []]);
  });

  it("finds sections for programs that quote them", async () => {
    const { sections, terms } = await site().engine.find({ query: "insolvent" });
    expect(sections[0]).toMatchObject({ route: "/concepts/flow/statuses", score: 1 });
    expect(terms).toMatchObject([{ text: "insolvent", sections: 1 }]);
  });

  it("says what is wrong without a connection, and works once there is one", async () => {
    const where = site();
    where.isOnline = false;
    await where.engine.preload();
    await expect(where.engine.search({ query: "csv" })).rejects.toThrow("No network.");
    where.isOnline = true;
    expect((await where.engine.search({ query: "csv" })).hits).not.toEqual([]);
  });

  it("answers only the latest of two searches", async () => {
    const { engine, messages } = site();
    const first = engine.search({ query: "cancel" });
    const second = engine.search({ query: "csv" });
    await expect(first).rejects.toMatchObject({ name: "AbortError" });
    expect((await second).hits[0]?.url).toBe("/apps/guides/csv-support");
    const sent = messages.map(({ call, request }) => `${call} ${request.query}`);
    expect(sent).not.toContain("search cancel");
    expect(sent.at(-1)).toBe("search csv");
  });

  it("stops when the signal says so", async () => {
    const { engine } = site();
    const controller = new AbortController();
    const answer = engine.search({ query: "cancel" }, controller.signal);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    await expect(engine.search({ query: "x" }, controller.signal)).rejects.toMatchObject({
      name: "AbortError",
    });
  });

  it("tells the worker of a search that is no longer wanted", async () => {
    const { engine, messages } = site();
    await engine.preload();
    const controller = new AbortController();
    const answer = engine.search({ query: "cancel" }, controller.signal);
    while (messages.length < 2) await Promise.resolve();
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    await vi.waitFor(() => expect(messages.at(-1)?.call).toBe("cancel"));
    expect(messages.at(-1)?.id).toBe(messages[1]?.id);
  });

  it("takes over the worker that the page started when the search was opened", async () => {
    const handlers: ((event: { data: unknown }) => void)[] = [];
    const handle = createService(
      (data) => handlers.forEach((handler) => handler({ data: structuredClone(data) })),
      () => (path) => Promise.resolve(byPath.get(path) ?? ""),
    );
    const started = {
      onerror: () => expect.unreachable(),
      addEventListener: (name: string, handler: (typeof handlers)[0]) => {
        if (name === "message") handlers.push(handler);
      },
      postMessage: (message: ToWorker) => void handle(message),
    };
    vi.stubGlobal("searchWorker", started);
    const { hits } = await createEmbeddedEngine("/", connect()).search({ query: "csv" });
    expect(hits[0]?.url).toBe("/apps/guides/csv-support");
    expect(started.onerror).toBeNull();
  });

  it.each(["throws at the start", "fails later"])(
    "works in the page when a worker %s",
    async (how) => {
      let fail: () => void = () => undefined;
      const inWorker: Start = async (_, onFailure) => {
        if (how === "throws at the start") throw new Error("blocked");
        fail = onFailure;
        return () => undefined;
      };
      const inPage: Start = async (onAnswer) => {
        const readFile = (path: string) => Promise.resolve(byPath.get(path) ?? "");
        const handle = createService(onAnswer, () => readFile);
        return (message) => void handle(message);
      };
      const engine = createEmbeddedEngine("/", connect(inWorker, inPage));
      const answer = engine.search({ query: "csv" });
      await Promise.resolve();
      fail();
      expect((await answer).hits[0]?.url).toBe("/apps/guides/csv-support");
    },
  );

  it("tells when neither can start, and tries again", async () => {
    const inPage = vi.fn<Start>().mockRejectedValue(new Error("blocked too"));
    const ask = connect(() => Promise.reject(new Error("blocked")), inPage);
    const engine = createEmbeddedEngine("/", ask);
    await expect(engine.search({ query: "csv" })).rejects.toThrow("could not be started");
    await expect(engine.search({ query: "csv" })).rejects.toThrow("could not be started");
    expect(inPage).toHaveBeenCalledTimes(2);
  });
});
