import Link from "@docusaurus/Link";
import chainsData from "@generated/protocol-data/default/chains.json";
import Layout from "@theme/Layout";
import { type ComponentType, Fragment, type ReactNode, useSyncExternalStore } from "react";

import { createIdentity } from "@site/src/config/identity";
import CodeFence from "@site/src/page/CodeFence";
import MarkdownAlternate from "@site/src/page/MarkdownAlternate";
import OpenSearch from "@site/src/page/OpenSearch";
import FinderEntry from "@site/src/tables/ReleaseFinder/Entry";
import SmallStream from "@site/src/tools/lockup/Stream/Small";
import CardGrid, { Card } from "@site/src/ui/CardGrid";
import ProductGlyph from "@site/src/ui/ProductGlyph";
import { type ProductId, PRODUCTS } from "@site/src/lib/products";
import { newestWithGuides, type ReleaseCoverage } from "@site/src/lib/protocol/model";
import { chosenRelease } from "@site/src/lib/storage/release-choice";

import Sample from "./_sample.mdx";
import styles from "./index.module.css";

const { description } = createIdentity({});

/** With the elements that its fences need, and without all others that docs pages may have. */
const CodeSample = Sample as ComponentType<{ readonly components: object }>;

interface Offer {
  readonly product: ProductId;
  readonly text: string;
  readonly concept: string;
}

const OFFERS: readonly Offer[] = [
  {
    product: "lockup",
    text: "Vesting and timelocks. You deposit everything at the start, and the recipient's share grows until a fixed end.",
    concept: "/concepts/lockup/overview",
  },
  {
    product: "flow",
    text: "Payroll, grants and subscriptions. You set a rate without an end date and top up the stream when you like. Your debt to the recipient grows each second.",
    concept: "/concepts/flow/overview",
  },
  {
    product: "airdrops",
    text: "Token drops for a list of any length, stored as one Merkle root. Recipients claim tokens or a vesting stream, and pay the gas of their claims.",
    concept: "/concepts/merkle-airdrops",
  },
  {
    product: "bob",
    text: "Vaults that lock a token until its price reaches a target or a date passes. You hold shares of the vault, which you can transfer at any time.",
    concept: "/concepts/bob",
  },
];

const RELEASES: readonly ReleaseCoverage[] = chainsData.releases;

/** A release to begin with: its guides exist. */
interface Lead {
  readonly release: ReleaseCoverage;
  readonly guides: string;
}

function leadOf(release: ReleaseCoverage | undefined): Lead | undefined {
  const guides = release?.pages.overview;
  return release && guides !== undefined ? { release, guides } : undefined;
}

/** The newest release of a product that has guides. */
function newestOf(product: ProductId): Lead {
  const lead = leadOf(newestWithGuides(RELEASES, product));
  if (lead === undefined) throw new Error(`No release of ${product} has guides.`);
  return lead;
}

/** Nothing tells this page that the choice changes: it is made on other pages. */
const neverChanges = (): (() => void) => () => undefined;

/** The release that the reader chose on another page, or else the newest one. */
function useLead(product: ProductId): Lead {
  const version = useSyncExternalStore(
    neverChanges,
    () => chosenRelease(product),
    () => null,
  );
  const chosen = RELEASES.find(({ ref }) => ref === `${product}@${version ?? ""}`);
  return leadOf(chosen) ?? newestOf(product);
}

const LOCKUP = newestOf("lockup");

function Hero(): ReactNode {
  return (
    <section className={styles.hero} aria-labelledby="heading">
      <div className={styles.heroInner}>
        <div className={styles.intro}>
          <h1 id="heading" className={styles.heading}>
            Token streams, explained to the last unit
          </h1>
          <p className={styles.lead}>
            Pay tokens over time: the longer a stream runs, the more of it belongs to its recipient.
            Sablier runs vesting, payroll and airdrops in contracts that cannot be upgraded. Learn
            how they work, then build on them.
          </p>
          <OpenSearch />
          <p className={styles.actions}>
            <Link className={styles.primary} to="/concepts/what-is-sablier">
              Understand Sablier
            </Link>
            <Link className={styles.secondary} to={LOCKUP.guides}>
              Integrate a stream
            </Link>
            <Link className={styles.secondary} to="/deployments">
              Find an address
            </Link>
            <Link className={styles.secondary} to="/apps/without-the-app">
              Withdraw without the app
            </Link>
          </p>
        </div>
        <SmallStream />
      </div>
    </section>
  );
}

