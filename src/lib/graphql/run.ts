import { type QueryRequest, requestBody } from "./request";
import { isObject } from "../json/is-object";

/** One error of a GraphQL answer. */
export interface QueryError {
  readonly message: string;
  /** Lines and columns in the query, from 1. */
  readonly locations: readonly { readonly line: number; readonly column: number }[];
  /** Place in the answer, such as `streams.0.asset`; empty for the whole query. */
  readonly path: string;
}

/** How a request ended. `text` is the answer's JSON, indented; numbers keep all digits. */
export type RunResult =
  | { readonly kind: "data"; readonly text: string; readonly milliseconds: number }
  | { readonly kind: "errors"; readonly errors: readonly QueryError[]; readonly text: string }
  | { readonly kind: "rate-limit"; readonly retryAfterSeconds: number | undefined }
  | { readonly kind: "http"; readonly status: number; readonly text: string }
  | { readonly kind: "not-graphql"; readonly text: string }
  | { readonly kind: "network" }
  | { readonly kind: "timeout"; readonly seconds: number }
  | { readonly kind: "canceled" };

export interface RunOptions {
  /** Seconds after which the request is given up. */
  readonly timeoutSeconds: number;
  /** Ends the request when the reader cancels. */
  readonly signal: AbortSignal;
  readonly fetch: typeof fetch;
  /** Clock in milliseconds. */
  readonly now: () => number;
}

/** Most characters of an answer that are shown. */
export const MAX_SHOWN = 200_000;

const cut = (text: string): string =>
  text.length <= MAX_SHOWN
    ? text
    : `${text.slice(0, MAX_SHOWN)}\n… ${text.length - MAX_SHOWN} more characters`;

/**
 * Indents JSON without reading its numbers, which may have more digits than JavaScript keeps.
 *
 * @param text valid JSON
 */
export function indentJson(text: string): string {
  let depth = 0;
  const line = (): string => `\n${"  ".repeat(depth)}`;
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  return tokens
    .map((token, index) => {
      const next = tokens[index + 1];
      if (token === "{" || token === "[") {
        depth += 1;
        return next === "}" || next === "]" ? token : token + line();
      }
      if (token === "}" || token === "]") {
        depth -= 1;
        const before = tokens[index - 1];
        return before === "{" || before === "[" ? token : line() + token;
      }
      if (token === ",") return token + line();
      return token === ":" ? ": " : token;
    })
    .join("");
}

function toError(value: unknown): QueryError {
  const { message, locations, path } = isObject(value) ? value : { message: value };
  return {
    message: typeof message === "string" ? message : JSON.stringify(value),
    locations: (Array.isArray(locations) ? locations : []).flatMap((one: unknown) =>
      isObject(one) && typeof one.line === "number" && typeof one.column === "number"
        ? [{ line: one.line, column: one.column }]
        : [],
    ),
    path: Array.isArray(path) ? path.join(".") : "",
  };
}

function retryAfter(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return Number.isInteger(seconds) && seconds >= 0 ? seconds : undefined;
}

async function read(response: Response, milliseconds: () => number): Promise<RunResult> {
  if (response.status === 429) {
    return {
      kind: "rate-limit",
      retryAfterSeconds: retryAfter(response.headers.get("retry-after")),
    };
  }
  const text = await response.text();
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return response.ok
      ? { kind: "not-graphql", text: cut(text) }
      : { kind: "http", status: response.status, text: cut(text) };
  }
  // The Graph reports errors with status 200, others with 400: the body decides.
  if (isObject(answer) && Array.isArray(answer.errors) && answer.errors.length > 0) {
    return { kind: "errors", errors: answer.errors.map(toError), text: cut(indentJson(text)) };
  }
  if (!response.ok) return { kind: "http", status: response.status, text: cut(indentJson(text)) };
  return isObject(answer) && isObject(answer.data)
    ? { kind: "data", text: cut(indentJson(text)), milliseconds: milliseconds() }
    : { kind: "not-graphql", text: cut(indentJson(text)) };
}

/**
 * Sends a query and says how it ended; it never throws for what a network or a server does. No
 * cookies and no address of the page are sent along.
 *
 * @throws Error when the variables are no JSON object
 */
export async function runQuery(request: QueryRequest, options: RunOptions): Promise<RunResult> {
  const { timeoutSeconds, signal, now } = options;
  const body = requestBody(request);
  const started = now();
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(), timeoutSeconds * 1000);
  const cancel = (): void => timer.abort();
  signal.addEventListener("abort", cancel);
  try {
    if (signal.aborted) return { kind: "canceled" };
    const response = await options.fetch(request.url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: timer.signal,
    });
    return await read(response, () => Math.round(now() - started));
  } catch {
    if (signal.aborted) return { kind: "canceled" };
    return timer.signal.aborted
      ? { kind: "timeout", seconds: timeoutSeconds }
      : { kind: "network" };
  } finally {
    clearTimeout(timeout);
    signal.removeEventListener("abort", cancel);
  }
}

/**
 * Says in a sentence how a request ended and what to do next.
 *
 * @param host the host that was asked, for example `indexer.hyperindex.xyz`
 */
export function explain(result: RunResult, host: string): string {
  switch (result.kind) {
    case "data":
      return `${host} answered in ${result.milliseconds} ms.`;
    case "errors":
      return `${host} refused the query: ${result.errors.map(describeError).join(" ")}`;
    case "rate-limit":
      return result.retryAfterSeconds === undefined
        ? `${host} has had too many requests (status 429). Wait a minute, or use your own key.`
        : `${host} has had too many requests (status 429). Try again in ${result.retryAfterSeconds} seconds, or use your own key.`;
    case "http":
      return `${host} answered with status ${result.status}. ${STATUS_HINTS[result.status] ?? "Try again later, or the other vendor."}`;
    case "not-graphql":
      return `${host} answered with something that is no GraphQL answer. Check the address.`;
    case "network":
      return `${host} could not be reached. Check your connection and the address; the host must also allow requests from other sites (CORS).`;
    case "timeout":
      return `${host} did not answer within ${result.seconds} seconds. Ask for fewer rows, or raise the limit.`;
    case "canceled":
      return "Canceled. Nothing was changed.";
  }
}

const STATUS_HINTS: Readonly<Record<number, string>> = {
  401: "Check the key.",
  403: "Check the key and the domains it is restricted to.",
  404: "There is no endpoint at this address. Check the name of the subgraph.",
  405: "The address does not take POST requests. Check it.",
};

function describeError({ message, locations, path }: QueryError): string {
  const [first] = locations;
  const at = first === undefined ? "" : ` (line ${first.line}, column ${first.column})`;
  const where = path === "" ? "" : ` [${path}]`;
  return `${message.replace(/\.$/, "")}${at}${where}.`;
}
