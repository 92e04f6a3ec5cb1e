import { defineContract } from "../schema";

export default defineContract({
  name: "ISablierLockupBase",
  kind: "interface",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/interfaces/interface.ISablierLockupBase",
  source: "src/interfaces/ISablierLockupBase.sol",
  abi: ["lockup/v2.0/SablierLockup"],
  inherits: ["lockup/IAdminable", "lockup/IBatch", "IERC4906", "IERC721Metadata"],
  records: [],
});
