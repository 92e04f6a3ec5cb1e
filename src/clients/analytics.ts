// Part of the pages only when analytics are on.
import siteConfig from "@generated/docusaurus.config";

import type { AnalyticsConfig } from "../config/analytics";
import { countPage, startAnalytics } from "./start-analytics";
import { whenIdle } from "./when-idle";

const config = siteConfig.customFields?.analytics as AnalyticsConfig | null | undefined;

if (typeof window !== "undefined" && config) {
  whenIdle(() => startAnalytics(config, process.env.NODE_ENV === "production"));
}

interface RouteUpdate {
  readonly location: { readonly pathname: string };
  readonly previousLocation: { readonly pathname: string } | null;
}

/** Counts the first page and each that follows; a change of the fragment is no other page. */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  if (previousLocation?.pathname !== location.pathname) countPage(location.pathname);
}
