import useIsBrowser from "@docusaurus/useIsBrowser";
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";

import { readTopics } from "../FaqList/filter";
import FilterBar, { EVERY, FilterChips } from "@site/src/ui/FilterBar";
import { PRODUCT_IDS, PRODUCTS } from "@site/src/lib/products";
import { useQueryFilter } from "@site/src/forms/useQueryFilter";
import {
  applyTermFilter,
  EVERY_TERM,
  formatTermFilter,
  parseProducts,
  parseTermFilter,
} from "./filter";
import styles from "./styles.module.css";

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
  /** Letters that have a heading, in order: "ABC". */
  letters: string;
  /** Markdown with letters as second-level and terms as third-level headings. */
  children: ReactNode;
}

/**
 * Filter by product and words, and links to the letters, over terms that the server has written. A
 * link to a term that the filter hides clears the filter.
 */
export default function Glossary({ letters, children }: GlossaryProps): ReactElement {
  const terms = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  const isBrowser = useIsBrowser();
  const [count, setCount] = useState<{ shown: number; total: number }>();
  const { filter, problems, setFilter } = useQueryFilter(parseTermFilter, formatTermFilter);
  const { text, product } = filter;
  const active = text.trim() !== "" || product !== "";

  useEffect(() => {
    setCount(applyTermFilter(readTopics(terms.current?.children ?? []), { text, product }));
  }, [text, product]);

  // Brings the term back that the address names, when the page opens and when a link is followed.
  useEffect(() => {
    function reveal(): void {
      const id = decodeURIComponent(window.location.hash.slice(1));
      const target = id === "" ? null : document.getElementById(id);
      if (!target?.closest("[hidden]")) return;
      applyTermFilter(readTopics(terms.current?.children ?? []), EVERY_TERM);
      setFilter(EVERY_TERM);
      target.scrollIntoView();
    }
    if (isBrowser && !opened.current) {
      opened.current = true;
      reveal();
    }
    window.addEventListener("hashchange", reveal);
    return () => window.removeEventListener("hashchange", reveal);
  });

  return (
    <>
      <FilterBar
        label="Filter the glossary"
        search={{
          label: "Term or words of its meaning",
          text,
          onText: (value) => setFilter({ ...filter, text: value }),
        }}
        status={count !== undefined && active ? describe(count) : ""}
        problems={problems}
      >
        <FilterChips
          label="Product"
          value={product}
          choices={[EVERY, ...PRODUCT_IDS.map((value) => ({ value, label: PRODUCTS[value] }))]}
          onValue={(value) => setFilter({ ...filter, product: value })}
        />
      </FilterBar>
      <nav aria-label="Letters of the glossary" className={styles.letters}>
        {Array.from(letters).map((letter) => (
          <a key={letter} href={`#${letter.toLowerCase()}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div ref={terms}>{children}</div>
    </>
  );
}

function describe({ shown, total }: { shown: number; total: number }): string {
  return shown === 0
    ? "No term fits. Try fewer words, or all products."
    : `${shown} of ${total} terms`;
}
