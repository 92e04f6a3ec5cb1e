import type { IncomingMessage, Server, ServerOptions } from "node:http";

/** What one connection, and all of them, may take. Times are milliseconds. */
export interface ConnectionLimits {
  /** Until the headers of a request have come. */
  readonly headersMs: number;
  /** Until a request has come with its body. */
  readonly requestMs: number;
  /** That a connection waits for its next request. */
  readonly keepAliveMs: number;
  /** In which nothing moves either way; longer than a language model may be silent. */
  readonly idleMs: number;
  /** Between two looks at the times of requests. */
  readonly checkMs: number;
  /** That a client who was refused may take to stop sending. */
  readonly lingerMs: number;
  /** Bytes that are read of such a client, and thrown away. */
  readonly lingerBytes: number;
  /** Connections at one time; more are closed at once, before files cannot be opened any more. */
  readonly connections: number;
  /** Headers of one request. */
  readonly headers: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 5_000,
  idleMs: 60_000,
  checkMs: 1_000,
  lingerMs: 2_000,
  lingerBytes: 1_048_576,
  connections: 500,
  headers: 100,
};

/** Options to create a server with. */
export function serverOptions(limits: ConnectionLimits): ServerOptions {
  return {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
  };
}

/** Sets the limits that a server takes after it was created. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  server.maxConnections = limits.connections;
  server.setTimeout(limits.idleMs);
}

/** Whether a request has more headers than it may have. */
export function hasTooManyHeaders(
  { rawHeaders }: IncomingMessage,
  { headers }: ConnectionLimits,
): boolean {
  return rawHeaders.length / 2 > headers;
}

/** Whether a request names its host more than once: what is in front may have read the other name. */
export function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === "host").length > 1;
}

/**
 * Reads what a client still sends that nobody wants, and throws it away. A connection that were
 * closed at once would take the answer with it; one that were read to the end would be read as long
 * as the client likes.
 */
export function discardRest(request: IncomingMessage, limits: ConnectionLimits): void {
  const isToCome =
    request.headers["transfer-encoding"] !== undefined ||
    Number(request.headers["content-length"] ?? 0) > 0;
  if (!isToCome || request.readableEnded || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), limits.lingerMs);
  let length = 0;
  request.on("data", (piece: Buffer) => {
    length += piece.byteLength;
    if (length > limits.lingerBytes) request.pause();
  });
  for (const event of ["end", "close"]) request.once(event, () => clearTimeout(timer));
  request.resume();
}
