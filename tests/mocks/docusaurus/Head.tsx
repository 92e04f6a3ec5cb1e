import type { ReactNode } from "react";

/** Stands in for Docusaurus's Head: its children are not part of the page. */
export default function Head(_: { readonly children?: ReactNode }): ReactNode {
  return null;
}
