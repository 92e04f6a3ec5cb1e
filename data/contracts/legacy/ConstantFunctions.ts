import { defineContract } from "../schema";
import type { Requirement, ValueDoc } from "../schema";

const streamId: ValueDoc = { name: "streamId", unit: "id", text: "Stream to read." };

const streamExists: Requirement = {
  text: "The stream exists. Its id was assigned, and it was neither canceled nor withdrawn in full.",
  raises: { revert: "stream does not exist" },
};

export default defineContract({
  name: "Sablier",
  kind: "contract",
  release: "legacy@v1.1",
  route: "/reference/legacy/contracts/constant-functions",
  source: "packages/protocol/contracts/Sablier.sol",
  abi: ["legacy/v1.1/Sablier"],
  records: [
    {
      kind: "function",
      name: "getStream",
      summary: "Returns all values that the contract stores for a stream.",
      params: [streamId],
      returns: [
        { name: "sender", text: "Account that created and paid the stream." },
        { name: "recipient", text: "Account that the tokens stream to." },
        {
          name: "deposit",
          unit: "base units",
          text: "Amount that the sender paid in. It does not change.",
        },
        { name: "tokenAddress", text: "ERC-20 token of the stream." },
        { name: "startTime", unit: "Unix seconds", text: "Start of the stream." },
        { name: "stopTime", unit: "Unix seconds", text: "End of the stream." },
        {
          name: "remainingBalance",
          unit: "base units",
          text: "Deposit minus all withdrawals so far.",
        },
        {
          name: "ratePerSecond",
          unit: "base units per second",
          text: "Deposit divided by the seconds from start to stop; exact, as creation allows no remainder.",
        },
      ],
      requires: [streamExists],
      notes: ["A canceled or fully withdrawn stream is deleted. Its history is in its events."],
    },
    {
      kind: "function",
      name: "balanceOf",
      summary: "Returns the amount of a stream that belongs to an account now.",
      params: [streamId, { name: "who", text: "Account to read." }],
      returns: [
        {
          name: "balance",
          unit: "base units",
          text: "For the recipient, the streamed part that was not withdrawn. For the sender, the part not yet streamed. For other accounts, 0.",
        },
      ],
      requires: [
        streamExists,
        {
          text: "The rate times the elapsed seconds fits `uint256`. Only absurdly large deposits break this.",
          raises: { revert: "recipient balance calculation error" },
        },
      ],
      notes: [
        "Example: when 1000 base units have streamed and 400 were withdrawn, the recipient's balance is 600.",
        "The two balances always add up to the remaining balance. This is not the token's `balanceOf`.",
      ],
    },
    {
      kind: "function",
      name: "deltaOf",
      summary: "Returns the time for which a stream has been running.",
      params: [streamId],
      returns: [
        {
          name: "delta",
          unit: "seconds",
          text: "0 up to the start time, then the time since, and at and after the stop time the whole duration.",
        },
      ],
      requires: [streamExists],
    },
    {
      kind: "function",
      name: "nextStreamId",
      declaredAs: "uint256 public",
      summary: "Returns the id that the next stream will get.",
      returns: [
        { name: "", unit: "id", text: "Next id. The first stream of a v1.1 contract has 100000." },
      ],
      notes: [
        "To get the id of a stream that you create, read the `CreateStream` event, because another creation can come first.",
      ],
    },
  ],
});
