import { adminableRecords } from "../_shared/base-contracts";
import { defineContract } from "../schema";

export default defineContract({
  name: "Adminable",
  kind: "abstract",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/abstracts/abstract.Adminable",
  source: "src/abstracts/Adminable.sol",
  abi: ["lockup/v2.0/SablierLockup"],
  inherits: ["lockup/IAdminable"],
  errors: ["lockup/Errors"],
  records: [
    {
      kind: "constructor",
      solidity: "constructor(address initialAdmin)",
      summary: "Sets the first admin.",
      params: [
        {
          name: "initialAdmin",
          text: "First admin. The zero address passes and leaves the contract without one.",
        },
      ],
      emits: ["TransferAdmin"],
    },
    ...adminableRecords("lockup/IAdminable"),
  ],
});
