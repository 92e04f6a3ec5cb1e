// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";

import { files } from "../../lib/search/testing";
import { type Channel, createEmbeddedEngine, type FindingEngine } from "./embedded";
import type { FromWorker, ToWorker } from "./messages";
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
  const startWorker = (): Channel => {
    let listener: (message: FromWorker) => void = () => undefined;
    const handle = createService(
      (message) => listener(structuredClone(message)),
      () => (path) => {
        requested.push(path);
        const text = byPath.get(path);
        return state.isOnline && text !== undefined
          ? Promise.resolve(text)
          : Promise.reject(new Error("No network."));
      },
    );
    return {
      post: (message) => {
        messages.push(message);
        void handle(structuredClone(message));
      },
      onMessage: (next) => {
        listener = next;
      },
      onFailure: () => undefined,
    };
  };
  const engine = createEmbeddedEngine({ baseUrl: "/", startWorker });
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
    expect(messages.map(({ type }) => type)).toEqual(["open", "search", "cancel", "search"]);
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

  it.each(["throws at the start", "fails later"])(
    "works in the page when a worker %s",
    async (how) => {
      let fail: () => void = () => undefined;
      const startWorker = (): Channel => {
        if (how === "throws at the start") throw new Error("blocked");
        return {
          post: () => undefined,
          onMessage: () => undefined,
          onFailure: (listener) => {
            fail = listener;
          },
        };
      };
      const startInPage = (): Promise<Channel> => {
        let listener: (message: FromWorker) => void = () => undefined;
        const handle = createService(
          (message) => listener(message),
          () => (path) => Promise.resolve(byPath.get(path) ?? ""),
        );
        return Promise.resolve({
          post: (message) => void handle(message),
          onMessage: (next) => {
            listener = next;
          },
          onFailure: () => undefined,
        });
      };
      const engine = createEmbeddedEngine({ baseUrl: "/", startWorker, startInPage });
      const answer = engine.search({ query: "csv" });
      fail();
      expect((await answer).hits[0]?.url).toBe("/apps/guides/csv-support");
    },
  );

  it("tells when neither can start", async () => {
    const engine = createEmbeddedEngine({
      baseUrl: "/",
      startWorker: () => {
        throw new Error("blocked");
      },
      startInPage: () => Promise.reject(new Error("blocked too")),
    });
    await expect(engine.search({ query: "csv" })).rejects.toThrow("could not be started");
  });
});
