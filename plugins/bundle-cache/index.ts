import type { LoadContext, Plugin } from "@docusaurus/types";

import { cacheVersion } from "./version";

/** The part of the bundler's settings that Docusaurus sets for its cache on disk. */
interface CacheSettings {
  readonly experiments?: { readonly cache?: { readonly version?: string } };
}

/**
 * Tells the bundler's cache on disk what pages depend on besides their source. Docusaurus tells it of
 * the configuration only, so that pages would keep the data, examples and checks of an earlier build.
 */
export default function bundleCache({ siteDir, siteConfig }: LoadContext): Plugin {
  // The browser's bundle and the server's ask for it.
  let pages: string | undefined;
  return {
    name: "bundle-cache",
    configureWebpack(config) {
      const { version } = (config as CacheSettings).experiments?.cache ?? {};
      if (version === undefined) return {};
      pages ??= cacheVersion(siteDir, siteConfig);
      const cache = { version: `${version}-${pages}` };
      // The types of webpack do not know the cache of Rspack.
      const settings: object = { experiments: { cache } };
      return settings;
    },
  };
}
