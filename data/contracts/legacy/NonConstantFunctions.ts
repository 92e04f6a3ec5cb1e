import { defineContract } from "../schema";
import type { Requirement, ValueDoc } from "../schema";

const streamId: ValueDoc = { name: "streamId", unit: "id", text: "Stream to act on." };

const succeeded: ValueDoc = {
  name: "",
  text: "Always true, because the call succeeds as a whole or reverts.",
};

const streamExists: Requirement = {
  text: "The stream exists. Its id was assigned, and it was neither canceled nor withdrawn in full.",
  raises: { revert: "stream does not exist" },
};

const callerIsParty: Requirement = {
  text: "You are the sender or the recipient of the stream.",
  raises: { revert: "caller is not the sender or the recipient of the stream" },
};

const balanceFits: Requirement = {
  text: "The rate times the elapsed seconds fits `uint256`. Only absurdly large deposits break this.",
  raises: { revert: "recipient balance calculation error" },
};

const payoutWorks: Requirement = {
  text: "The token accepts the transfer.",
  raises: { revert: "SafeERC20: low-level call failed" },
};

const REENTRANCY =
  "Withdraw and cancel are protected against reentrancy. A token that calls back cannot enter either of them a second time.";

const creation = (text: string, revert: string): Requirement => ({ text, raises: { revert } });

export default defineContract({
  name: "Sablier",
  kind: "contract",
  release: "legacy@v1.1",
  route: "/reference/legacy/contracts/non-constant-functions",
  source: "packages/protocol/contracts/Sablier.sol",
  abi: ["legacy/v1.1/Sablier"],
  records: [
    {
      kind: "constructor",
      summary: "Sets the first stream id to 100000.",
      notes: ["There is no owner and no setting to change afterwards."],
    },
    {
      kind: "function",
      name: "createStream",
      summary: "Creates a stream of your tokens that runs at a fixed rate from start to stop.",
      caller: "Any address. You become the sender and pay the deposit.",
      params: [
        { name: "recipient", text: "Account that the tokens stream to." },
        {
          name: "deposit",
          unit: "base units",
          text: "Amount to stream; a multiple of the seconds from start to stop.",
        },
        { name: "tokenAddress", text: "ERC-20 token to stream." },
        {
          name: "startTime",
          unit: "Unix seconds",
          text: "Start of the stream; not before the block that includes the transaction.",
        },
        { name: "stopTime", unit: "Unix seconds", text: "End of the stream; after the start." },
      ],
      returns: [{ name: "", unit: "id", text: "Id of the new stream." }],
      requires: [
        creation("`recipient` is not the zero address.", "stream to the zero address"),
        creation("`recipient` is not the Sablier contract.", "stream to the contract itself"),
        creation("`recipient` is not you.", "stream to the caller"),
        creation("`deposit` is above 0.", "deposit is zero"),
        creation(
          "`startTime` is not before the time of the block.",
          "start time before block.timestamp",
        ),
        creation("`stopTime` is after `startTime`.", "stop time before the start time"),
        creation(
          "`deposit` is at least the number of seconds from start to stop.",
          "deposit smaller than time delta",
        ),
        creation("`deposit` is a multiple of that number.", "deposit not multiple of time delta"),
        {
          text: "The id counter does not overflow, which is impossible in practice.",
          raises: { revert: "next stream id calculation error" },
        },
        creation(
          "You hold the deposit and have approved the contract to spend it.",
          "SafeERC20: low-level call failed",
        ),
      ],
      emits: [{ event: "Transfer", by: "the token" }, "CreateStream"],
      notes: [
        "Leave a margin in `startTime`, because the transaction reverts if the start time has passed by then.",
      ],
    },
    {
      kind: "function",
      name: "withdrawFromStream",
      summary: "Pays out part of the streamed amount to the recipient.",
      caller: "The sender or the recipient. The tokens go to the recipient either way.",
      params: [
        streamId,
        {
          name: "amount",
          unit: "base units",
          text: "Amount to pay out; at most the recipient's `balanceOf`.",
        },
      ],
      returns: [succeeded],
      requires: [
        streamExists,
        callerIsParty,
        { text: "`amount` is above 0.", raises: { revert: "amount is zero" } },
        balanceFits,
        {
          text: "`amount` is at most the recipient's balance.",
          raises: { revert: "amount exceeds the available balance" },
        },
        payoutWorks,
      ],
      emits: [{ event: "Transfer", by: "the token" }, "WithdrawFromStream"],
      notes: [
        "When the remaining balance is 0 afterwards, the stream is deleted, and every function then rejects its id.",
        REENTRANCY,
      ],
    },
    {
      kind: "function",
      name: "cancelStream",
      summary: "Ends a stream and pays both sides at once.",
      caller: "The sender or the recipient. Either of them may do it at any time.",
      params: [streamId],
      returns: [succeeded],
      requires: [streamExists, callerIsParty, balanceFits, payoutWorks],
      emits: [
        {
          event: "Transfer",
          by: "the token",
          when: "to the recipient, if its part is above 0",
        },
        { event: "Transfer", by: "the token", when: "to the sender, if its part is above 0" },
        "CancelStream",
      ],
      notes: [
        "The recipient gets the streamed part that was not withdrawn, and the sender gets the rest. Before the start everything goes to the sender, and from the stop time everything goes to the recipient.",
        "The stream is deleted, and every function then rejects its id.",
        REENTRANCY,
      ],
    },
    {
      kind: "event",
      name: "CreateStream",
      summary: "A stream was created.",
      params: [
        { name: "streamId", unit: "id", text: "Id of the new stream." },
        { name: "sender", text: "Account that created and paid it." },
        { name: "recipient", text: "Account that the tokens stream to." },
        { name: "deposit", unit: "base units", text: "Amount to stream." },
        { name: "tokenAddress", text: "ERC-20 token of the stream." },
        { name: "startTime", unit: "Unix seconds", text: "Start of the stream." },
        { name: "stopTime", unit: "Unix seconds", text: "End of the stream." },
      ],
    },
    {
      kind: "event",
      name: "WithdrawFromStream",
      summary: "Tokens were paid out to the recipient.",
      params: [
        { name: "streamId", unit: "id", text: "Stream that they came from." },
        { name: "recipient", text: "Account that got them." },
        { name: "amount", unit: "base units", text: "Amount that was paid out." },
      ],
    },
    {
      kind: "event",
      name: "CancelStream",
      summary: "A stream was ended by one of its two sides.",
      params: [
        { name: "streamId", unit: "id", text: "Stream that was ended." },
        { name: "sender", text: "Sender of the stream." },
        { name: "recipient", text: "Recipient of the stream." },
        { name: "senderBalance", unit: "base units", text: "Amount that the sender got back." },
        { name: "recipientBalance", unit: "base units", text: "Amount that the recipient got." },
      ],
      notes: ["The event does not show which side canceled. The caller of the transaction does."],
    },
  ],
});
