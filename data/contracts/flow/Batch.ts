import { defineContract } from "../schema";

export default defineContract({
  name: "Batch",
  kind: "abstract",
  release: "flow@v1.1",
  route: "/reference/flow/contracts/abstracts/abstract.Batch",
  source: "src/abstracts/Batch.sol",
  abi: ["flow/v1.1/SablierFlow"],
  inherits: ["flow/IBatch"],
  records: [
    {
      kind: "function",
      name: "batch",
      origin: ["flow/IBatch"],
      summary: "Runs several calls to this contract in one transaction: all of them, or none.",
      caller:
        "Any address. Each inner call sees you as its caller and checks your rights as usual.",
      params: [
        {
          name: "calls",
          text: "Encoded calls, run from first to last. Each is a selector with its arguments, as `abi.encodeCall` builds it.",
        },
      ],
      returns: [
        {
          name: "results",
          text: "Raw return data of each call, in the same order; empty bytes where a function returns nothing.",
        },
      ],
      requires: [
        {
          text: "Every inner call succeeds. The first one that fails undoes the whole batch.",
          raises: { other: "the error of the failed call, unchanged" },
        },
      ],
      notes: [
        "The contract reaches its own functions by delegate calls to itself, so `msg.sender` and `msg.value` stay the same in all of them. The native value is paid once, yet every inner call sees the full amount: never read it as paid per call.",
        "With native value attached, inner calls to functions that are not payable fail, `transferFrom` for example.",
        "Ids of streams created in a batch follow each other from `nextStreamId`. Decode them from `results` instead of predicting them: another transaction may come first.",
      ],
    },
  ],
});
