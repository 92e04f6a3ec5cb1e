import routes from "@generated/routes";
import { matchRoutes } from "react-router-config";

import { loadRoutes } from "./load-routes";

/** The path as written and, where that is possible, decoded. */
function spellings(pathname: string): readonly string[] {
  try {
    return [...new Set([pathname, decodeURI(pathname)])];
  } catch {
    return [pathname];
  }
}

/**
 * Loads everything that a path needs to be drawn. In place of `client/preload.js` of Docusaurus
 * 3.10, which knows all routes from the start.
 */
export default async function preload(pathname: string): Promise<void> {
  const paths = spellings(pathname);
  await Promise.all(paths.map(loadRoutes));
  const matches = paths.flatMap((path) => matchRoutes(routes, path));
  await Promise.all(matches.map(({ route }): unknown => route.component.preload()));
}
