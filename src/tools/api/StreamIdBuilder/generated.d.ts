/** Contracts with an alias, written by plugins/app-links. */
declare module "@generated/app-links/default/contracts.json" {
  import type { AppContractsData } from "@site/src/lib/app-urls";

  const contracts: AppContractsData;
  export default contracts;
}
