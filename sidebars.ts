import { existsSync } from "node:fs";
import path from "node:path";

import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

import { SITE_DIR } from "./plugins/paths";
import { SITE_MAP, type SiteMapItem } from "./src/config/site-map";

type SidebarItems = Extract<SidebarsConfig[string], readonly unknown[]>;

const DOCS = path.join(SITE_DIR, "docs");

/**
 * Drops the pages that have no file yet, and the groups that would be empty: a sidebar never leads
 * to a page that does not exist, and a new page appears in its place on the day it is written.
 */
function written(items: readonly SiteMapItem[]): SidebarItems {
  return items.flatMap((item): SidebarItems => {
    if (typeof item === "string") {
      return existsSync(path.join(DOCS, `${item}.mdx`)) ? [item] : [];
    }
    const children = written(item.items);
    if (children.length === 0) return [];
    return [{ type: "category", label: item.label, collapsed: item.collapsed, items: children }];
  });
}

export default {
  conceptsSidebar: written(SITE_MAP.conceptsSidebar),
  guidesSidebar: written(SITE_MAP.guidesSidebar),
  referencesSidebar: written(SITE_MAP.referencesSidebar),
  apiSidebar: written(SITE_MAP.apiSidebar),
  appSidebar: written(SITE_MAP.appSidebar),
  supportSidebar: written(SITE_MAP.supportSidebar),
} satisfies SidebarsConfig;
