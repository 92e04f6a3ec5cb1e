import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { SITE_DIR } from "../paths";
import { licenseProblems } from "./licenses";
import { thirdPartyNotices } from "./notices";
import { packageFolders, readPackage, type ShippedPackage } from "./packages";

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

/** The fonts, whose files in `static/fonts` are those of packages of this version. */
function font(name: string, repository: string, licenseFile: string): ShippedPackage {
  return {
    name,
    version: "5.3.0",
    license: "OFL-1.1",
    part: "font",
    licenseText: readFileSync(path.join(SITE_DIR, "static/fonts", licenseFile), "utf8"),
    author: `The ${name} Project Authors`,
    repository,
  };
}

/** A module as the bundler hands it out; modules that were joined are parts of another one. */
interface BundledModule {
  readonly identifier: () => string;
  readonly modules?: Iterable<BundledModule>;
}

/**
 * Knows what of other people's work the built site contains: fails the build on a license that does
 * not go with it, and writes the notices that go with it to `/THIRD_PARTY.txt`.
 */
export default function thirdParty({ siteConfig }: LoadContext): Plugin {
  const modules = new Set<string>();
  const collect = (module: BundledModule): void => {
    modules.add(module.identifier());
    for (const part of module.modules ?? []) collect(part);
  };
  return {
    name: "third-party",

    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        plugins: [
          {
            apply(compiler) {
              compiler.hooks.afterEmit.tap("third-party", ({ modules: all, chunkGraph }) => {
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
      const folderOf = (name: string): string => path.join(SITE_DIR, "node_modules", name);
      const folders = new Set([...packageFolders(modules), ...WORKER_PACKAGES.map(folderOf)]);
      const found = [
        ...[...folders].sort().map((folder) => readPackage(folder, "code and styles")),
        ...DATA_PACKAGES.map((name) => readPackage(folderOf(name), "data")),
      ];
      const packages = [
        // One version may be installed in two places, or be shipped as data and in a script.
        ...new Map(found.map((entry) => [`${entry.name}@${entry.version}`, entry])).values(),
        font("Figtree", "https://github.com/erikdkennedy/figtree", "OFL.txt"),
        font(
          "JetBrains Mono",
          "https://github.com/JetBrains/JetBrainsMono",
          "OFL-JetBrainsMono.txt",
        ),
      ];
      const problems = licenseProblems(packages);
      if (problems.length > 0) {
        throw new Error(
          `Parts of the site whose license is not in plugins/third-party/licenses.ts:\n${problems.join("\n")}`,
        );
      }
      await writeFile(
        path.join(outDir, "THIRD_PARTY.txt"),
        thirdPartyNotices(siteConfig.title, packages),
      );
    },
  };
}
