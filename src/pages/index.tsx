import Link from "@docusaurus/Link";
import chainsData from "@generated/protocol-data/default/chains.json";
import Layout from "@theme/Layout";
import type { ReactNode } from "react";

import CardGrid, { Card } from "@site/src/ui/CardGrid";
import FindingHint from "@site/src/page/FindingHint";
import HeroPlot from "@site/src/page/HeroPlot";
import MarkdownAlternate from "@site/src/page/MarkdownAlternate";
import { createIdentity } from "@site/src/config/identity";

import styles from "./index.module.css";

const { description } = createIdentity({});

interface Product {
  readonly name: string;
  readonly release: string;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

const PRODUCTS: readonly Product[] = [
  {
    name: "Lockup",
    release: "lockup@v2.0",
    text: "Vesting and timelocks. You deposit everything at the start; the recipient's share grows until a fixed end.",
    links: [
      { label: "How it works", to: "/concepts/lockup/overview" },
      { label: "Guides", to: "/guides/lockup/overview" },
      { label: "Addresses", to: "/guides/lockup/deployments" },
    ],
  },
  {
    name: "Flow",
    release: "flow@v1.1",
    text: "Payroll, grants and subscriptions. You set a rate without an end date and top the stream up when you like; what you owe grows each second.",
    links: [
      { label: "How it works", to: "/concepts/flow/overview" },
      { label: "Guides", to: "/guides/flow/overview" },
      { label: "Addresses", to: "/guides/flow/deployments" },
    ],
  },
  {
    name: "Airdrops",
    release: "airdrops@v1.3",
    text: "Token drops for a list of any length, stored as one Merkle root. Recipients claim tokens at once, or claim a vesting stream.",
    links: [
      { label: "How it works", to: "/concepts/merkle-airdrops" },
      { label: "Guides", to: "/guides/airdrops/overview" },
      { label: "Addresses", to: "/guides/airdrops/deployments" },
    ],
  },
];

/** The chains a release is on, as the data package states it. */
function chainCount(release: string): string {
  const coverage = chainsData.releases.find(({ ref }) => ref === release);
  if (coverage === undefined) throw new Error(`The data package has no release ${release}.`);
  return `${coverage.label} · ${coverage.chains} chains`;
}

function Hero(): ReactNode {
  return (
    <section className={styles.hero} aria-labelledby="heading">
      <div className={styles.heroInner}>
        <div>
          <h1 id="heading" className={styles.heading}>
            Token streams, explained to the last unit
          </h1>
          <p className={styles.lead}>
            Pay tokens over time: as its schedule runs, more of a stream belongs to its recipient.
            Sablier runs vesting, payroll and airdrops in contracts that nobody can upgrade. Learn
            how they work, then build on them.
          </p>
          <p className={styles.actions}>
            <Link className={styles.primary} to="/concepts/what-is-sablier">
              Understand Sablier
            </Link>
            <Link className={styles.secondary} to="/guides/lockup/overview">
              Integrate a stream
            </Link>
            <Link className={styles.secondary} to="/guides/lockup/deployments">
              Find an address
            </Link>
          </p>
        </div>
        <HeroPlot />
      </div>
    </section>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout title="Vesting, payments and airdrops on-chain" description={description}>
      <MarkdownAlternate />
      <main>
        <Hero />
        <div className={styles.main}>
          <section aria-labelledby="products">
            <h2 id="products">Three products, one idea</h2>
            <ul className={styles.products}>
              {PRODUCTS.map((product) => (
                <li key={product.name} className={styles.product}>
                  <h3>{product.name}</h3>
                  <p className={styles.meta}>{chainCount(product.release)}</p>
                  <p>{product.text}</p>
                  <p className={styles.links}>
                    {product.links.map((link) => (
                      <Link
                        key={link.to}
                        to={link.to}
                        aria-label={`${product.name}: ${link.label}`}
                      >
                        {link.label}
                      </Link>
                    ))}
                  </p>
                </li>
              ))}
            </ul>
          </section>

          <section aria-labelledby="tasks">
            <h2 id="tasks">What do you want to do?</h2>
            <CardGrid>
              <Card to="/concepts/what-is-sablier" title="Choose between Lockup, Flow and Airdrops">
                Three questions lead you to the product that fits.
              </Card>
              <Card to="/guides/lockup/overview" title="Create streams from Solidity">
                Environment, first stream, batches, hooks.
              </Card>
              <Card to="/guides/lockup/deployments" title="Look up a contract">
                Every address by chain, with explorer links, ABIs and JSON files.
              </Card>
              <Card to="/reference/overview" title="Read a function’s exact rules">
                Who may call it, what it reverts with, which units it takes.
              </Card>
              <Card to="/api/overview" title="Query streams across chains">
                GraphQL endpoints of two vendors, and when to use which.
              </Card>
              <Card to="/concepts/chains" title={`Check one of ${chainsData.counts.chains} chains`}>
                Chain ids, explorers, gas tokens and which releases live there.
              </Card>
              <Card to="/apps/features/overview" title="Withdraw or claim">
                In the web app or without it, and without writing code.
              </Card>
              <Card to="/support/faq" title="Get an answer">
                Withdrawals, cancellations, fees and lost keys.
              </Card>
            </CardGrid>
          </section>

          <section aria-labelledby="where">
            <h2 id="where">Where to find what</h2>
            <FindingHint />
          </section>
        </div>
      </main>
    </Layout>
  );
}
