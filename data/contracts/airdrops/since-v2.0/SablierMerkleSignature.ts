import { domainSeparator, getter } from "../../_shared/airdrops-campaign";
import { defineContract } from "../../schema";
import type { SymbolRecord } from "../../schema";

const records: readonly SymbolRecord[] = [
  {
    ...getter("attestor", "Returns the address whose attestations the campaign accepts.", {
      name: "",
      text: "Attestor of the campaign if one is set, else the default of the Comptroller. The zero address stands for none.",
    }),
    notes: [
      `Only a campaign of the claim type \`ATTEST\` uses it. [\`setAttestor\`](ref:@/SablierMerkleSignature#setAttestor) changes it.`,
    ],
  },
  domainSeparator,
  {
    kind: "function",
    name: "setAttestor",
    summary: "Sets the attestor of the campaign.",
    caller: "The campaign admin or the Comptroller of the campaign.",
    params: [
      {
        name: "newAttestor",
        text: "New attestor. With the zero address, the default of the Comptroller applies again.",
      },
    ],
    requires: [
      {
        text: "You are the campaign admin or the Comptroller.",
        raises: "SablierMerkleSignature_CallerNotAuthorized",
      },
    ],
    emits: ["SetAttestor"],
    notes: [
      "Attestations of the earlier attestor are invalid from then on.",
      "The function succeeds in campaigns of every claim type, and has an effect in those of the type `ATTEST`.",
    ],
  },
  {
    kind: "event",
    name: "SetAttestor",
    summary: "Emitted when the attestor is set.",
    params: [
      { name: "caller", text: "Campaign admin or Comptroller." },
      {
        name: "previousAttestor",
        text: "Attestor that applied before, which can be the default of the Comptroller.",
      },
      { name: "newAttestor", text: "Attestor of the call; zero for the default." },
    ],
  },
];

export default defineContract({
  name: "SablierMerkleSignature",
  kind: "abstract",
  releases: ["airdrops@v3.0"],
  route: "/reference/airdrops/{version}/merkle-base",
  source: "src/abstracts/SablierMerkleSignature.sol",
  abi: ["airdrops/{version}/SablierMerkleInstant"],
  inherits: ["@/SablierMerkleBase"],
  errors: ["@/Errors"],
  records: records.map((record) => ({ ...record, group: "Signatures and attestations" })),
});
