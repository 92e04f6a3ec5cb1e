import { MIGRATIONS } from "../../data/migrations";
import type { Migration, SymbolName } from "../../data/migrations/schema";
import { loadAbi, PACKAGE_ABIS } from "../contract-reference/abi-source";
import { referenceSource } from "../contract-reference/source";
import type { SymbolIndex } from "../contract-reference/symbols";
import { loadExample } from "../examples/load";
import { symbolsOf } from "./abi-symbols";
import { migrationProblems, type Sides } from "./check";

/** A table of a move with what it was checked against. */
export interface LoadedMigration {
  readonly migration: Migration;
  readonly sides: Sides;
}

function finder(index: SymbolIndex, release: string) {
  const units = [...index.reference.units.values()].filter(({ unit }) => unit.release === release);
  return (symbol: SymbolName): string | undefined => {
    const [, owner = "", name = ""] = /^\w+ ([^.]+)\.(.+)$/u.exec(symbol) ?? [];
    const unit = units.find((candidate) => candidate.unit.name === owner);
    if (unit === undefined) return undefined;
    // All overloads stand together: the first of them is where a reader begins.
    const entry = index
      .symbolsOf(unit.id)
      .find((candidate) => candidate.name === name && symbol.startsWith(candidate.record.kind));
    return entry?.url;
  };
}

/**
 * Reads the tables of all moves and checks them against both releases.
 *
 * @throws Error listing everything that is wrong in any table
 */
export async function loadMigrations(siteDir: string): Promise<LoadedMigration[]> {
  const index = await referenceSource(siteDir).load();
  const loaded = MIGRATIONS.map((migration): LoadedMigration => {
    const abisOf = (release: string) =>
      new Map(
        migration.contracts.flatMap((name) => {
          const file = PACKAGE_ABIS.files.find(
            (known) => known === `${release.replace("@", "/")}/${name}`,
          );
          return file === undefined ? [] : [[name, loadAbi(file)] as const];
        }),
      );
    const find = {
      before: finder(index, migration.from),
      after: finder(index, migration.to),
    };
    const regionsOf = (file: string): string[] => [...loadExample(siteDir, file).regions.keys()];
    return {
      migration,
      sides: {
        before: symbolsOf(abisOf(migration.from)),
        after: symbolsOf(abisOf(migration.to)),
        urlOf: (side, symbol) => find[side](symbol),
        regions: {
          before: regionsOf(migration.examples.before),
          after: regionsOf(migration.examples.after),
        },
      },
    };
  });
  const problems = loaded.flatMap(({ migration, sides }) => migrationProblems(migration, sides));
  if (problems.length > 0) {
    throw new Error(`data/migrations has ${problems.length} problems:\n  ${problems.join("\n  ")}`);
  }
  return loaded;
}