function OfferItem({ product, text, concept }: Offer): ReactNode {
  const { release, guides } = useLead(product);
  const links = [
    { label: "How it works", to: concept },
    { label: "Guides", to: guides },
    { label: "Addresses", to: release.path },
  ];
  return (
    <li className={styles.product} data-product={product}>
      <div className={styles.name}>
        <ProductGlyph product={product} tile />
        <h3>{PRODUCTS[product]}</h3>
        <p className={styles.meta}>
          {release.label} · {release.chains} chains
        </p>
      </div>
      <p>{text}</p>
      <p className={styles.links}>
        {links.map(({ label, to }) => (
          <Link key={to} to={to} aria-label={`${PRODUCTS[product]}: ${label}`}>
            {label}
          </Link>
        ))}
      </p>
    </li>
  );
}

function Offers(): ReactNode {
  return (
    <section aria-labelledby="products">
      <h2 id="products">Four products</h2>
      <ul className={styles.products}>
        {OFFERS.map((offer) => (
          <OfferItem key={offer.product} {...offer} />
        ))}
      </ul>
    </section>
  );
}

function Code(): ReactNode {
  return (
    <section aria-labelledby="code" className={styles.code}>
      <div>
        <h2 id="code">Read the state of a stream</h2>
        <p>
          Read it from a contract, from a script, or from an indexer that covers all chains. The
          code of all guides is in files that this site compiles and runs, and that you can
          download.
        </p>
        <p className={styles.links}>
          <Link to="/guides/lockup/v4.0/vesting-data">Read a stream’s figures</Link>
          <Link to="/guides/lockup/v4.0/environment">Set up a project</Link>
          <Link to="/api/getting-started">Send a first query</Link>
        </p>
      </div>
      <div className={styles.sample}>
        <CodeSample components={{ CodeFence, DeferredBlocks: Fragment }} />
      </div>
    </section>
  );
}

function Tasks(): ReactNode {
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks">What do you want to do?</h2>
      <CardGrid>
        <Card to={LOCKUP.guides} title="Create streams from Solidity">
          Set up the environment, create a first stream, and add batches and hooks.
        </Card>
        <Card to="/concepts/flow/overview" title="Work out a rate per second">
          Use a calculator for salaries and subscriptions.
        </Card>
        <Card to="/deployments" title="Look up a contract">
          Find each address by release and chain, with explorer links, ABIs and JSON files.
        </Card>
        <Card to="/concepts/chains" title={`Check one of ${chainsData.counts.chains} chains`}>
          See its chain id, its explorer, its gas token and its releases.
        </Card>
        <Card to="/api/overview" title="Query streams across chains">
          Use the GraphQL endpoints of two vendors, and see when each one fits.
        </Card>
        <Card to="/reference/overview" title="Read a function’s exact rules">
          See its callers, its errors and the units of its arguments.
        </Card>
        <Card to="/reference/errors" title="Decode an error">
          Paste revert data to get the name of the error, its cause and the fix.
        </Card>
        <Card to="/apps/features/overview" title="Withdraw or claim in the app">
          Follow the steps, and see the current limits of the app and its fee.
        </Card>
        <Card to="/apps/without-the-app" title="Withdraw or cancel without the app">
          Paste a link, an id or an address to get the exact call, in every release since 2019.
        </Card>
      </CardGrid>
    </section>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout title="Vesting, payments and airdrops onchain" description={description}>
      <MarkdownAlternate />
      <main>
        <Hero />
        <div className={styles.main}>
          <Offers />
          <FinderEntry />
          <Code />
          <Tasks />
        </div>
      </main>
    </Layout>
  );
}
