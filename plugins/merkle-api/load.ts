import { readFileSync } from "node:fs";
import path from "node:path";

import { type Description, readDescription } from "./model";

export const SOURCE = "data/merkle-api/openapi.json";

/** Path of the published description, below the base URL. */
export const PUBLIC_PATH = "/data/merkle-api.openapi.json";

/** Text of the description, as it is published. */
export function readSource(siteDir: string): string {
  return readFileSync(path.join(siteDir, SOURCE), "utf8");
}

/**
 * Reads and checks the description.
 *
 * @throws Error when it is no JSON, and as `readDescription`
 */
export function loadDescription(siteDir: string): Description {
  return readDescription(JSON.parse(readSource(siteDir)));
}
