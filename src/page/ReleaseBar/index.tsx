import Link from "@docusaurus/Link";
import { usePluginData } from "@docusaurus/useGlobalData";
import type { ReactNode } from "react";

import { type ProtocolGlobalData, releaseSummary } from "@site/src/lib/protocol/model";

import styles from "./styles.module.css";

/**
 * Says which release a page documents and, when the data package knows newer ones, where their
 * addresses are.
 */
export default function ReleaseBar({ release }: { readonly release: string }): ReactNode {
  const data = usePluginData("protocol-data") as ProtocolGlobalData;
  const { label, newer, path } = releaseSummary(data, release);
  return (
    <p className={styles.bar}>
      <span>
        Release: <Link to={path}>{label}</Link>
      </span>
      {newer.length > 0 && (
        <span className={styles.newer}>
          Newer, not covered here:{" "}
          {newer.map((entry, index) => (
            <span key={entry.version}>
              {index > 0 && ", "}
              <Link to={entry.path}>{entry.version} addresses</Link>
            </span>
          ))}
        </span>
      )}
    </p>
  );
}
