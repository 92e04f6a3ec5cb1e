// Shapes of the files that plugins write for components.

declare module "@generated/protocol-data/default/chains.json" {
  import type { ChainsData } from "@site/src/lib/protocol/model";

  const data: ChainsData;
  export default data;
}

declare module "@generated/site-index/default/pages.json" {
  import type { Candidate } from "@site/src/lib/routes/closest";

  const pages: readonly Candidate[];
  export default pages;
}

declare module "@generated/fact-checks/default/pages.json" {
  import type { PageChecks } from "@site/src/lib/fact-checks/model";

  const pages: readonly PageChecks[];
  export default pages;
}
