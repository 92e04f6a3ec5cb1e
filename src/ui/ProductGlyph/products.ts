/** A product of the protocol that has pages of its own. */
export type ProductId = "lockup" | "flow" | "airdrops";

interface ProductLook {
  readonly name: string;
  /** Path on a square of 24 units, drawn as a line in the product's color. */
  readonly glyph: string;
}

/**
 * How products are told apart wherever they stand side by side. The colors are `--sd-<id>` and
 * `--sd-<id>-soft` in src/css/tokens.css; `data-product` on an element sets `--sd-product` for what
 * is in it.
 */
export const PRODUCTS: Readonly<Record<ProductId, ProductLook>> = {
  // A padlock, open at the share that has been released.
  lockup: {
    name: "Lockup",
    glyph: "M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 14.500v2.500",
  },
  // Two currents.
  flow: {
    name: "Flow",
    glyph: "M3 9c3-4 6-4 9 0s6 4 9 0M3 16c3-4 6-4 9 0s6 4 9 0",
  },
  // A parachute with its load.
  airdrops: {
    name: "Airdrops",
    glyph: "M3 11a9 8 0 0 1 18 0zM3 11l7.500 6M21 11l-7.500 6M10 17h4v4h-4z",
  },
};

/**
 * The product that a page belongs to, by its path.
 *
 * @param path path on this site, for example "/guides/flow/overview"
 * @returns null for pages about several products or none
 */
export function productOfPath(path: string): ProductId | null {
  const [, section = "", folder = ""] = path.split(/[/#?]/);
  if (section === "concepts" && folder === "merkle-airdrops") return "airdrops";
  if (folder === "lockup" || folder === "flow" || folder === "airdrops") return folder;
  return null;
}
