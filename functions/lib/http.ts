import { inTime } from "./in-time";
import { clientOf, type RateLimiter } from "./rate-limit";

/** What the host says about a request; Netlify gives more, which nothing here needs. */
export interface FunctionContext {
  readonly ip?: string;
}

/** A function of the site: the same under the host and under `npm start`. */
export type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>;

/** Writes a line of the log: one JSON object. */
export type Log = (entry: Readonly<Record<string, unknown>>) => void;

/** An answer other than success. The message is shown to readers, so it says nothing about the inside. */
export class HttpError extends Error {
  override readonly name = "HttpError";

  constructor(
    readonly status: number,
    message: string,
    readonly details: {
      readonly headers?: Readonly<Record<string, string>>;
      /** Everything that is wrong with the request. */
      readonly problems?: readonly string[];
      /** Finds the entry of the log that says more. */
      readonly id?: string;
    } = {},
  ) {
    super(message);
  }
}

/** Identifier of a failure, for readers to quote and for the log. */
export function failureId(): string {
  return crypto.randomUUID().slice(0, 8);
}

function errorResponse({ status, message, details }: HttpError): Response {
  const { headers = {}, problems, id } = details;
  return Response.json({ error: message, problems, id }, { status, headers });
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Who may call from a browser. */
type OriginVerdict = "own" | "allowed" | "refused";

/**
 * Judges where a request comes from. Programs that are no browsers send no origin and are let
 * through: they could claim any.
 */
function judgeOrigin(request: Request, allowed: readonly string[]): OriginVerdict {
  const origin = request.headers.get("origin");
  if (origin === null) {
    return request.headers.get("sec-fetch-site") === "cross-site" ? "refused" : "own";
  }
  // A proxy may have ended TLS before the request came here, so the scheme is not compared.
  if (hostOf(origin) === new URL(request.url).host) return "own";
  return allowed.includes(origin) ? "allowed" : "refused";
}

/**
 * Counts requests of a client.
 *
 * @throws HttpError 429 when there were too many
 */
export function takeRequests(limiter: RateLimiter, { ip }: FunctionContext, count = 1): void {
  const seconds = limiter.take(clientOf(ip), count);
  if (seconds === 0) return;
  throw new HttpError(429, `Too many requests. Try again in ${seconds} s.`, {
    headers: { "retry-after": String(seconds) },
  });
}

export interface GuardOptions {
  readonly methods: readonly string[];
  readonly allowedOrigins: readonly string[];
  readonly limiter: RateLimiter;
  readonly log: Log;
}

/**
 * Puts a function behind what all of them need: the check of the method and of the origin, the rate
 * limit for POST, answers for errors that show nothing of the inside, and headers that keep an answer from
 * being stored or taken for a page.
 */
export function guard(options: GuardOptions, handle: FunctionHandler): FunctionHandler {
  const { methods, allowedOrigins, limiter, log } = options;
  const allow = [...methods, "OPTIONS"].join(", ");
  const answer: FunctionHandler = async (request, context) => {
    if (request.method === "OPTIONS") {
      return new Response(null, { status: 204, headers: { allow } });
    }
    if (!methods.includes(request.method)) {
      throw new HttpError(405, `Use ${methods.join(" or ")}.`, { headers: { allow } });
    }
    if (request.method === "POST") takeRequests(limiter, context);
    return handle(request, context);
  };
  return async (request, context) => {
    const verdict = judgeOrigin(request, allowedOrigins);
    let response: Response;
    try {
      if (verdict === "refused") {
        throw new HttpError(403, "Requests from this origin are not accepted.");
      }
      response = await answer(request, context);
    } catch (error) {
      if (error instanceof HttpError) {
        response = errorResponse(error);
      } else {
        const id = failureId();
        log({ event: "failure", id, error: String(error) });
        response = errorResponse(new HttpError(500, "The request failed.", { id }));
      }
    }
    const { headers } = response;
    headers.set("x-content-type-options", "nosniff");
    // Streams say besides that nobody may change them on their way.
    if (headers.get("cache-control")?.startsWith("no-store") !== true) {
      headers.set("cache-control", "no-store");
    }
    if (verdict === "allowed") {
      headers.set("access-control-allow-origin", request.headers.get("origin") ?? "");
      headers.append("vary", "origin");
      if (request.method === "OPTIONS") {
        headers.set("access-control-allow-methods", methods.join(", "));
        headers.set("access-control-allow-headers", "content-type");
      }
    }
    return response;
  };
}

/** Milliseconds that a client gets to send its request. */
const BODY_TIMEOUT_MS = 10_000;

async function readBytes(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const end = Date.now() + BODY_TIMEOUT_MS;
  const late = new HttpError(408, "The request did not arrive in time.");
  const reader = body.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), Math.max(0, end - Date.now()), late);
      if (done) return Buffer.concat(pieces);
      length += value.byteLength;
      if (length > most) {
        throw new HttpError(413, `The request is longer than ${most} bytes.`);
      }
      pieces.push(value);
    }
  } finally {
    // Lets the client know when reading stopped early; after the end this does nothing.
    reader.cancel().catch(() => undefined);
  }
}

/**
 * Reads a request whose body is JSON.
 *
 * @throws HttpError 415 for another type or a compressed body, 413 when it is too long, 408 when it does not arrive, 400
 *   when it is not UTF-8 or not JSON
 */
export async function readJson(request: Request, most: number): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(?:;|$)/iu.test(type)) {
    throw new HttpError(415, "Send the content type application/json.");
  }
  const coding = request.headers.get("content-encoding")?.trim().toLowerCase() ?? "identity";
  if (coding !== "identity") throw new HttpError(415, "Send the request without compression.");
  if (Number(request.headers.get("content-length") ?? "0") > most) {
    throw new HttpError(413, `The request is longer than ${most} bytes.`);
  }
  if (request.body === null) throw new HttpError(400, "The request has no body.");
  const bytes = await readBytes(request.body, most);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, "The request is not UTF-8.");
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(400, "The request is not JSON.");
  }
}
