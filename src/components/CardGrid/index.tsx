import Link from "@docusaurus/Link";
import { usePluginData } from "@docusaurus/useGlobalData";
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

/** Whether a route leads to a documentation page that is planned but has no file yet. */
function usePlanned(to: string): boolean {
  const { planned } = usePluginData("site-index") as { planned: readonly string[] };
  const path = to.split(/[?#]/, 1)[0];
  return planned.some((route) => route === path);
}

/** One destination of a grid: the whole card is the link. */
export function Card({ to, title, eyebrow, children }: CardProps): ReactNode {
  const planned = usePlanned(to);
  return (
    <li className={styles.card}>
      {eyebrow !== undefined && <span className={styles.eyebrow}>{eyebrow}</span>}
      <span className={styles.title}>{planned ? title : <Link to={to}>{title}</Link>}</span>
      {children !== undefined && <div className={styles.text}>{children}</div>}
    </li>
  );
}

/** A list of destinations that flows into as many columns as fit. */
export default function CardGrid({ children }: { readonly children: ReactNode }): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}
