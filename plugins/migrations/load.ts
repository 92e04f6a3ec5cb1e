import { MIGRATIONS } from "../../data/migrations";
import type { AbiFile } from "../../data/contracts/schema";
import type { Migration } from "../../data/migrations/schema";
import { loadAbi, PACKAGE_ABIS } from "../contract-reference/abi-source";
import { referenceSource } from "../contract-reference/source";
import type { SymbolIndex } from "../contract-reference/symbols";
import { loadExample } from "../examples/load";
import { symbolsOf } from "./abi-symbols";
import { migrationProblems, type Side, type Sides } from "./check";

/** A table of a move with what it was checked against. */
export interface LoadedMigration {
  readonly migration: Migration;
  readonly sides: Sides;
}

/**
 * Reads the tables of all moves and checks them against both releases.
 *
 * @throws Error listing everything that is wrong in any table
 */
export async function loadMigrations(siteDir: string): Promise<LoadedMigration[]> {
  const index = await referenceSource(siteDir).load();
  const loaded = MIGRATIONS.map((migration): LoadedMigration => {
    const sideOf = (release: string, example: string): Side => ({
      symbols: symbolsOf(abisOf(release, migration.contracts)),
      urlOf: finder(index, release),
      regions: [...loadExample(siteDir, example).regions.keys()],
    });
    const { from, to, examples } = migration;
    const sides = { before: sideOf(from, examples.before), after: sideOf(to, examples.after) };
    return { migration, sides };
  });
  const problems = loaded.flatMap(({ migration, sides }) => migrationProblems(migration, sides));
  if (problems.length > 0) {
    throw new Error(`data/migrations has ${problems.length} problems:\n  ${problems.join("\n  ")}`);
  }
  return loaded;
}

/** The ABIs of those contracts that a release has. */
const abisOf = (release: string, contracts: readonly string[]) =>
  new Map(
    contracts.flatMap((name) => {
      const file = `${release.replace("@", "/")}/${name}` as AbiFile;
      return PACKAGE_ABIS.files.includes(file) ? [[name, loadAbi(file)] as const] : [];
    }),
  );

function finder(index: SymbolIndex, release: string): Side["urlOf"] {
  const units = [...index.reference.units.values()].filter(({ unit }) => unit.release === release);
  return (symbol) => {
    const [, owner = "", name = ""] = /^\w+ ([^.]+)\.(.+)$/u.exec(symbol) ?? [];
    const unit = units.find((candidate) => candidate.unit.name === owner);
    // All overloads stand together: the first of them is where a reader begins.
    return index
      .symbolsOf(unit?.id ?? "")
      .find((entry) => entry.name === name && symbol.startsWith(entry.record.kind))?.url;
  };
}
