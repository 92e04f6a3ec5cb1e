import { defineContract } from "../schema";

export default defineContract({
  name: "ISablierMerkleLL",
  kind: "interface",
  release: "airdrops@v1.3",
  route: "/reference/airdrops/contracts/interfaces/interface.ISablierMerkleLL",
  source: "src/interfaces/ISablierMerkleLL.sol",
  abi: ["airdrops/v1.3/SablierMerkleLL"],
  inherits: ["airdrops/ISablierMerkleBase"],
  records: [],
});
