import { defineContract } from "../schema";

export default defineContract({
  name: "ILockupNFTDescriptor",
  kind: "interface",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/interfaces/interface.ILockupNFTDescriptor",
  source: "src/interfaces/ILockupNFTDescriptor.sol",
  abi: [],
  records: [],
});
