import { defineContract } from "../schema";

export default defineContract({
  name: "IAdminable",
  kind: "interface",
  release: "flow@v1.1",
  route: "/reference/flow/contracts/interfaces/interface.IAdminable",
  source: "src/interfaces/IAdminable.sol",
  abi: ["flow/v1.1/SablierFlow"],
  records: [],
});
