import { flow } from "./names";
import type { Migration } from "./schema";

export default {
  from: "flow@v2.0",
  to: "flow@v3.0",
  contracts: ["SablierFlow"],
  examples: {
    before: "examples/solidity/flow-v2.0/Migrating.sol",
    after: "examples/solidity/flow-v3.0/Migrating.sol",
  },
  rows: [
    {
      id: "transfer-from-payable",
      title: "Transfer an NFT in a batch that carries value",
      text: [
        "`transferFrom` accepts no native value, so in v2.0 a batch that pays for a withdrawal cannot move an NFT. v3.0 adds `transferFromPayable`, which does the same and accepts value. A recipient can withdraw and hand the stream over [in one batch](/guides/flow/v3.0/batch).",
      ],
      symbols: flow("function", "transferFromPayable"),
    },
    {
      id: "recover",
      title: "Recover: no error and no event",
      text: [
        "Only the Comptroller calls `recover`, so this concerns its admin and indexers. The call no longer reverts when there is no surplus: it transfers 0 tokens. Flow emits no `Recover` event. To see a recovery, read the token's `Transfer` and the Comptroller's `Execute` event in the same transaction.",
      ],
      symbols: [
        ...flow("function", "recover"),
        ...flow("event", "Recover"),
        ...flow("error", "SablierFlow_SurplusZero"),
      ],
      example: "recover",
    },
  ],
} satisfies Migration;
