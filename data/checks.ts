import type { IsoDate } from "../src/lib/protocol/model";

/** One automatic check of a class of facts. */
export interface Check {
  /** What the check shows, as the end of "It shows that …" would read. */
  readonly shows: string;
  /** File of the test or of the build step, from the root of the repository. */
  readonly file: string;
}

/** Facts of one kind: where they come from and what would notice that one is wrong. */
export interface FactClass {
  /** Anchor on the page about checks, and in words the label below a page. */
  readonly id: string;
  readonly title: string;
  readonly facts: string;
  readonly source: string;
  readonly checks: readonly Check[];
  /** What none of the checks can see. */
  readonly limits: string;
  /** Components that show such facts, by the name of their folder. */
  readonly components?: readonly string[];
  /** What the source of a page with such facts contains. */
  readonly sign?: RegExp;
}

/** The data package that the facts were read with, and the day of its publication. */
export const DATA_STATE: { readonly version: string; readonly published: IsoDate } = {
  version: "4.1.0",
  published: "2026-08-12",
};

/** What statements were compared with by hand; front matter names these ids in `verified_with`. */
export const HAND_SOURCES = {
  contracts:
    "Solidity source of the releases with a reference: lockup v4.0.1, v3.0.1 and v2.0.1, flow v1.1.1, airdrops v1.3.0 and protocol 1.1.0 of the legacy line, together with recorded calls of their bytecode",
  indexers:
    "source of the indexers as it was on August 22, 2026; for statements about 2025, as it was on August 5, 2025",
  "merkle-api":
    "source of the Merkle API as it was on July 29, 2025, and its changes up to April 23, 2026",
  package: "npm package sablier 4.1.0 and the public deployment records",
  audits: "reports that the auditors published",
  published:
    "Sablier's own pages, repositories and announcements up to August 2026; the contracts cannot prove the behavior of the app",
  snapshot: "source of the Snapshot strategies as it was on July 28, 2026",
} as const;

export type HandSource = keyof typeof HAND_SOURCES;

/** Components that show no facts of their own: layout, controls, and what readers bring along. */
export const PRESENTATION_COMPONENTS: readonly string[] = [
  "CardGrid",
  "Checklist",
  "CopyButton",
  "Diagram",
  "Drawings",
  "FaqList",
  "Glossary",
  "GuideFinder",
  "OnDemand",
  "ResultTable",
  "UseCaseFinder",
];

