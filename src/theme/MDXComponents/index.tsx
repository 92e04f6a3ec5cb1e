// Wraps MDXComponents of @docusaurus/theme-classic 3.10.2 to add the elements that
// plugins/markdown and plugins/fast-pages write for code fences, diagrams, the row below the title and
// what follows the first blocks.
import MDXComponents from "@theme-original/MDXComponents";
import type { ComponentProps, ReactNode } from "react";

import LaterBlocks from "@site/plugins/fast-pages/browser/later-blocks";
import CodeFence from "@site/src/page/CodeFence";
import Diagram from "@site/src/page/Diagram";
import PageHead from "@site/src/page/PageHead";

/**
 * The browser's own. The theme's hides its content from links into it and from a search in the page, once
 * the program runs.
 */
const Details = (props: ComponentProps<"details">): ReactNode => (
  <details className="alert alert--info sd-fold" {...props} />
);

export default { ...MDXComponents, CodeFence, details: Details, Diagram, LaterBlocks, PageHead };
