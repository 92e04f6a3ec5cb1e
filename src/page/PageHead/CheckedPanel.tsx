import { useDoc } from "@docusaurus/plugin-content-docs/client";
import type { ReactNode } from "react";

import CheckedBy from "@site/src/page/CheckedBy";

import { Panel } from "./Popover";

/** What the build has added to the front matter of every page. */
interface CheckedFrontMatter {
  readonly checks?: readonly string[];
  readonly verified?: string;
  readonly older_than_data?: boolean;
}

/**
 * What the badge in the page's head opens: what the page says itself about how it was checked, and
 * what checks each kind of its facts.
 */
export default function CheckedPanel({ children }: { readonly children?: ReactNode }): ReactNode {
  const {
    checks = [],
    verified,
    older_than_data: isOld,
  } = useDoc().frontMatter as CheckedFrontMatter;
  return (
    <Panel name="checked" isLeftOut>
      {children}
      <CheckedBy checks={checks} verified={verified} isOlderThanData={isOld} />
    </Panel>
  );
}
