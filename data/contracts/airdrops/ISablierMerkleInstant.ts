import { defineContract } from "../schema";

export default defineContract({
  name: "ISablierMerkleInstant",
  kind: "interface",
  release: "airdrops@v1.3",
  route: "/reference/airdrops/contracts/interfaces/interface.ISablierMerkleInstant",
  source: "src/interfaces/ISablierMerkleInstant.sol",
  abi: ["airdrops/v1.3/SablierMerkleInstant"],
  inherits: ["airdrops/ISablierMerkleBase"],
  records: [],
});
