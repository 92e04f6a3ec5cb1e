import clsx from "clsx";
import type { ReactElement } from "react";

import type { SignId } from "@site/src/lib/products";
import styles from "./styles.module.css";

interface ProductGlyphProps {
  readonly product: SignId;
  /** A tile in the product's soft color around the glyph. */
  readonly tile?: boolean;
}

/** The sign of a product, or of the Comptroller, beside its name; it says nothing that the name does not. */
export default function ProductGlyph({ product, tile = false }: ProductGlyphProps): ReactElement {
  return (
    <span
      className={clsx(styles.glyph, tile && styles.tile)}
      data-product={product}
      aria-hidden="true"
    />
  );
}