/** Every class of facts on the site, in the order of the page about checks. */
export const FACT_CLASSES: readonly FactClass[] = [
  {
    id: "addresses",
    title: "Contract addresses",
    facts: "Addresses, aliases, explorer links and deployment blocks of the contracts.",
    source: "npm package sablier, read when the site is built. None is typed by hand.",
    checks: [
      {
        shows:
          "each address has 20 bytes and its checksum, each contract is on the chains it should be on, and repeated addresses are meant",
        file: "plugins/protocol-data/validate.test.ts",
      },
      {
        shows: "the addresses in the tables of the built pages are those of the package",
        file: "tests/content/addresses.test.ts",
      },
      {
        shows: "the finder of releases names each contract on each chain by its address",
        file: "plugins/app-links/finder.test.ts",
      },
      {
        shows: "the scripts on the pages find the same addresses",
        file: "tests/examples/deployments.test.ts",
      },
      {
        shows: "the scripts for older releases find theirs",
        file: "tests/examples/previous-deployments.test.ts",
      },
    ],
    limits:
      "No test reads a chain to see whether the code is there. If an address of the package is known to be doubtful, the page says so.",
    components: ["AbiFiles", "ChainCoverage", "DeploymentExplorer", "Call", "ReleaseFinder"],
    sign: /@generated\/protocol-data\/default\/release-/,
  },
  {
    id: "chains",
    title: "Chains",
    facts: "Chain ids, names, native coins, explorers, and which release is on which chain.",
    source: "npm package sablier, read when the site is built.",
    checks: [
      {
        shows: "ids and slugs are unique, and each chain has a name, a token and an explorer",
        file: "plugins/protocol-data/validate.test.ts",
      },
      {
        shows: "counts of mainnets, testnets and releases follow from the data",
        file: "plugins/protocol-data/model.test.ts",
      },
    ],
    limits: "A build cannot know whether a chain is alive today.",
    components: ["ChainCoverage", "ChainTable", "MaxCounts", "TokenCheck"],
    sign: /protocol-data\/default\/chains\.json|counts\.(?:chains|mainnets|testnets)/,
  },
  {
    id: "releases",
    title: "Releases and their dates",
    facts: "Which releases exist, when they came, and which contracts they consist of.",
    source:
      "npm package sablier for contracts and chains; data/releases.ts, kept by hand, for the dates.",
    checks: [
      {
        shows: "dates are real and in order, and each exception gives a reason",
        file: "data/releases.test.ts",
      },
      {
        shows: "the build stops when the package and the list by hand disagree",
        file: "plugins/protocol-data/validate.test.ts",
      },
      {
        shows:
          "the advice on a release names the newest one of the list, and whether it has guides",
        file: "src/lib/protocol/which-release.test.ts",
      },
      {
        shows: "every page about a release names the newer ones that the package has",
        file: "tests/content/fact-audit.test.ts",
      },
    ],
    limits: "The days of tags and first deployments were read by hand from the public records.",
    components: ["PreviousEndpoints", "ReleaseTimeline", "Timeline"],
    sign: /^release: |<WhichRelease/m,
  },
  {
    id: "contract-symbols",
    title: "Functions, events and errors",
    facts:
      "Signatures, parameters, selectors and topics of contracts, and the links to them in the text.",
    source: "ABIs in the npm package sablier. Descriptions in data/contracts are written by hand.",
    checks: [
      {
        shows:
          "every entry of every ABI is described, once, and nothing is described that is not there",
        file: "plugins/contract-reference/coverage.test.ts",
      },
      {
        shows: "selectors are those that the compiler of the release gives",
        file: "plugins/contract-reference/data.test.ts",
      },
      {
        shows: "the interfaces that the samples are compiled with have exactly the ABIs' entries",
        file: "tests/examples/interfaces.test.ts",
      },
      {
        shows: "the decoder reads errors as they come from contracts",
        file: "src/lib/abi/abi.test.ts",
      },
      {
        shows: "calls without the app are in the ABIs, with their errors",
        file: "data/desk.test.ts",
      },
      {
        shows: "and end as recorded calls of the released contracts did",
        file: "src/lib/desk/replay.test.ts",
      },
      {
        shows: "calls of campaigns end as recorded claims and clawbacks did",
        file: "src/lib/desk/replay-campaigns.test.ts",
      },
      {
        shows: "calls of vaults end as recorded redemptions, transfers and syncs did",
        file: "src/lib/desk/replay-vaults.test.ts",
      },
    ],
    limits: "Statements about behavior in a description are prose, and checked as prose is.",
    components: ["Reference", "RevertDecoder", "StatusDiagram", "StreamDesk"],
    sign: /<ContractReference|<ErrorReference|<DeskCalls|\]\(ref:|`ref:/,
  },
  {
    id: "results",
    title: "Calculated results",
    facts: "Amounts, debts, dates and percentages in plots, simulators and worked examples.",
    source: "The formulas in src/lib, on whole numbers of any size.",
    checks: [
      {
        shows:
          "Lockup's formulas give the results of the released bytecode, to the last unit; in v4.0 with granularity and price gates",
        file: "src/lib/lockup/replay.test.ts",
      },
      {
        shows: "fees in US dollars come to the amounts that the Comptroller returned",
        file: "src/lib/fees/minimum-fee.test.ts",
      },
      { shows: "Flow's formulas do too", file: "src/lib/flow/replay.test.ts" },
      { shows: "those of Airdrops v1.3 do too", file: "src/lib/airdrops/replay.test.ts" },
      { shows: "and those of Airdrops v3.0", file: "src/lib/airdrops/replay-v3.test.ts" },
      { shows: "those of Bob do too", file: "src/lib/bob/replay.test.ts" },
      { shows: "those of the legacy line do too", file: "src/lib/legacy/legacy.test.ts" },
      {
        shows: "roots, powers and products round as the contracts' library rounds",
        file: "src/lib/fixed-point/fixed-point.test.ts",
      },
      {
        shows: "the recorded calls are complete and in order",
        file: "tests/vectors/vectors.test.ts",
      },
    ],
    limits:
      "Formulas in mathematical notation are compared with the code by eye. The recordings cover the releases with a reference only.",
    components: [
      "ClawbackWindow",
      "FlowStream",
      "RateCalculator",
      "Sparkline",
      "Stream",
      "StreamPlot",
      "VcaAmount",
      "VaultSimulator",
    ],
    sign: /(?<!\\)\$/,
  },
  {
    id: "gas-figures",
    title: "Gas figures",
    facts: "Gas of calls, batches and distributions.",
    source: "Published benchmarks and recorded calls, in data/gas with their origin.",
    checks: [
      {
        shows: "every figure belongs to a function of the ABI and is plausible",
        file: "data/gas/gas.test.ts",
      },
      {
        shows: "costs per segment, tranche and stream follow from the figures",
        file: "src/tables/GasBenchmarks/Derived.test.tsx",
      },
      {
        shows: "the batch sizes of the page of vesting follow from the measurements",
        file: "data/page-tables.test.ts",
      },
    ],
    limits: "Gas on your chain differs. The figures are not measured again when the site is built.",
    components: ["GasBenchmarks", "GasChart"],
    sign: /data\/gas\/|^\|.*\bGas\b.*\|$/m,
  },
  {
    id: "fees",
    title: "Fees",
    facts: "Interface, claim, minimum, protocol and broker fees, with their limits.",
    source: "Contracts for limits; Sablier's published prices, each with its day, for the rest.",
    checks: [
      {
        shows: "each kind of fee is computed, rounded and limited as the contracts do it",
        file: "src/lib/fees/fees.test.ts",
      },
      {
        shows: "minimum fees in wei are those of each recorded call of Comptroller v1.0 and v1.1",
        file: "src/lib/fees/minimum-fee.test.ts",
      },
      {
        shows:
          "the calls without the app are in the ABIs of each release, and take a value or name a fee as the table says",
        file: "data/desk.test.ts",
      },
      {
        shows: "the permissions of the Comptroller are those that each role had when it tried",
        file: "data/comptroller.test.ts",
      },
      {
        shows:
          "limits of fees, and the powers of admins and the Comptroller, are those of recorded calls",
        file: "data/claims.test.ts",
      },
      {
        shows: "the powers over a contract are all on the page, and each was tried by others",
        file: "data/powers.test.ts",
      },
    ],
    limits:
      "Prices of the app change without a transaction. The page says on which day they were valid.",
    components: ["FeeCalculator"],
  },
  {
    id: "product-status",
    title: "State of the product",
    facts:
      "The services that the app and others still offer around the contracts, licenses, and who sets minimum fees.",
    source:
      "data/product-status.ts, kept by hand: each entry has a day, a source, and how sure this site is.",
    checks: [
      {
        shows:
          "entries are dated and sourced, prices agree with the list of fees, and no page states such things by itself",
        file: "data/product-status.test.ts",
      },
      {
        shows: "every page that shows an entry shows its day, also in its Markdown file",
        file: "tests/content/product-status.test.ts",
      },
    ],
    limits: "The app and the services were not tried for this. Each entry says so.",
    sign: /<Status\b/,
  },
  {
    id: "csv-files",
    title: "CSV files and their limits",
    facts: "Columns, formats, row limits and templates of the app's CSV files.",
    source: "Templates and JSON Schemas in the npm package sablier.",
    checks: [
      {
        shows:
          "each template passes its schema, and the checker on the page agrees with a full schema library",
        file: "plugins/csv-templates/csv-templates.test.ts",
      },
      {
        shows: "broken files are refused with a line and a reason",
        file: "src/lib/csv/csv.test.ts",
      },
    ],
    limits: "The app may refuse a file for reasons that the schemas do not state.",
    components: ["CsvChecker", "CsvTemplates"],
    sign: /@generated\/csv-templates/,
  },
  {
    id: "endpoints",
    title: "Endpoints of the indexers",
    facts: "Addresses of the GraphQL endpoints, their chains and their limits.",
    source: "data/endpoints.ts, kept by hand; the page states the day of its state.",
    checks: [
      {
        shows: "endpoints fit the chains and releases of the package and have a published form",
        file: "data/endpoints.test.ts",
      },
      {
        shows: "the built pages show every one of them",
        file: "tests/content/api-pages.test.ts",
      },
    ],
    limits: "No test calls them. The explorer on the page does so when you ask it to.",
    components: [
      "EndpointCoverage",
      "EndpointExplorer",
      "EndpointLines",
      "PreviousEndpoints",
      "VendorChooser",
    ],
  },
  {
    id: "graphql",
    title: "GraphQL schemas and queries",
    facts: "Entities, fields, filters and example queries.",
    source: "Schemas of the indexers in data/graphql, of the day that the pages state.",
    checks: [
      {
        shows: "every entity and field is described, and nothing that is not in the schema",
        file: "data/graphql/descriptions/descriptions.test.ts",
      },
      {
        shows: "every query on a page comes from a file that is checked",
        file: "tests/examples/graphql/fences.test.ts",
      },
      {
        shows:
          "each query fits the schema of its indexer, and the answer that is shown has its fields, with values of their types",
        file: "tests/examples/graphql/queries.test.ts",
      },
      {
        shows: "the successor of each field and each query of 2025, held against both schemas",
        file: "data/graphql/migration.test.ts",
      },
    ],
    limits: "The services may have changed since; compare with the schema that yours reports.",
    components: ["GraphqlQuery"],
    sign: /<GraphqlReference|^\s*```graphql/m,
  },
  {
    id: "merkle-api",
    title: "Merkle API",
    facts: "Routes, parameters, answers and failures of the Merkle API.",
    source: "data/merkle-api/openapi.json, written from the service's source.",
    checks: [
      {
        shows: "the description is complete, and every reference in it resolves",
        file: "plugins/merkle-api/merkle-api.test.ts",
      },
      {
        shows: "trees and proofs of the samples are those that the contracts accept",
        file: "tests/examples/airdrops/merkle-tree.test.ts",
      },
      {
        shows: "the samples send the parameters of the description",
        file: "tests/examples/airdrops/merkle-api.test.ts",
      },
    ],
    limits: "No test calls the service.",
    components: ["CampaignBuilder", "CampaignProof"],
    sign: /<MerkleApi\b/,
  },
  {
    id: "app-links",
    title: "Links into the app",
    facts: "Addresses of streams and campaigns in the app, and stream ids.",
    source: "The app's published URL schemes and the contracts of the package.",
    checks: [
      {
        shows: "links have the published form, and wrong parts get a reason",
        file: "src/lib/app-urls/app-urls.test.ts",
      },
      {
        shows: "a link knows the same contracts as the address tables",
        file: "plugins/app-links/compact.test.ts",
      },
    ],
    limits: "No test opens the app.",
    components: ["StreamIdBuilder", "UrlSchemeBuilder"],
    sign: /@generated\/app-links/,
  },
  {
    id: "nft-art",
    title: "NFT colors and token URIs",
    facts: "How the picture and the metadata of a stream NFT come from the stream.",
    source: "The descriptor contracts, by recorded calls.",
    checks: [
      {
        shows: "the color on the page follows from the formula and the address",
        file: "data/page-tables.test.ts",
      },
    ],
    limits: "Marketplaces choose their own display.",
    sign: /data:application\/json;base64/,
  },
  {
    id: "code-samples",
    title: "Code samples",
    facts:
      "Solidity, TypeScript, shell and JSON in the guides. You may copy them without a notice: their license is MIT-0.",
    source: "Files in examples/. A page cuts its samples from them when the site is built.",
    checks: [
      {
        shows: "every sample of the guides comes from a file that a test runs",
        file: "tests/examples/fences.test.ts",
      },
      {
        shows:
          "Solidity of releases that npm does not have compiles against interfaces made from the released ABIs",
        file: "tests/examples/interfaces.test.ts",
      },
      {
        shows: "the samples of Lockup v4.0 run on the released contracts, which behave as recorded",
        file: "tests/nightly/recordings/lockup-v4.0.test.ts",
      },
      {
        shows:
          "a recorder stands in for the contracts of other releases and gets the calls and tokens that the page promises",
        file: "tests/examples/lockup/create.test.ts",
      },
      {
        shows: "the other samples print and send the output of their pages",
        file: "tests/examples/other-guides.test.ts",
      },
    ],
    limits:
      "All samples run in memory, not on a copy of a chain, and those of Lockup v2.0, Flow v1.1 and Airdrops v1.3 against stand-ins of the contracts.",
    sign: /^\s*```(?:solidity|ts|typescript|js|bash|json)\b/m,
  },
  {
    id: "audits",
    title: "Audits",
    facts: "Auditors, days and results of security reviews.",
    source: "data/audits.ts, read by hand from the published reports.",
    checks: [
      {
        shows:
          "path, release and day of a report agree, and the page names the releases with a reference that have no report in the table",
        file: "data/audits.test.ts",
      },
    ],
    limits: "A person summed the results up from a report. The report is linked.",
    components: ["AuditTable"],
  },
  {
    id: "admins",
    title: "Admins",
    facts: "Who holds the admin role on which chain.",
    source:
      "data/admins.ts, read by hand from published tables; the Comptroller from the package as well.",
    checks: [
      {
        shows:
          "addresses have their checksum, every mainnet has an entry, and the Comptroller is where the package says",
        file: "data/admins.test.ts",
      },
    ],
    limits: "An admin can transfer the role at any time. Read it from the contract: admin().",
    components: ["AdminLookup"],
  },
  {
    id: "snapshot",
    title: "Snapshot strategies",
    facts: "Policies, parameters and networks of the voting strategies.",
    source: "Source of the strategies, as of the day that is named with it.",
    checks: [
      {
        shows: "the examples have the parameters that the page lists",
        file: "tests/examples/other-guides.test.ts",
      },
      {
        shows: "each policy gives the votes that the stream's state implies",
        file: "data/page-tables.test.ts",
      },
    ],
    limits: "Snapshot may change a strategy without notice.",
    sign: /sablier-v1-deposit/,
  },
  {
    id: "media",
    title: "Videos and brand colors",
    facts: "Recordings with their outlines; colors with their contrast.",
    source: "data/videos.ts and the published brand guide.",
    checks: [
      {
        shows: "each recording has an outline and a written guide of this site",
        file: "data/videos.test.ts",
      },
      {
        shows: "contrasts and grades are computed, not typed",
        file: "data/page-tables.test.ts",
      },
    ],
    limits: "No test plays a video.",
    components: ["VideoIndex", "VideoList"],
    sign: /<Color hex=/,
  },
  {
    id: "diagrams",
    title: "Diagrams",
    facts: "Drawn relations: which contract calls which, which state follows which.",
    source: "Text in the pages, drawn when the site is built.",
    checks: [
      {
        shows: "a diagram that cannot be drawn, or has no description in words, stops the build",
        file: "plugins/markdown/diagrams.test.ts",
      },
    ],
    limits: "Statements of a diagram are compared with the source by eye, as prose is.",
    sign: /^\s*```mermaid/m,
  },
  {
    id: "links",
    title: "Links",
    facts: "Links between pages, to sections, and to other sites.",
    source: "The pages.",
    checks: [
      {
        shows: "every link inside the site leads to a page, a heading or a file that exists",
        file: "tests/content/pages.test.ts",
      },
      {
        shows: "links to other sites are https, without tracking, and to hosts that are known",
        file: "tests/content/link-audit.test.ts",
      },
    ],
    limits:
      "Whether other sites still answer is checked by npm run links:external, which needs a network and is not part of the tests.",
    sign: /\]\((?:https?:|\/)|href=/,
  },
];

/** The class of everything that only a person can check; pages name day and source themselves. */
export const PROSE_CLASS: FactClass = {
  id: "prose",
  title: "Statements in prose",
  facts: "Statements of a sentence, a table by hand or a heading.",
  source: "Named for each page below: the source of its statements, and the day of the comparison.",
  checks: [
    {
      shows: "every page names the day and the source, and no day is in the future",
      file: "tests/content/fact-audit.test.ts",
    },
    {
      shows: "money and sums of tokens carry their unit, and no price became a formula",
      file: "tests/content/figures-audit.test.ts",
    },
    {
      shows:
        "on the pages about concepts, a contract, a recorded call or a test shows each “cannot” and “never”",
      file: "data/claims.test.ts",
    },
  ],
  limits: "A person read it. Report mistakes with the buttons at the end of the page.",
};

/** Classes that a page can name: those found in its source, and prose. */
export const ALL_CLASSES: readonly FactClass[] = [...FACT_CLASSES, PROSE_CLASS];
