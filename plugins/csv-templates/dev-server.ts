import { type FileRequest, type FileResponse, serveFiles } from "../protocol-data/dev-server";

type Handler = (request: FileRequest, response: FileResponse, next: () => void) => void;

/**
 * Serves the files as {@link serveFiles} does, with the media type of CSV where the path ends so.
 * @param files text of each file by its path below the base URL, with a leading slash
 * @param baseUrl base URL of the site, with a slash at both ends
 */
export function serveTemplates(files: ReadonlyMap<string, string>, baseUrl: string): Handler {
  const serve = serveFiles(files, baseUrl);
  return (request, response, next) => {
    const isCsv = /\.csv(?:[?#]|$)/.test(request.url ?? "");
    const typed: FileResponse = {
      setHeader: (name, value) =>
        response.setHeader(name, isCsv ? "text/csv; charset=utf-8" : value),
      end: (body) => response.end(body),
    };
    serve(request, typed, next);
  };
}
