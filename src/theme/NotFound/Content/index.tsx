// Replaces NotFound/Content of @docusaurus/theme-classic 3.10.2: the original tells readers to
// write to whoever linked here; this one shows the pages with the most similar addresses and what
// is found where.
import Link from "@docusaurus/Link";
import Heading from "@theme/Heading";
import type { Props } from "@theme/NotFound/Content";
import clsx from "clsx";
import type { ReactNode } from "react";

import { finderUrl } from "@site/src/lib/finder/place";
import ClosestPages from "@site/src/page/ClosestPages";
import FindingHint from "@site/src/page/FindingHint";
import OpenSearch from "@site/src/page/OpenSearch";
import { START_NOW } from "@site/src/lib/start-now";

import styles from "./styles.module.css";

export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx("container", styles.page, className)} {...{ [START_NOW]: "" }}>
      <Heading as="h1">Page not found</Heading>
      <p>
        There is no page at this address. It may have moved, or the link that brought you here has a
        typing error.
      </p>
      <OpenSearch />
      <ClosestPages />
      <p>
        Looking for a stream or a campaign? <Link to={finderUrl()}>Find its release</Link> by a
        link, an id or an address, or{" "}
        <Link to="/apps/without-the-app">withdraw and cancel without the app</Link>.
      </p>
      <h2>Where to find what</h2>
      <FindingHint />
    </main>
  );
}
