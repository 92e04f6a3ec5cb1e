import { V3 } from "../../_shared/airdrops-campaign";
import { defineContract } from "../../schema";
import type { Requirement } from "../../schema";

const ALL = "All factories";

const comptroller: Requirement = {
  text: "You are the Comptroller of the factory.",
  raises: "Comptrollerable_CallerNotComptroller",
};

export default defineContract({
  name: "SablierFactoryMerkleBase",
  kind: "abstract",
  releases: ["airdrops@v2.0", "airdrops@v3.0"],
  route: "/reference/airdrops/{version}/factories",
  source: "src/abstracts/SablierFactoryMerkleBase.sol",
  abi: [
    "airdrops/{version}/SablierFactoryMerkleInstant",
    "airdrops/{version}/SablierFactoryMerkleLL",
    "airdrops/{version}/SablierFactoryMerkleLT",
    "airdrops/{version}/SablierFactoryMerkleVCA",
    { text: "airdrops/{version}/SablierFactoryMerkleExecute", since: V3 },
  ],
  inherits: ["Comptrollerable"],
  errors: ["@/Errors"],
  records: [
    {
      kind: "function",
      name: "comptroller",
      origin: ["Comptrollerable"],
      declaredAs: "ISablierComptroller public",
      group: ALL,
      summary: "Returns the Comptroller of the factory.",
      returns: [{ name: "", text: "Contract that new campaigns use." }],
    },
    {
      kind: "function",
      name: "nativeToken",
      declaredAs: "address public",
      group: ALL,
      summary: "Returns the ERC-20 token that stands for the chain's native coin.",
      returns: [{ name: "", text: "Token that campaigns cannot use; zero until it is set." }],
      notes: [
        "The balance of such a token is the native balance of its holder, so a campaign would mix the two.",
      ],
    },
    {
      kind: "function",
      name: "setComptroller",
      origin: ["Comptrollerable"],
      group: ALL,
      summary: "Replaces the Comptroller of the factory.",
      caller: "The present Comptroller.",
      params: [{ name: "newComptroller", text: "Contract that replaces the current Comptroller." }],
      requires: [
        comptroller,
        {
          text: "`newComptroller` has code and implements `supportsInterface`.",
          raises: { other: "no data, or its own error" },
        },
        {
          text: "`newComptroller` supports the `MINIMAL_INTERFACE_ID` of the current one.",
          raises: "Comptrollerable_UnsupportedInterfaceId",
        },
      ],
      emits: ["SetComptroller"],
      notes: ["Campaigns keep the Comptroller with which they were created."],
    },
    {
      kind: "function",
      name: "setNativeToken",
      group: ALL,
      summary: "Blocks new campaigns of the ERC-20 token that stands for the native coin.",
      caller: "The Comptroller.",
      params: [{ name: "newNativeToken", text: "Address of that token." }],
      requires: [
        comptroller,
        {
          text: "`newNativeToken` is not the zero address.",
          raises: "SablierFactoryMerkleBase_NativeTokenZeroAddress",
        },
        {
          text: "No token is set yet.",
          raises: "SablierFactoryMerkleBase_NativeTokenAlreadySet",
        },
      ],
      emits: ["SetNativeToken"],
      notes: [
        "The token can be set once. The admin of the Comptroller reaches it through `execute`.",
      ],
    },
    {
      kind: "function",
      name: "transferFeesToComptroller",
      group: ALL,
      summary: "Sends the native balance of the factory to the Comptroller.",
      caller: "Any address.",
      emits: ["TransferFeesToComptroller"],
      notes: [
        "Claims pay the Comptroller directly, and no function of a factory is payable, so the balance is 0 unless native coin is forced into the contract.",
        "A failed transfer is ignored.",
      ],
    },
    {
      kind: "event",
      name: "SetComptroller",
      origin: ["Comptrollerable"],
      group: ALL,
      summary: "Emitted when the Comptroller is set, including in the constructor.",
      params: [
        { name: "oldComptroller", text: "Earlier Comptroller; zero in the constructor." },
        { name: "newComptroller", text: "New Comptroller." },
      ],
    },
    {
      kind: "event",
      name: "SetNativeToken",
      group: ALL,
      summary: "Emitted when the token of the native coin is set.",
      params: [
        { name: "comptroller", text: "Comptroller at that time." },
        { name: "nativeToken", text: "Token that new campaigns cannot use." },
      ],
    },
    {
      kind: "event",
      name: "TransferFeesToComptroller",
      group: ALL,
      summary: "Emitted when the native balance of the factory is sent to the Comptroller.",
      params: [
        { name: "comptroller", text: "Comptroller at that time." },
        { name: "feeAmount", unit: "wei", text: "Native balance before the transfer." },
      ],
    },
  ],
});
