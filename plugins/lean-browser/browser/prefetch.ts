import { registry } from "@generated/lean-browser/groups";
import routes from "@generated/routes";
import { matchRoutes } from "react-router-config";

// The alias of Docusaurus's own helper leads around the replacement of its neighbors.
import prefetchFile from "@docusaurus/core/lib/client/prefetch";

import { isSparing } from "../../../src/clients/connection";
import { namesIn } from "../split-routes";
import { STYLE_CHUNKS } from "../style-chunks";
import { chunkNamesOf, loadRoutes } from "./load-routes";
import preloadRoute from "./preload";
import { readerActs } from "./reader-acts";

declare const __webpack_require__: {
  /** Path of the site's assets. */
  readonly p: string;
  /** File of a chunk. */
  readonly u: (chunk: string) => string;
};

const fetched = new Set<string>();
const loaded = new Set<string>();

/**
 * Chunks with the scripts that a module comes with. Its loader asks the bundler's runtime for each by
 * name (`e`): its own, and those that it shares with other pages. Nothing else knows the latter before
 * all is bundled.
 */
export function chunksOf([load, own]: (typeof registry)[string]): readonly string[] {
  const asked = [...String(load).matchAll(/\.e\((?:\/\*[^*]*\*\/\s*)?"([^"]+)"\)/gu)].map(
    ([, chunk]) => chunk,
  );
  return [...asked, own].flatMap((chunk) =>
    chunk === undefined || STYLE_CHUNKS.has(chunk) ? [] : [chunk],
  );
}

async function prefetchRoute(path: string): Promise<void> {
  await readerActs();
  try {
    await loadRoutes(path);
  } catch {
    // The page will be asked for again when its link is followed, and its failure shown then.
    fetched.delete(path);
    return;
  }
  const pages = matchRoutes(routes, path).filter(({ route }) => route.exact);
  const names = pages.flatMap(({ route }) => namesIn(chunkNamesOf(route.path)));
  const chunks = new Set(
    names.flatMap((name) => {
      const module = registry[name];
      return module === undefined ? [] : chunksOf(module);
    }),
  );
  await Promise.all(
    [...chunks].map((chunk) => prefetchFile(__webpack_require__.p + __webpack_require__.u(chunk))),
  );
}

/**
 * What links call when they come into view or are about to be followed. In place of
 * `client/docusaurus.js` of Docusaurus 3.10, which knows all routes from the start. Links in view
 * wait for the reader's first action, so that a page which is only opened costs only itself.
 */
export default Object.freeze({
  /** Fetches the files of a page at low priority, for its link has come into view. */
  prefetch(path: string): false | Promise<void> {
    if (isSparing() || loaded.has(path) || fetched.has(path)) return false;
    fetched.add(path);
    return prefetchRoute(path);
  },
  /** Loads a page, for its link is about to be followed. */
  preload(path: string): false | Promise<void> {
    if (isSparing() || loaded.has(path)) return false;
    loaded.add(path);
    return preloadRoute(path);
  },
});
