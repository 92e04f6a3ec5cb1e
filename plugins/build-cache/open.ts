import path from "node:path";

import { siteVersion } from "./site-version";
import { openTexts, type TextCache } from "./text-cache";

/** Texts of earlier builds of the same sources. */
export interface BuildCache extends Pick<TextCache, "read" | "write"> {
  /** To be called once when all texts have been read and written. */
  readonly finish: () => void;
}

/** Below the site. */
const FOLDER = "node_modules/.cache/sablier-docs";

interface Start {
  readonly version: string;
  /** Reads the version again, with the environment of the start. */
  readonly read: () => string;
}

/** The sources as they were when a build started, by the folder of the site. */
const starts = new Map<string, Start>();

function startOf(siteDir: string): Start {
  const known = starts.get(siteDir);
  if (known !== undefined) return known;
  const environment = { ...process.env };
  const read = (): string => siteVersion(siteDir, environment, process.argv.slice(2));
  const start = { version: read(), read };
  starts.set(siteDir, start);
  return start;
}

/**
 * Opens the texts of earlier builds of the same sources. Whoever reads one names what it depends on
 * beside the version of the site, such as the text of its page.
 *
 * @param name of the build step, in lower case
 */
export function openBuildCache(name: string, siteDir: string): BuildCache {
  const start = startOf(siteDir);
  const { version } = start;
  const texts = openTexts(path.join(siteDir, FOLDER, name));
  return {
    read: (...parts) => texts.read(version, ...parts),
    write: (text, ...parts) => {
      texts.write(text, version, ...parts);
    },
    finish: () => {
      // What was made while somebody changed the sources belongs to neither version.
      if (start.read() === version) texts.keep();
      else texts.discard();
    },
  };
}
