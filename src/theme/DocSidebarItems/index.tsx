// Wraps DocSidebarItems of @docusaurus/theme-classic 3.10.2 to put, above the pages of a section, the
// way to each product's first page there: categories of other products may be far below.
import Link from "@docusaurus/Link";
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
} from "@docusaurus/plugin-content-docs/client";
import type { Props } from "@theme/DocSidebarItems";
import DocSidebarItems from "@theme-original/DocSidebarItems";
import type { ReactNode } from "react";

import { productOf, productOfPath, PRODUCTS } from "@site/src/lib/products";
import ProductGlyph from "@site/src/ui/ProductGlyph";

import styles from "./styles.module.css";

function ProductSwitch({ items, activePath }: Props): ReactNode {
  const products = items.flatMap((item) => {
    if (item.type === "html") return [];
    // A product may have one page only: Merkle Airdrops among the concepts.
    const isPage = item.type === "link";
    const product = isPage ? productOfPath(item.href) : productOf(item.label.toLowerCase());
    const to = isPage ? item.href : findFirstSidebarItemLink(item);
    return product === null || to === undefined ? [] : [{ item, product, to }];
  });
  const order = Object.keys(PRODUCTS);
  products.sort((a, b) => order.indexOf(a.product) - order.indexOf(b.product));
  if (products.length < 2) return null;
  return (
    <li>
      <ul className={styles.switch} aria-label="Products">
        {products.map(({ item, product, to }) => (
          <li key={product}>
            <Link to={to} aria-current={isActiveSidebarItem(item, activePath) || undefined}>
              <ProductGlyph product={product} />
              {PRODUCTS[product]}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

export default function DocSidebarItemsWithSwitch(props: Props): ReactNode {
  return (
    <>
      {props.level === 1 && <ProductSwitch {...props} />}
      <DocSidebarItems {...props} />
    </>
  );
}
