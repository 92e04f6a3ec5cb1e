// Wraps TabItem of @docusaurus/theme-classic 3.10.2 so that a panel has its label with it where all
// panels are shown: on paper, in the exports, and without JavaScript.
import type { Props } from "@theme/TabItem";
import TabItem from "@theme-original/TabItem";
import type { ReactNode } from "react";

export default function LabeledTabItem({ children, ...props }: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p className="tab-label">{props.label ?? props.value}</p>
      {children}
    </TabItem>
  );
}
