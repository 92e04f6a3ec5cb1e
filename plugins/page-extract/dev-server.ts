import type { FileRequest, FileResponse } from "../protocol-data/dev-server";

/** Files by their path from the root, or undefined while there are none yet. */
export type KeptFiles = Readonly<Record<string, string>> | undefined;

interface Response extends FileResponse {
  statusCode: number;
}

type Handler = (request: FileRequest, response: Response, next: () => void) => void;

/** Said while the first extraction runs. */
export const NOT_READY =
  "The pages have not been read yet. A build runs in the background; try again in a minute.";

const TYPES: Readonly<Record<string, string>> = {
  json: "application/json; charset=utf-8",
  md: "text/markdown; charset=utf-8",
};

/**
 * Makes a request handler for the development server that serves the search files and the Markdown
 * twins of the last build, so that search and page actions work while the site is being written.
 *
 * @param load reads the kept files; called for every request for one of them
 * @param isOurs whether a path from the root is one of these files
 * @returns handler that passes on every request for something else
 */
export function serveKept(
  load: () => Promise<KeptFiles>,
  isOurs: (path: string) => boolean,
): Handler {
  return (request, response, next) => {
    const path = request.url?.split(/[?#]/)[0] ?? "";
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || !isOurs(path)) {
      next();
      return;
    }
    void load().then((files) => {
      const body = files?.[path];
      if (files !== undefined && body === undefined) {
        next();
        return;
      }
      response.statusCode = body === undefined ? 503 : 200;
      const type = TYPES[path.split(".").at(-1) ?? ""];
      response.setHeader(
        "content-type",
        body === undefined || type === undefined ? "text/plain; charset=utf-8" : type,
      );
      response.end(request.method === "HEAD" ? undefined : (body ?? NOT_READY));
    });
  };
}
