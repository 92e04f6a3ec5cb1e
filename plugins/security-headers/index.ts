import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import type { Plugin } from "@docusaurus/types";

import { createLiveChat } from "../../src/config/live-chat";
import { connectionsOf } from "./connections";
import { hostHeaders } from "./header-rules";
import { htmlFile } from "./html-file";
import { inlineScripts, scriptHashes } from "./inline-scripts";

/** Writes `_headers`: what the host sends with every file, with a policy made from the pages. */
export default function hostFiles(): Plugin {
  return {
    name: "security-headers",
    async postBuild({ outDir, routesPaths }) {
      const scripts = new Set<string>();
      for (const route of routesPaths) {
        const html = await readFile(path.join(outDir, htmlFile(route)), "utf8");
        for (const script of inlineScripts(html)) scripts.add(script);
      }
      const widgetOrigins = createLiveChat(process.env).config?.origins ?? [];
      const connections = connectionsOf(process.env);
      const text = hostHeaders({ scripts: scriptHashes(scripts), connections, widgetOrigins });
      await writeFile(path.join(outDir, "_headers"), text);
    },
  };
}
