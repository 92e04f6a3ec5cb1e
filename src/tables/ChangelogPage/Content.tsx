import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import { formatIsoDate } from "@site/src/lib/format/iso-dates";
import CheckedBy from "@site/src/page/CheckedBy";
import {
  ATOM_PATH,
  type Changelog,
  type DocumentationEntry,
  type ReleaseEntry,
  RSS_PATH,
} from "@site/src/lib/changelog/model";
import styles from "./styles.module.css";

/** The change log: the documentation first, because it changes more often. */
export default function Content({ log }: { readonly log: Changelog }): ReactElement {
  return (
    <main className="container sd-sheet">
      <h1>Change log</h1>
      <p>
        What changed in this documentation, and which releases the protocol has had. You can follow
        it in a feed reader: <a href={RSS_PATH}>RSS</a> or <a href={ATOM_PATH}>Atom</a>.
      </p>
      <section aria-labelledby="documentation">
        <h2 id="documentation">Documentation</h2>
        {log.documentation.map((entry) => (
          <Change key={entry.id} entry={entry} />
        ))}
      </section>
      <section aria-labelledby="protocol">
        <h2 id="protocol">Protocol releases</h2>
        <p>
          The month is that of the public announcement. Days are those of the tags or of the
          changelogs in the repositories, where they are known.
        </p>
        {log.releases.map((entry) => (
          <Release key={entry.id} entry={entry} />
        ))}
      </section>
      <CheckedBy checks={["releases"]} />
    </main>
  );
}

function Change({ entry }: { readonly entry: DocumentationEntry }): ReactElement {
  return (
    <article id={entry.id} className={styles.entry} aria-label={entry.title}>
      <h3>{entry.title}</h3>
      <p className={styles.date}>
        <time dateTime={entry.listed}>{formatIsoDate(entry.listed)}</time>
      </p>
      <p>
        {entry.text}
        {entry.links.map(({ label, to }) => (
          <span key={to}>
            {" "}
            <Link to={to}>{label}</Link>.
          </span>
        ))}
      </p>
    </article>
  );
}

function Release({ entry }: { readonly entry: ReleaseEntry }): ReactElement {
  return (
    <article id={entry.id} className={styles.entry} aria-label={entry.title}>
      <h3>{entry.title}</h3>
      <p className={styles.date}>
        <time dateTime={entry.month}>{formatIsoDate(entry.month)}</time>
        {entry.tags.map(({ version, date }) => (
          <span key={version}>
            {" · "}
            {version} on <time dateTime={date}>{formatIsoDate(date)}</time>
          </span>
        ))}
      </p>
      <ul>
        {entry.highlights.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>
        <Link to={entry.path}>Addresses of {entry.title}</Link>
      </p>
    </article>
  );
}
