import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

import type { ServerOptions } from "./options";

/**
 * Lets a server listen.
 *
 * @returns its address, without a trailing slash
 * @throws {Error} when the port is taken
 */
export async function listen(server: Server, { host, port }: ServerOptions): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new Error(
      `Port ${port} on ${host} is taken: stop the other program, or pass another port with --port.`,
      { cause: error },
    );
  }
  const name = host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${(server.address() as AddressInfo).port}`;
}
