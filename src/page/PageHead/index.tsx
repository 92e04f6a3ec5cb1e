import { useDoc } from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import EditThisPage from "@theme/EditThisPage";
import LastUpdated from "@theme/LastUpdated";
import type { ReactNode } from "react";

import type { PageActionSettings } from "@site/src/config/page-actions";
import type { Counterpart } from "@site/src/lib/protocol/model";
import Tick from "@site/src/ui/CopyButton/Tick";

import CheckedPanel from "./CheckedPanel";
import CopyMenu from "./CopyMenu";
import { OpenButton } from "./Popover";
import ReleaseSwitch from "./ReleaseSwitch";
import styles from "./styles.module.css";

interface Props {
  /** Whether the page's text has a `CheckedPanel` of its own. */
  readonly hasPanel?: boolean;
  /** JSON: where the release switch leads, a list of `Counterpart`. */
  readonly counterparts?: string;
}

/**
 * The row below the title of a documentation page: its release, ways to take it elsewhere, how it was
 * checked, its source and the day of its last change. `plugins/markdown/page-head.ts` writes it.
 */
export default function PageHead({ hasPanel = false, counterparts = "[]" }: Props): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const { mcpUrl } = siteConfig.customFields?.pageActions as PageActionSettings;
  const { editUrl, lastUpdatedAt } = metadata;
  const release =
    "release" in frontMatter && typeof frontMatter.release === "string"
      ? frontMatter.release
      : undefined;
  return (
    // The search prefers the release that is being read.
    <div
      className={styles.head}
      role="group"
      aria-label="About this page"
      data-release={release}
      itemScope
      itemType="https://schema.org/TechArticle"
    >
      <meta itemProp="headline" content={metadata.title} />
      <meta itemProp="description" content={metadata.description} />
      {release !== undefined && (
        <ReleaseSwitch
          release={release}
          counterparts={JSON.parse(counterparts) as readonly Counterpart[]}
        />
      )}
      <CopyMenu route={metadata.permalink} origin={siteConfig.url} mcpUrl={mcpUrl} />
      <OpenButton name="checked">
        <span className={styles.tick}>
          <Tick />
        </span>
        Checked
      </OpenButton>
      {!hasPanel && <CheckedPanel />}
      {(editUrl ?? lastUpdatedAt) !== undefined && (
        <span className={styles.source} data-extract-skip="">
          {editUrl && <EditThisPage editUrl={editUrl} />}
          {lastUpdatedAt && <LastUpdated lastUpdatedAt={lastUpdatedAt} />}
        </span>
      )}
    </div>
  );
}
