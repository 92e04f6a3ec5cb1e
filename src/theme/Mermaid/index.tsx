// Replaces Mermaid of @docusaurus/theme-mermaid 3.10.2, not by wrapping: importing it makes 3 MB of
// scripts part of the site, and plugins/markdown has drawn every diagram when the site is built. What
// is left for this component is a diagram that no page's Markdown holds; it shows the source.
import type { Props } from "@theme/Mermaid";
import type { ReactNode } from "react";

export default function Mermaid({ value }: Props): ReactNode {
  return (
    <pre data-language="mermaid">
      <code>{value}</code>
    </pre>
  );
}
