import type { ReactElement } from "react";

import type { PageActionSettings } from "@site/src/config/page-actions";
import { markdownPathOf } from "@site/src/lib/page-records/negotiate";

import CopyTextButton, { readFile } from "@site/src/ui/CopyButton/CopyTextButton";
import Helpful from "./Helpful";
import { assistantsFor } from "./links";
import styles from "./styles.module.css";

interface Props {
  /** Path of the page from the root. */
  readonly route: string;
  /** Origin of the published site. */
  readonly origin: string;
  readonly settings: PageActionSettings;
}

/**
 * What readers can do with a page besides reading it: take it as Markdown, open it in an assistant,
 * connect a program to the docs, and say whether it helped.
 */
export default function PageActions({ route, origin, settings }: Props): ReactElement {
  const markdownPath = markdownPathOf(route);
  const { mcpUrl, feedbackUrl, reportUrl } = settings;
  return (
    <section className={styles.actions} aria-label="Page actions" data-extract-skip="">
      <Helpful page={origin + route} feedbackUrl={feedbackUrl} reportUrl={reportUrl} />
      <ul className={styles.row}>
        <li>
          <CopyTextButton
            label="Copy as Markdown"
            read={() => readFile(markdownPath)}
            remedy="Open the Markdown and copy it there."
          />
        </li>
        <li>
          <a className={styles.action} href={markdownPath} type="text/markdown">
            View as Markdown
          </a>
        </li>
        {assistantsFor(origin + markdownPath).map(({ name, url }) => (
          <li key={name}>
            <a className={styles.action} href={url} target="_blank" rel="noopener noreferrer">
              Open in {name}
            </a>
          </li>
        ))}
        {mcpUrl !== null && (
          <li>
            {/* A path is of the host that the reader is on, wherever this build is served. */}
            <CopyTextButton
              label="Copy MCP address"
              read={() => Promise.resolve(new URL(mcpUrl, window.location.origin).href)}
              remedy="Allow this site to use the clipboard, and try again."
            />
          </li>
        )}
      </ul>
    </section>
  );
}
