// Replaces CodeBlock of @docusaurus/theme-classic 3.10.2: code is highlighted at build time, so the
// original, which brings Prism (about 24 KB brotli) to every page, must stay out of the bundle.
import type { ReactNode } from "react";

import CodeFence from "@site/src/page/CodeFence";

interface Props {
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: ReactNode;
}

export default function CodeBlock({ children, language = "text", title }: Props): ReactNode {
  return (
    <CodeFence language={language} title={typeof title === "string" ? title : undefined}>
      {children}
    </CodeFence>
  );
}
