import { defineContract } from "../schema";

export default defineContract({
  name: "IAdminable",
  kind: "interface",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/interfaces/interface.IAdminable",
  source: "src/interfaces/IAdminable.sol",
  abi: ["lockup/v2.0/SablierLockup"],
  records: [],
});
