import Link from "@docusaurus/Link";
import { usePluginData } from "@docusaurus/useGlobalData";
import type { ReactNode } from "react";

import { formatIsoDate } from "@site/src/lib/format/iso-dates";
import {
  type ProtocolGlobalData,
  releaseLabel,
  releaseSummary,
  type Version,
} from "@site/src/lib/protocol/model";

import { productOf } from "@site/src/lib/products";
import ProductGlyph from "@site/src/ui/ProductGlyph";

import Popover from "./Popover";
import styles from "./styles.module.css";

interface RowProps {
  readonly label: string;
  /** Page with the addresses of the release. */
  readonly path: string;
  readonly relation: string;
  readonly isCurrent?: boolean;
}

function Row({ label, path, relation, isCurrent = false }: RowProps): ReactNode {
  return (
    <li data-extract-skip={relation === "older" ? "" : undefined}>
      <Link to={path} aria-current={isCurrent ? "true" : undefined} className={styles.entry}>
        {label}
      </Link>{" "}
      <span className={styles.note}>{relation}: addresses</span>
    </li>
  );
}

/**
 * Names the release that a page describes and the newest one, and opens the list of all releases of
 * the protocol.
 */
export default function ReleaseSwitch({ release }: { readonly release: string }): ReactNode {
  const data = usePluginData("protocol-data") as ProtocolGlobalData;
  const { protocol, label, path, newer, older } = releaseSummary(data, release);
  const newest = newer.at(-1)?.version;
  const product = productOf(protocol);
  const rowOf = (
    entry: { readonly version: Version; readonly path: string },
    relation: string,
  ): ReactNode => (
    <Row
      key={entry.version}
      label={releaseLabel(protocol, entry.version)}
      path={entry.path}
      relation={relation}
    />
  );
  return (
    <Popover
      name="release"
      label={
        <>
          {product !== null && <ProductGlyph product={product} />}
          {label}
          {newest !== undefined && <span className={styles.note}>newest: {newest}</span>}
        </>
      }
    >
      {/* Twins and the llms files have this above the text; older releases are in their own pages. */}
      <div data-extract-preface="">
        <ul className={styles.list}>
          {newer
            .map((entry) => rowOf(entry, entry.version === newest ? "newest" : "newer"))
            .reverse()}
          <Row label={label} path={path} relation="this page" isCurrent />
          {older.map((entry) => rowOf(entry, "older")).reverse()}
        </ul>
        {newest !== undefined && (
          <p className={styles.note}>State of {formatIsoDate(data.published.slice(0, 7))}.</p>
        )}
      </div>
    </Popover>
  );
}
