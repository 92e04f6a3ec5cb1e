import { defineContract } from "../schema";

export default defineContract({
  name: "IFlowNFTDescriptor",
  kind: "interface",
  release: "flow@v1.1",
  route: "/reference/flow/contracts/interfaces/interface.IFlowNFTDescriptor",
  source: "src/interfaces/IFlowNFTDescriptor.sol",
  abi: [],
  records: [],
});
