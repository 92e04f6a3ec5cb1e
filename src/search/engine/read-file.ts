import type { ReadFile } from "../../lib/search/engine";

/**
 * Reads files of the search over HTTP.
 *
 * @param filesUrl absolute address of their folder, with a slash at the end
 * @returns a function that rejects with a message for readers when a file cannot be had
 */
export function createFileReader(filesUrl: string): ReadFile {
  return async (path) => {
    let response: Response;
    try {
      response = await fetch(new URL(path, filesUrl));
    } catch {
      throw new Error("The search could not be loaded.");
    }
    // Before its first build, the development server says what to do.
    if (process.env.NODE_ENV === "development" && response.status === 503) {
      throw new Error(await response.text());
    }
    if (!response.ok) {
      throw new Error(
        `The search could not be loaded: the server answered ${response.status} for search/${path}.`,
      );
    }
    return response.text();
  };
}
