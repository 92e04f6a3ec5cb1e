import { Children, isValidElement, type ReactElement, type ReactNode } from "react";

import { PRODUCT_IDS, type ProductId, PRODUCTS } from "@site/src/lib/products";
import SectionFilter from "../SectionFilter";
import type { Question } from "../SectionFilter/sections";
import styles from "./styles.module.css";

/**
 * Reads a list of products, as a term of the glossary names them.
 * @param list product names with spaces between them
 * @throws when a name is not a product; the message lists all of them
 */
export function parseProducts(list: string): ProductId[] {
  const names = list.split(" ").filter((name) => name !== "");
  const known = PRODUCT_IDS.filter((product) => names.includes(product));
  const wrong = names.filter((name) => !PRODUCT_IDS.some((product) => product === name));
  if (wrong.length > 0 || known.length === 0) {
    throw new Error(
      `"${wrong.length > 0 ? wrong.join(" ") : list}" is not a product of the glossary. ` +
        `Use one or more of: ${PRODUCT_IDS.join(" ")}.`,
    );
  }
  return known;
}

interface ProductsProps {
  /** Products in which the term occurs, with spaces between them: "lockup flow". */
  of: string;
}

/** Names the products in which a term of the glossary occurs. */
export function Products({ of }: ProductsProps): ReactElement {
  const products = parseProducts(of);
  const every = products.length === PRODUCT_IDS.length;
  return (
    <p className={styles.products} data-products={products.join(" ")}>
      {every ? "All products" : products.map((product) => PRODUCTS[product]).join(", ")}
    </p>
  );
}

interface GlossaryProps {
  /** Markdown with letters as second-level and terms as third-level headings. */
  children: ReactNode;
}

const SEARCH = { key: "gq", label: "Term or words of its meaning" };
const CHOICE = {
  key: "gp",
  label: "Product",
  choices: PRODUCT_IDS.map((value) => ({ value, label: PRODUCTS[value] })),
};

/** Whether a term names a product, in the `data-products` of one of its elements. */
function namesProduct(product: string, { elements }: Question): boolean {
  const tag = `[data-products~="${product}"]`;
  return elements.some((element) => element.matches(tag) || element.querySelector(tag) !== null);
}

/** Ids of the headings that are one letter, in the order of the page. */
function lettersOf(children: ReactNode): string[] {
  return Children.toArray(children).flatMap((child) => {
    const id = isValidElement<{ id?: unknown }>(child) ? child.props.id : undefined;
    return typeof id === "string" && id.length === 1 ? [id] : [];
  });
}

/** Terms with a filter by product and words, and links to the letters. */
export default function Glossary({ children }: GlossaryProps): ReactElement {
  return (
    <SectionFilter
      label="Filter the glossary"
      search={SEARCH}
      choice={CHOICE}
      noun="term"
      fits={namesProduct}
      links={
        <nav aria-label="Letters of the glossary" className={styles.letters}>
          {lettersOf(children).map((id) => (
            <a key={id} href={`#${id}`}>
              {id.toUpperCase()}
            </a>
          ))}
        </nav>
      }
    >
      {children}
    </SectionFilter>
  );
}
