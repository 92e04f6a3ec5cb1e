import type { CSSProperties, ReactNode } from "react";

import styles from "./styles.module.css";

/** Parts of the page's head that open. */
type Name = "release" | "copy" | "checked";

/** Id of the panel that a button opens. */
export const panelId = (name: Name): string => `page-${name}`;

/** Ties a panel to its button. */
const tie = (name: Name) => ({ "--tie": `--${panelId(name)}` }) as CSSProperties;

interface ButtonProps {
  readonly name: Name;
  /** For who does not see the label, where it is only a sign. */
  readonly title?: string;
  readonly children?: ReactNode;
}

/**
 * A button that opens a panel. The browser does it, also without a script: it closes the panel on
 * Escape and on a click elsewhere, and says that it is open.
 */
export function OpenButton({ name, title, children }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      popoverTarget={panelId(name)}
      style={tie(name)}
      aria-label={title}
      title={title}
    >
      {children}
      <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
        <path d="M2 4.5l4 4 4-4" fill="none" stroke="currentcolor" strokeWidth="1.6" />
      </svg>
    </button>
  );
}

interface PanelProps {
  readonly name: Name;
  /** Keeps the panel out of the exports, all of which would say it again. */
  readonly isLeftOut?: boolean;
  readonly children: ReactNode;
}

/** What such a button opens. It may stand anywhere in the page. */
export function Panel({ name, isLeftOut = false, children }: PanelProps): ReactNode {
  return (
    <div
      popover="auto"
      id={panelId(name)}
      className={styles.panel}
      style={tie(name)}
      data-extract-skip={isLeftOut ? "" : undefined}
    >
      {children}
    </div>
  );
}

interface Props extends PanelProps {
  readonly label?: ReactNode;
  readonly title?: string;
}

/** A button with its panel. */
export default function Popover({ name, label, title, children }: Props): ReactNode {
  return (
    <>
      <OpenButton name={name} {...(title === undefined ? {} : { title })}>
        {label}
      </OpenButton>
      <Panel name={name}>{children}</Panel>
    </>
  );
}
