import { batchRecords } from "../_shared/base-contracts";
import { defineContract } from "../schema";

export default defineContract({
  name: "Batch",
  kind: "abstract",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/abstracts/abstract.Batch",
  source: "src/abstracts/Batch.sol",
  abi: ["lockup/v2.0/SablierLockup"],
  inherits: ["lockup/IBatch"],
  errors: ["lockup/Errors"],
  records: [...batchRecords("lockup/IBatch")],
});
