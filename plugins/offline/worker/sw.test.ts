import { beforeEach, expect, test, vi } from "vitest";

interface FetchEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

const ORIGIN = "https://docs.example.org";
const listeners = new Map<string, (event: FetchEvent) => void>();
const fetched: string[] = [];

beforeEach(async () => {
  const nothing = { keys: () => Promise.resolve([]), match: () => Promise.resolve(undefined) };
  const globals: Record<string, unknown> = {
    __WB_DISABLE_DEV_LOGS: true,
    addEventListener: (type: string, listener: (event: FetchEvent) => void) =>
      listeners.set(type, listener),
    caches: { ...nothing, open: () => Promise.resolve(nothing) },
    fetch: (request: Request) => {
      fetched.push(request.url);
      return Promise.reject(new TypeError("no network"));
    },
    location: new URL(`${ORIGIN}/sw.js`),
    registration: { scope: `${ORIGIN}/` },
    self: globalThis,
    skipWaiting: () => Promise.resolve(),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  await import("./sw");
});

/** Whether the worker takes a request, or leaves it to the browser. */
async function isTaken(path: string, init: RequestInit = {}): Promise<boolean> {
  const answers: Promise<unknown>[] = [];
  const listener = listeners.get("fetch");
  if (listener === undefined) throw new Error("The worker listens to no requests.");
  listener({
    request: new Request(new URL(path, ORIGIN), init),
    respondWith: (answer) => answers.push(answer),
    waitUntil: (work) => void work.catch(() => undefined),
  });
  await Promise.allSettled(answers);
  return answers.length > 0;
}

const PAGE = { headers: { accept: "text/html,*/*;q=0.8" } };

test("the worker takes pages, files and the search", async () => {
  for (const path of ["/concepts/fees", "/api/overview"]) {
    expect(await isTaken(path, PAGE), path).toBe(true);
  }
  for (const path of ["/assets/js/main.js", "/fonts/a.woff2", "/search/index.json", "/a.md"]) {
    expect(await isTaken(path), path).toBe(true);
  }
});

test("the worker leaves functions alone, however they are asked", async () => {
  fetched.length = 0;
  for (const path of ["/api/chat", "/api/chat?chatId=a", "/api/feedback", "/mcp"]) {
    for (const method of ["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD"]) {
      expect(await isTaken(path, { method }), `${method} ${path}`).toBe(false);
      expect(await isTaken(path, { method, ...PAGE }), `${method} ${path}`).toBe(false);
    }
  }
  expect(fetched).toEqual([]);
});

test("the worker takes no request that changes something, and none to other hosts", async () => {
  for (const path of ["/concepts/fees", "/assets/js/main.js", "/search/index.json", "/a.md"]) {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"]) {
      expect(await isTaken(path, { method, ...PAGE }), `${method} ${path}`).toBe(false);
    }
  }
  expect(await isTaken("https://other.example/assets/js/main.js")).toBe(false);
  expect(await isTaken("https://other.example/a.md", PAGE)).toBe(false);
});
