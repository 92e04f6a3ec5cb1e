import { expect, test } from "vitest";

import type { Withheld } from "../../data/releases";
import { createFixture } from "./fixture";
import { buildModel } from "./model";
import { publicFiles } from "./emit";
import { withhold } from "./withhold";

const ADDRESS = "0x7C01AA3783577E15fD7e272443D44B92d5b21056";
const WITHHELD: Withheld = {
  release: "flow@v1.1",
  chainId: 1,
  contract: "SablierFlow",
  reason: "The package names a contract that Sablier has not deployed.",
};

test("a withheld address is in no file, and its release gives the reason in its place", () => {
  const { raw, expected } = createFixture();
  const model = buildModel(withhold(raw, [WITHHELD]), {
    ...expected,
    withheld: [WITHHELD],
    pageIds: [],
  });
  expect([...publicFiles(model).values()].join("\n").toLowerCase()).not.toContain(
    ADDRESS.toLowerCase(),
  );
  const [old, release] = model.tables;
  expect(release?.withheld).toEqual([
    { chain: "Ethereum", contract: "SablierFlow", reason: WITHHELD.reason },
  ]);
  expect(release?.counts.addresses).toBe(3);
  expect(old?.withheld).toEqual([]);
});

test("an entry that nothing fits is an error with what to correct", () => {
  const { raw } = createFixture();
  expect(() => withhold(raw, [WITHHELD, { ...WITHHELD, chainId: 5 }])).toThrow(
    "- SablierFlow of flow@v1.1 on chain 5\nRemove them, or correct",
  );
});
