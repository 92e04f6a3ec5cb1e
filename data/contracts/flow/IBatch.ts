import { defineContract } from "../schema";

export default defineContract({
  name: "IBatch",
  kind: "interface",
  release: "flow@v1.1",
  route: "/reference/flow/contracts/interfaces/interface.IBatch",
  source: "src/interfaces/IBatch.sol",
  abi: ["flow/v1.1/SablierFlow"],
  records: [],
});
