// Wraps DocsRoot of @docusaurus/theme-classic 3.10.2 so that a click does not draw the frame of the page
// that it leaves again: Docusaurus keeps that page with its old location on the screen until the next one
// has loaded, but the router hands the old location on anew.
import type { Props } from "@theme/DocsRoot";
import DocsRoot from "@theme-original/DocsRoot";
import { type ComponentType, memo } from "react";

type RoutedProps = Props & { readonly location: Location };

export default memo(
  DocsRoot as ComponentType<RoutedProps>,
  (before, now) => before.location === now.location && before.route === now.route,
);
