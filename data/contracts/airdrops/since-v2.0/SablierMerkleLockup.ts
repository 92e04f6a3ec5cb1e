import { getter, immutable } from "../../_shared/airdrops-campaign";
import { defineContract } from "../../schema";
import type { SymbolRecord } from "../../schema";

const records: readonly SymbolRecord[] = [
  getter(
    "SABLIER_LOCKUP",
    "Returns the Lockup contract that creates the streams.",
    { name: "", text: "Address from the creator. The factory does not check it." },
    {
      ...immutable("ISablierLockup"),
      notes: [
        "The campaign has approved it for all of its tokens. Compare the address with the deployments of Lockup before you fund a campaign.",
      ],
    },
  ),
  getter(
    "STREAM_CANCELABLE",
    "Returns whether the streams can be canceled.",
    { name: "", text: "True if the sender, which is the campaign admin, can cancel them." },
    immutable("bool"),
  ),
  getter(
    "STREAM_TRANSFERABLE",
    "Returns whether the stream NFTs can be transferred.",
    { name: "", text: "True if their owners can transfer them." },
    immutable("bool"),
  ),
  getter(
    "VESTING_START_TIME",
    "Returns the start of the vesting.",
    { name: "", unit: "Unix seconds", text: "0 if each stream starts at the time of its claim." },
    immutable("uint40"),
  ),
  {
    kind: "function",
    name: "claimedStreams",
    summary: "Returns the streams that claims of a recipient have created.",
    params: [{ name: "recipient", text: "Address in the list." }],
    returns: [
      {
        name: "",
        unit: "id",
        text: "Ids in the Lockup contract, also of streams whose NFT went to another address. Empty if the claims paid tokens directly.",
      },
    ],
  },
  getter(
    "streamShape",
    "Returns the label for the shape of the streams.",
    { name: "", text: "The whole label. Lockup refuses one above 32 bytes at the claim." },
    { declaredAs: "string public" },
  ),
];

export default defineContract({
  name: "SablierMerkleLockup",
  kind: "abstract",
  releases: ["airdrops@v2.0", "airdrops@v3.0"],
  route: "/reference/airdrops/{version}/merkle-base",
  source: "src/abstracts/SablierMerkleLockup.sol",
  abi: ["airdrops/{version}/SablierMerkleLL"],
  inherits: ["@/SablierMerkleBase"],
  errors: ["@/Errors"],
  records: records.map((record) => ({ ...record, group: "Streams of LL and LT campaigns" })),
});
