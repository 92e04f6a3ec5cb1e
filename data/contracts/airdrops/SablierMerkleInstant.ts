import { defineContract } from "../schema";

export default defineContract({
  name: "SablierMerkleInstant",
  kind: "contract",
  release: "airdrops@v1.3",
  route: "/reference/airdrops/contracts/contract.SablierMerkleInstant",
  source: "src/SablierMerkleInstant.sol",
  abi: ["airdrops/v1.3/SablierMerkleInstant"],
  inherits: ["airdrops/ISablierMerkleInstant", "airdrops/SablierMerkleBase"],
  errors: ["airdrops/Errors"],
  records: [
    {
      kind: "constructor",
      summary: "Fixes the settings of the campaign.",
      params: [
        {
          name: "baseParams",
          text: "Settings of the campaign. `shape` is stored, but nothing uses it.",
        },
        {
          name: "campaignCreator",
          text: "Address whose fee applies: the direct caller of the factory.",
        },
      ],
      emits: [{ event: "TransferAdmin", when: "from the zero address to the campaign admin" }],
    },
    {
      kind: "function",
      name: "_claim",
      solidity:
        "function _claim(uint256 index, address recipient, uint128 amount) internal override",
      summary: "Sends the allocation to the recipient as tokens.",
      params: [
        { name: "index", unit: "index", text: "Position of the allocation; for the event." },
        { name: "recipient", text: "Address that receives the tokens." },
        { name: "amount", unit: "base units", text: "Amount to send." },
      ],
      requires: [
        {
          text: "The campaign holds `amount`, and the token carries out the transfer.",
          raises: { other: "the token's own error" },
        },
      ],
      emits: [{ event: "Transfer", by: "the token" }, "Claim"],
    },
    {
      kind: "event",
      name: "Claim",
      origin: ["airdrops/ISablierMerkleInstant"],
      summary: "Emitted when a claim has sent the tokens to the recipient.",
      params: [
        { name: "index", unit: "index", text: "Position of the allocation in the list." },
        { name: "recipient", text: "Address that received the tokens; not always the caller." },
        { name: "amount", unit: "base units", text: "Amount sent." },
      ],
      notes: [
        "Its topic 0 differs from that of the `Claim` event of LL and LT campaigns, which has a stream id as fourth field.",
      ],
    },
  ],
});
