// Wraps Tabs of @docusaurus/theme-classic 3.10.2 so that tabs over code are the header of the block:
// plugins/markdown says which are (`hasCode`).
import type { Props } from "@theme/Tabs";
import Tabs from "@theme-original/Tabs";
import type { ReactNode } from "react";

import styles from "./styles.module.css";

export default function CodeTabs({
  hasCode = false,
  ...props
}: Props & { readonly hasCode?: boolean }): ReactNode {
  const tabs = <Tabs {...props} />;
  return hasCode ? <div className={styles.code}>{tabs}</div> : tabs;
}
