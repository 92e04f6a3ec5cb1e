import type { IsoDate } from "../src/lib/protocol/model";

/** How sure this site is of a status, as the sentence that readers see. */
export const CERTAINTIES = {
  published: "Sablier has published this. This site has not tried it.",
  contested: "Published sources disagree. This site has not tried it.",
  code: "Read in the source code. This site has not called the running service.",
  recorded:
    "The rule is shown by recorded calls of the newest releases. The current values on the chains were not read.",
} as const;

export type Certainty = keyof typeof CERTAINTIES;

/** Something about Sablier that changes without a release of the contracts. */
export interface ProductStatus {
  /** What holds, in whole sentences that stand alone. */
  readonly text: string;
  /** Where readers get the same thing done, or read on; pages of this site. */
  readonly ways: readonly { readonly label: string; readonly to: string }[];
  /** Day of the newest source that was read. */
  readonly asOf: IsoDate;
  readonly certainty: Certainty;
  /** What the sources leave open or contradict. */
  readonly doubt?: string;
  /** Where it can be read. */
  readonly source: string;
  /**
   * Section that shows all of it when several pages show it: the others say what holds in one line
   * and lead there for the rest.
   */
  readonly home?: string;
}

const DOCS = "https://github.com/sablier-labs/docs/blob/76cf9f9/docs";
const EVM = "https://github.com/sablier-labs/evm-monorepo";

const BY_HAND = [
  { label: "Lockup on a block explorer", to: "/guides/lockup/v4.0/etherscan" },
  { label: "Lockup from code", to: "/guides/lockup/v4.0/overview" },
  { label: "Flow from code", to: "/guides/flow/v3.0/overview" },
  { label: "airdrop campaigns from code", to: "/guides/airdrops/v3.0/overview" },
] as const;

/**
 * The state of the product around the contracts. This is the only place that states it: pages show an
 * entry with `<Status of="…" />`, and a test looks for pages that say it themselves.
 */
