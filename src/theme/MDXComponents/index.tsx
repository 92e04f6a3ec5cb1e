// Wraps MDXComponents of @docusaurus/theme-classic 3.10.2 to add the element that
// plugins/markdown/highlight.ts writes for every code fence.
import MDXComponents from "@theme-original/MDXComponents";

import CodeFence from "@site/src/components/CodeFence";

export default { ...MDXComponents, CodeFence };
