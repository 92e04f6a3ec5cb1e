import { type ReactNode, useRef } from "react";

import CopyButton from "@site/src/ui/CopyButton";

import styles from "./styles.module.css";

interface Props {
  readonly language: string;
  readonly title?: string | undefined;
  /** The code as HTML written by the build (never by a reader); takes precedence over children. */
  readonly html?: string;
  readonly children?: ReactNode;
}

const NAMES: Readonly<Record<string, string>> = {
  bash: "Shell",
  csv: "CSV",
  diff: "Diff",
  graphql: "GraphQL",
  http: "HTTP",
  javascript: "JavaScript",
  json: "JSON",
  python: "Python",
  rust: "Rust",
  solidity: "Solidity",
  text: "Text",
  toml: "TOML",
  tsx: "TSX",
  typescript: "TypeScript",
  yaml: "YAML",
};

/** A block of code with its language or title and a button that copies it as plain text. */
export default function CodeFence({ language, title, html, children }: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const name = NAMES[language] ?? language;
  return (
    <figure className={styles.fence}>
      <figcaption className={styles.caption}>
        <span className={title === undefined ? styles.language : styles.title}>
          {title ?? name}
        </span>
        <CopyButton text={() => code.current?.textContent ?? ""} label="Copy code" />
      </figcaption>
      {/* A wide line scrolls sideways, so the region must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.pre} tabIndex={0} data-title={title}>
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
