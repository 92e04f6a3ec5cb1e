import Link from "@docusaurus/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";
import { type ReactElement, useId } from "react";

import { FINDER_ID, FINDER_KEY, finderUrl, LONGEST_IN_ADDRESS } from "@site/src/lib/finder/place";
import Button from "@site/src/ui/Button";
import styles from "./entry.module.css";

/**
 * The home page's way into the finder: a form of the browser's own, which needs no code and leads to
 * the answer.
 */
export default function FinderEntry(): ReactElement {
  const id = useId();
  return (
    <section className={styles.entry} aria-labelledby={FINDER_ID}>
      <div>
        <h2 id={FINDER_ID}>Which release is this?</h2>
        <p>
          Every stream stays with the release that made it, and each release has its own rules.
          Paste a link, an id, an address or input data to get its release, chain, contract and
          pages.
        </p>
      </div>
      <form action={useBaseUrl(finderUrl())} method="get">
        <label htmlFor={id}>Link, id, address or input data</label>
        <div className={styles.row}>
          <input
            id={id}
            name={FINDER_KEY}
            type="text"
            required
            maxLength={LONGEST_IN_ADDRESS}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            aria-describedby={`${id}-hint`}
          />
          <Button type="submit" look="primary">
            Find the release
          </Button>
        </div>
        <p className={styles.hint} id={`${id}-hint`} data-extract-skip="">
          Such as LK2-137-42, or an address from an explorer. It is looked up in your browser.{" "}
          <Link to={finderUrl()}>Or use a table of prefixes</Link>
        </p>
      </form>
    </section>
  );
}
