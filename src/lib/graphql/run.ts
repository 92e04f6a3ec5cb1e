import { isLocalHost, LOCAL_LIMIT } from "../endpoints/local";
import { isObject } from "../json/is-object";
import { readBody } from "../text/read-body";
import { type QueryRequest, requestBody } from "./request";

export interface QueryError {
  readonly message: string;
  /** Line and column in the query, from 1: the first that the server names, if any. */
  readonly locations: readonly { readonly line: number; readonly column: number }[];
  /** Place in the answer, such as `streams.0.asset`; empty for the whole query. */
  readonly path: string;
}

/** How a request ended. `text` is the answer's JSON, indented; numbers keep all digits. */
export type RunResult =
  | { readonly kind: "data"; readonly text: string; readonly milliseconds: number }
  | {
      readonly kind: "errors";
      readonly errors: readonly QueryError[];
      /** Errors of the answer beside these. */
      readonly more: number;
      readonly text: string;
    }
  | { readonly kind: "rate-limit"; readonly retryAfterSeconds: number | undefined }
  | { readonly kind: "http"; readonly status: number; readonly text: string }
  | { readonly kind: "not-graphql"; readonly text: string }
  | { readonly kind: "too-deep"; readonly text: string }
  | { readonly kind: "too-large" }
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

/** Most bytes of an answer that are read, far more than a page of rows. */
export const MAX_BYTES = 5_000_000;

/** Deepest nesting that is taken for an answer: its indentation grows with the square of the depth. */
const MAX_DEPTH = 100;

/** Most errors of an answer that are told, and most characters of one. */
const MAX_ERRORS = 10;
const MAX_MESSAGE = 500;

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most)}…`;

/** A text as it is shown: what is too long is cut before the work on it. */
function shown(text: string, arrange: (text: string) => string): string {
  const arranged = arrange(text.slice(0, MAX_SHOWN));
  return text.length <= MAX_SHOWN && arranged.length <= MAX_SHOWN
    ? arranged
    : `${arranged.slice(0, MAX_SHOWN)}\n… cut: the answer has ${text.length} characters`;
}

const asIs = (text: string): string => text;

/**
 * Indents JSON without reading its numbers, which may have more digits than JavaScript keeps.
 *
 * @param text valid JSON, or the beginning of it
 */
export function indentJson(text: string): string {
  let depth = 0;
  const line = (): string => `\n${"  ".repeat(depth)}`;
  const tokens = text.match(/"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
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

/** Whether the brackets of a JSON text are nested deeper than an answer may be. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  // By hand: a pattern over megabytes that never end a string can take minutes.
  for (let at = 0; at < text.length && depth <= MAX_DEPTH; at += 1) {
    const letter = text.charAt(at);
    if (isInString && letter === "\\") at += 1;
    else if (letter === '"') isInString = !isInString;
    else if (!isInString && (letter === "{" || letter === "[")) depth += 1;
    else if (!isInString && (letter === "}" || letter === "]")) depth -= 1;
  }
  return depth > MAX_DEPTH;
}

function toError(value: unknown): QueryError {
  const { message, locations, path } = isObject(value) ? value : { message: value };
  const [first] = Array.isArray(locations) ? (locations as unknown[]) : [];
  return {
    message: cut(typeof message === "string" ? message : JSON.stringify(value), MAX_MESSAGE),
    locations:
      isObject(first) && typeof first.line === "number" && typeof first.column === "number"
        ? [{ line: first.line, column: first.column }]
        : [],
    path: Array.isArray(path) ? cut(path.slice(0, MAX_DEPTH).join("."), MAX_MESSAGE) : "",
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
  const text = await readBody(response.body, MAX_BYTES);
  if (text === undefined) return { kind: "too-large" };
  if (isTooDeep(text)) return { kind: "too-deep", text: shown(text, asIs) };
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return response.ok
      ? { kind: "not-graphql", text: shown(text, asIs) }
      : { kind: "http", status: response.status, text: shown(text, asIs) };
  }
  const indented = shown(text, indentJson);
  // The Graph reports errors with status 200, others with 400: the body decides.
  if (isObject(answer) && Array.isArray(answer.errors) && answer.errors.length > 0) {
    const errors = answer.errors.slice(0, MAX_ERRORS).map(toError);
    return { kind: "errors", errors, more: answer.errors.length - errors.length, text: indented };
  }
  if (!response.ok) return { kind: "http", status: response.status, text: indented };
  return isObject(answer) && isObject(answer.data)
    ? { kind: "data", text: indented, milliseconds: milliseconds() }
    : { kind: "not-graphql", text: indented };
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
    case "errors": {
      const rest = result.more === 0 ? "" : ` And ${result.more} more.`;
      return `${host} refused the query: ${result.errors.map(describeError).join(" ")}${rest}`;
    }
    case "rate-limit":
      return result.retryAfterSeconds === undefined
        ? `${host} has had too many requests (status 429). Wait a minute, or use your own key.`
        : `${host} has had too many requests (status 429). Try again in ${result.retryAfterSeconds} seconds, or use your own key.`;
    case "http":
      return `${host} answered with status ${result.status}. ${STATUS_HINTS[result.status] ?? "Try again later, or the other vendor."}`;
    case "not-graphql":
      return `${host} answered with something that is no GraphQL answer. Check the address.`;
    case "too-deep":
      return `${host} answered with brackets nested more than ${MAX_DEPTH} deep. Check the address.`;
    case "too-large":
      return `${host} sent more than ${MAX_BYTES / 1_000_000} MB, and the rest was not read. Ask for fewer rows.`;
    case "network":
      return `${host} could not be reached. ${isLocalHost(host) ? LOCAL_LIMIT : "Check your connection and the address."} The host must also allow requests from other sites (CORS).`;
    case "timeout":
      return `${host} did not answer within ${result.seconds} seconds. Ask for fewer rows.`;
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
