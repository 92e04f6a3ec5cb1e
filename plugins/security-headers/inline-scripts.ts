import { createHash } from "node:crypto";

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g;
/** Types of script elements that hold data: browsers do not run them, and policies do not apply. */
const DATA_TYPE = /\btype=["']?(?!text\/javascript|module)[a-z]+\/[^\s"'>]+/i;

/** The text of each script element in a page that browsers run and that has no file of its own. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = ""]) => !/\bsrc=/.test(attributes) && !DATA_TYPE.test(attributes))
    .map(([, , text = ""]) => text)
    .filter((text) => text.trim() !== "");
}

/**
 * Sources for a content security policy that allow exactly these scripts.
 *
 * @returns `'sha256-…'`, each once, sorted
 */
export function scriptHashes(scripts: Iterable<string>): string[] {
  const hashes = [...scripts].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return [...new Set(hashes)].sort();
}
