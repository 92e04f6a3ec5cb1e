import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Frees what nobody holds. What the first round frees is swept aside meanwhile. */
export async function collectGarbage(rounds = 3): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
