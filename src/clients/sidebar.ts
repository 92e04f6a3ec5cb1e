import type { ClientModule } from "@docusaurus/types";

import { showActiveEntry } from "./show-active-entry";

/** Keeps the entry of the page in view in the docs sidebar, wherever the link to the page stood. */
const sidebar: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation && previousLocation.pathname !== location.pathname) showActiveEntry();
  },
};

export default sidebar;
