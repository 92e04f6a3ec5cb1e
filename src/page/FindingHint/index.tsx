import Link from "@docusaurus/Link";
import type { ReactNode } from "react";

import { SECTIONS } from "@site/src/config/navigation";

import styles from "./styles.module.css";

/** Where to look for what: shown wherever a reader may be lost. */
export default function FindingHint(): ReactNode {
  return (
    <ul className={styles.hint}>
      {SECTIONS.map((section) => (
        <li key={section.id}>
          <Link to={section.landing}>{section.label}</Link>
          <span>{section.hint}</span>
        </li>
      ))}
    </ul>
  );
}
