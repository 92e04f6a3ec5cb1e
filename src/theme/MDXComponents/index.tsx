// Wraps MDXComponents of @docusaurus/theme-classic 3.10.2 to add the elements that
// plugins/markdown and plugins/fast-pages write for code fences, diagrams, the row below the title and
// what follows the first blocks.
import MDXComponents from "@theme-original/MDXComponents";

import DeferredBlocks from "@site/src/page/DeferredBlocks";
import CodeFence from "@site/src/page/CodeFence";
import Diagram from "@site/src/page/Diagram";
import PageHead from "@site/src/page/PageHead";

export default { ...MDXComponents, CodeFence, Diagram, DeferredBlocks, PageHead };
