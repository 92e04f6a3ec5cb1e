import { noDelegateCallRecords } from "../_shared/base-contracts";
import { defineContract } from "../schema";

export default defineContract({
  name: "NoDelegateCall",
  kind: "abstract",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/abstracts/abstract.NoDelegateCall",
  source: "src/abstracts/NoDelegateCall.sol",
  abi: [],
  errors: ["lockup/Errors"],
  records: noDelegateCallRecords,
});
