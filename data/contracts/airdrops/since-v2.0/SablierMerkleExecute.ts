import {
  campaignConstructor,
  claimChecks,
  eventAmount,
  eventIndex,
  eventRecipient,
  getter,
} from "../../_shared/airdrops-campaign";
import { defineContract } from "../../schema";

const CONTRACT = "SablierMerkleExecute";

export default defineContract({
  name: CONTRACT,
  kind: "contract",
  releases: ["airdrops@v3.0"],
  route: "/reference/airdrops/{version}/merkle-execute",
  source: "src/SablierMerkleExecute.sol",
  abi: ["airdrops/{version}/SablierMerkleExecute"],
  inherits: ["@/SablierMerkleBase", "ReentrancyGuard"],
  errors: ["@/Errors"],
  records: [
    campaignConstructor("SablierFactoryMerkleExecute", false),
    {
      kind: "function",
      name: "claimAndExecute",
      summary: "Passes your own allocation to the target in one call of its function.",
      caller:
        "The recipient of the list. For any other caller the leaf differs, so the proof is invalid.",
      params: [
        eventIndex,
        { name: "amount", unit: "base units", text: "Whole allocation, as the list has it." },
        {
          name: "merkleProof",
          text: "Sibling hashes from the leaf to the root. It is empty if the list has one allocation.",
        },
        {
          name: "selectorArguments",
          text: "ABI-encoded arguments of the target's function, without its selector. The campaign passes them on without reading them.",
        },
      ],
      requires: [
        {
          text: "The call is not made from within another `claimAndExecute` of this campaign.",
          raises: "ReentrancyGuardReentrantCall",
        },
        ...claimChecks,
        {
          text: "The token accepts the approval of the target.",
          raises: { other: "the token's own error" },
        },
        {
          text: "The call of the target succeeds.",
          raises: { other: "the target's own error, or no data" },
        },
        {
          text: "The token balance of the campaign has fallen by exactly `amount`.",
          raises: "SablierMerkleExecute_NotFullAmountTransferred",
        },
      ],
      emits: [
        { event: "Approval", by: "the token", when: "`amount`, for the target" },
        { event: "Approval", by: "the token", when: "0, after the events of the target" },
        "ClaimExecute",
      ],
      notes: [
        "The target sees the campaign as its caller. A function without an argument for the beneficiary credits the campaign, and the recipient gets nothing.",
        "The approval is exactly `amount`. A call that takes more fails in the token, a call that takes less fails at the check of the balance.",
        "The whole native value goes to the Comptroller. The target receives none.",
        "A failed call undoes the whole claim: the index stays open, and no fee is paid.",
      ],
    },
    getter(
      "SELECTOR",
      "Returns the selector of the function that claims call.",
      { name: "", text: "First four bytes of the calldata. The factory does not check it." },
      { declaredAs: "bytes4 public immutable" },
    ),
    getter(
      "TARGET",
      "Returns the contract that claims call.",
      { name: "", text: "A contract, fixed at creation." },
      { declaredAs: "address public immutable" },
    ),
    {
      kind: "event",
      name: "ClaimExecute",
      summary: "Emitted for a claim, after the call of the target.",
      params: [
        eventIndex,
        eventRecipient,
        eventAmount,
        { name: "target", text: "Contract that took the tokens." },
      ],
    },
  ],
});
