import Link from "@docusaurus/Link";
import { Fragment, type ReactElement } from "react";

import { deskUrl } from "@site/src/lib/desk/place";
import type { Match, Place } from "@site/src/lib/finder/model";
import CopyButton from "@site/src/ui/CopyButton";
import Identifier from "@site/src/ui/Identifier";
import styles from "./styles.module.css";

/** More places than these are folded. */
const OPEN_PLACES = 3;

/** Matches of one release, in their order. */
function byRelease(matches: readonly Match[]): [Match, ...Match[]][] {
  const groups = new Map<string, [Match, ...Match[]]>();
  for (const match of matches) {
    const group = groups.get(match.release.ref);
    if (group === undefined) groups.set(match.release.ref, [match]);
    else group.push(match);
  }
  return [...groups.values()];
}

/** The contracts that a text may mean, by release, with where they are and the release's pages. */
export default function Matches({ matches }: { readonly matches: readonly Match[] }): ReactElement {
  return (
    <ul className={styles.matches}>
      {byRelease(matches).map((group) => {
        const [{ release }] = group;
        return (
          <li key={release.ref}>
            {group.map((match, index) => (
              <Fragment key={index}>
                <p className="margin--none">
                  <strong>{release.label}</strong>: <Contract match={match} />
                </p>
                <Places places={match.places} />
              </Fragment>
            ))}
            <p className={styles.pages}>
              {release.pages.map(({ label, path }) => (
                <Link key={path} to={path} aria-label={`${release.label}: ${label}`}>
                  {label}
                </Link>
              ))}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** The contract's name, which leads to its reference where there is one, and its alias. */
function Contract({ match: { contract } }: { readonly match: Match }): ReactElement {
  const name = <Identifier>{contract.name}</Identifier>;
  return (
    <>
      {contract.reference === undefined ? name : <Link to={contract.reference}>{name}</Link>}
      {contract.alias !== undefined && `, ${contract.alias}`}
    </>
  );
}

function Places({ places }: { readonly places: readonly Place[] }): ReactElement | null {
  if (places.length === 0) return null;
  const list = (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={place.chain.id}>
          {place.chain.name} ({place.chain.id}):{" "}
          <Link href={place.explorerUrl}>
            <code className="sd-break">{place.address}</code>
          </Link>{" "}
          <CopyButton text={place.address} label={`Copy the address on ${place.chain.name}`} />
          {place.isUnconfirmed && " Not confirmed."}
          <InApp place={place} />
        </li>
      ))}
    </ul>
  );
  if (places.length <= OPEN_PLACES) return list;
  return (
    <details className={styles.fold}>
      <summary>On {places.length} chains</summary>
      {list}
    </details>
  );
}

/** The stream in the app, and on the desk. */
function InApp({ place: { id, appUrl } }: { readonly place: Place }): ReactElement | null {
  if (id === undefined) return null;
  if (appUrl === undefined) {
    return (
      <span className={styles.stream}>
        Stream <code>{id}</code>
      </span>
    );
  }
  return (
    <span className={styles.stream}>
      Stream <Link href={appUrl}>{id} in the app</Link> or{" "}
      <Link to={deskUrl(id)}>without the app</Link>
    </span>
  );
}
