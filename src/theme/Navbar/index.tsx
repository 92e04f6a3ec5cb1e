// Wraps Navbar of @docusaurus/theme-classic 3.10.2 so that a change of the page draws only the links
// again that ask for the location, not the whole bar.
import Navbar from "@theme-original/Navbar";
import { memo } from "react";

export default memo(Navbar);
