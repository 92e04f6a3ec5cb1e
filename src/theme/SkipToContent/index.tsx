// Wraps SkipToContent of @docusaurus/theme-classic 3.10.2 so that a change of the page does not draw
// the link again, which never changes.
import SkipToContent from "@theme-original/SkipToContent";
import { memo } from "react";

export default memo(SkipToContent);
