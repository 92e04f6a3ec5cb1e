import Link from "@docusaurus/Link";
import clsx from "clsx";
import { type ReactNode, useRef, useState } from "react";

import Button from "@site/src/ui/Button";
import CopyButton from "@site/src/ui/CopyButton";

import styles from "./styles.module.css";

interface Props {
  readonly language: string;
  readonly title?: string | undefined;
  /** The code as HTML written by the build (never by a reader); takes precedence over children. */
  readonly html?: string;
  /** Characters of the longest line, as written by the build. */
  readonly columns?: string;
  /** Path from the root to the file that the code is from. */
  readonly file?: string;
  readonly children?: ReactNode;
}

const NAMES: Readonly<Record<string, string>> = {
  bash: "Shell",
  graphql: "GraphQL",
  javascript: "JavaScript",
  json: "JSON",
  solidity: "Solidity",
  text: "Text",
  tsx: "TSX",
  typescript: "TypeScript",
};

/** Characters that fit on one line of a phone, and of the widest column. */
const FITTING = { phone: 34, column: 96 } as const;

/** The longest line that a block has, in characters. */
function columnsOf({ columns, children }: Props): number {
  if (columns !== undefined) return Number(columns);
  if (typeof children !== "string") return 0;
  return Math.max(...children.split("\n").map(({ length }) => length));
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Leads to the whole file, by its name, or by a title, which is then its name in the reader's project. */
function FileLink(props: {
  readonly file: string;
  readonly title?: string | undefined;
}): ReactNode {
  const { file, title } = props;
  const shown = title ?? nameOf(file);
  return (
    <Link
      className={styles.file}
      to={`pathname://${file}`}
      download={nameOf(shown)}
      title="Whole file"
      aria-label={`${shown}, whole file`}
    >
      {shown}
    </Link>
  );
}

/**
 * A block of code with its language or title, the file that it is from, and buttons that break its long
 * lines and copy it as plain text.
 */
export default function CodeFence(props: Props): ReactNode {
  const { language, title, html, file, children } = props;
  const code = useRef<HTMLElement>(null);
  const [isWrapped, setWrapped] = useState(false);
  const columns = columnsOf(props);
  const isFileTitle = file !== undefined && (title === undefined || /\.\w+$/u.test(title));
  const link =
    file === undefined ? null : <FileLink file={file} title={isFileTitle ? title : undefined} />;
  return (
    <figure className={styles.fence}>
      <figcaption className={styles.caption}>
        {isFileTitle ? (
          link
        ) : (
          <span
            className={title === undefined ? styles.language : styles.title}
            data-language-name={title === undefined ? "" : undefined}
          >
            {title ?? NAMES[language] ?? language}
          </span>
        )}
        {!isFileTitle && link}
        {columns > FITTING.phone && (
          <Button
            look="icon"
            className={clsx(styles.wrap, columns > FITTING.column && styles.wide)}
            aria-pressed={isWrapped}
            aria-label="Wrap long lines"
            title="Wrap long lines"
            onClick={() => setWrapped(!isWrapped)}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M2 3.5h12M2 12.5h4M2 8h9.5a2.25 2.25 0 0 1 0 4.5H9M10.75 10.75L9 12.5l1.75 1.75" />
            </svg>
          </Button>
        )}
        <CopyButton text={() => code.current?.textContent ?? ""} label="Copy code" />
      </figcaption>
      {/* A wide line scrolls sideways, so the region must be reachable by keyboard. */}
      <pre
        className={clsx(styles.pre, isWrapped && styles.wrapped)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-title={title}
      >
        {html === undefined ? (
          <code ref={code} className={`language-${language}`}>
            {children}
          </code>
        ) : (
          <code
            ref={code}
            className={`language-${language}`}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
      </pre>
    </figure>
  );
}
