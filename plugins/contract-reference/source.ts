import { PACKAGE_ABIS } from "./abi-source";
import { buildReference } from "./model";
import { expandReleases } from "./releases";
import { SymbolIndex } from "./symbols";
import { dataFingerprint, loadUnits } from "./units";

/** Hands out the resolved descriptions of a site. */
export interface ReferenceSource {
  /** The current descriptions. Files that changed since the last call are read again. */
  load(): Promise<SymbolIndex>;
}

const sources = new Map<string, ReferenceSource>();

/** The source of a site folder; all steps of a build share one, so the files are read once. */
export function referenceSource(siteDir: string): ReferenceSource {
  const source = sources.get(siteDir) ?? createSource(siteDir);
  sources.set(siteDir, source);
  return source;
}

function createSource(siteDir: string): ReferenceSource {
  let fingerprint: string | undefined;
  let current: Promise<SymbolIndex> | undefined;
  return {
    load() {
      const now = dataFingerprint(siteDir);
      if (current === undefined || now !== fingerprint) {
        fingerprint = now;
        current = loadUnits(siteDir).then(
          (files) => new SymbolIndex(buildReference(expandReleases(files), PACKAGE_ABIS)),
        );
      }
      return current;
    },
  };
}
