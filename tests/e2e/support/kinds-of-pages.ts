/** Pages with most kinds of controls, each of them walked with every change. */
export const PAGES_OF_CHANGE: Readonly<Record<string, string>> = {
  home: "/",
  "search page": "/search?q=cliff",
  "simulator and rate calculator": "/concepts/flow/overview",
  "campaign builder": "/guides/airdrops/examples/create-campaign",
  "questions and answers": "/support/faq",
  "contract reference": "/reference/lockup/contracts/abstracts/abstract.Adminable",
};

/** One page for each other kind of page and of tool, so that the night meets every kind of control. */
export const PAGES_OF_NIGHT: Readonly<Record<string, string>> = {
  "shape plots": "/concepts/lockup/stream-shapes",
  "file checker": "/apps/guides/csv-support",
  "query editor": "/api/flow/the-graph/queries",
  "finder of releases": "/deployments",
  "ticker and story": "/concepts/streaming",
  "status simulator and diagram": "/concepts/lockup/statuses",
  "segment editor": "/concepts/lockup/segments",
  "fee calculator": "/concepts/fees",
  "proof checker": "/concepts/merkle-airdrops",
  "filters and token check": "/concepts/security",
  "drawing of steps": "/concepts/nft",
  "link builder": "/apps/guides/url-schemes",
  "error decoder": "/reference/errors",
  "endpoint explorer": "/api/overview",
  "gas charts": "/guides/flow/gas-benchmarks",
  "formulas and tables": "/guides/snapshot-voting",
  "table of addresses": "/guides/airdrops/deployments",
  "schema fields": "/api/flow/the-graph/entities",
};

/** Pages of these kinds that have most of what their kind has. */
export const LARGE_PAGES: Readonly<Record<string, string>> = {
  checks: "/how-this-is-checked",
  "table of addresses": "/guides/lockup/deployments",
  "contract reference": "/reference/flow/contracts/contract.SablierFlow",
  "queries of Lockup": "/api/lockup/the-graph/queries",
  "schema fields": "/api/flow/the-graph/structure",
};
