import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { SITE_DIR } from "../paths";
import { billOfMaterials } from "./cyclone-dx";
import { licenseProblems } from "./licenses";
import { thirdPartyNotices } from "./notices";
import { packageFolders, type ShippedPackage } from "./packages";
import { readLock, readPackage } from "./read";

/** Packages whose data, not code, is on the pages. */
const DATA_PACKAGES = ["sablier"];

/** Packages in the service worker, which a bundler of its own makes. */
export const WORKER_PACKAGES = [
  "idb",
  "workbox-core",
  "workbox-expiration",
  "workbox-navigation-preload",
  "workbox-routing",
  "workbox-strategies",
];

/** The fonts, whose files in `static/fonts` are those of packages of these versions. */
function fonts(): ShippedPackage[] {
  const shared = { license: "OFL-1.1", part: "font", integrity: null } as const;
  const text = (file: string): string =>
    readFileSync(path.join(SITE_DIR, "static/fonts", file), "utf8");
  return [
    {
      ...shared,
      name: "Figtree",
      version: "5.3.0",
      licenseText: text("OFL.txt"),
      author: "The Figtree Project Authors",
      repository: "https://github.com/erikdkennedy/figtree",
    },
    {
      ...shared,
      name: "JetBrains Mono",
      version: "5.3.0",
      licenseText: text("OFL-JetBrainsMono.txt"),
      author: "The JetBrains Mono Project Authors",
      repository: "https://github.com/JetBrains/JetBrainsMono",
    },
  ];
}

/** A module as the bundler hands it out; modules that were joined are parts of another one. */
interface BundledModule {
  readonly identifier: () => string;
  readonly modules?: Iterable<BundledModule>;
}

/**
 * Knows what of other people's work the built site contains: fails the build on a license that does
 * not go with it, and writes `/THIRD_PARTY.txt` for people and `/sbom.cdx.json` for programs.
 */
export default function billOfMaterialsPlugin({ siteConfig }: LoadContext): Plugin {
  const modules = new Set<string>();
  const collect = (module: BundledModule): void => {
    modules.add(module.identifier());
    for (const part of module.modules ?? []) collect(part);
  };
  return {
    name: "sbom",

    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        plugins: [
          {
            apply(compiler) {
              compiler.hooks.afterEmit.tap("sbom", ({ modules: all, chunkGraph }) => {
                for (const module of all) {
                  // A module in no chunk was left out of the bundle, as unused exports are.
                  if ([...chunkGraph.getModuleChunksIterable(module)].length > 0) collect(module);
                }
              });
            },
          },
        ],
      };
    },

    async postBuild({ outDir }) {
      const lock = readLock(SITE_DIR);
      const folderOf = (name: string): string => path.join(SITE_DIR, "node_modules", name);
      const folders = new Set([...packageFolders(modules), ...WORKER_PACKAGES.map(folderOf)]);
      const found = [
        ...[...folders].sort().map((folder) => readPackage(folder, "code and styles", lock)),
        ...DATA_PACKAGES.map((name) => readPackage(folderOf(name), "data", lock)),
      ];
      const packages = [
        // One version may be installed in two places, or be shipped as data and in a script.
        ...new Map(found.map((entry) => [`${entry.name}@${entry.version}`, entry])).values(),
        ...fonts(),
      ];
      const problems = licenseProblems(packages);
      if (problems.length > 0) {
        throw new Error(
          `Parts of the site whose license is not in plugins/sbom/licenses.ts:\n${problems.join("\n")}`,
        );
      }
      const sbom = billOfMaterials(siteConfig.title, packages);
      await writeFile(path.join(outDir, "sbom.cdx.json"), `${JSON.stringify(sbom, null, 1)}\n`);
      await writeFile(
        path.join(outDir, "THIRD_PARTY.txt"),
        thirdPartyNotices(siteConfig.title, packages),
      );
    },
  };
}
