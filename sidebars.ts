import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";

import { SITE_MAP, type SiteMapItem } from "./src/config/site-map";

type SidebarItems = Extract<SidebarsConfig[string], readonly unknown[]>;

/** The site map's entries as Docusaurus writes them. */
const sidebar = (items: readonly SiteMapItem[]): SidebarItems =>
  items.map((item) =>
    typeof item === "string" ? item : { ...item, type: "category", items: sidebar(item.items) },
  );

export default {
  conceptsSidebar: sidebar(SITE_MAP.conceptsSidebar),
  guidesSidebar: sidebar(SITE_MAP.guidesSidebar),
  referencesSidebar: sidebar(SITE_MAP.referencesSidebar),
  apiSidebar: sidebar(SITE_MAP.apiSidebar),
  appSidebar: sidebar(SITE_MAP.appSidebar),
  supportSidebar: sidebar(SITE_MAP.supportSidebar),
} satisfies SidebarsConfig;
