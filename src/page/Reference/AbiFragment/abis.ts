import type { Abi } from "viem";

import { onceEach } from "@site/src/lib/once/each";
import { readFile } from "@site/src/ui/CopyButton/CopyTextButton";

/**
 * Loads an ABI from the files of the site, once. A failed request is tried again the next time.
 *
 * @param address where the file is, `/data/abi/lockup/v2.0/SablierLockup.json`.
 * @throws Error naming a file that cannot be read.
 */
export const loadAbi = onceEach(
  async (address: string): Promise<Abi> => JSON.parse(await readFile(address)) as Abi,
);
