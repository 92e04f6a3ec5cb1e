import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { listen } from "./listen";
import type { ServerOptions } from "./options";
import { createSiteServer } from "./site-server";

export interface RunningServer {
  /** Address to open, without a trailing slash. */
  readonly url: string;
  /** Ends all connections, and resolves when the port is free. */
  readonly stop: () => Promise<void>;
}

/**
 * Serves a built site on this machine.
 *
 * @throws {Error} when the site is not built, when its redirects or headers are malformed, or when the
 *   port is taken
 */
export async function startSite(root: string, options: ServerOptions): Promise<RunningServer> {
  if (!existsSync(join(root, "index.html"))) {
    throw new Error(`No built site in ${root}: run npm run build first.`);
  }
  const server = createSiteServer(root);
  return {
    url: await listen(server, options),
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
