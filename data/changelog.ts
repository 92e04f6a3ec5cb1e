import type { IsoDate } from "../src/lib/protocol/model";
import { PRODUCT_STATUS } from "./product-status";

/** A change of this documentation that readers may want to know of. */
export interface DocumentationChange {
  /** Anchor on the page and part of the feed entry's id: never change it. */
  readonly id: string;
  readonly date: IsoDate;
  readonly title: string;
  /** Plain sentences. */
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** Newest first. */
export const DOCUMENTATION_CHANGES: readonly DocumentationChange[] = [
  {
    id: "desk-and-skills",
    date: "2026-11-28",
    title: "A desk for streams without the app, and skills for assistants",
    text:
      "From a link, an id or an address, the stream desk prepares the call that withdraws, cancels, claims or redeems, " +
      "for a block explorer, a command line or a Safe. Skills and data files give assistants and programs the same calls.",
    links: [
      { label: "Without the app", to: "/apps/without-the-app" },
      { label: "Data and tools for programs", to: "/api/overview#programs" },
    ],
  },
  {
    id: "march-2026-in-full",
    date: "2026-11-27",
    title: "Flow v3.0, Airdrops v3.0 and Bob v1.0 have guides and a reference",
    text: "The releases of March 2026 are described in full, with programs in Solidity and TypeScript. Pages about moving lead to them from older releases of Flow and Airdrops.",
    links: [
      { label: "Flow v3.0", to: "/guides/flow/v3.0/overview" },
      { label: "Airdrops v3.0", to: "/guides/airdrops/v3.0/overview" },
      { label: "Bob v1.0", to: "/guides/bob/overview" },
    ],
  },
  {
    id: "lockup-v4-in-full",
    date: "2026-11-23",
    title: "Lockup v4.0 has guides and a reference, and pages lead to other releases",
    text:
      "The guides and the reference of Lockup v4.0 are here, with a reference of v3.0 and of the " +
      "Comptroller. Each guide and reference page leads to the same thing in the other releases, or " +
      "says why there is none.",
    links: [
      { label: "Lockup v4.0", to: "/guides/lockup/v4.0/overview" },
      { label: "Deployments", to: "/deployments" },
    ],
  },
  {
    id: "product-status",
    date: "2026-11-22",
    title: "What the app still does, and the other changes around the contracts",
    text:
      "Pages show the state of the app, of the Merkle API, of fees and of admins with its day and " +
      "its source. " +
      PRODUCT_STATUS["app-creation"].text,
    links: [
      { label: "The app", to: "/apps/features/overview" },
      { label: "Fees", to: "/concepts/fees" },
      { label: "Governance", to: "/concepts/governance" },
    ],
  },
  {
    id: "indexers-of-2026",
    date: "2026-11-22",
    title: "The APIs as they are in 2026",
    text:
      "Lockup and Flow share one indexer since April 6, 2026, and most queries of 2025 fail or find " +
      "nothing. Every query has a successor, and a page shows what to change in yours.",
    links: [
      { label: "Getting started", to: "/api/getting-started" },
      { label: "Moving from 2025", to: "/api/migration" },
    ],
  },
  {
    id: "offline-reading",
    date: "2026-11-21",
    title: "Pages that you have opened can be read offline",
    text: "They open without a connection, with their tools. Other pages say that they are not saved, and list those that are.",
    links: [],
  },
  {
    id: "search-and-answers",
    date: "2026-11-21",
    title: "Search and answers come from the pages themselves",
    text:
      "Search finds functions, error selectors, addresses and words. Questions are answered with " +
      "quotes from these pages and links to their sources.",
    links: [{ label: "Search", to: "/search" }],
  },
  {
    id: "reference-and-addresses",
    date: "2026-11-21",
    title: "Contract reference and addresses come from the data package",
    text:
      "Functions, events and errors are checked against the ABIs when the site is built. Addresses " +
      "of every release are listed by chain, also as JSON files.",
    links: [
      { label: "References", to: "/reference/overview" },
      { label: "Deployments", to: "/deployments" },
    ],
  },
  {
    id: "first-publication",
    date: "2026-11-21",
    title: "Guides for Lockup v2.0, Flow v1.1 and Airdrops v1.3",
    text: "Concepts, guides, APIs, apps and support, with examples that are run by tests.",
    links: [
      { label: "Concepts", to: "/concepts/what-is-sablier" },
      { label: "Guides", to: "/guides/lockup/overview" },
    ],
  },
];
