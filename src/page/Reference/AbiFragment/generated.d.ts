declare module "@generated/contract-reference/default/errors.json" {
  import type { ErrorInfo } from "@site/src/lib/abi";

  const errors: readonly ErrorInfo[];
  export default errors;
}

declare module "@generated/contract-reference/default/*" {
  import type { Abi } from "viem";

  const abi: Abi;
  export default abi;
}
