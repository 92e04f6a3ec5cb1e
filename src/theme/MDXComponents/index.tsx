// Wraps MDXComponents of @docusaurus/theme-classic 3.10.2 to add the elements that
// plugins/markdown writes for code fences and diagrams.
import MDXComponents from "@theme-original/MDXComponents";

import CodeFence from "@site/src/components/CodeFence";
import Diagram from "@site/src/components/Diagram";

export default { ...MDXComponents, CodeFence, Diagram };
