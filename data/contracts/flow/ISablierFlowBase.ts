import { defineContract } from "../schema";

export default defineContract({
  name: "ISablierFlowBase",
  kind: "interface",
  release: "flow@v1.1",
  route: "/reference/flow/contracts/interfaces/interface.ISablierFlowBase",
  source: "src/interfaces/ISablierFlowBase.sol",
  abi: ["flow/v1.1/SablierFlow"],
  inherits: ["IERC4906", "IERC721Metadata", "flow/IAdminable"],
  records: [],
});
