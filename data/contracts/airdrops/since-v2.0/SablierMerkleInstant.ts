import {
  campaignConstructor,
  claimRecords,
  eventAmount,
  eventIndex,
  eventRecipient,
  eventTo,
  eventViaSig,
  V2,
  V3,
} from "../../_shared/airdrops-campaign";
import { defineContract } from "../../schema";

const CONTRACT = "SablierMerkleInstant";

export default defineContract({
  name: CONTRACT,
  kind: "contract",
  releases: ["airdrops@v2.0", "airdrops@v3.0"],
  route: "/reference/airdrops/{version}/merkle-instant",
  source: "src/SablierMerkleInstant.sol",
  abi: ["airdrops/{version}/SablierMerkleInstant"],
  inherits: [
    { text: "@/SablierMerkleBase", until: V2 },
    { text: "@/SablierMerkleSignature", since: V3 },
  ],
  errors: ["@/Errors"],
  records: [
    campaignConstructor("SablierFactoryMerkleInstant", true),
    ...claimRecords({
      contract: CONTRACT,
      what: "in tokens",
      amount: "amount",
      requires: [
        {
          text: "The campaign holds the tokens, and the token makes the transfer.",
          raises: { other: "the token's own error" },
        },
      ],
      emits: [{ event: "Transfer", by: "the token", when: "to `to`" }, "ClaimInstant"],
      notes: [
        "If the transfer fails, the whole claim is undone: the index stays open, and no fee is paid.",
      ],
    }),
    {
      kind: "event",
      name: "ClaimInstant",
      summary: "Emitted for a claim.",
      params: [eventIndex, eventRecipient, eventAmount, eventTo, eventViaSig],
    },
  ],
});
