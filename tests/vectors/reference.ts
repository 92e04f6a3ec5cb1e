import { readFileSync } from "node:fs";
import path from "node:path";

import type { Abi, AbiEvent, AbiFunction } from "viem";
import { toEventSelector, toFunctionSelector } from "viem/utils";

import { SITE_DIR } from "../../plugins/paths";
import { addressOf, type Step, type Value } from "./load";

/** Text of a page of the reference, by its path below `docs/reference`. */
export const referencePage = (name: string): string =>
  readFileSync(path.join(SITE_DIR, "docs/reference", `${name}.mdx`), "utf8");

/** Cells of the tables below a heading of a page, without the heads, until the next heading. */
export function rowsBelow(text: string, id: string): string[][] {
  const section = text.split(`{/* #${id} */}`)[1]?.split(/^## /mu, 1)[0] ?? "";
  return section
    .split("\n")
    .filter(
      (line, index, lines) => line.startsWith("|") && !/^\|[\s:|-]+$/u.test(lines[index + 1] ?? ""),
    )
    .filter((line) => !/^\|[\s:|-]+$/u.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** First four bytes of a function's selector or of an event's topic; undefined for what an ABI lacks. */
export function firstBytes(abi: Abi, kind: "function" | "event", name: string): string | undefined {
  const entry = abi.find(
    (item): item is AbiEvent | AbiFunction => item.type === kind && item.name === name,
  );
  if (entry === undefined) return undefined;
  return entry.type === "event" ? toEventSelector(entry).slice(0, 10) : toFunctionSelector(entry);
}

/** Roles in a stream, as the columns of a table of access control have them. */
export const ROLES = ["sender", "recipient", "approved", "other"] as const;

export type Role = (typeof ROLES)[number];

/** Who has which role in the streams of a contract, kept up while its recorded steps are read. */
export class Roles {
  readonly #senders = new Map<Value, Value>();
  readonly #owners = new Map<Value, Value>();
  readonly #approved = new Map<Value, Value>();
  readonly #operators = new Map<Value, Set<Value>>();
  readonly #contract: string;

  /**
   * @param contract symbolic name of the contract
   * @param senderOf id and sender of the stream that a step creates; none for other steps
   */
  constructor(
    contract: string,
    readonly senderOf: (step: Step) => readonly (readonly [id: Value, sender: Value])[],
  ) {
    this.#contract = addressOf(contract);
  }

  /** What a step that succeeded changes. */
  follow(step: Step): void {
    for (const [id, sender] of this.senderOf(step)) this.#senders.set(id, sender);
    for (const { by, name, args: fields } of step.events) {
      if (by !== this.#contract) continue;
      const { tokenId = 0n, to = "", owner = "", operator = "", approved = "" } = fields;
      if (name === "Transfer") {
        this.#owners.set(tokenId, to);
        this.#approved.delete(tokenId);
      } else if (name === "Approval") this.#approved.set(tokenId, approved);
      else if (name === "ApprovalForAll") {
        const operators = this.#operators.get(owner) ?? new Set();
        if (approved === true) operators.add(operator);
        else operators.delete(operator);
        this.#operators.set(owner, operators);
      }
    }
  }

  ownerOf(id: Value): Value | undefined {
    return this.#owners.get(id);
  }

  /** The one role of an address in a stream; undefined when it has several, or the stream is unknown. */
  of(address: Value, id: Value): Role | undefined {
    const sender = this.#senders.get(id);
    const owner = this.#owners.get(id);
    if (sender === undefined || owner === undefined || owner === addressOf("zero"))
      return undefined;
    const roles = [
      ...(sender === address ? (["sender"] as const) : []),
      ...(owner === address ? (["recipient"] as const) : []),
      ...(this.#approved.get(id) === address || this.#operators.get(owner)?.has(address) === true
        ? (["approved"] as const)
        : []),
    ];
    return roles.length > 1 ? undefined : (roles[0] ?? "other");
  }
}
