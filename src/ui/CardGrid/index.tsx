import Link from "@docusaurus/Link";
import type { ReactNode } from "react";

import ProductGlyph from "../ProductGlyph";
import { productOfPath } from "@site/src/lib/products";
import styles from "./styles.module.css";

interface CardProps {
  /** Route of this site, or an absolute address. */
  readonly to: string;
  readonly title: string;
  /** A short word above the title, for example the release. */
  readonly eyebrow?: string;
  readonly children?: ReactNode;
}

/** One destination of a grid: the whole card is the link, with the sign of its product if it has one. */
export function Card({ to, title, eyebrow, children }: CardProps): ReactNode {
  const product = productOfPath(to);
  return (
    <li className={styles.card} data-product={product ?? undefined}>
      {eyebrow !== undefined && <span className={styles.eyebrow}>{eyebrow}</span>}
      <span className={styles.title}>
        {product !== null && <ProductGlyph product={product} />}
        <Link to={to}>{title}</Link>
      </span>
      {children !== undefined && <div className={styles.text}>{children}</div>}
    </li>
  );
}

/** A list of destinations in rows of two or three, as many as leave none alone in the last row. */
export default function CardGrid({ children }: { readonly children: ReactNode }): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}
