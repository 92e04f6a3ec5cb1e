declare module "@generated/contract-reference/default/errors.json" {
  import type { ErrorInfo } from "@site/src/lib/abi";

  const errors: readonly ErrorInfo[];
  export default errors;
}
