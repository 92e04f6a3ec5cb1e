import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { usePluginData } from "@docusaurus/useGlobalData";
import type { ReactNode } from "react";

import { formatIsoDate } from "@site/src/lib/format/iso-dates";
import {
  type Counterpart,
  type NewerRelease,
  type ProtocolGlobalData,
  type ProtocolName,
  releaseLabel,
  releaseSummary,
  type Version,
} from "@site/src/lib/protocol/model";
import { signOf } from "@site/src/lib/products";
import { chooseRelease } from "@site/src/lib/storage/release-choice";
import ProductGlyph from "@site/src/ui/ProductGlyph";

import { placeOf } from "./place";
import Popover from "./Popover";
import styles from "./styles.module.css";

interface RowProps {
  readonly protocol: ProtocolName;
  readonly version: Version;
  /** Page with the addresses of the release. */
  readonly addresses: string;
  readonly isNewest: boolean;
  /** Whether it is older than the release of the page. */
  readonly isOlder: boolean;
  /** Where the same thing stands for the release; without one there are only addresses. */
  readonly counterpart: Counterpart | undefined;
  /** Id of the section that the reader is at; empty without one. */
  readonly section: string;
}

/** What is there, in the words of readers; pages of one topic lie in the same part of the site. */
const sameThing = ({ path }: Counterpart): string =>
  path.startsWith("/guides/") ? "same guide" : "same topic";

const withNewest = (isNewest: boolean, note: string): string =>
  isNewest ? `newest, ${note}` : note;

function Row(props: RowProps): ReactNode {
  const { protocol, version, addresses, isNewest, isOlder, counterpart, section } = props;
  const place = counterpart && placeOf(counterpart, section);
  const note = counterpart ? (place?.note ?? sameThing(counterpart)) : "addresses only";
  // Pages about addresses have the older releases, and why there is no page is said once, there. That
  // there is a newer release is said everywhere.
  const isLeftOut =
    counterpart === undefined ? isOlder : counterpart.reason !== undefined && !isNewest;
  return (
    <li data-extract-skip={isLeftOut ? "" : undefined}>
      <Link
        to={place?.to ?? addresses}
        className={styles.entry}
        onClick={() => {
          chooseRelease(protocol, version);
        }}
      >
        {releaseLabel(protocol, version)}
      </Link>{" "}
      <span className={styles.note}>{withNewest(isNewest, note)}</span>
    </li>
  );
}

interface Props {
  /** Release that the page is about, such as `lockup@v2.0`. */
  readonly release: string;
  readonly counterparts: readonly Counterpart[];
}

/**
 * Names the release that a page describes and the newest one, and opens the list of all releases of
 * the protocol. Each leads to the page about the same thing, at the same section where it has it, or
 * else says why there is none.
 */
export default function ReleaseSwitch({ release, counterparts }: Props): ReactNode {
  const data = usePluginData("protocol-data") as ProtocolGlobalData;
  const { hash, pathname } = useLocation();
  // The HTML does not know at which section a reader will be.
  const section = useIsBrowser() ? hash.slice(1) : "";
  const { protocol, version, label, path, newer, older } = releaseSummary(data, release);
  const newest = newer.at(-1)?.version;
  const sign = signOf(protocol);
  const choose = (): void => chooseRelease(protocol, version);
  const rowOf = (entry: NewerRelease, isOlder: boolean): ReactNode => (
    <Row
      key={entry.version}
      protocol={protocol}
      version={entry.version}
      addresses={entry.path}
      isNewest={entry.version === newest}
      isOlder={isOlder}
      counterpart={counterparts.find((one) => one.version === entry.version)}
      section={section}
    />
  );
  return (
    <Popover
      name="release"
      label={
        <>
          {sign !== null && <ProductGlyph product={sign} />}
          {label}
          {newest !== undefined && <span className={styles.note}>newest: {newest}</span>}
        </>
      }
    >
      {/* Markdown exports and the llms files have this above the text. */}
      <div data-extract-preface="">
        <ul className={styles.list}>
          {newer.map((entry) => rowOf(entry, false)).reverse()}
          <li>
            <Link to={pathname} className={styles.entry} aria-current="true" onClick={choose}>
              {label}
            </Link>{" "}
            <span className={styles.note}>
              {withNewest(newest === undefined, "this page")}
              {path !== pathname && (
                <>
                  , <Link to={path}>addresses</Link>
                </>
              )}
            </span>
          </li>
          {older.map((entry) => rowOf(entry, true)).reverse()}
        </ul>
        {newest !== undefined && (
          <p className={styles.note} data-extract-skip="">
            Release information as of {formatIsoDate(data.published.slice(0, 7))}.
          </p>
        )}
      </div>
    </Popover>
  );
}
