import Link from "@docusaurus/Link";
import type { ReactNode } from "react";

import styles from "./styles.module.css";

interface CardProps {
  /** Route of this site, or an absolute address. */
  readonly to: string;
  readonly title: string;
  /** A short word above the title, for example the release. */
  readonly eyebrow?: string;
  readonly children?: ReactNode;
}

/** One destination of a grid: the whole card is the link. */
export function Card({ to, title, eyebrow, children }: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      {eyebrow !== undefined && <span className={styles.eyebrow}>{eyebrow}</span>}
      <span className={styles.title}>
        <Link to={to}>{title}</Link>
      </span>
      {children !== undefined && <div className={styles.text}>{children}</div>}
    </li>
  );
}

/** A list of destinations that flows into as many columns as fit. */
export default function CardGrid({ children }: { readonly children: ReactNode }): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}
