import { defineContract } from "../schema";
import type { Requirement, ValueDoc } from "../schema";

const streamId: ValueDoc = { name: "streamId", unit: "id", text: "Stream whose NFT you own." };

const selector: ValueDoc = {
  name: "selector",
  text: "Selector of this function. Any other value makes the call revert.",
};

const answered: Requirement = {
  text: "The hook returns its own selector.",
  raises: "SablierLockupBase_InvalidHookSelector",
};

const passed: Requirement = {
  text: "The hook does not revert.",
  raises: { other: "the hook's own error" },
};

const CHECK_CALLER =
  "Any address can call the function, so check that `msg.sender` is the `SablierLockup` you expect.";

export default defineContract({
  name: "ISablierLockupRecipient",
  kind: "interface",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/interfaces/interface.ISablierLockupRecipient",
  source: "src/interfaces/ISablierLockupRecipient.sol",
  abi: [],
  inherits: ["IERC165"],
  errors: ["lockup/Errors"],
  records: [
    {
      kind: "function",
      name: "onSablierLockupCancel",
      solidity:
        "function onSablierLockupCancel(uint256 streamId, address sender, uint128 senderAmount, uint128 recipientAmount) external returns (bytes4 selector)",
      summary: "Tells an allowlisted recipient contract that the sender has canceled its stream.",
      caller:
        "`SablierLockup`, at the end of a cancellation, regardless of the account that sent the transaction.",
      params: [
        streamId,
        { name: "sender", text: "Sender of the stream, who got the refund." },
        { name: "senderAmount", unit: "base units", text: "Refund, already paid out." },
        {
          name: "recipientAmount",
          unit: "base units",
          text: "Amount still in the stream for you to withdraw; may be 0.",
        },
      ],
      returns: [selector],
      requires: [passed, answered],
      notes: [
        "It runs after the refund and after the events of the cancellation, so every getter already returns the new state. If it fails, the whole cancellation reverts.",
        "In `cancelMultiple` it runs once for each stream, right after the cancellation of that stream.",
        CHECK_CALLER,
      ],
    },
    {
      kind: "function",
      name: "onSablierLockupWithdraw",
      solidity:
        "function onSablierLockupWithdraw(uint256 streamId, address caller, address to, uint128 amount) external returns (bytes4 selector)",
      summary:
        "Tells an allowlisted recipient contract that another address has withdrawn from its stream.",
      caller:
        "`SablierLockup`, at the end of a withdrawal that the recipient contract did not call itself.",
      params: [
        streamId,
        { name: "caller", text: "Address that called Lockup." },
        {
          name: "to",
          text: "Address that got the tokens: you, unless the caller is approved or an operator.",
        },
        { name: "amount", unit: "base units", text: "Amount that was paid out." },
      ],
      returns: [selector],
      requires: [passed, answered],
      notes: [
        "It runs after the payout. If it fails, the withdrawal reverts. In `withdrawMultiple` only that withdrawal fails, and the others take effect.",
        "When the contract withdraws from its own stream, the hook is not called.",
        CHECK_CALLER,
      ],
    },
  ],
});
