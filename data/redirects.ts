/**
 * Addresses that pages had earlier, so that bookmarks and links on other sites keep working. The
 * plugin `plugins/redirects` makes pages that redirect in the browser and rules for the host of this.
 */

/** One address that moved. A `from` that ends with `/*` takes everything below it. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A folder whose pages had another folder earlier: `from/X` led to what is now `to/X`. */
export interface RedirectFamily {
  readonly from: string;
  readonly to: string;
}

const moved = (to: string, ...from: readonly string[]): Redirect[] =>
  from.map((path) => ({ from: path, to }));

/** Single addresses, sorted by where they lead. */
export const REDIRECTS: readonly Redirect[] = [
  ...moved("/api/airdrops/merkle-api/overview", "/api/merkle-api/intro"),
  ...moved("/api/airdrops/the-graph/entities", "/api/airdrops/the-graph", "/api/subgraphs/merkle"),
  ...moved("/api/lockup/endpoints", "/api/subgraphs/endpoints"),
  ...moved("/api/lockup/envio/similarities", "/api/indexers/protocol"),
  ...moved("/api/lockup/the-graph/entities", "/api/lockup/the-graph", "/api/subgraphs/protocol"),
  ...moved("/api/overview", "/api", "/api/subgraphs/overview", "/protocol/subgraphs/endpoints"),
  ...moved("/apps/features/airdrops", "/apps/features/airstreams"),
  ...moved("/apps/features/overview", "/apps", "/apps/features/general", "/apps/overview"),
  ...moved("/apps/features/vesting", "/apps/features", "/apps/features/streams"),
  ...moved("/apps/guides/csv-support", "/apps/csv-support", "/csv"),
  ...moved("/apps/guides/url-schemes", "/apps/url-schemes"),
  ...moved("/concepts/fees", "/concepts/protocol/fees"),
  ...moved("/concepts/lockup/stream-shapes", "/concepts/protocol/stream-types"),
  ...moved("/concepts/nft", "/concepts/protocol/nft"),
  ...moved("/concepts/security", "/contracts/v2/security"),
  ...moved("/concepts/streaming", "/concepts/protocol/streaming"),
  ...moved("/concepts/transferability", "/concepts/protocol/transferability"),
  ...moved(
    "/concepts/what-is-sablier",
    "/concepts/sablier-protocol",
    "/protocol/faq/basics",
    "/protocol/introduction",
  ),
  ...moved("/guides/legacy/deployments", "/contracts/v1/deployments"),
  ...moved(
    "/guides/legacy/overview",
    "/contracts/v1/guides/getting-started",
    "/contracts/v1/overview",
    "/protocol/guides/*",
  ),
  ...moved("/guides/lockup/overview", "/contracts/v2/guides"),
  ...moved("/guides/lockup/previous-deployments/v1.0", "/contracts/v2/deployments/v2.0"),
  ...moved("/guides/lockup/previous-deployments/v1.1", "/contracts/v2/deployments/v2.1"),
  ...moved("/reference/lockup/access-control", "/contracts/v2/reference/access-control"),
  ...moved("/reference/lockup/diagrams", "/contracts/v2/reference/diagrams"),
  ...moved("/reference/overview", "/contracts/v2/reference/overview"),
  ...moved("/support/how-to", "/apps/support/how-to"),
];

/** Folders, sorted by where they lead. A single address above wins over its family. */
export const REDIRECT_FAMILIES: readonly RedirectFamily[] = [
  { from: "/concepts/protocol", to: "/concepts/lockup" },
  { from: "/contracts/v1/guides", to: "/guides/legacy" },
  { from: "/contracts/v2/guides", to: "/guides/lockup/examples" },
  { from: "/contracts/v1", to: "/reference/legacy" },
  { from: "/contracts/v2/reference/contracts", to: "/reference/lockup/contracts" },
];
