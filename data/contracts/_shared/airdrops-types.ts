import type { ReleaseId, ValueDoc } from "../schema";
import { V3 } from "./airdrops-campaign";

/** Where a types library is: v3.0 has one file for each. */
export const typesFile = (library: string): Readonly<Partial<Record<ReleaseId, string>>> => ({
  "airdrops@v2.0": "src/types/DataTypes.sol",
  "airdrops@v3.0": `src/types/${library}.sol`,
});

export const campaignName: ValueDoc = { name: "campaignName", text: "Name for user interfaces." };

export const campaignStartTime: ValueDoc = {
  name: "campaignStartTime",
  unit: "Unix seconds",
  text: "First second in which claims succeed; 0 for at once.",
};

export const claimType: ValueDoc = {
  name: "claimType",
  text: "`DEFAULT` or `ATTEST`. With `EXECUTE` the campaign can be created, and no claim from it succeeds.",
  since: V3,
};

export const expiration: ValueDoc = {
  name: "expiration",
  unit: "Unix seconds",
  text: "First second in which claims fail; 0 for never.",
};

export const initialAdmin: ValueDoc = {
  name: "initialAdmin",
  text: "First campaign admin. It is not checked.",
};

export const ipfsCID: ValueDoc = {
  name: "ipfsCID",
  text: "IPFS content identifier of the recipient list.",
};

export const merkleRoot: ValueDoc = {
  name: "merkleRoot",
  text: "Root of the tree over all allocations.",
};

export const token: ValueDoc = { name: "token", text: "ERC-20 token of the campaign." };

export const cancelable: ValueDoc = {
  name: "cancelable",
  text: "Whether the campaign admin can cancel the streams.",
};

export const lockup: ValueDoc = {
  name: "lockup",
  text: "Lockup contract that creates the streams. It is not checked, and it receives an approval for all tokens of the campaign.",
};

export const shape: ValueDoc = {
  name: "shape",
  text: "Label for the shape of the streams, of at most 32 bytes. Lockup refuses a longer one at the claim.",
};

export const transferable: ValueDoc = {
  name: "transferable",
  text: "Whether the stream NFTs can be transferred.",
};

export const vestingStartTime: ValueDoc = {
  name: "vestingStartTime",
  unit: "Unix seconds",
  text: "Start of all streams; 0 for the time of each claim.",
};
