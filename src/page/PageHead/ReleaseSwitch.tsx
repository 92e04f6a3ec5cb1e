import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { usePluginData } from "@docusaurus/useGlobalData";
import type { ReactNode } from "react";

import { formatIsoDate } from "@site/src/lib/format/iso-dates";
import {
  type Counterpart,
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
  /** `newest`, `newer`, `older`, or `this page`. */
  readonly relation: string;
  /** Where the same thing stands for the release; without one there are only addresses. */
  readonly counterpart: Counterpart | undefined;
  /** Id of the section that the reader is at; empty without one. */
  readonly section: string;
}

function Row(props: RowProps): ReactNode {
  const { protocol, version, addresses, relation, counterpart, section } = props;
  const isCurrent = relation === "this page";
  const { to, note } =
    counterpart === undefined
      ? { to: addresses, note: "addresses" }
      : placeOf(counterpart, section);
  // Pages about addresses have the older releases, and why there is no page is said once, there.
  const isLeftOut =
    counterpart === undefined ? relation === "older" : counterpart.reason !== undefined;
  return (
    <li data-extract-skip={isLeftOut ? "" : undefined}>
      <Link
        to={to}
        aria-current={isCurrent ? "true" : undefined}
        className={styles.entry}
        onClick={() => {
          chooseRelease(protocol, version);
        }}
      >
        {releaseLabel(protocol, version)}
      </Link>{" "}
      <span className={styles.note}>
        {relation}
        {note !== null && `: ${note}`}
      </span>
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
  const { hash } = useLocation();
  // The HTML does not know at which section a reader will be.
  const section = useIsBrowser() ? hash.slice(1) : "";
  const { protocol, version, label, path, newer, older } = releaseSummary(data, release);
  const newest = newer.at(-1)?.version;
  const sign = signOf(protocol);
  const rowOf = (
    entry: { readonly version: Version; readonly path: string },
    relation: string,
  ): ReactNode => (
    <Row
      key={entry.version}
      protocol={protocol}
      version={entry.version}
      addresses={entry.path}
      relation={relation}
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
      {/* Twins and the llms files have this above the text. */}
      <div data-extract-preface="">
        <ul className={styles.list}>
          {newer
            .map((entry) => rowOf(entry, entry.version === newest ? "newest" : "newer"))
            .reverse()}
          {rowOf({ version, path }, "this page")}
          {older.map((entry) => rowOf(entry, "older")).reverse()}
        </ul>
        {newest !== undefined && (
          <p className={styles.note}>State of {formatIsoDate(data.published.slice(0, 7))}.</p>
        )}
      </div>
    </Popover>
  );
}
