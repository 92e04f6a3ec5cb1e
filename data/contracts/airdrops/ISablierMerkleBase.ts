import { defineContract } from "../schema";

export default defineContract({
  name: "ISablierMerkleBase",
  kind: "interface",
  release: "airdrops@v1.3",
  route: "/reference/airdrops/contracts/interfaces/interface.ISablierMerkleBase",
  source: "src/interfaces/ISablierMerkleBase.sol",
  abi: ["airdrops/v1.3/SablierMerkleBase"],
  inherits: ["lockup/IAdminable"],
  records: [],
});
