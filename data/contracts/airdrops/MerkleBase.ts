import { defineContract } from "../schema";

export default defineContract({
  name: "MerkleBase",
  kind: "types",
  release: "airdrops@v1.3",
  route: "/reference/airdrops/contracts/types/library.MerkleBase",
  source: "src/types/DataTypes.sol",
  abi: [
    "airdrops/v1.3/SablierMerkleFactory",
    "airdrops/v1.3/SablierMerkleInstant",
    "airdrops/v1.3/SablierMerkleLL",
    "airdrops/v1.3/SablierMerkleLT",
  ],
  records: [
    {
      kind: "struct",
      name: "ConstructorParams",
      summary: "Settings that a campaign of any type needs, in the order of the factory functions.",
      members: [
        { name: "token", text: "ERC-20 token that the campaign distributes." },
        {
          name: "expiration",
          unit: "Unix seconds",
          text: "First second in which claims are refused; 0 for a campaign without an end.",
        },
        {
          name: "initialAdmin",
          text: "First campaign admin, who may claw tokens back and is the sender of the streams that claims create.",
        },
        {
          name: "ipfsCID",
          text: "Content identifier of the recipient list on IPFS. Stored in full, never checked.",
        },
        {
          name: "merkleRoot",
          text: "Root of the tree over all allocations. It fixes who can claim and how much.",
        },
        {
          name: "campaignName",
          text: "Name for user interfaces. The campaign keeps the first 32 bytes.",
        },
        {
          name: "shape",
          text: "Label for the vesting curve, passed on to the streams of LL and LT campaigns. The campaign keeps the first 32 bytes; Instant campaigns do not use it.",
        },
      ],
      notes: [
        "The contracts check none of the members. An `expiration` in the past is accepted and makes every claim fail; a zero `initialAdmin` is accepted and leaves no address that could claw tokens back.",
        "Whether streams can be canceled or transferred is not part of this struct. [`createMerkleLL`](ref:airdrops/SablierMerkleFactory#createMerkleLL) and [`createMerkleLT`](ref:airdrops/SablierMerkleFactory#createMerkleLT) take both as separate arguments.",
      ],
    },
  ],
});
