import type { ReactElement } from "react";

import { CHECKS_PATH, labelOf } from "@site/src/lib/page-provenance/model";

import styles from "./styles.module.css";

interface Props {
  /** Ids of the classes of facts that the page states. */
  readonly checks: readonly string[];
  /** Day on which its statements were compared by hand, as `2026-11-21`. */
  readonly verified?: string | undefined;
  /** Whether the data package is newer than that day. */
  readonly isOlderThanData?: boolean;
}

/**
 * The line below a page that leads to what checks its facts. Its links are plain ones: those of
 * Docusaurus would fetch the page about checks for every reader who comes to the end of a page.
 */
export default function CheckedBy({
  checks,
  verified,
  isOlderThanData = false,
}: Props): ReactElement {
  return (
    <p className={styles.line} data-extract-skip="">
      <a href={CHECKS_PATH}>How this is checked</a>:{" "}
      {checks.map((id, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <a href={`${CHECKS_PATH}#${id}`}>{labelOf(id)}</a>
        </span>
      ))}
      {verified !== undefined && (
        <>
          {" "}
          (by hand, <time>{verified}</time>
          {isOlderThanData && "; the data is newer than the text"})
        </>
      )}
    </p>
  );
}
