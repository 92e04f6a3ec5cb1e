import { describe, expect, it } from "vitest";
import { approveNft, sequence, setOperator } from "../../../tests/oracle/contract";
import { Revert, attempt } from "../fixed-point";
import {
  EMPTY_REVERT,
  type Outcome,
  ZERO_ADDRESS,
  nft,
  refuseValue,
  requireAdmin,
  sameAddress,
  transact,
  unwrap,
} from ".";

const OWNER = `0x${"a".repeat(40)}`;
const OTHER = `0x${"b".repeat(40)}`;
const THIRD = `0x${"c".repeat(40)}`;

function step(amount: number) {
  return (state: { readonly sum: number }): Outcome<{ readonly sum: number }, number> =>
    transact(state, (draft, events) => {
      if (amount < 0) {
        throw new Revert("Negative");
      }
      events.push({ emitter: OWNER, name: "Step", args: {} });
      draft.sum += amount;
      return draft.sum;
    });
}

function errorOf(body: () => unknown): string {
  const result = attempt(body);
  return result.ok ? "none" : result.error.name;
}

describe("transactions", () => {
  it("run as a sequence that fails as a whole", () => {
    const done = sequence({ sum: 1 }, [step(1), step(2)]);
    expect(done).toMatchObject({ ok: true, returns: [2, 4] });
    expect(unwrap(done).events).toHaveLength(2);
    const failed = sequence({ sum: 1 }, [step(1), step(-1)]);
    expect(failed).toEqual({ ok: false, error: { name: "Negative", args: [] } });
    expect(() => unwrap(failed)).toThrow("The transaction reverts with Negative()");
  });

  it("do not hide programming mistakes", () => {
    expect(() =>
      transact({}, () => {
        throw new TypeError("mistake");
      }),
    ).toThrow(TypeError);
  });

  it("check value and admin", () => {
    expect(errorOf(() => refuseValue({ caller: OWNER, now: 0n, value: 1n }))).toBe(EMPTY_REVERT);
    expect(errorOf(() => refuseValue({ caller: OWNER, now: 0n }))).toBe("none");
    expect(errorOf(() => requireAdmin(OWNER, OTHER))).toBe("CallerNotAdmin");
    expect(sameAddress(OWNER, OWNER.toUpperCase().replace("0X", "0x"))).toBe(true);
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
    approveNft(nfts, 1n, THIRD, OWNER);
    setOperator(nfts, OTHER, THIRD, true);
    nft.transfer(nfts, 1n, OWNER, OTHER, THIRD);
    expect(nft.ownerOf(nfts, 1n)).toBe(OTHER);
    expect(nft.isRecipientOrApproved(nfts, 1n, THIRD)).toBe(true);
    setOperator(nfts, OTHER, THIRD, false);
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
    expect(errorOf(() => approveNft(nfts, 1n, THIRD, OTHER))).toBe("ERC721InvalidApprover");
    expect(errorOf(() => setOperator(nfts, OWNER, ZERO_ADDRESS, true))).toBe(
      "ERC721InvalidOperator",
    );
    const move = (from: string, to: string, caller?: string) =>
      errorOf(() => nft.transfer(nfts, 1n, from, to, caller));
    expect(move(OWNER, ZERO_ADDRESS, OWNER)).toBe("ERC721InvalidReceiver");
    expect(move(OWNER, OTHER, THIRD)).toBe("ERC721InsufficientApproval");
    expect(move(OTHER, THIRD, OWNER)).toBe("ERC721IncorrectOwner");
  });
});
