import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Folder of the site. `import.meta.url` is the one form that both Node and the loader that
 * Docusaurus reads its configuration with understand.
 */
export const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), "../..");

/** Folder below the site's own that Docusaurus copies and serves as it does `static`. */
export const PUBLIC_FOLDER = ".docusaurus/public";

/** The file of a documentation page, for example of the route `/concepts/fees`. */
export const docFile = (siteDir: string, route: string): string =>
  path.join(siteDir, "docs", `${route.slice(1)}.mdx`);
