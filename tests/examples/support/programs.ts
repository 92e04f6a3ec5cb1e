import { sepolia } from "viem/chains";

import { packageAddress } from "./addresses";
import type { Chain, RecorderContract } from "./chain";
import { importChanged, mutate, readExample } from "./example";

/** Puts a recorder where the package has SablierFlow v1.1 on Sepolia. */
export function flowOn(chain: Chain): Promise<RecorderContract> {
  const release = { protocol: "flow", version: "v1.1" };
  return chain.recorder("SablierFlow", packageAddress("SablierFlow", release, sepolia.id));
}

/**
 * Runs a check on a program with one mistake in it.
 *
 * @param change what is replaced, and by what
 * @param id tells the copies of one file apart
 */
export async function runMistaken(
  file: string,
  [from, to]: readonly [string, string],
  id: string,
  check: (module: never) => Promise<void>,
): Promise<void> {
  const source = mutate(readExample(file), from, to);
  await check((await importChanged(file, source, id.replace(/\W+/g, "-"))) as never);
}
