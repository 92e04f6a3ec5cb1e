import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { beforeAll, expect, it } from "vitest";

import { loadVectors } from "../../tests/vectors/load";
import { PAGE_IDS } from "../../src/config/site-map";
import { SITE_DIR } from "../paths";
import { PACKAGE_ABIS } from "./abi-source";
import { referenceSource } from "./source";
import type { SymbolIndex } from "./symbols";
import { requirementsOf } from "./units";
import { findProblems } from "./validate";

let index: SymbolIndex;

beforeAll(async () => {
  index = await referenceSource(SITE_DIR).load();
});

it("every ABI entry of the package has a description, and the descriptions no problems [spec 7.4]", () => {
  expect(PACKAGE_ABIS.files.length).toBeGreaterThan(40);
  expect(findProblems(index, PACKAGE_ABIS.files)).toEqual([]);
});

it.each([
  ["flow-v1.1", "flow", "flow/SablierFlow", 60],
  ["flow-v3.0", "flow", "flow/v3.0/SablierFlow", 100],
  ["lockup-v2.0", "lockup", "lockup/SablierLockup", 60],
  ["lockup-v4.0", "lockup", "lockup/v4.0/SablierLockup", 150],
] as const)(
  "each error of Sablier's in %s is one that its function raises",
  (file, on, id, least) => {
    const functions = index.lineage(id).flatMap((unit) => index.entriesOf(unit.id));
    // A batch reverts with the errors of its calls.
    const refused = loadVectors(file).steps.filter(
      (step) => step.on === on && step.fn !== "batch" && step.error?.name.startsWith("Sablier"),
    );
    const unsaid = refused.filter(({ fn, error }) => {
      const records = functions.flatMap(({ record, name }) =>
        name.split("(")[0] === fn ? requirementsOf(record) : [],
      );
      return !records.some(({ raises }) => raises === error?.name);
    });
    expect(refused.length).toBeGreaterThan(least);
    expect(unsaid.map(({ fn, line, error }) => `line ${line}: ${fn} ${error?.name}`)).toEqual([]);
  },
);

it("every description has its page, and every page its description", () => {
  const units = [...index.reference.units.values()];
  const without = units.filter(({ id, unit }) => {
    const file = path.join(SITE_DIR, "docs", `${unit.route.slice(1)}.mdx`);
    return (
      !existsSync(file) ||
      !readFileSync(file, "utf8").includes(`<ContractReference contract="${id}" />`)
    );
  });
  expect(without.map(({ id, unit }) => `${id}: ${unit.route}`)).toEqual([]);
  const described = new Set(units.map(({ unit }) => unit.route.slice(1)));
  const pages = PAGE_IDS.filter((id) => /^reference\/[a-z]+\/contracts\//u.test(id));
  expect(pages.filter((id) => !described.has(id))).toEqual([]);
});
