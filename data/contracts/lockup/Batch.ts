import { defineContract } from "../schema";

export default defineContract({
  name: "Batch",
  kind: "abstract",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/abstracts/abstract.Batch",
  source: "src/abstracts/Batch.sol",
  abi: ["lockup/v2.0/SablierLockup"],
  inherits: ["lockup/IBatch"],
  records: [
    {
      kind: "function",
      name: "batch",
      origin: ["lockup/IBatch"],
      summary: "Runs several calls to this contract in one transaction: all of them, or none.",
      caller: "Any address. Each call in the list has its own rule for its caller.",
      params: [
        {
          name: "calls",
          text: "Calldata of each call: the function selector followed by the encoded arguments.",
        },
      ],
      returns: [
        {
          name: "results",
          text: "Raw return data of each call, at the index of the call. It is empty for functions that return nothing.",
        },
      ],
      requires: [
        {
          text: "Every call succeeds.",
          raises: { other: "the unchanged error of the first call that fails" },
        },
        {
          text: "If you send native coins: every function in the list is payable.",
          raises: { other: "no data" },
        },
      ],
      notes: [
        "The contract makes each call to itself as a delegate call, in the order of the list. Inside, `msg.sender` is you and not the contract, so your rights apply.",
        "Every call sees the same `msg.value`, although you pay it once.",
        "An empty list succeeds and does nothing.",
      ],
    },
  ],
});
