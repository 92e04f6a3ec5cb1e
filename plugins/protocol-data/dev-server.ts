/** The parts of a request and a response that serving a file needs. */
export interface FileRequest {
  method?: string | undefined;
  url?: string | undefined;
}

export interface FileResponse {
  setHeader(name: string, value: string): unknown;
  end(body?: string): unknown;
}

/**
 * Makes a request handler that serves JSON files from memory, so that links to them work while
 * the site is being written as they do after a build.
 * @param files text of each file by its path below the base URL, with a leading slash
 * @param baseUrl base URL of the site, with a slash at both ends
 * @returns handler that passes on every request for something else
 */
export function serveFiles(
  files: ReadonlyMap<string, string>,
  baseUrl: string,
): (request: FileRequest, response: FileResponse, next: () => void) => void {
  return (request, response, next) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const path = request.url?.split(/[?#]/)[0] ?? "";
    const body = path.startsWith(baseUrl) ? files.get(path.slice(baseUrl.length - 1)) : undefined;
    if (!isRead || body === undefined) {
      next();
      return;
    }
    response.setHeader("content-type", "application/json; charset=utf-8");
    response.end(request.method === "HEAD" ? undefined : body);
  };
}
