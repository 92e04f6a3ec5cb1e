import { defineContract } from "../../schema";
import type { Requirement, ValueDoc } from "../../schema";

const GROUP = "Hooks";

const streamId: ValueDoc = { name: "streamId", unit: "id", text: "Stream that you hold." };

const selector: ValueDoc = { name: "selector", text: "Selector of the hook itself." };

const answers: readonly Requirement[] = [
  { text: "The hook does not revert.", raises: { other: "the error of the hook, unchanged" } },
  { text: "The hook returns its own selector.", raises: "SablierLockup_InvalidHookSelector" },
];

const CHECK_CALLER =
  "Check in your contract that `msg.sender` is the Lockup contract, because any address can call the function.";

export default defineContract({
  name: "ISablierLockupRecipient",
  kind: "interface",
  releases: ["lockup@v4.0"],
  route: "/reference/lockup/{version}/hooks-and-nft",
  source: "src/interfaces/ISablierLockupRecipient.sol",
  abi: [],
  inherits: ["IERC165"],
  errors: ["@/Errors"],
  records: [
    {
      kind: "function",
      name: "onSablierLockupCancel",
      group: GROUP,
      solidity:
        "function onSablierLockupCancel(uint256 streamId, address sender, uint128 senderAmount, uint128 recipientAmount) external returns (bytes4 selector)",
      summary: "Notifies the recipient contract that its stream was canceled.",
      caller: "`SablierLockup`, at the end of a cancellation.",
      params: [
        streamId,
        { name: "sender", text: "Sender of the stream." },
        { name: "senderAmount", unit: "base units", text: "Refund, already paid." },
        {
          name: "recipientAmount",
          unit: "base units",
          text: "Amount left for you; 0 for a price-gated stream.",
        },
      ],
      returns: [selector],
      requires: answers,
      notes: [
        "Refund and events come first, so the getters show the new state. A failure undoes `cancel`. In `cancelMultiple` it only skips this stream.",
        CHECK_CALLER,
      ],
    },
    {
      kind: "function",
      name: "onSablierLockupWithdraw",
      group: GROUP,
      solidity:
        "function onSablierLockupWithdraw(uint256 streamId, address caller, address to, uint128 amount) external returns (bytes4 selector)",
      summary: "Notifies the recipient contract that another address withdrew from its stream.",
      caller: "`SablierLockup`, at the end of a withdrawal that the recipient did not call itself.",
      params: [
        streamId,
        { name: "caller", text: "Address that called Lockup, and paid the fee." },
        { name: "to", text: "Address that received the tokens." },
        { name: "amount", unit: "base units", text: "Amount paid out." },
      ],
      returns: [selector],
      requires: answers,
      notes: [
        "A failure undoes `withdraw` and `withdrawMax`. In `withdrawMultiple` it only skips this stream.",
        "An approved address or an operator triggers it as well.",
        CHECK_CALLER,
      ],
    },
  ],
});
