import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { bodyOf } from "../functions/chat-client";

/** What came of one request. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What a kind of request does, and what is expected of it. */
export interface Kind {
  readonly name: string;
  /** Requests of this kind among all, in proportion to those of others. */
  readonly weight: number;
  /** Milliseconds that 99 of 100 requests may take. */
  readonly p99Ms: number;
  /** Statuses that are right; 429 stands where a limit is meant to be reached. */
  readonly statuses: readonly number[];
  /** @throws when an answer is not what it should be */
  readonly run: () => Promise<Answer>;
}

/** Addresses that are asked for. */
export interface Targets {
  /** Server whose answers are quoted. */
  readonly quoting: string;
  /** Server with a language model. */
  readonly withModel: string;
  readonly pages: readonly string[];
  readonly assets: readonly string[];
  readonly searchFiles: readonly string[];
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Leaves as soon as something of the body has come. */
  readonly leave?: boolean;
}

/** The requests of a run. */
export interface Mix {
  readonly kinds: readonly Kind[];
  /** Asks once for everything that a server compresses and keeps. */
  readonly warmUp: () => Promise<void>;
  /** Requests that were sent once more, as the server had just closed the connection they took. */
  readonly resent: () => number;
  /** Ends the connections that are kept open. */
  readonly close: () => void;
}

/** Milliseconds after which a request is given up. */
const TIMEOUT_MS = 30_000;
/** One of so many compressed answers is decompressed and looked at. */
const LOOK_EVERY = 20;

const QUESTIONS = [
  "Who can cancel a Lockup stream?",
  "What is the difference between Lockup and Flow?",
  "When can unclaimed airdrop tokens be clawed back?",
  "How do I create a tranched stream?",
  "What does a claim fee cost?",
  "How is the streamed amount of a linear stream computed?",
  "Which laptop should I buy?",
  "How do I withdraw on behalf of the recipient?",
] as const;

const pick = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error("There is nothing to choose from.");
  return value;
};

