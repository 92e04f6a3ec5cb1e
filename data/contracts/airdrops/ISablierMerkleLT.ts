import { defineContract } from "../schema";

export default defineContract({
  name: "ISablierMerkleLT",
  kind: "interface",
  release: "airdrops@v1.3",
  route: "/reference/airdrops/contracts/interfaces/interface.ISablierMerkleLT",
  source: "src/interfaces/ISablierMerkleLT.sol",
  abi: ["airdrops/v1.3/SablierMerkleLT"],
  inherits: ["airdrops/ISablierMerkleBase"],
  records: [],
});
