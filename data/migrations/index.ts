import airdropsFromV1 from "./airdrops-v1.3";
import airdropsV3 from "./airdrops-v3.0";
import flowV2 from "./flow-v2.0";
import flowV3 from "./flow-v3.0";
import lockupV3 from "./lockup-v3.0";
import lockupV4 from "./lockup-v4.0";
import type { Migration } from "./schema";

/** The moves between neighboring releases that the site describes, oldest first in a protocol. */
export const MIGRATIONS: readonly Migration[] = [
  lockupV3,
  lockupV4,
  flowV2,
  flowV3,
  airdropsFromV1,
  airdropsV3,
];
