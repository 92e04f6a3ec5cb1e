import { chains, comptroller, releases } from "sablier";

import { DEFECTS, RELEASES, WITHHELD } from "../../data/releases";
import { PAGE_IDS } from "../../src/config/site-map";
import { buildModel, type ProtocolModel } from "./model";
import { readPackage } from "./read";
import { withhold } from "./withhold";

/** The model that the build makes from the installed package, for tests. */
export function loadModel(): ProtocolModel {
  return buildModel(
    withhold(readPackage({ version: "4.1.0", chains, releases, comptroller }), WITHHELD),
    {
      releases: RELEASES,
      defects: DEFECTS,
      withheld: WITHHELD,
      pageIds: PAGE_IDS,
    },
  );
}
