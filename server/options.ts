import type { Environment } from "../src/config/environment";
import { parseArgs } from "node:util";

export interface ServerOptions {
  /** TCP port; 0 lets the system choose a free one. */
  readonly port: number;
  readonly host: string;
}

const DEFAULT_PORT = "3000";

function parsePort(text: string, source: string): number {
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Error(
    `${source} is "${text}": give a whole number from 0 to 65535, such as ${DEFAULT_PORT}.`,
  );
}

/**
 * Reads the options of `npm start` from the command line (`--port`, `--host`) and the environment
 * (`PORT`). The command line wins.
 *
 * @throws {Error} that names the bad value, for an unknown flag or a port that is none
 */
export function parseServerOptions(args: readonly string[], env: Environment): ServerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: "string" }, host: { type: "string", default: "127.0.0.1" } },
  });
  const { port, host } = values;
  if (port !== undefined) return { host, port: parsePort(port, "--port") };
  // An empty variable is not set.
  const text = env.PORT === undefined || env.PORT === "" ? DEFAULT_PORT : env.PORT;
  return { host, port: parsePort(text, "The environment variable PORT") };
}
