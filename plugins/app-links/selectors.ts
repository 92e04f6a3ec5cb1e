import type { AbiFunction } from "viem";

import { canonicalSignature, selectorOf } from "../../src/lib/abi";
import type { SelectorTable } from "../../src/lib/finder/model";
import type { ProtocolModel } from "../protocol-data/model";

export function isFunction(item: object): item is AbiFunction {
  return "type" in item && item.type === "function";
}

/**
 * Lists the functions of all releases by their selector, so that input data can be told apart.
 *
 * @throws Error naming two functions that have one selector
 */
export function selectorTable(abis: ProtocolModel["abis"]): SelectorTable {
  const owners: string[] = [];
  const functions = new Map<string, [signature: string, owners: number[]]>();
  for (const [ref, contracts] of abis) {
    for (const [name, abi] of Object.entries(contracts)) {
      const owner = owners.push(`${ref} ${name}`) - 1;
      for (const item of abi.filter(isFunction)) {
        const signature = canonicalSignature(item);
        const selector = selectorOf(signature);
        const known = functions.get(selector);
        if (known === undefined) functions.set(selector, [signature, [owner]]);
        else if (known[0] === signature) known[1].push(owner);
        else throw new Error(`${known[0]} and ${signature} have the selector ${selector}.`);
      }
    }
  }
  return { owners, functions: Object.fromEntries([...functions].sort()) };
}
