import { Revert } from "../fixed-point";
import { ZERO_ADDRESS, sameAddress } from "./outcome";

/**
 * Ownership of the stream NFTs, following OpenZeppelin's ERC-721 5.0.2. Keys are token ids, which
 * equal stream ids; operators are stored as `owner:operator` in lower case.
 */
export interface NftLedger {
  readonly owners: Map<bigint, string>;
  readonly approvals: Map<bigint, string>;
  readonly operators: Set<string>;
}

/** An empty ledger. */
export function createNftLedger(): NftLedger {
  return { owners: new Map(), approvals: new Map(), operators: new Set() };
}

export function operatorKey(owner: string, operator: string): string {
  return `${owner.toLowerCase()}:${operator.toLowerCase()}`;
}

/** Owner of an NFT, or the zero address when it does not exist or was burned. */
export function ownerOrZero(ledger: NftLedger, tokenId: bigint): string {
  return ledger.owners.get(tokenId) ?? ZERO_ADDRESS;
}

/**
 * Owner of an NFT (`ownerOf`, and the contracts' `getRecipient`).
 *
 * @throws Revert `ERC721NonexistentToken(tokenId)`
 */
export function ownerOf(ledger: NftLedger, tokenId: bigint): string {
  const owner = ledger.owners.get(tokenId);
  if (owner === undefined) {
    throw new Revert("ERC721NonexistentToken", [tokenId]);
  }
  return owner;
}

/** Whether `operator` may act for all NFTs of `owner`. */
export function isApprovedForAll(ledger: NftLedger, owner: string, operator: string): boolean {
  return ledger.operators.has(operatorKey(owner, operator));
}

/**
 * Whether a caller is the recipient of a stream, an operator of the recipient or the address
 * approved for this NFT.
 *
 * @throws Revert `ERC721NonexistentToken(tokenId)` when the question reaches the per-NFT approval
 *   of a burned NFT
 */
export function isRecipientOrApproved(ledger: NftLedger, tokenId: bigint, caller: string): boolean {
  const owner = ownerOrZero(ledger, tokenId);
  if (sameAddress(caller, owner) || isApprovedForAll(ledger, owner, caller)) {
    return true;
  }
  ownerOf(ledger, tokenId);
  return sameAddress(ledger.approvals.get(tokenId) ?? ZERO_ADDRESS, caller);
}

/**
 * Gives a new NFT to `to`.
 *
 * @throws Revert `ERC721InvalidReceiver(to)` for the zero address
 */
export function mint(ledger: NftLedger, tokenId: bigint, to: string): void {
  if (sameAddress(to, ZERO_ADDRESS)) {
    throw new Revert("ERC721InvalidReceiver", [to]);
  }
  ledger.owners.set(tokenId, to);
}

/**
 * Removes an NFT.
 *
 * @returns the last owner
 * @throws Revert `ERC721NonexistentToken(tokenId)`
 */
export function burn(ledger: NftLedger, tokenId: bigint): string {
  const owner = ownerOf(ledger, tokenId);
  ledger.owners.delete(tokenId);
  ledger.approvals.delete(tokenId);
  return owner;
}

/**
 * Moves an NFT. The single approval ends with the transfer; operators stay.
 *
 * @param caller address whose right to move the NFT is checked; undefined when the contract itself
 *   has checked it already
 * @throws Revert `ERC721InvalidReceiver`, `ERC721NonexistentToken`, `ERC721InsufficientApproval`,
 *   `ERC721IncorrectOwner`, in this order
 */
export function transfer(
  ledger: NftLedger,
  tokenId: bigint,
  from: string,
  to: string,
  caller: string | undefined,
): void {
  if (sameAddress(to, ZERO_ADDRESS)) {
    throw new Revert("ERC721InvalidReceiver", [to]);
  }
  const owner = ownerOf(ledger, tokenId);
  if (caller !== undefined && !isRecipientOrApproved(ledger, tokenId, caller)) {
    throw new Revert("ERC721InsufficientApproval", [caller, tokenId]);
  }
  if (!sameAddress(owner, from)) {
    throw new Revert("ERC721IncorrectOwner", [from, tokenId, owner]);
  }
  ledger.owners.set(tokenId, to);
  ledger.approvals.delete(tokenId);
}
