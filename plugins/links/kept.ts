import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { cacheVersion } from "../bundle-cache/version";
import type { SourcePage } from "./read-page";

/** What reading the sources gave, as long as nothing but the texts of pages changes. */
export interface Kept {
  /** What is wrong with the data and the queries. */
  readonly facts: readonly string[];
  /** Pages without problems of their own, by their file. */
  readonly pages: Readonly<Record<string, KeptPage>>;
}

interface KeptPage {
  readonly hash: string;
  readonly page: SourcePage;
}

const FILE = ".cache/links.json";

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Opens what was kept of a site.
 *
 * @returns null in place of it when data, steps, packages or the sections of pages have changed since
 */
export function openKept(siteDir: string): { kept: Kept | null; keep: (next: Kept) => void } {
  const file = path.join(siteDir, FILE);
  const version = cacheVersion(siteDir, null);
  const keep = (next: Kept): void => {
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ ...next, version }));
    } catch {
      // Everything is read again next time.
    }
  };
  try {
    const found = JSON.parse(readFileSync(file, "utf8")) as Kept & { readonly version: string };
    return { kept: found.version === version ? found : null, keep };
  } catch {
    return { kept: null, keep };
  }
}
