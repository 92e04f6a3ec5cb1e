import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { bundleScript } from "./bundle";
import { WORKER_PATH } from "./names";
import { removalScript } from "./removal";
import { isOfflineOn } from "./settings";

/**
 * Lets readers open visited pages without a connection: writes the service worker. README.md says how it
 * works and why this way.
 */
export default function offline({ currentBundler }: LoadContext): Plugin {
  const isOn = isOfflineOn(process.env);
  return {
    name: "offline",
    getClientModules: () => (isOn ? ["./client/index.ts"] : []),
    async postBuild({ outDir }) {
      const worker = path.join(outDir, WORKER_PATH);
      if (isOn) await bundleScript(currentBundler, "plugins/offline/worker/sw.ts", worker);
      else await writeFile(worker, removalScript());
    },
  };
}
