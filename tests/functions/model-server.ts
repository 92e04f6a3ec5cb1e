import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

/** One call of the model, as the server got it. */
export interface ModelCall {
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: unknown }[];
    readonly tools?: readonly unknown[];
    readonly tool_choice?: unknown;
    readonly max_tokens?: number;
  };
}

/** What the server answers; `number` counts the calls from 0. */
export type ModelScript = (answer: ModelAnswer, number: number) => void | Promise<void>;

/** Ways to answer a call. */
export interface ModelAnswer {
  readonly response: ServerResponse;
  /** Sends pieces of an answer. */
  readonly deltas: (...deltas: readonly Readonly<Record<string, unknown>>[]) => void;
  /** Ends the answer as providers do. */
  readonly finish: (reason?: string) => void;
  readonly status: (
    status: number,
    text: string,
    headers?: Readonly<Record<string, string>>,
  ) => void;
}

export interface ModelServer {
  readonly baseUrl: string;
  readonly calls: readonly ModelCall[];
  /** Calls whose client went away before the end. */
  readonly aborted: () => number;
  /** Calls that are under way. */
  readonly open: () => number;
  /** Answers from now on with another script; forgets the calls. */
  readonly play: (script: ModelScript) => void;
  readonly stop: () => Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

function answerOf(response: ServerResponse): ModelAnswer {
  const event = (data: unknown): void => {
    if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`data: ${JSON.stringify(data)}\n\n`);
  };
  const chunk = (delta: unknown, finish_reason: string | null): void =>
    event({
      id: "1",
      object: "chat.completion.chunk",
      created: 1,
      model: "test",
      choices: [{ index: 0, delta, finish_reason }],
    });
  return {
    response,
    deltas: (...deltas) => {
      for (const delta of deltas) chunk(delta, null);
    },
    finish: (reason = "stop") => {
      chunk({}, reason);
      response.end("data: [DONE]\n\n");
    },
    status: (status, text, headers = {}) => {
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(JSON.stringify({ error: { message: text } }));
    },
  };
}

/** An OpenAI-compatible server on this machine that answers as a test wants. */
export async function startModelServer(): Promise<ModelServer> {
  // What is late counts for the script that it belongs to.
  const playing = (
    script: ModelScript,
  ): { script: ModelScript; calls: ModelCall[]; aborted: number } => ({
    script,
    calls: [],
    aborted: 0,
  });
  let play = playing((answer) => answer.finish());
  let open = 0;
  const server: Server = createServer((request, response) => {
    const current = play;
    open += 1;
    response.on("close", () => {
      open -= 1;
      if (!response.writableFinished) current.aborted += 1;
    });
    void readBody(request).then((text) => {
      const number = current.calls.length;
      current.calls.push({
        authorization: request.headers.authorization,
        body: JSON.parse(text) as ModelCall["body"],
      });
      return current.script(answerOf(response), number);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    get calls() {
      return play.calls;
    },
    aborted: () => play.aborted,
    open: () => open,
    play: (next) => {
      play = playing(next);
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
