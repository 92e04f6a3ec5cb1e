import type { SymbolRecord, UnitId } from "../schema";

/**
 * Records of `Adminable` without its constructor, which differs between protocols.
 *
 * @param origin id of the interface unit that declares the entries, for example `lockup/IAdminable`.
 */
export function adminableRecords(origin: UnitId): readonly SymbolRecord[] {
  return [
    {
      kind: "function",
      name: "admin",
      origin: [origin],
      declaredAs: "address public override",
      summary: "Returns the admin, the one address that may call the admin-only functions.",
      returns: [
        {
          name: "",
          text: "An ordinary account, a contract such as a multisig, or the zero address when nobody is admin.",
        },
      ],
    },
    {
      kind: "function",
      name: "transferAdmin",
      origin: [origin],
      summary: "Hands all admin rights to another address in one step.",
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
        "The zero address is accepted and leaves the contract without an admin for good. Naming the present admin is accepted too and emits the event again.",
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
      origin: [origin],
      summary: "Emitted when the contract gets an admin: at deployment and at every transfer.",
      params: [
        { name: "oldAdmin", text: "Previous admin; the zero address at deployment." },
        { name: "newAdmin", text: "Admin from now on." },
      ],
    },
  ];
}

/**
 * The record of `batch`.
 *
 * @param origin id of the interface unit that declares it, for example `lockup/IBatch`.
 */
export function batchRecords(origin: UnitId): readonly SymbolRecord[] {
  return [
    {
      kind: "function",
      name: "batch",
      origin: [origin],
      summary: "Runs several calls to this contract in one transaction: all of them, or none.",
      caller: "Anyone. Each call in the list has its own rules for who may make it.",
      params: [
        {
          name: "calls",
          text: "Calldata of each call: the function selector followed by the encoded arguments.",
        },
      ],
      returns: [
        {
          name: "results",
          text: "Raw return data of each call, at the index of the call. It is empty for functions that return nothing.",
        },
      ],
      requires: [
        {
          text: "Every call succeeds.",
          raises: { other: "the unchanged error of the first call that fails" },
        },
        {
          text: "If you send native coins: every function in the list is payable.",
          raises: { other: "no data" },
        },
      ],
      notes: [
        "The contract makes each call to itself as a delegate call, in the order of the list. Inside, `msg.sender` is you and not the contract, so your rights apply.",
        "Every call sees the same `msg.value`, although you pay it once.",
        "An empty list succeeds and does nothing.",
      ],
    },
  ];
}

/** Records of `NoDelegateCall`; it has no ABI entry of its own. */
export const noDelegateCallRecords: readonly SymbolRecord[] = [
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
      "The check stands in a function and not in the modifier, because the code of a modifier is repeated in every function that uses it.",
    ],
  },
];