/** An address of the block for documentation, as a proxy would write it down: one of many clients. */
const anyClient = (): Record<string, string> => ({
  "x-forwarded-for": `198.51.${100 + Math.floor(Math.random() * 10)}.${Math.floor(Math.random() * 256)}`,
});

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Makes the kinds of requests. */
export function createMix(targets: Targets): Mix {
  const { quoting, withModel, pages, assets, searchFiles } = targets;
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const etags = new Map<string, string>();
  let count = 0;
  let resent = 0;

  const ask = (origin: string, path: string, asked: Asked = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { method = "GET", headers = {}, body, leave = false } = asked;
      const text = body === undefined ? undefined : JSON.stringify(body);
      const options = {
        agent,
        method,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          ...(text === undefined
            ? {}
            : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
          ...headers,
        },
      };
      const sent = request(`${origin}${path}`, options, (response: IncomingMessage) => {
        const pieces: Buffer[] = [];
        const done = (): void =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(pieces),
          });
        response.on("data", (piece: Buffer) => {
          pieces.push(piece);
          if (!leave) return;
          done();
          response.destroy();
        });
        response.on("end", done);
        response.on("error", reject);
      });
      sent.on("error", (error: NodeJS.ErrnoException) => {
        // A connection that was kept may be closed by the server at the moment it is used again.
        if (sent.reusedSocket && error.code === "ECONNRESET") {
          resent += 1;
          resolve(ask(origin, path, asked));
        } else {
          reject(error);
        }
      });
      sent.end(text);
    });

  /** Decompresses some answers: a body that is cut or damaged fails here. */
  const look = (answer: Answer): Buffer | null => {
    count += 1;
    const { "content-encoding": encoding } = answer.headers;
    if (encoding === undefined) return answer.body;
    if (count % LOOK_EVERY !== 0) return null;
    return encoding === "br" ? brotliDecompressSync(answer.body) : gunzipSync(answer.body);
  };

  const read = async (path: string, headers: Record<string, string>): Promise<Answer> => {
    const key = `${path} ${headers["accept-encoding"] ?? ""}`;
    const answer = await ask(pick([quoting, withModel]), path, { headers });
    const { etag, "content-length": length } = answer.headers;
    if (etag !== undefined && answer.status === 200) etags.set(key, etag);
    if (answer.status === 200) {
      check(Number(length) === answer.body.byteLength, `${path} is shorter than it says`);
      const text = look(answer);
      const isPage = answer.headers["content-type"]?.startsWith("text/html") === true;
      if (isPage && text !== null) {
        check(/^<!doctype html>/iu.test(text.toString()), `${path} is no page`);
      }
    }
    return answer;
  };
  const ENCODINGS: readonly Record<string, string>[] = [
    { "accept-encoding": "gzip, deflate, br" },
    { "accept-encoding": "gzip" },
    {},
  ];
  const anyEncoding = (): Record<string, string> => pick(ENCODINGS);

  const chat = async (origin: string, history: number): Promise<Answer> => {
    const turns = Array.from({ length: history }, (_, at) => ({
      role: at % 2 === 0 ? "user" : "assistant",
      text: at % 2 === 0 ? pick(QUESTIONS) : "Only the sender can cancel a stream.",
    }));
    count += 1;
    const body = bodyOf({
      id: `load-${count}`,
      text: pick(QUESTIONS),
      history: turns,
      page: pick([null, null, "/concepts/fees"]),
    });
    const answer = await ask(origin, "/api/chat", { method: "POST", headers: anyClient(), body });
    const text = answer.body.toString();
    check(answer.status !== 200 || text.endsWith("data: [DONE]\n\n"), "An answer has no end");
    check(!text.includes('"type":"error"'), "An answer says that it failed");
    return answer;
  };

  /** Leaves an answer at its beginning, and comes back for all of it. */
  const resume = async (): Promise<Answer> => {
    count += 1;
    const id = `resumed-${count}`;
    const body = bodyOf({ id, text: QUESTIONS[0] });
    const headers = anyClient();
    await ask(withModel, "/api/chat", { method: "POST", headers, body, leave: true });
    const answer = await ask(withModel, `/api/chat?chatId=${id}`);
    check(answer.body.toString().endsWith("data: [DONE]\n\n"), "A resumed answer has no end");
    return answer;
  };

  const CALLS = [
    { method: "tools/list" },
    {
      method: "initialize",
      params: {
        protocolVersion: "2025-06-18",
        capabilities: {},
        clientInfo: { name: "load", version: "1.0.0" },
      },
    },
    tool("search_docs", { query: "cancel a stream" }),
    tool("read_page", { path: "/concepts/fees" }),
    tool("get_deployment", { protocol: "lockup", chain: "Base" }),
    tool("get_abi", { protocol: "flow", contract: "SablierFlow", item: "withdraw" }),
    tool("decode_error", { data: "0xf747ab7c" }),
  ];
  const mcp = async (): Promise<Answer> => {
    const answer = await ask(pick([quoting, withModel]), "/mcp", {
      method: "POST",
      headers: { accept: "application/json, text/event-stream", ...anyClient() },
      body: { jsonrpc: "2.0", id: 1, ...pick(CALLS) },
    });
    check(answer.body.includes('"result"'), `MCP answered ${answer.body.toString().slice(0, 200)}`);
    return answer;
  };
  const feedback = (headers: Record<string, string>): Promise<Answer> =>
    ask(quoting, "/api/feedback", {
      method: "POST",
      headers,
      body: { page: "/concepts/fees", thumbs: pick([0, 1]) },
    });

  const STATIC_MS = 400;
  const FUNCTION_MS = 1_500;
  const kinds: readonly Kind[] = [
    {
      name: "page, any encoding",
      weight: 30,
      p99Ms: STATIC_MS,
      statuses: [200],
      run: () => read(pick(pages), anyEncoding()),
    },
    {
      name: "page again (304)",
      weight: 12,
      p99Ms: STATIC_MS,
      statuses: [304],
      run: async () => {
        const path = pick(pages);
        const headers = { "accept-encoding": "gzip" };
        const etag =
          etags.get(`${path} gzip`) ?? (await read(path, headers)).headers.etag ?? "none";
        return ask(quoting, path, { headers: { ...headers, "if-none-match": etag } });
      },
    },
    {
      name: "page as Markdown",
      weight: 8,
      p99Ms: STATIC_MS,
      statuses: [200],
      run: () => read(`${pick(pages)}.md`, anyEncoding()),
    },
    {
      name: "page by Accept",
      weight: 4,
      p99Ms: STATIC_MS,
      statuses: [200],
      run: () => read(pick(pages), { accept: "text/markdown" }),
    },
    {
      name: "script, style or font",
      weight: 18,
      p99Ms: STATIC_MS,
      statuses: [200],
      run: () => read(pick(assets), anyEncoding()),
    },
    {
      name: "file of the search",
      weight: 6,
      p99Ms: STATIC_MS,
      statuses: [200],
      run: () => read(pick(searchFiles), anyEncoding()),
    },
    {
      name: "part of a file",
      weight: 3,
      p99Ms: STATIC_MS,
      statuses: [200, 206],
      run: () => read(pick(assets), { range: "bytes=0-99" }),
    },
    {
      name: "page that is not there",
      weight: 2,
      p99Ms: STATIC_MS,
      statuses: [404],
      run: () => read("/nowhere/at/all", anyEncoding()),
    },
    {
      name: "question, quoted answer",
      weight: 4,
      p99Ms: FUNCTION_MS,
      statuses: [200],
      run: () => chat(quoting, 0),
    },
    {
      name: "question to a model",
      weight: 4,
      p99Ms: FUNCTION_MS,
      statuses: [200],
      run: () => chat(withModel, 0),
    },
    {
      name: "fourth question of a talk",
      weight: 2,
      p99Ms: FUNCTION_MS,
      statuses: [200],
      run: () => chat(pick([quoting, withModel]), 6),
    },
    {
      name: "answer left and resumed",
      weight: 2,
      p99Ms: FUNCTION_MS,
      statuses: [200],
      run: resume,
    },
    {
      name: "feedback",
      weight: 4,
      p99Ms: FUNCTION_MS,
      statuses: [204],
      run: () => feedback(anyClient()),
    },
    {
      name: "feedback of one client",
      weight: 2,
      p99Ms: FUNCTION_MS,
      statuses: [204, 429],
      run: () => feedback({ "x-forwarded-for": "192.0.2.1" }),
    },
    { name: "MCP", weight: 6, p99Ms: FUNCTION_MS, statuses: [200], run: mcp },
  ];
  const warmUp = async (): Promise<void> => {
    const files = [...pages, ...pages.map((page) => `${page}.md`), ...assets, ...searchFiles];
    const waiting = [quoting, withModel].flatMap((origin) =>
      files.flatMap((path) => ENCODINGS.map((headers) => ({ origin, path, headers }))),
    );
    const work = async (): Promise<void> => {
      for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
        await ask(one.origin, one.path, { headers: one.headers });
      }
    };
    await Promise.all(Array.from({ length: 4 }, work));
    for (const kind of kinds) await kind.run();
  };
  return { kinds, warmUp, resent: () => resent, close: () => agent.destroy() };
}

function tool(name: string, args: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { method: "tools/call", params: { name, arguments: args } };
}
