// What the recordings of Bob do with share tokens, and no page computes.
import type { Vault } from "../../src/lib/bob";

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
