import type { GraphqlProtocol, VersionTag } from "./schema";

const release = (version: string, ...aliases: string[]): VersionTag => ({
  tag: version,
  release: version,
  aliases,
});

/** Releases that the indexers of each protocol read, oldest first. */
export const VERSIONS: Readonly<Record<GraphqlProtocol, readonly VersionTag[]>> = {
  lockup: [
    release("v1.0", "LL", "LD"),
    release("v1.1", "LL2", "LD2"),
    release("v1.2", "LL3", "LD3", "LT3"),
    release("v2.0", "LK"),
    release("v3.0", "LK2"),
    release("v4.0", "LK3"),
  ],
  flow: [
    release("v1.0", "FL"),
    release("v1.1", "FL2"),
    release("v2.0", "FL3"),
    release("v3.0", "FL4"),
  ],
  airdrops: [
    release("v1.1", "MSF2"),
    release("v1.2", "MSF3"),
    release("v1.3", "MSF4"),
    release("v2.0", "MF_INST", "MF_LL", "MF_LT"),
    release("v3.0", "MF2_INST", "MF2_LL", "MF2_LT", "MF2_VCA"),
  ],
};
