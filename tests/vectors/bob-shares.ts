// What the recordings of Bob do with share tokens, and no page computes. Amounts are base units.
import { mulDiv, Revert } from "../../src/lib/fixed-point";
import { type BobOutcome, type BobState, bobSimulator as bob, type Vault } from "../../src/lib/bob";
import { type CallContext, transact } from "../../src/lib/simulation";

/** Most bytes of a symbol that the name of a share token takes over. */
const MAX_SYMBOL_LENGTH = 30;

/** Symbol of a token as the names of share tokens have it. */
function safeSymbol(symbol: string | undefined): string {
  if (symbol === undefined) return "ERC20";
  if (symbol.length > MAX_SYMBOL_LENGTH) return "Long Symbol";
  return /^[A-Za-z0-9 -]+$/u.test(symbol) ? symbol : "Unsupported Symbol";
}

/** Name and symbol of the share token of a vault. */
export function shareTokenOf(
  vaultId: bigint,
  { expiry, targetPrice }: Pick<Vault, "expiry" | "targetPrice">,
  symbol: string | undefined,
): { readonly name: string; readonly symbol: string } {
  const token = safeSymbol(symbol);
  return {
    name: `Sablier Bob ${token} Vault #${vaultId}`,
    symbol: `${token}-${targetPrice}-${expiry}-${vaultId}`,
  };
}

/** Transfers shares, and the wstETH that belong to them. */
export function transferShares(
  state: BobState,
  { caller }: CallContext,
  { vaultId, to, amount }: { vaultId: bigint; to: string; amount: bigint },
): BobOutcome<boolean> {
  return transact(state, (draft) => {
    const [from, into] = [bob.holderKey(vaultId, caller), bob.holderKey(vaultId, to)];
    const move = (book: Map<string, bigint>, moved: bigint): void => {
      book.set(from, (book.get(from) ?? 0n) - moved);
      book.set(into, (book.get(into) ?? 0n) + moved);
    };
    const shares = draft.shares.get(from) ?? 0n;
    if (amount > shares) throw new Revert("ERC20InsufficientBalance", [caller, shares, amount]);
    if (bob.getVault(draft, vaultId).adapter !== undefined) {
      if (shares === 0n) throw new Revert("SablierLidoAdapter_UserBalanceZero", [vaultId, caller]);
      const moved = mulDiv(draft.wstEth.get(from) ?? 0n, amount, shares);
      if (moved === 0n) {
        throw new Revert("SablierLidoAdapter_WstETHTransferAmountZero", [vaultId, caller, to]);
      }
      move(draft.wstEth, moved);
    }
    move(draft.shares, amount);
    return true;
  });
}

/** All shares of a vault. */
export function totalShares({ shares }: BobState, vaultId: bigint): bigint {
  return [...shares].reduce(
    (sum, [key, amount]) => (key.startsWith(`${vaultId} `) ? sum + amount : sum),
    0n,
  );
}
