// Wraps MDXComponents of @docusaurus/theme-classic 3.10.2 to add the elements that
// plugins/markdown writes for code fences, diagrams, plain text and what follows the first blocks.
import MDXComponents from "@theme-original/MDXComponents";

import CodeFence from "@site/src/components/CodeFence";
import Diagram from "@site/src/components/Diagram";
import LaterBlocks from "@site/src/components/LaterBlocks";
import StaticBlock from "@site/src/components/StaticBlock";

export default { ...MDXComponents, CodeFence, Diagram, LaterBlocks, StaticBlock };
