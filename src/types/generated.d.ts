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

declare module "@generated/page-provenance/default/pages.json" {
  import type { PageChecks } from "@site/src/lib/page-provenance/model";

  const pages: readonly PageChecks[];
  export default pages;
}

declare module "@generated/fast-pages/groups" {
  import type { PropSidebar } from "@docusaurus/plugin-content-docs";
  import type ComponentCreator from "@docusaurus/ComponentCreator";
  import type { ChunkNames } from "@site/plugins/fast-pages/generated-files";

  type Registry = Record<string, readonly [load: () => Promise<unknown>, chunk?: string]>;

  interface RouteGroup {
    /** Index in `lists`. */
    readonly list: number;
    readonly registry: Registry;
    readonly routes: readonly (readonly [
      path: string,
      hash: string,
      attributes: { readonly exact: true; readonly sidebar?: string },
      chunkNames: ChunkNames,
    ])[];
  }

  /** By chunk name; grows with the groups that are loaded. */
  export const registry: Registry;
  /** By path and hash of the route; grows with the groups that are loaded. */
  export const chunkNames: Record<string, ChunkNames>;
  export const version: {
    readonly version: { readonly docsSidebars: Record<string, PropSidebar> };
  };
  export const lists: readonly {
    readonly path: string;
    readonly component: ReturnType<typeof ComponentCreator>;
  }[][];
  /** Path of the first page of each group, sorted. */
  export const firsts: readonly string[];
  /** Loads the routes of the group that begins with the path of that index in `firsts`. */
  export const loadGroup: (index: number) => Promise<{ readonly default: RouteGroup }>;
  export const sidebars: Readonly<Record<string, () => Promise<{ readonly default: PropSidebar }>>>;
}
