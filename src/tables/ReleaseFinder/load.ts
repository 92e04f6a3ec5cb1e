import data from "@generated/app-links/default/finder.json";

import { isInputData } from "@site/src/lib/finder";
import { type Found, lookUp } from "./look-up";

/**
 * Looks a text up. This module and its data are one chunk, which comes on first use; the functions of
 * the releases are another, which comes with input data.
 *
 * @param text of any length
 */
export async function find(text: string): Promise<Found> {
  const selectors = isInputData(text)
    ? (await import("@generated/app-links/default/selectors.json")).default
    : undefined;
  return lookUp(text, data, selectors);
}
