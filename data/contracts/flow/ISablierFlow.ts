import { defineContract } from "../schema";

export default defineContract({
  name: "ISablierFlow",
  kind: "interface",
  release: "flow@v1.1",
  route: "/reference/flow/contracts/interfaces/interface.ISablierFlow",
  source: "src/interfaces/ISablierFlow.sol",
  abi: ["flow/v1.1/SablierFlow"],
  inherits: ["flow/IBatch", "flow/ISablierFlowBase"],
  records: [],
});
