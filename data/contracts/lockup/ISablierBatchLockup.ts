import { defineContract } from "../schema";

export default defineContract({
  name: "ISablierBatchLockup",
  kind: "interface",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/interfaces/interface.ISablierBatchLockup",
  source: "src/interfaces/ISablierBatchLockup.sol",
  abi: ["lockup/v2.0/SablierBatchLockup"],
  records: [],
});
