import { type Source, siteSource } from "../shared/source";
import { PACKAGE_ABIS } from "./abi-source";
import { buildReference } from "./model";
import { expandReleases } from "./releases";
import { SymbolIndex } from "./symbols";
import { DATA_FOLDER, loadUnits } from "./units";

export type ReferenceSource = Source<SymbolIndex>;

/** The resolved descriptions of a site. */
export const referenceSource = siteSource(
  DATA_FOLDER,
  async (siteDir) =>
    new SymbolIndex(buildReference(expandReleases(await loadUnits(siteDir)), PACKAGE_ABIS)),
);
