import type { Abi, AbiParameter } from "viem";

import type { AbiFile } from "../../data/contracts/schema";
import type { AbiSource } from "./abi-source";
import { buildReference } from "./model";
import { SymbolIndex } from "./symbols";
import type { LoadedUnit, PlainRecord, PlainUnit } from "./units";

const value = (name: string, type: string, internalType = type): AbiParameter => ({
  name,
  type,
  internalType,
});

const ORDER: AbiParameter = {
  name: "order",
  type: "tuple",
  internalType: "struct Vault.Order",
  components: [value("token", "address", "contract IERC20"), value("amount", "uint128")],
};

export const VAULT_ABI: Abi = [
  { type: "constructor", stateMutability: "nonpayable", inputs: [value("owner", "address")] },
  {
    type: "function",
    name: "pay",
    stateMutability: "payable",
    inputs: [ORDER, value("fee", "uint256", "UD60x18")],
    outputs: [value("id", "uint256")],
  },
  {
    type: "function",
    name: "send",
    stateMutability: "nonpayable",
    inputs: [value("to", "address")],
    outputs: [],
  },
  {
    type: "function",
    name: "send",
    stateMutability: "nonpayable",
    inputs: [value("to", "address"), value("data", "bytes")],
    outputs: [],
  },
  { type: "event", name: "Pay", inputs: [{ ...value("id", "uint256"), indexed: true }] },
  { type: "error", name: "Vault_Empty", inputs: [value("id", "uint256")] },
];

const ABI_KEY: AbiFile = "lockup/v2.0/SablierLockup";

/** The vault's ABI under the key of Lockup's. */
const VAULT_ABIS: AbiSource = { files: [ABI_KEY], load: () => VAULT_ABI };

/** Complete and correct records of the vault. */
export const VAULT_RECORDS: readonly PlainRecord[] = [
  {
    kind: "constructor",
    summary: "Sets the owner.",
    params: [{ name: "owner", text: "First owner." }],
  },
  {
    kind: "function",
    name: "pay",
    origin: ["lockup/IVault"],
    summary: "Pays an order.",
    caller: "Anyone.",
    params: [
      { name: "order", text: "What to pay." },
      { name: "fee", unit: "18-decimals share", text: "Fee, see [guide](/guides/pay#fees)." },
    ],
    returns: [{ name: "id", unit: "id", text: "Id of the payment." }],
    requires: [
      { text: "The vault is not empty.", raises: "Vault_Empty" },
      { text: "The list has an element.", raises: { panic: "0x32" } },
      { text: "The token moves.", raises: { other: "the token's own error" } },
    ],
    emits: ["Pay", { event: "Transfer", by: "the token", when: "for the *amount*" }],
    notes: ["Also see `ref:lockup/Vault#send(address)`."],
  },
  {
    kind: "function",
    name: "send(address)",
    summary: "Sends everything.",
    caller: "Owner.",
    params: [{ name: "to", text: "Receiver." }],
  },
  {
    kind: "function",
    name: "send(address,bytes)",
    summary: "Sends everything with data.",
    caller: "Owner.",
    params: [
      { name: "to", text: "Receiver." },
      { name: "data", text: "Data." },
    ],
  },
  {
    kind: "function",
    name: "_check",
    solidity: "function _check(Vault.Order memory order, Kind kind) private view returns (bool)",
    summary: "Checks an order.",
    params: [
      { name: "order", text: "Order." },
      { name: "kind", text: "Kind." },
    ],
    returns: [{ name: "", text: "Whether it is good." }],
  },
  {
    kind: "modifier",
    name: "onlyOwner",
    solidity: "modifier onlyOwner()",
    summary: "Lets only the owner pass.",
  },
  {
    kind: "state",
    name: "_limit",
    solidity: "uint128 internal constant _limit",
    summary: "Largest payment.",
    unit: "base units",
    value: "1000",
  },
  {
    kind: "event",
    name: "Pay",
    summary: "Emitted for each payment.",
    params: [{ name: "id", unit: "id", text: "Payment." }],
  },
  {
    kind: "struct",
    name: "Order",
    summary: "A payment to make.",
    members: [
      { name: "token", text: "Token." },
      { name: "amount", unit: "base units", text: "Amount." },
    ],
  },
  {
    kind: "enum",
    name: "Kind",
    solidity: "enum Kind { FAST, SLOW }",
    summary: "How to pay.",
    members: [
      { name: "FAST", text: "At once." },
      { name: "SLOW", text: "Later." },
    ],
  },
];

/** A unit of the test protocol. */
export function unit(
  id: string,
  records: readonly PlainRecord[],
  rest: Partial<PlainUnit> = {},
): LoadedUnit {
  const name = id.split("/").at(-1) ?? id;
  return {
    id,
    file: `data/contracts/${id}.ts`,
    unit: {
      name,
      kind: "contract",
      release: "lockup@v2.0",
      route: `/reference/${name}`,
      source: `src/${name}.sol`,
      abi: [],
      records,
      ...rest,
    },
  };
}

/** The vault, its interface and its errors; `records` replaces the vault's. */
export function vaultUnits(records: readonly PlainRecord[] = VAULT_RECORDS): LoadedUnit[] {
  return [
    unit(
      "lockup/Errors",
      [
        {
          kind: "error",
          name: "Vault_Empty",
          cause: "There is nothing in the vault.",
          fix: "Fill it.",
          params: [{ name: "id", unit: "id", text: "Vault." }],
        },
        {
          kind: "error",
          name: "Vault_Fee",
          solidity: "error Vault_Fee(UD60x18 fee)",
          cause: "The fee is too high.",
          params: [{ name: "fee", unit: "18-decimals share", text: "Fee." }],
        },
      ],
      { kind: "library", abi: [ABI_KEY] },
    ),
    unit("lockup/IVault", [], { kind: "interface", abi: [ABI_KEY] }),
    unit("lockup/Vault", records, {
      abi: [ABI_KEY],
      inherits: ["lockup/IVault", "ERC721"],
      errors: ["lockup/Errors"],
    }),
  ];
}

export function indexOf(units: readonly LoadedUnit[]): SymbolIndex {
  return new SymbolIndex(buildReference({ units, problems: [] }, VAULT_ABIS));
}

/** The only ABI that the tests ask to be complete. */
export const COMPLETE: readonly AbiFile[] = [ABI_KEY];