export const PRODUCT_STATUS = {
  "app-creation": {
    home: "/apps/features/overview#create-a-stream-or-campaign",
    text: "Since June 1, 2026 Sablier's documentation says that app.sablier.com creates no new streams on EVM chains.",
    ways: BY_HAND,
    asOf: "2026-06-19",
    certainty: "contested",
    doubt:
      "The FAQ of the same documentation still tells readers to create in the app, and no page says whether airdrop campaigns are included.",
    source:
      "https://github.com/sablier-labs/docs/blob/0771ff7708522bbdc2bdca8b09b4809c3514ed70/docs/guides/02-claim-with-ai-skills.mdx",
  },
  "app-use": {
    home: "/apps/features/overview",
    text: "Sablier says that the app stays available for claiming until June 2028. It mentions limits only for creating. The contracts have no end date: you can withdraw and claim without the app.",
    ways: [
      {
        label: "how to withdraw or claim without the app",
        to: "/apps/without-the-app",
      },
    ],
    asOf: "2026-06-19",
    certainty: "published",
    doubt: "How long canceling, pausing and topping up stay in the app is not stated.",
    source:
      "https://github.com/sablier-labs/docs/blob/0771ff7708522bbdc2bdca8b09b4809c3514ed70/docs/guides/02-claim-with-ai-skills.mdx",
  },
  "interface-fee": {
    home: "/concepts/fees",
    text: "The app adds $0.99 to a withdrawal and up to $1.99 to a claim, in the chain's native coin. A direct contract call does not pay this fee. The amount that the app shows before you sign is the one you pay.",
    ways: [{ label: "Fees", to: "/concepts/fees#interface-fees" }],
    asOf: "2026-06-19",
    certainty: "published",
    doubt:
      "The formula for claims was published on January 27, 2026 and taken off Sablier's pages on May 4, 2026.",
    source: `${DOCS}/concepts/14-fees.mdx`,
  },
  "minimum-fees": {
    text: "Lockup v3.0 and v4.0 and Flow v2.0 and v3.0 charge a minimum fee for each withdrawal, Airdrops v2.0 and v3.0 for each claim. It is set in US dollars in the Comptroller contract and paid in native coin, no matter which tool you use. The deployment scripts set $1 in Comptroller v1.0 and $0.99 in v1.1 on each chain whose Chainlink feed they know, and 0 on the others; later scripts set 0 on new chains. Read calculateMinFeeWei right before you send.",
    ways: [{ label: "Minimum fees", to: "/concepts/fees#minimum-fees" }],
    asOf: "2026-06-19",
    certainty: "recorded",
    doubt:
      "A table of early 2026 named $0.90 a withdrawal and $0.05 a claim on 14 chains and 0 on the others; Sablier has removed it.",
    source:
      "https://github.com/sablier-labs/docs/blob/13ee7188d41cab87c2d873ba810a2f0cadf798a1/docs/concepts/14-fees.mdx",
  },
  "comptroller-admin": {
    text: "Since Lockup v3.0, Flow v2.0 and Airdrops v2.0, a Comptroller contract takes the place of the protocol admin. Sablier's documentation also names it as the current admin of Lockup v2.0, Flow v1.1 and Airdrops v1.3.",
    ways: [{ label: "Who holds the role", to: "/concepts/governance#who-holds-the-role" }],
    asOf: "2026-06-19",
    certainty: "contested",
    doubt:
      "For Lockup v2.0, Flow v1.1 and Airdrops v1.3 records of the same day contradict each other. Their code stores a plain address, so read admin() of the contract.",
    source: `${DOCS}/concepts/13-governance.mdx`,
  },
  "merkle-api": {
    home: "/api/airdrops/merkle-api/overview",
    text: "The Merkle API that Sablier runs requires a bearer token on every route except health. The README of its source calls it a private service for Sablier's own interfaces. Its code is public under the GPL, and everything it does for a campaign can be done without it.",
    ways: [
      { label: "Each job without the service", to: "/api/airdrops/merkle-api/examples" },
      { label: "the service and its routes", to: "/api/airdrops/merkle-api/overview" },
    ],
    asOf: "2026-04-23",
    certainty: "code",
    doubt:
      "The same README and Sablier's documentation also refer outside integrators to the hosted API. No address of it is published.",
    source: "https://github.com/sablier-labs/merkle-api/commit/fe11153",
  },
  "bug-bounty": {
    home: "/concepts/security",
    text: "The bug bounty ended on May 1, 2026, so a report is no longer rewarded. It had covered Lockup since July 1, 2023, Flow since December 1, 2024 and Airdrops since January 1, 2025, with up to $100,000 for bugs that drain funds. Reports still go to contact@sablier.com.",
    ways: [{ label: "Report a vulnerability", to: "/concepts/security" }],
    asOf: "2026-06-19",
    certainty: "published",
    doubt: "Older copies of the contracts' SECURITY.md still name the program.",
    source: `${DOCS}/concepts/15-security.mdx`,
  },
  "new-chains": {
    home: "/concepts/chains#ask-for-another-chain",
    text: "Since April 29, 2026 Sablier takes no requests for new chains, and its request forms are gone. The contracts can still be deployed by others.",
    ways: [{ label: "Custom deployments", to: "/guides/custom-deployments" }],
    asOf: "2026-06-19",
    certainty: "published",
    doubt: "Robinhood was added to the data package in July 2026 nevertheless.",
    source: "https://github.com/sablier-labs/docs/commit/9ff6885",
  },
  solana: {
    home: "/concepts/chains#solana",
    text: "Sablier has separate programs on Solana, for linear vesting streams and instant airdrops. Its documentation says that they are no longer developed or supported, and that no new streams and campaigns are created with them. These docs describe only the contracts on EVM chains.",
    ways: [{ label: "Supported chains", to: "/concepts/chains" }],
    asOf: "2026-06-19",
    certainty: "published",
    doubt:
      "Only a branch of that documentation which was not merged names a day for the end of the app for Solana: June 30, 2026.",
    source: "https://github.com/sablier-labs/docs/tree/76cf9f9/docs/solana",
  },
  "custom-work": {
    text: "Sablier no longer offers custom work: branded claim pages, scripts, hosted services or calls with its team. Its invitations to ask for them were removed by April 29, 2026.",
    ways: [
      { label: "Guides for integrators", to: "/support/technical-guides" },
      { label: "airdrops without the service", to: "/api/airdrops/merkle-api/examples" },
    ],
    asOf: "2026-06-19",
    certainty: "published",
    source: "https://github.com/sablier-labs/docs/commit/9ff6885",
  },
  "contract-sources": {
    text: "Sablier's repository of the contracts is marked as not maintained since May 28, 2026 and takes no pull requests, so the source remains the one that was deployed. Deployed contracts keep working.",
    ways: [{ label: "Audit reports", to: "/concepts/security#audit-reports" }],
    asOf: "2026-08-01",
    certainty: "published",
    source: `${EVM}/commit/4f311e4b`,
  },
  license: {
    text: "The README of the contracts' repository says that their license changed from the Business Source License 1.1 to the GPL on July 13, 2026.",
    ways: [],
    asOf: "2026-08-01",
    certainty: "contested",
    doubt:
      "File headers and LICENSE.md still name the Business Source License, and the older repositories lockup, flow and airdrops carry their own licenses. Read the license file and the ENS record at the tag that you use, and ask a lawyer before you deploy.",
    source: `${EVM}/commit/e7e75fcb`,
  },
  "legacy-apps": {
    text: "Streams from before July 2023 have two separate apps, legacy-sender.sablier.com and legacy-recipient.sablier.com. Every step also works on a block explorer.",
    ways: [{ label: "Legacy without the apps", to: "/apps/v1#without-the-apps" }],
    asOf: "2026-06-19",
    certainty: "published",
    source: `${DOCS}/apps/02-guides/02-url-schemes.mdx`,
  },
} as const satisfies Readonly<Record<string, ProductStatus>>;
