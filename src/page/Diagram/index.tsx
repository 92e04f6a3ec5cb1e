import { type CSSProperties, type ReactNode, useId } from "react";

import styles from "./styles.module.css";

interface Props {
  readonly title: string;
  readonly description: string;
  /** Mermaid source, shown on demand and read by machines. */
  readonly source: string;
  /** Drawing made by the build from the source (never by a reader). */
  readonly svg: string;
}

/** Width that the drawing has on its own, for the style sheet, which lets it shrink a little. */
function drawnWidth(svg: string): CSSProperties | undefined {
  const width = /^<svg [^>]*\bwidth="([\d.]+)"/u.exec(svg)?.[1];
  return width === undefined ? undefined : ({ "--drawn": `${width}px` } as CSSProperties);
}

/** A diagram that was drawn at build time, with its description and its source as text. */
export default function Diagram({ title, description, source, svg }: Props): ReactNode {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={`${id}title`}>
      <figcaption className={styles.caption} id={`${id}title`}>
        {title}
      </figcaption>
      {/* A wide drawing scrolls sideways, so the region must be reachable by keyboard. */}
      <div
        className={styles.canvas}
        style={drawnWidth(svg)}
        role="img"
        aria-label={description}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <details className={styles.details}>
        <summary>Diagram as text</summary>
        <p>{description}</p>
        <pre data-language="mermaid">
          <code>{source}</code>
        </pre>
      </details>
    </figure>
  );
}
