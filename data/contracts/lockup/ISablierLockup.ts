import { defineContract } from "../schema";

export default defineContract({
  name: "ISablierLockup",
  kind: "interface",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/interfaces/interface.ISablierLockup",
  source: "src/interfaces/ISablierLockup.sol",
  abi: ["lockup/v2.0/SablierLockup"],
  inherits: ["lockup/ISablierLockupBase"],
  records: [],
});
