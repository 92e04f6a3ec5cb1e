import { defineContract } from "../schema";

export default defineContract({
  name: "ISablierMerkleFactory",
  kind: "interface",
  release: "airdrops@v1.3",
  route: "/reference/airdrops/contracts/interfaces/interface.ISablierMerkleFactory",
  source: "src/interfaces/ISablierMerkleFactory.sol",
  abi: ["airdrops/v1.3/SablierMerkleFactory"],
  inherits: ["lockup/IAdminable"],
  records: [],
});
