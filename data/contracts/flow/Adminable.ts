import { defineContract } from "../schema";
import type { Requirement } from "../schema";

const callerIsAdmin: Requirement = {
  text: "The caller is the admin.",
  raises: "CallerNotAdmin",
};

export default defineContract({
  name: "Adminable",
  kind: "abstract",
  release: "flow@v1.1",
  route: "/reference/flow/contracts/abstracts/abstract.Adminable",
  source: "src/abstracts/Adminable.sol",
  abi: ["flow/v1.1/SablierFlow"],
  inherits: ["flow/IAdminable"],
  errors: ["flow/Errors"],
  records: [
    {
      kind: "function",
      name: "admin",
      origin: ["flow/IAdminable"],
      declaredAs: "address public override",
      summary: "Returns the account that may call the admin functions and receives native fees.",
      returns: [{ name: "", text: "Current admin; the zero address if the role was given up." }],
    },
    {
      kind: "function",
      name: "transferAdmin",
      origin: ["flow/IAdminable"],
      summary: "Transfers the admin role to another address, effective at once.",
      caller: "The admin.",
      params: [{ name: "newAdmin", text: "Account that becomes the admin." }],
      requires: [callerIsAdmin],
      emits: ["TransferAdmin"],
      notes: [
        "There is no second step in which the new admin accepts, and the address is not checked. A wrong address cannot be corrected by the old admin, and the zero address ends all admin actions.",
        "Naming the current admin again is accepted and emits the event.",
      ],
    },
    {
      kind: "event",
      name: "TransferAdmin",
      origin: ["flow/IAdminable"],
      summary: "The admin role changed hands; also emitted once at deployment.",
      params: [
        { name: "oldAdmin", text: "Admin until now; the zero address at deployment." },
        { name: "newAdmin", text: "New admin." },
      ],
    },
    {
      kind: "modifier",
      name: "onlyAdmin",
      solidity: "modifier onlyAdmin()",
      summary: "Lets only the admin run the function.",
      requires: [callerIsAdmin],
      notes: ["The check comes before the body of the function."],
    },
  ],
});
