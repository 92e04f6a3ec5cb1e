import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { isOn } from "../../src/config/environment";
import { bundleScript } from "./bundle";
import { WORKER_PATH } from "./names";
import { removalScript } from "./removal";

/**
 * Lets readers open visited pages without a connection: writes the service worker. README.md says how it
 * works and why this way.
 *
 * @throws Error that names a value of `OFFLINE` which is neither on nor off
 */
export default function offline({ currentBundler }: LoadContext): Plugin {
  // Without it, the build has a worker at the same address that removes itself, and no page asks for one.
  const hasWorker = isOn("OFFLINE", process.env.OFFLINE, true);
  return {
    name: "offline",
    getClientModules: () => (hasWorker ? ["./client/index.ts"] : []),
    async postBuild({ outDir }) {
      const worker = path.join(outDir, WORKER_PATH);
      if (hasWorker) await bundleScript(currentBundler, "plugins/offline/worker/sw.ts", worker);
      else await writeFile(worker, removalScript());
    },
  };
}
