import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";

import send from "send";

/** What the development server says for its files while there is no build. */
export const NO_BUILD =
  "There are no search files and no Markdown pages yet: run `npm run build` once.";

/**
 * Makes a request handler for the development server, which has no rendered pages to read: it serves
 * the search files and the Markdown exports of the last build.
 *
 * @param build folder of the last build; it need not exist.
 * @param isOurs whether a path from the root is one of these files.
 * @returns handler that passes on every request for something else.
 */
export function serveLastBuild(
  build: string,
  isOurs: (path: string) => boolean,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  return (request, response, next) => {
    const [path = ""] = request.url?.split(/[?#]/u, 1) ?? [];
    if (!isOurs(path)) next();
    else if (existsSync(build)) {
      send(request, path, { root: build, index: false })
        .on("error", () => (response.headersSent ? response.destroy() : next()))
        .pipe(response);
    } else response.writeHead(503, { "content-type": "text/plain; charset=utf-8" }).end(NO_BUILD);
  };
}
