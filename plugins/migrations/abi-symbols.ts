import type { Abi, AbiParameter } from "viem";

import type { SymbolName } from "../../data/migrations/schema";
import { canonicalSignature, canonicalType, hashOf } from "../../src/lib/abi";
import { parametersOf, structsOf } from "../contract-reference/types";

/** What a symbol of an ABI is, as far as a move to another release can change it. */
export interface AbiSymbol {
  /** Everything that callers depend on: types, results, indexed fields, whether it takes native coin. */
  readonly shape: string;
  /** Selector of a function or error, topic 0 of an event; several of an overloaded function. */
  readonly hashes: readonly `0x${string}`[];
}

export type AbiSymbols = ReadonlyMap<SymbolName, AbiSymbol>;

const namesOf = (parameters: readonly AbiParameter[]): string =>
  parameters.map((parameter) => `${canonicalType(parameter)} ${parameter.name ?? ""}`).join(",");

/**
 * The functions, events, errors and structs of some contracts. One that contracts have alike, as campaigns
 * have what they inherit, counts once, for the first of them.
 */
export function symbolsOf(abis: ReadonlyMap<string, Abi>): AbiSymbols {
  const symbols = new Map<SymbolName, AbiSymbol>();
  const owners = new Map<string, string>();
  for (const [contract, abi] of abis) {
    for (const entry of abi) {
      for (const [name, members] of structsOf(parametersOf(entry))) {
        // A struct outside a library is its own page, as `Broker` is.
        const full = name.includes(".") ? name : `${name}.${name}`;
        symbols.set(`struct ${full}` as SymbolName, { shape: namesOf(members), hashes: [] });
      }
      if (entry.type !== "function" && entry.type !== "event" && entry.type !== "error") continue;
      const signature = canonicalSignature(entry);
      const shape = [
        signature,
        entry.type === "function" ? `${entry.stateMutability} ${namesOf(entry.outputs)}` : "",
        entry.type === "event"
          ? entry.inputs.map(({ indexed }) => (indexed === true ? "i" : "-")).join("")
          : "",
      ].join(" ");
      const alike = `${entry.type} ${shape}`;
      if ((owners.get(alike) ?? contract) !== contract) continue;
      owners.set(alike, contract);
      const name: SymbolName = `${entry.type} ${contract}.${entry.name}`;
      const before = symbols.get(name);
      const hash = hashOf(entry.type, signature);
      symbols.set(name, {
        shape: [...(before === undefined ? [] : [before.shape]), shape].join("; "),
        hashes: [...(before?.hashes ?? []), hash],
      });
    }
  }
  return symbols;
}
