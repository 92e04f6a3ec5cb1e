// region: imports
import { getAddress, type Hex, isAddress, parseUnits } from "viem";

import { type Allocation, leafOf, rootOf, treeOf } from "./merkle-tree";
// endregion

// region: read
/**
 * Reads a list with the columns `address` and `amount`, amounts in whole tokens. The place of a row is
 * its index. Throws all mistakes at once; the header is row 1.
 */
export function readList(csv: string, decimals: number): Allocation[] {
  const [header = "", ...rows] = csv.trim().split(/\r?\n/u);
  const mistakes = /^\s*address\s*,\s*amount\s*$/iu.test(header)
    ? []
    : ['row 1: the header is not "address,amount"'];
  const whole = String.raw`\+?\d+`;
  const amounts = new RegExp(decimals > 0 ? `^${whole}(?:\\.\\d{1,${decimals}})?$` : `^${whole}$`);
  const seen = new Set<string>();
  const list = rows.map((row, index) => {
    const [address = "", amount = "", ...more] = row.split(",").map((field) => field.trim());
    const isRight = isAddress(address, { strict: false });
    const isAmount = amounts.test(amount) && /[1-9]/u.test(amount);
    const mistake = [
      more.length > 0 && "there are more than two columns",
      !isRight && `"${address}" is no address`,
      seen.has(address.toLowerCase()) && "the address is in the list already",
      !isAmount && `"${amount}" is no amount above 0 with at most ${decimals} decimals`,
    ].find((problem) => problem !== false);
    if (mistake !== undefined) mistakes.push(`row ${index + 2}: ${mistake}`);
    seen.add(address.toLowerCase());
    return {
      index: BigInt(index),
      recipient: isRight ? getAddress(address) : ("0x" as const),
      amount: isAmount ? parseUnits(amount.replace("+", ""), decimals) : 0n,
    };
  });
  if (totalOf(list) >= 2n ** 128n) mistakes.push("the sum does not fit into 128 bits");
  if (mistakes.length > 0) throw new RangeError(mistakes.join("\n"));
  return list;
}

/** What the campaign has to hold, base units. */
export function totalOf(list: readonly Allocation[]): bigint {
  return list.reduce((sum, { amount }) => sum + amount, 0n);
}
// endregion

// region: file
/** The file that claim pages read: the list, its root, and all hashes of the tree, root first. */
export function campaignText(list: readonly Allocation[]): { root: Hex; text: string } {
  const nodes = treeOf(list);
  const root = rootOf(nodes);
  const places = new Map(nodes.map((node, at) => [node, nodes.length - 1 - at]));
  const recipients = list.map(({ recipient, amount }) => ({
    address: recipient,
    amount: String(amount),
  }));
  const tree = {
    format: "standard-v1",
    tree: nodes.toReversed(),
    values: list.map((row, index) => ({
      value: [String(index), row.recipient, String(row.amount)],
      tree_index: places.get(leafOf(row)),
    })),
    leaf_encoding: ["uint", "address", "uint256"],
  };
  const file = {
    total_amount: String(totalOf(list)),
    number_of_recipients: list.length,
    root,
    merkle_tree: JSON.stringify(tree),
    recipients,
  };
  return { root, text: JSON.stringify(file) };
}
// endregion

// region: store
/**
 * Adds and pins the file on your own IPFS node and returns its content id.
 *
 * @param node address of the node's RPC, for example `http://127.0.0.1:5001`; never open it to others
 */
export async function storeList(node: string, text: string): Promise<string> {
  const form = new FormData();
  form.append("file", new Blob([text], { type: "application/json" }), "list.json");
  const response = await fetch(`${node}/api/v0/add?cid-version=1&pin=true`, {
    method: "POST",
    body: form,
  });
  if (!response.ok) throw new Error(`The node answered with status ${response.status}.`);
  const { Hash: cid } = (await response.json()) as { Hash?: string };
  if (cid === undefined) throw new Error("The node returned no content id.");
  return cid;
}
// endregion
