import { defineContract } from "../schema";

export default defineContract({
  name: "IBatch",
  kind: "interface",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/interfaces/interface.IBatch",
  source: "src/interfaces/IBatch.sol",
  abi: ["lockup/v2.0/SablierLockup"],
  records: [],
});
