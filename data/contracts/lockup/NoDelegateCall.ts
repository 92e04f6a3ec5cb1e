import { defineContract } from "../schema";

export default defineContract({
  name: "NoDelegateCall",
  kind: "abstract",
  release: "lockup@v2.0",
  route: "/reference/lockup/contracts/abstracts/abstract.NoDelegateCall",
  source: "src/abstracts/NoDelegateCall.sol",
  abi: [],
  errors: ["lockup/Errors"],
  records: [
    {
      kind: "constructor",
      solidity: "constructor()",
      summary: "Stores the address of the contract that is being deployed.",
    },
    {
      kind: "state",
      name: "ORIGINAL",
      solidity: "address private immutable ORIGINAL",
      summary:
        "Address at which the contract was deployed. It is part of the code, not of the storage.",
    },
    {
      kind: "modifier",
      name: "noDelegateCall",
      solidity: "modifier noDelegateCall()",
      summary: "Runs `_preventDelegateCall` before the body of a function.",
      requires: [
        {
          text: "The code runs at its own address.",
          raises: "DelegateCall",
        },
      ],
    },
    {
      kind: "function",
      name: "_preventDelegateCall",
      solidity: "function _preventDelegateCall() private view",
      summary: "Compares the executing address with the one stored at deployment.",
      requires: [
        {
          text: "`address(this)` equals `ORIGINAL`.",
          raises: "DelegateCall",
        },
      ],
      notes: [
        "The check is in a function and not in the modifier, because the code of a modifier is repeated in every function that uses it.",
      ],
    },
  ],
});
