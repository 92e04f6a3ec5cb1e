import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { proveRows, type RowsRequest } from "@site/src/lib/airdrops/rows";
import { read } from "@site/src/lib/text/read";
import { findRows } from ".";

const ADDRESS = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";
const REQUEST: RowsRequest = {
  text: `${ADDRESS},1\n`,
  decimals: 0,
  most: 10_000,
  wanted: "0",
};
const LONG = { ...REQUEST, text: REQUEST.text.repeat(3000) };

/** What the workers of a test do with a request: they work, wait for ever, or fail as scripts that do not load. */
let way: "work" | "hang" | "fail" = "work";
const workers: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  isOver = false;

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(request: RowsRequest): void {
    queueMicrotask(() => {
      if (way === "fail") this.dispatchEvent(new Event("error"));
      if (way !== "work") return;
      const data = structuredClone(read(() => proveRows(structuredClone(request))));
      this.dispatchEvent(new MessageEvent("message", { data }));
    });
  }

  terminate(): void {
    this.isOver = true;
  }
}

const never = new AbortController().signal;

beforeEach(() => {
  way = "work";
  workers.length = 0;
  vi.stubGlobal("Worker", FakeWorker);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("findRows", () => {
  it("lets a worker find the rows, which is told to end then", async () => {
    const found = await findRows(LONG, never);
    expect(found.rows[0]).toMatchObject({ index: 0n, recipient: ADDRESS, amount: 1n });
    expect(found.count).toBe(3000);
    expect(workers.map(({ isOver }) => isOver)).toEqual([true]);
  });

  it("says what is wrong with the list", async () => {
    await expect(findRows({ ...REQUEST, text: "me,1" }, never)).rejects.toThrow(
      'Line 1: "me" is not an address',
    );
    expect(workers.map(({ isOver }) => isOver)).toEqual([true]);
  });

  it("ends the work when nobody waits any more", async () => {
    way = "hang";
    const controller = new AbortController();
    const found = findRows(LONG, controller.signal);
    controller.abort(new Error("another list"));
    await expect(found).rejects.toThrow("another list");
    expect(workers.map(({ isOver }) => isOver)).toEqual([true]);
    await expect(findRows(LONG, controller.signal)).rejects.toThrow("another list");
    expect(workers).toHaveLength(1);
  });

  it("gives nothing to one who has gone on, where the page did the work", async () => {
    vi.stubGlobal("Worker", undefined);
    const controller = new AbortController();
    const found = findRows(REQUEST, controller.signal);
    controller.abort(new Error("another list"));
    await expect(found).rejects.toThrow("another list");
  });

  it.each(["a worker that fails", "no worker"])("does with %s what the page can", async (kind) => {
    way = "fail";
    if (kind === "no worker") vi.stubGlobal("Worker", undefined);
    expect((await findRows(REQUEST, never)).rows).toHaveLength(1);
    await expect(findRows(LONG, never)).rejects.toThrow("The browser started no worker");
    expect(workers.every(({ isOver }) => isOver)).toBe(true);
  });
});
