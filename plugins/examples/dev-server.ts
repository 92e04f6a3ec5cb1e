import type { FileRequest, FileResponse } from "../protocol-data/dev-server";

/**
 * Makes a request handler that serves example files as plain text, so that the links to them work
 * while the site is being written as they do after a build.
 *
 * @param read gives the text of each file by its path below the base URL, with a leading slash;
 *   called for each request below `/examples`, so that an edit shows at once
 * @param baseUrl base URL of the site, with a slash at both ends
 * @returns handler that passes on every request for something else
 */
export function serveExamples(
  read: () => ReadonlyMap<string, string>,
  baseUrl: string,
): (request: FileRequest, response: FileResponse, next: () => void) => void {
  return (request, response, next) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const path = request.url?.split(/[?#]/)[0] ?? "";
    const file = path.startsWith(`${baseUrl}examples/`)
      ? read().get(path.slice(baseUrl.length - 1))
      : undefined;
    if (!isRead || file === undefined) {
      next();
      return;
    }
    response.setHeader("content-type", "text/plain; charset=utf-8");
    response.end(request.method === "HEAD" ? undefined : file);
  };
}
