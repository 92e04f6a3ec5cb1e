import {
  campaignConstructor,
  claimRecords,
  getter,
  streamDelivery,
  streamEvents,
  V3,
} from "../../_shared/airdrops-campaign";
import { defineContract } from "../../schema";

const CONTRACT = "SablierMerkleLL";

export default defineContract({
  name: CONTRACT,
  kind: "contract",
  releases: ["airdrops@v2.0", "airdrops@v3.0"],
  route: "/reference/airdrops/{version}/merkle-ll",
  source: "src/SablierMerkleLL.sol",
  abi: ["airdrops/{version}/SablierMerkleLL"],
  inherits: [{ text: "@/SablierMerkleSignature", since: V3 }, "@/SablierMerkleLockup"],
  errors: ["@/Errors"],
  records: [
    campaignConstructor("SablierFactoryMerkleLL", true, {
      requires: [
        {
          text: "The token accepts the approval of the Lockup contract.",
          raises: { other: "the token's own error" },
        },
      ],
      emits: [{ event: "Approval", by: "the token", when: "the maximum, for the Lockup contract" }],
    }),
    ...claimRecords(
      streamDelivery(
        CONTRACT,
        "CreateLockupLinearStream",
        "an error of Lockup, or of the fixed-point library for a percentage that is far too high",
      ),
    ),
    getter(
      "VESTING_CLIFF_DURATION",
      "Returns the time from the start to the cliff.",
      { name: "", unit: "seconds", text: "0 for no cliff." },
      { declaredAs: "uint40 public immutable" },
    ),
    getter(
      "VESTING_CLIFF_UNLOCK_PERCENTAGE",
      "Returns the share that unlocks at the cliff.",
      { name: "", unit: "18-decimals share", text: "Share of each allocation, rounded down." },
      { declaredAs: "UD60x18 public immutable" },
    ),
    getter(
      "VESTING_GRANULARITY",
      "Returns the time between two steps in which a stream unlocks.",
      { name: "", unit: "seconds", text: "1 for a stream by the second." },
      { declaredAs: "uint40 public immutable", since: V3 },
    ),
    getter(
      "VESTING_START_UNLOCK_PERCENTAGE",
      "Returns the share that unlocks at the start.",
      { name: "", unit: "18-decimals share", text: "Share of each allocation, rounded down." },
      { declaredAs: "UD60x18 public immutable" },
    ),
    getter(
      "VESTING_TOTAL_DURATION",
      "Returns the time from the start to the end of the vesting.",
      {
        name: "",
        unit: "seconds",
        text: "With 0, claims pay tokens directly, and revert before a fixed start.",
      },
      { declaredAs: "uint40 public immutable" },
    ),
    ...streamEvents("LL"),
  ],
});
