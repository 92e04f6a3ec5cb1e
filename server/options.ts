import { parseArgs } from "node:util";

import { type Environment, valueOf } from "../src/config/environment";

export interface ServerOptions {
  /** TCP port; 0 lets the system choose a free one. */
  readonly port: number;
  readonly host: string;
}

function parsePort(text: string, source: string): number {
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Error(`${source} is "${text}": give a whole number from 0 to 65535, such as 3000.`);
}

/**
 * Reads the options of a server from the command line (`--port`, `--host`) and the environment (`PORT`).
 * The command line wins.
 *
 * @throws {Error} that names the bad value, for an unknown flag or a port that is none
 */
export function parseServerOptions(
  args: readonly string[],
  env: Environment,
  defaultPort = 3000,
): ServerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: "string" }, host: { type: "string", default: "127.0.0.1" } },
  });
  const { port, host } = values;
  if (port !== undefined) return { host, port: parsePort(port, "--port") };
  const text = valueOf(env.PORT);
  if (text === null) return { host, port: defaultPort };
  return { host, port: parsePort(text, "The environment variable PORT") };
}

/**
 * Number of proxies between clients and a server, from the variable `TRUSTED_PROXY`.
 *
 * @throws {Error} that names the bad value
 */
export function parseTrustedProxies(env: Environment): number {
  const text = valueOf(env.TRUSTED_PROXY) ?? "0";
  if (/^\d$/u.test(text)) return Number(text);
  throw new Error(
    `The environment variable TRUSTED_PROXY is "${text}": give the number of proxies in front of the functions, from 0 to 9. One nginx is 1.`,
  );
}
