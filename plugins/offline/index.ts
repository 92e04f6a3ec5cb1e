import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { bundleScript } from "./bundle";
import { type FinishedCompilation, readChunkGroups } from "./chunk-groups";
import { FILE_LIST_PATH, WORKER_PATH } from "./names";
import { removalScript } from "./removal";
import { searchFiles } from "./search-files";
import { isOfflineOn } from "./settings";

/** The part of a compiler that is used: the types that Docusaurus gives are those of webpack. */
interface Compiler {
  readonly hooks: {
    readonly afterEmit: {
      tap(name: string, listener: (compilation: FinishedCompilation) => void): void;
    };
  };
}

/**
 * Lets readers open pages, search and ask without a connection: writes the service worker and the
 * list of what it keeps for the search. README.md says how it works and why this way.
 */
export default function offline({ currentBundler }: LoadContext): Plugin {
  const isOn = isOfflineOn(process.env);
  let scripts: string[] = [];
  return {
    name: "offline",

    getClientModules: () => (isOn ? ["./client/index.ts"] : []),

    configureWebpack(_config, isServer) {
      if (isServer || !isOn || process.env.NODE_ENV !== "production") return {};
      const plugin = {
        apply({ hooks }: Compiler): void {
          hooks.afterEmit.tap("offline", (compilation) => {
            scripts = searchFiles(readChunkGroups(compilation));
          });
        },
      };
      // The type of webpack's configuration names webpack's own compiler.
      const config: object = { plugins: [plugin] };
      return config;
    },

    async postBuild({ outDir }) {
      const worker = path.join(outDir, WORKER_PATH);
      if (!isOn) {
        await writeFile(worker, removalScript());
        return;
      }
      await bundleScript(currentBundler, "plugins/offline/worker/sw.ts", worker);
      const list = path.join(outDir, FILE_LIST_PATH);
      await mkdir(path.dirname(list), { recursive: true });
      await writeFile(list, JSON.stringify({ scripts }));
    },
  };
}
