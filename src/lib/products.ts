/** Products of the protocol that have pages of their own, in the order in which they are shown. */
export const PRODUCT_IDS = ["lockup", "flow", "airdrops", "bob"] as const;

export type ProductId = (typeof PRODUCT_IDS)[number];

/**
 * Names of the products. Their colors and signs are in src/css: `data-product` on an element sets
 * `--sd-product`, `--sd-product-soft` and `--sd-glyph` for what is in it.
 */
export const PRODUCTS: Readonly<Record<ProductId, string>> = {
  lockup: "Lockup",
  flow: "Flow",
  airdrops: "Airdrops",
  bob: "Bob",
};

/** The product of a name; null for what is none. */
export const productOf = (name: string): ProductId | null =>
  Object.hasOwn(PRODUCTS, name) ? (name as ProductId) : null;

/** What has a sign of its own: the products, and the contract that they share. */
export type SignId = ProductId | "comptroller";

/** The sign of a name; null for what has none. */
export const signOf = (name: string): SignId | null =>
  name === "comptroller" ? name : productOf(name);

/**
 * The product that a page belongs to, by its path.
 *
 * @param path path on this site, for example "/guides/flow/overview"
 * @returns null for pages about several products or none
 */
export function productOfPath(path: string): ProductId | null {
  const [, section = "", folder = ""] = path.split(/[/#?]/);
  if (section === "concepts" && folder === "merkle-airdrops") return "airdrops";
  return productOf(folder);
}
