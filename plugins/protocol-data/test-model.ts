import { chains, comptroller, releases } from "sablier";

import { DEFECTS, RELEASES } from "../../data/releases";
import { PAGE_IDS } from "../../src/config/site-map";
import { buildModel, type ProtocolModel } from "./model";
import { readPackage } from "./read";

/** The model that the build makes from the installed package, for tests. */
export function loadModel(): ProtocolModel {
  return buildModel(readPackage({ version: "4.1.0", chains, releases, comptroller }), {
    releases: RELEASES,
    defects: DEFECTS,
    pageIds: PAGE_IDS,
  });
}
