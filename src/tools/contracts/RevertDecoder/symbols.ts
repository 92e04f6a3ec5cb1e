import symbols from "@generated/contract-reference/default/symbols.json";

import type { SymbolInfo } from "@site/src/lib/abi";

/** The symbols of all releases, written by the plugin `contract-reference`. */
export const SYMBOLS: readonly SymbolInfo[] = symbols;
