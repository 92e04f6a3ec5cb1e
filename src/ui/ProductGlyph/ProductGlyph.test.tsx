import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, it } from "vitest";

import { productOfPath, PRODUCTS } from "@site/src/lib/products";

it.each(Object.keys(PRODUCTS))("%s has a color that its elements take", (id) => {
  const css = readFileSync(path.join(import.meta.dirname, "../../css/site.css"), "utf8");
  expect(css).toContain(`[data-product="${id}"]`);
  expect(css).toContain(`--sd-product: var(--sd-${id});`);
});

it.each([
  ["/concepts/lockup/overview", "lockup"],
  ["/guides/flow/examples/flow-calculate-rps#rate", "flow"],
  ["/reference/airdrops/diagrams", "airdrops"],
  ["/concepts/merkle-airdrops", "airdrops"],
  ["/concepts/bob", "bob"],
  ["/guides/legacy/overview", null],
  ["/concepts/streaming", null],
  ["/", null],
])("%s belongs to %s", (page, product) => {
  expect(productOfPath(page)).toBe(product);
});
