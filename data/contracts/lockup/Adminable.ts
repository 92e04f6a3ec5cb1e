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
          text: "First admin. The zero address is accepted and leaves the contract without one.",
        },
      ],
      emits: ["TransferAdmin"],
    },

    {
      kind: "function",
      name: "admin",
      origin: ["lockup/IAdminable"],
      declaredAs: "address public override",
      summary: "Returns the admin, the one address that may call the admin-only functions.",
      returns: [
        {
          name: "",
          text: "An ordinary account, a contract such as a multisig, or the zero address when there is no admin.",
        },
      ],
    },
    {
      kind: "function",
      name: "transferAdmin",
      origin: ["lockup/IAdminable"],
      summary: "Transfers all admin rights to another address in one step.",
      caller: "The admin.",
      params: [
        {
          name: "newAdmin",
          text: "Address that becomes the admin. The contract does not check it.",
        },
      ],
      requires: [{ text: "You are the admin.", raises: "CallerNotAdmin" }],
      emits: ["TransferAdmin"],
      notes: [
        "The change takes effect at once: the new admin does not have to accept, and the old one has no rights left.",
        "The zero address is accepted and leaves the contract permanently without an admin. Naming the current admin is also accepted and emits the event again.",
      ],
    },
    {
      kind: "modifier",
      name: "onlyAdmin",
      solidity: "modifier onlyAdmin()",
      summary: "Restricts a function to the admin.",
      requires: [{ text: "The caller is the admin.", raises: "CallerNotAdmin" }],
    },
    {
      kind: "event",
      name: "TransferAdmin",
      origin: ["lockup/IAdminable"],
      summary: "Emitted when the contract gets an admin: at deployment and at every transfer.",
      params: [
        { name: "oldAdmin", text: "Previous admin; the zero address at deployment." },
        { name: "newAdmin", text: "New admin." },
      ],
    },
  ],
});
