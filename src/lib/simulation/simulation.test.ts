import { describe, expect, it } from "vitest";
import { Revert, attempt } from "../fixed-point";
import { ZERO_ADDRESS, nft, transact, unwrap } from ".";

const OWNER = `0x${"a".repeat(40)}`;
const OTHER = `0x${"b".repeat(40)}`;
const THIRD = `0x${"c".repeat(40)}`;

function errorOf(body: () => unknown): string {
  const result = attempt(body);
  return result.ok ? "none" : result.error.name;
}

describe("transactions", () => {
  it("leave no trace when they revert", () => {
    const state = { sum: 1 };
    const failed = transact(state, (draft) => {
      draft.sum += 1;
      throw new Revert("Negative");
    });
    expect(failed).toEqual({ ok: false, error: { name: "Negative", args: [] } });
    expect(() => unwrap(failed)).toThrow("The transaction reverts with Negative()");
    expect(state).toEqual({ sum: 1 });
  });
});

describe("NFT ledger", () => {
  function ledger() {
    const fresh = nft.createNftLedger();
    nft.mint(fresh, 1n, OWNER);
    return fresh;
  }

  it("ends the single approval with a transfer and keeps operators", () => {
    const nfts = ledger();
    nfts.approvals.set(1n, THIRD);
    nfts.operators.add(nft.operatorKey(OTHER, THIRD));
    nft.transfer(nfts, 1n, OWNER, OTHER, THIRD);
    expect(nft.ownerOf(nfts, 1n)).toBe(OTHER);
    expect(nft.isRecipientOrApproved(nfts, 1n, THIRD)).toBe(true);
    nfts.operators.clear();
    expect(nft.isRecipientOrApproved(nfts, 1n, THIRD)).toBe(false);
  });

  it("is copied by a transaction without sharing", () => {
    const nfts = ledger();
    const burned = unwrap(transact({ nfts }, (draft) => nft.burn(draft.nfts, 1n)));
    expect(nft.ownerOf(nfts, 1n)).toBe(OWNER);
    expect(nft.ownerOrZero(burned.state.nfts, 1n)).toBe(ZERO_ADDRESS);
  });

  it("refuses like ERC-721", () => {
    const nfts = ledger();
    expect(errorOf(() => nft.mint(nfts, 2n, ZERO_ADDRESS))).toBe("ERC721InvalidReceiver");
    expect(errorOf(() => nft.ownerOf(nfts, 9n))).toBe("ERC721NonexistentToken");
    expect(errorOf(() => nft.burn(nfts, 9n))).toBe("ERC721NonexistentToken");
    const move = (from: string, to: string, caller?: string) =>
      errorOf(() => nft.transfer(nfts, 1n, from, to, caller));
    expect(move(OWNER, ZERO_ADDRESS, OWNER)).toBe("ERC721InvalidReceiver");
    expect(move(OWNER, OTHER, THIRD)).toBe("ERC721InsufficientApproval");
    expect(move(OTHER, THIRD, OWNER)).toBe("ERC721IncorrectOwner");
  });
});
