import { parseArgs } from "node:util";

export interface ServerOptions {
  /** TCP port; 0 lets the system choose a free one. */
  readonly port: number;
  readonly host: string;
  /**
   * Whether a proxy in front names the client in `X-Forwarded-For`. Without one, clients could write
   * there what they like.
   */
  readonly trustProxy?: boolean;
}

const DEFAULT_PORT = 3000;
const DEFAULT_HOST = "127.0.0.1";
const MAX_PORT = 65_535;

function parsePort(text: string, source: string): number {
  const port = /^\d+$/u.test(text) ? Number(text) : Number.NaN;
  if (!(port <= MAX_PORT)) {
    throw new Error(
      `${source} is "${text}": give a whole number from 0 to ${String(MAX_PORT)}, such as ${String(DEFAULT_PORT)}.`,
    );
  }
  return port;
}

/**
 * Reads the options of `npm start` from the command line (`--port`, `--host`, `--trust-proxy`) and the environment
 * (`PORT`). The command line wins.
 *
 * @throws {Error} that names the bad value, for an unknown flag or a port that is none
 */
export function parseServerOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ServerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: "string" },
      host: { type: "string" },
      "trust-proxy": { type: "boolean" },
    },
    strict: true,
  });
  const common = {
    host: values.host ?? DEFAULT_HOST,
    ...(values["trust-proxy"] === true ? { trustProxy: true } : {}),
  };
  if (values.port !== undefined) {
    return { ...common, port: parsePort(values.port, "--port") };
  }
  if (env.PORT !== undefined && env.PORT !== "") {
    return { ...common, port: parsePort(env.PORT, "The environment variable PORT") };
  }
  return { ...common, port: DEFAULT_PORT };
}
