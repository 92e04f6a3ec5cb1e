import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import {
  CERTAINTIES,
  PRODUCT_STATUS,
  type ProductStatus,
  type StatusId,
} from "@site/data/product-status";
import { formatIsoDate } from "@site/src/lib/format/iso-dates";

import styles from "./styles.module.css";

interface Props {
  readonly of: StatusId;
  /** Page that shows the status; a link to it is left out. */
  readonly on?: string;
}

/** One status of the product with what to do instead, its day, and how sure this site is of it. */
export default function Status({ of, on }: Props): ReactElement {
  const { text, ways, asOf, certainty, doubt, source }: ProductStatus = PRODUCT_STATUS[of];
  const others = ways.filter(({ to }) => to.split("#", 1)[0] !== on);
  return (
    <div className={styles.status}>
      <p>
        {text}
        {others.map(({ label, to }, index) => (
          <span key={to}>
            {index === 0 ? " See " : ", "}
            <Link to={to}>{label}</Link>
            {index === others.length - 1 && "."}
          </span>
        ))}
      </p>
      <p className={styles.date}>
        Status of <time dateTime={asOf}>{formatIsoDate(asOf)}</time>. {CERTAINTIES[certainty]}
        {doubt !== undefined && ` ${doubt}`} <Link to={source}>Source</Link>
      </p>
    </div>
  );
}
