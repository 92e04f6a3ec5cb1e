import type { ReactElement } from "react";

import { markdownPathOf } from "@site/src/lib/page-records/negotiate";
import CopyTextButton, { readFile } from "@site/src/ui/CopyButton/CopyTextButton";

import { assistantsFor } from "./assistants";
import Popover from "./Popover";
import styles from "./styles.module.css";

interface Props {
  /** Path of the page from the root. */
  readonly route: string;
  /** Origin of the published site. */
  readonly origin: string;
  /** Address, or path on this site, of an MCP server over these docs; null where none is run. */
  readonly mcpUrl: string | null;
}

/** Takes the page as Markdown, opens it in an assistant, and connects a client to the docs. */
export default function CopyMenu({ route, origin, mcpUrl }: Props): ReactElement {
  const markdownPath = markdownPathOf(route);
  return (
    <div className={styles.split} data-extract-skip="">
      <CopyTextButton
        label="Copy page"
        name="Copy page as Markdown"
        read={() => readFile(markdownPath)}
        remedy="Open the Markdown and copy it there."
      />
      <Popover name="copy" title="More ways to take this page">
        <ul className={styles.list}>
          <li>
            <a className={styles.entry} href={markdownPath} type="text/markdown">
              View as Markdown
            </a>
          </li>
          <li>
            <a className={styles.entry} href="/llms.txt">
              All pages for language models
            </a>
          </li>
          {assistantsFor(origin + markdownPath).map(({ name, url }) => (
            <li key={name}>
              <a className={styles.entry} href={url} target="_blank" rel="noopener noreferrer">
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
      </Popover>
    </div>
  );
}
