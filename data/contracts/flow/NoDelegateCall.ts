import { defineContract } from "../schema";
import type { Requirement } from "../schema";

const ownContext: Requirement = {
  text: "The code runs at the address it was deployed to.",
  raises: "DelegateCall",
};

export default defineContract({
  name: "NoDelegateCall",
  kind: "abstract",
  release: "flow@v1.1",
  route: "/reference/flow/contracts/abstracts/abstract.NoDelegateCall",
  source: "src/abstracts/NoDelegateCall.sol",
  abi: [],
  errors: ["flow/Errors"],
  records: [
    {
      kind: "constructor",
      solidity: "constructor()",
      summary: "Remembers the address at which the contract is being deployed.",
    },
    {
      kind: "modifier",
      name: "noDelegateCall",
      solidity: "modifier noDelegateCall()",
      summary: "Keeps other contracts from running the function in their own storage.",
      requires: [ownContext],
      notes: [
        "It runs before every other check of the function, so a foreign delegate call fails with this error even if the stream does not exist.",
        "`batch` is no obstacle: it delegates from Flow to Flow, which leaves the address as it is.",
      ],
    },
    {
      kind: "function",
      name: "_preventDelegateCall",
      solidity: "function _preventDelegateCall() private view",
      summary: "Compares the running address with `ORIGINAL`.",
      requires: [ownContext],
      notes: [
        "As a separate function, the comparison is compiled once and not into each function that carries the modifier.",
      ],
    },
    {
      kind: "state",
      name: "ORIGINAL",
      solidity: "address private immutable ORIGINAL",
      summary: "Address of the contract, fixed in its code at deployment.",
    },
  ],
});
