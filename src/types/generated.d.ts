// Shapes of the files that plugins write for components.

declare module "@generated/protocol-data/default/chains.json" {
  import type { ChainsData } from "@site/src/lib/protocol/model";

  const data: ChainsData;
  export default data;
}

declare module "@generated/app-links/default/finder.json" {
  import type { FinderData } from "@site/src/lib/finder";

  const data: FinderData;
  export default data;
}

declare module "@generated/app-links/default/selectors.json" {
  import type { SelectorTable } from "@site/src/lib/finder";

  const selectors: SelectorTable;
  export default selectors;
}

declare module "@generated/app-links/default/names.json" {
  import type { ReleaseNames } from "@site/src/lib/finder";

  const names: readonly ReleaseNames[];
  export default names;
}

declare module "@generated/app-links/default/desk.json" {
  import type { DeskData } from "@site/src/lib/desk/settle";

  const data: DeskData;
  export default data;
}

declare module "@generated/front-matter/default/pages.json" {
  import type { Candidate } from "@site/src/lib/routes/closest";

  const pages: readonly Candidate[];
  export default pages;
}

declare module "@generated/front-matter/default/checks.json" {
  import type { PageChecks } from "@site/src/lib/page-provenance/model";

  const pages: readonly PageChecks[];
  export default pages;
}
