/** One page for each kind of page and of tool, so that every kind of control is met. */
export const PAGES_BY_KIND: Readonly<Record<string, string>> = {
  home: "/",
  "search page": "/search?q=cliff",
  "ticker and story": "/concepts/streaming",
  "simulator and rate calculator": "/concepts/flow/overview",
  "status simulator and diagram": "/concepts/lockup/statuses",
  "segment editor": "/concepts/lockup/segments",
  "shape plots": "/concepts/lockup/stream-shapes",
  "fee calculator": "/concepts/fees",
  "proof checker": "/concepts/merkle-airdrops",
  "filters and token check": "/concepts/security",
  "drawing of steps": "/concepts/nft",
  "file checker": "/apps/guides/csv-support",
  "link builder": "/apps/guides/url-schemes",
  "error decoder": "/reference/errors",
  "query editor": "/api/flow/the-graph/queries",
  "endpoint explorer": "/api/overview",
  "campaign builder": "/guides/airdrops/examples/create-campaign",
  "gas charts": "/guides/flow/gas-benchmarks",
  "formulas and tables": "/guides/snapshot-voting",
  "questions and answers": "/support/faq",
  "finder of releases": "/deployments",
  "table of addresses": "/guides/airdrops/deployments",
  "contract reference": "/reference/lockup/contracts/abstracts/abstract.Adminable",
  "schema fields": "/api/flow/the-graph/entities",
};

/** Pages of these kinds that have most of what their kind has; the night looks at them in every way. */
export const LARGE_PAGES: Readonly<Record<string, string>> = {
  checks: "/how-this-is-checked",
  "table of addresses": "/guides/lockup/deployments",
  "contract reference": "/reference/flow/contracts/contract.SablierFlow",
  "queries of Lockup": "/api/lockup/the-graph/queries",
  "schema fields": "/api/flow/the-graph/structure",
};
