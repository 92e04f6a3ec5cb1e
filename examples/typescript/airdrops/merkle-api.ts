// region: imports
import type { Address, Hex } from "viem";
// endregion

/** JSON of an answer; undefined when it is no JSON object. */
async function objectOf(response: Response): Promise<Record<string, unknown> | undefined> {
  const value: unknown = await response.json().catch(() => undefined);
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? { ...value }
    : undefined;
}

// region: create
export interface StoredList {
  readonly root: Hex;
  readonly cid: string;
  /** Base units. */
  readonly total: bigint;
  readonly recipients: bigint;
}

/** Makes the tree of a CSV file and stores it. Throws what the service says about the file. */
export async function createList(
  api: string,
  csv: Blob,
  decimals: number,
  token = "",
): Promise<StoredList> {
  const form = new FormData();
  form.append("data", csv, "recipients.csv");
  const response = await fetch(`${api}/api/create?decimals=${decimals}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const answer = await objectOf(response);
  // A failure may have status 200, so look for what you need.
  if (typeof answer?.cid !== "string") {
    const reason = JSON.stringify(answer?.errors ?? answer?.message ?? "no JSON");
    throw new Error(`No list was stored (status ${response.status}): ${reason}`);
  }
  return {
    root: answer.root as Hex,
    cid: answer.cid,
    total: BigInt(String(answer.total)),
    recipients: BigInt(String(answer.recipients)),
  };
}
// endregion

// region: eligibility
/** What a claim needs. */
export interface Entitlement {
  readonly index: bigint;
  readonly recipient: Address;
  /** Base units. */
  readonly amount: bigint;
  readonly proof: readonly Hex[];
}

/** Looks an address up. Undefined means that it is not on the list. */
export async function findRecipient(
  api: string,
  cid: string,
  address: Address,
  token = "",
): Promise<Entitlement | undefined> {
  const query = new URLSearchParams({ cid, address });
  const response = await fetch(`${api}/api/eligibility?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (response.status === 400) return undefined;
  const answer = await objectOf(response);
  if (!response.ok || answer === undefined || !Array.isArray(answer.proof)) {
    throw new Error(`Looking up failed (status ${response.status}): ${String(answer?.message)}`);
  }
  return {
    index: BigInt(String(answer.index)),
    recipient: answer.address as Address,
    amount: BigInt(String(answer.amount)),
    proof: answer.proof as Hex[],
  };
}
// endregion
