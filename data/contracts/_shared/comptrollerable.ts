import type { EventRecord, FunctionRecord, Requirement, SymbolRecord } from "../schema";

/** Only the Comptroller contract may call the function. */
export const byComptroller: Requirement = {
  text: "You are the Comptroller contract.",
  raises: "Comptrollerable_CallerNotComptroller",
};

/** Who may call such a function, in prose. */
export const COMPTROLLER_ONLY = "The Comptroller contract. Its admin calls through `execute`.";

/** Conditions for the Comptroller that a constructor gets. */
export const initialComptrollerFits: readonly Requirement[] = [
  {
    text: "`initialComptroller` has code and implements `supportsInterface`.",
    raises: { other: "no data, or its own error" },
  },
  {
    text: "`initialComptroller` supports the interface id `0x65443910`.",
    raises: "Comptrollerable_UnsupportedInterfaceId",
  },
];

/**
 * The functions of a contract that the Comptroller administers.
 *
 * @param reach sentence about the effect of another Comptroller on this contract
 * @param fees sentence about the native coin that the contract holds
 */
export const comptrollerFunctions = (reach: string, fees: string): readonly FunctionRecord[] => [
  {
    kind: "function",
    name: "comptroller",
    origin: ["Comptrollerable"],
    summary: "Returns the Comptroller, which administers this contract.",
    returns: [{ name: "", text: "Address of the Comptroller." }],
  },
  {
    kind: "function",
    name: "setComptroller",
    origin: ["Comptrollerable"],
    summary: "Replaces the Comptroller of this contract.",
    caller: COMPTROLLER_ONLY,
    params: [{ name: "newComptroller", text: "Contract that takes over the powers." }],
    requires: [
      byComptroller,
      {
        text: "`newComptroller` has code and implements `supportsInterface`.",
        raises: { other: "no data, or its own error" },
      },
      {
        text: "`newComptroller` supports the interface id `0x65443910`.",
        raises: "Comptrollerable_UnsupportedInterfaceId",
      },
    ],
    emits: ["SetComptroller"],
    notes: [reach],
  },
  {
    kind: "function",
    name: "transferFeesToComptroller",
    origin: ["Comptrollerable"],
    summary: "Moves the native coin that the contract holds to the Comptroller.",
    caller: "Any address.",
    requires: [
      {
        text: "The Comptroller accepts the transfer.",
        raises: { other: "a revert" },
      },
    ],
    emits: ["TransferFeesToComptroller"],
    notes: [fees],
  },
];

/** The events of those functions. */
export const comptrollerEvents: readonly EventRecord[] = [
  {
    kind: "event",
    name: "SetComptroller",
    origin: ["Comptrollerable"],
    summary: "Emitted when the contract gets a Comptroller, at its deployment and at each change.",
    params: [
      {
        name: "oldComptroller",
        text: "Comptroller before; at the deployment the zero address.",
      },
      { name: "newComptroller", text: "Comptroller from now on." },
    ],
  },
  {
    kind: "event",
    name: "TransferFeesToComptroller",
    origin: ["Comptrollerable"],
    summary: "Emitted when native coin is moved to the Comptroller.",
    params: [
      { name: "comptroller", text: "Comptroller that received the coin." },
      { name: "feeAmount", unit: "wei", text: "Amount that was moved." },
    ],
  },
];

/** The errors of those functions. */
export const comptrollerErrors = (group: string): readonly SymbolRecord[] => [
  {
    kind: "error",
    name: "Comptrollerable_CallerNotComptroller",
    origin: ["Comptrollerable"],
    group,
    cause: "Only the Comptroller may call this function, not even its admin directly.",
    fix: "The admin of the Comptroller calls its function `execute` with this call.",
    params: [
      { name: "comptroller", text: "Comptroller of the contract." },
      { name: "caller", text: "Address that made the call." },
    ],
  },
  {
    kind: "error",
    name: "Comptrollerable_UnsupportedInterfaceId",
    origin: ["Comptrollerable"],
    group,
    cause: "The new Comptroller does not support the interface that the contract needs.",
    fix: "Pass the address of a Comptroller.",
    params: [
      { name: "previousComptroller", text: "Comptroller that stays." },
      { name: "newComptroller", text: "Address that was refused." },
      { name: "minimalInterfaceId", text: "Id of the missing interface." },
    ],
  },
];
