declare module "@generated/contract-reference/default/symbols.json" {
  import type { SymbolInfo } from "@site/src/lib/abi";

  const symbols: readonly SymbolInfo[];
  export default symbols;
}
