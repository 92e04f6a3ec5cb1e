import { beforeEach, expect, test, vi } from "vitest";

class FetchEvent {
  readonly answers: Promise<Response>[] = [];
  readonly works: Promise<unknown>[] = [];

  constructor(readonly request: Request) {}

  respondWith(answer: Promise<Response>): void {
    this.answers.push(answer);
  }

  waitUntil(work: Promise<unknown>): void {
    this.works.push(work);
  }
}

const ORIGIN = "https://docs.example.org";
const listeners = new Map<string, (event: FetchEvent) => void>();
const fetched: string[] = [];

beforeEach(async () => {
  const nothing = { keys: () => Promise.resolve([]), match: () => Promise.resolve(undefined) };
  const globals: Record<string, unknown> = {
    __WB_DISABLE_DEV_LOGS: true,
    ExtendableEvent: FetchEvent,
    FetchEvent,
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
  // When entries were used is in a database of the browser, which Node.js has not.
  const { CacheExpiration } = await import("workbox-expiration");
  vi.spyOn(CacheExpiration.prototype, "updateTimestamp").mockResolvedValue();
  vi.spyOn(CacheExpiration.prototype, "expireEntries").mockResolvedValue();
});

/** What the worker answers to a request, in the end; nothing where it leaves it to the browser. */
async function answersTo(
  path: string,
  init: RequestInit = {},
): Promise<PromiseSettledResult<Response>[]> {
  const listener = listeners.get("fetch");
  if (listener === undefined) throw new Error("The worker listens to no requests.");
  const event = new FetchEvent(new Request(new URL(path, ORIGIN), init));
  listener(event);
  const settled = await Promise.allSettled(event.answers);
  await Promise.allSettled(event.works);
  return settled;
}

const isTaken = async (path: string, init?: RequestInit): Promise<boolean> =>
  (await answersTo(path, init)).length > 0;

async function textOf(path: string, init?: RequestInit): Promise<string | undefined> {
  const [answer] = await answersTo(path, init);
  return answer?.status === "fulfilled" ? answer.value.text() : undefined;
}

/** Gives the worker one store for all its caches, with texts by their paths, and a host. */
function standIn(kept: Map<string, string>, answer: () => Response): void {
  const pathOf = (key: Request | string): string =>
    new URL(typeof key === "string" ? key : key.url).pathname;
  const cache = {
    keys: () => Promise.resolve([...kept.keys()].map((path) => new Request(ORIGIN + path))),
    match: (key: Request | string) => {
      const text = kept.get(pathOf(key));
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
    put: async (key: Request | string, response: Response) => {
      kept.set(pathOf(key), await response.text());
    },
  };
  vi.stubGlobal("caches", { ...cache, open: () => Promise.resolve(cache) });
  vi.stubGlobal("fetch", () => Promise.resolve(answer()));
}

const PAGE = { headers: { accept: "text/html,*/*;q=0.8" } };

test("the worker takes pages and files, and leaves all else to the browser", async () => {
  for (const path of ["/concepts/fees", "/api/overview"]) {
    expect(await isTaken(path, PAGE), path).toBe(true);
  }
  for (const path of ["/assets/js/main.js", "/fonts/a.woff2"]) {
    expect(await isTaken(path), path).toBe(true);
  }
  for (const path of ["/search/index.json", "/a.md", "/data/chains.json"]) {
    expect(await isTaken(path), path).toBe(false);
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
  for (const path of ["/concepts/fees", "/assets/js/main.js"]) {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"]) {
      expect(await isTaken(path, { method, ...PAGE }), `${method} ${path}`).toBe(false);
    }
  }
  expect(await isTaken("https://other.example/assets/js/main.js")).toBe(false);
  expect(await isTaken("https://other.example/a.md", PAGE)).toBe(false);
});

const typed = (text: string, type: string, status = 200): Response =>
  new Response(text, { status, headers: { "content-type": type } });

test("a page or a note that a host sends in the place of a file is shown once, and not kept", async () => {
  for (const path of ["/assets/js/main.js", "/fonts/a.woff2"]) {
    for (const type of ["text/html; charset=utf-8", "Text/HTML", "text/plain", ""]) {
      const kept = new Map<string, string>();
      standIn(kept, () => typed("<html>", type));
      expect(await textOf(path), path).toBe("<html>");
      expect([...kept], `${path} as ${type}`).toEqual([]);
    }
  }
});

test("files are kept by what they are", async () => {
  for (const [path, type] of [
    ["/assets/js/main.js", "text/javascript; charset=utf-8"],
    ["/assets/css/styles.css", "text/css"],
    ["/fonts/a.woff2", "font/woff2"],
  ] as const) {
    const kept = new Map<string, string>();
    standIn(kept, () => typed("file", type));
    expect(await textOf(path), path).toBe("file");
    expect([...kept], path).toEqual([[path, "file"]]);
  }
});

test("what is kept stands in for the answer of a host that fails", async () => {
  const failing = (): Response => typed("failure", "text/html", 503);
  standIn(new Map([["/concepts/fees", "kept"]]), failing);
  expect(await textOf("/concepts/fees", PAGE)).toBe("kept");
  standIn(new Map(), failing);
  expect(await textOf("/concepts/fees", PAGE)).toBe("failure");
  const gone = (): Response => typed("not found", "text/html", 404);
  standIn(new Map([["/concepts/fees", "kept"]]), gone);
  expect(await textOf("/concepts/fees", PAGE)).toBe("not found");
});
