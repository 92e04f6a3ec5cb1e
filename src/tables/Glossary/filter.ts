import { PRODUCT_IDS, type ProductId } from "@site/src/lib/products";
import {
  MAX_SEARCH_LENGTH,
  type ParsedQuery,
  readChoice,
  readText,
  writeQuery,
} from "@site/src/lib/query";
import { normalize, type Topic } from "../FaqList/filter";

export interface TermFilter {
  /** Words that must all occur in the term or its meaning. */
  text: string;
  /** Empty for all products. */
  product: ProductId | "";
}

/** Filter that shows every term. */
export const EVERY_TERM: TermFilter = { text: "", product: "" };

/** Reads the filter from the query of an address: `gq` are words, `gp` is a product. */
export function parseTermFilter(search: string): ParsedQuery<TermFilter> {
  const query = new URLSearchParams(search);
  const problems: string[] = [];
  const filter = {
    text: readText(query, "gq", MAX_SEARCH_LENGTH, problems),
    product: readChoice(query, "gp", ["", ...PRODUCT_IDS], "", problems),
  };
  return { filter, problems };
}

/** Writes the filter into the query of an address; other parameters stay. */
export function formatTermFilter({ text, product }: TermFilter, search: string): string {
  return writeQuery(search, { gq: text.trim(), gp: product });
}

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

/**
 * Hides the terms that do not fit, and the letters without a term left.
 * @param letters headings with their terms; a term names its products in `data-products`
 * @returns how many terms are shown, and how many there are
 */
export function applyTermFilter(
  letters: readonly Topic[],
  { text, product }: TermFilter,
): { shown: number; total: number } {
  const words = normalize(text).split(" ");
  const result = { shown: 0, total: 0 };
  for (const letter of letters) {
    let shownHere = 0;
    for (const term of letter.questions) {
      const fits =
        (product === "" || productsOf(term.elements).includes(product)) &&
        words.every((word) => term.text.includes(word));
      for (const element of term.elements) element.toggleAttribute("hidden", !fits);
      if (fits) shownHere += 1;
    }
    for (const element of letter.elements) element.toggleAttribute("hidden", shownHere === 0);
    result.shown += shownHere;
    result.total += letter.questions.length;
  }
  return result;
}

function productsOf(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const tagged = element.matches("[data-products]")
      ? element
      : element.querySelector("[data-products]");
    return tagged?.getAttribute("data-products")?.split(" ") ?? [];
  });
}
