import { expect, test } from "vitest";

import { WITHOUT_ABI } from "../../data/without-abi";
import { ALL_ABIS } from "../contract-reference/abi-source";
import { referenceSource } from "../contract-reference/source";
import { symbolInfos } from "../contract-reference/symbols-data";
import { SITE_DIR } from "../paths";
import { loadModel } from "../protocol-data/test-model";
import { selectorTable } from "./selectors";

/** A contract as the finder names it. */
const nameOf = (place: string): string => place.replace(/^(\w+)\/([^/]+)\//u, "$1@$2 ");

test("the decoder knows what the finder knows, and the contracts without a published ABI", async () => {
  const { owners, functions } = selectorTable(loadModel().abis);
  const found = Object.entries(functions).flatMap(([selector, [, places]]) =>
    places.map((place) => `${selector} ${owners[place] ?? ""}`),
  );
  const symbols = symbolInfos(await referenceSource(SITE_DIR).load(), ALL_ABIS);
  const decoded = symbols
    .filter(({ kind }) => kind === "function")
    .flatMap(({ hash, places }) => places.map((place) => `${hash} ${nameOf(place)}`));
  const known = new Set(decoded);
  expect(found.filter((entry) => !known.has(entry))).toEqual([]);
  const more = decoded.filter((entry) => !found.includes(entry)).map((entry) => entry.slice(11));
  const without = WITHOUT_ABI.map(({ contract }) => nameOf(contract));
  expect(more.filter((contract) => !without.includes(contract))).toEqual([]);
});
