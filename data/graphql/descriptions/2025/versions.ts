import type { GraphqlProtocol, VersionTag } from "../schema";

/** Releases that the indexers of each protocol read, oldest first. */
export const VERSIONS: Readonly<Record<GraphqlProtocol, readonly VersionTag[]>> = {
  lockup: [
    { tag: "V20", release: "v1.0", aliases: ["LL", "LD"] },
    { tag: "V21", release: "v1.1", aliases: ["LL2", "LD2"] },
    { tag: "V22", release: "v1.2", aliases: ["LL3", "LD3", "LT3"] },
    { tag: "V23", release: "v2.0", aliases: ["LK"] },
  ],
  flow: [
    { tag: "V10", release: "v1.0", aliases: ["FL"] },
    { tag: "V11", release: "v1.1", aliases: ["FL2"] },
  ],
  airdrops: [
    { tag: "V21", release: "v1.1", aliases: ["MSF2"] },
    { tag: "V22", release: "v1.2", aliases: ["MSF3"] },
    { tag: "V23", release: "v1.3", aliases: ["MSF4"] },
  ],
};
