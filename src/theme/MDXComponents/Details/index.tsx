// In place of MDXComponents/Details of @docusaurus/theme-classic 3.10.2, which hides its content from links
// into it and from a search in the page once the bundle runs. The browser's own opens for both.
import type { ComponentProps, ReactNode } from "react";

export default function MDXDetails(props: ComponentProps<"details">): ReactNode {
  return <details className="alert alert--info sd-fold" {...props} />;
}
