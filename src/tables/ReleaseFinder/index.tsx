import useBrokenLinks from "@docusaurus/useBrokenLinks";
import allNames from "@generated/app-links/default/names.json";
import type { ReactElement } from "react";

import { FINDER_ID } from "@site/src/lib/finder/place";
import type { ReleaseNames } from "@site/src/lib/finder";
import Finder, { type FinderProps } from "./Finder";
import Names from "./Names";

interface ReleaseFinderProps extends FinderProps {
  readonly names?: readonly ReleaseNames[];
}

/** The section that answers "Which release is this?", with a table for readers without JavaScript. */
export default function ReleaseFinder({
  names = allNames,
  ...finder
}: ReleaseFinderProps): ReactElement {
  useBrokenLinks().collectAnchor(FINDER_ID);
  return (
    <section aria-labelledby={FINDER_ID}>
      <h2 id={FINDER_ID}>Which release is this?</h2>
      <p>
        A stream, a campaign or a vault stays with the release that made it. The contract’s address
        and chain name the release, and so does the prefix of an id in the app.
      </p>
      <noscript>
        <p>The finder needs JavaScript. Without it, look the release up in the table.</p>
      </noscript>
      <Finder {...finder} />
      <details className="margin-top--md">
        <summary>Prefixes, contract names and months in a table</summary>
        <Names names={names} />
      </details>
    </section>
  );
}
