import { type CSSProperties, type ReactNode, useId } from "react";

import Button from "@site/src/ui/Button";
import styles from "./styles.module.css";

interface Props {
  readonly title: string;
  readonly description: string;
  /** Mermaid source, shown on demand and read by machines. */
  readonly source: string;
  /** Drawing made by the build from the source (never by a reader). */
  readonly svg: string;
  /** What a phone shows in place of a drawing that is wider: the steps of a sequence as a list. */
  readonly children?: ReactNode;
}

/** Width that the drawing has on its own, in pixels. */
const drawnWidth = (svg: string): number =>
  Number(/^<svg [^>]*\bwidth="([\d.]+)"/u.exec(svg)?.[1] ?? 0);

/** Wider drawings scroll sideways in the column of a phone, and the widest beside a sidebar, too. */
const WIDE = { phone: 320, desktop: 840 } as const;

/** The windows in which a drawing has no room, for the style sheet. */
function tooWideFor(width: number): string | undefined {
  if (width > WIDE.desktop) return "all";
  return width > WIDE.phone ? "phone" : undefined;
}

/** A drawing from top to bottom has its first node in the middle, where a phone would not show it. */
function beginAtFirstNode(canvas: HTMLElement | null): void {
  const first = canvas?.querySelector(".node")?.getBoundingClientRect();
  if (canvas === null || first === undefined) return;
  const { left, right } = canvas.getBoundingClientRect();
  // A reader who has scrolled it keeps the place.
  if (first.right > right && canvas.scrollLeft === 0)
    canvas.scrollLeft += (first.left + first.right - left - right) / 2;
}

/** A diagram that was drawn at build time, with its description and its source as text. */
export default function Diagram(props: Props): ReactNode {
  const { title, description, source, svg, children } = props;
  const id = useId();
  const width = drawnWidth(svg);
  const wide = tooWideFor(width);
  return (
    <figure
      className={styles.figure}
      aria-labelledby={`${id}title`}
      data-steps={(wide !== undefined && children !== undefined) || undefined}
    >
      <figcaption className={styles.caption} id={`${id}title`}>
        {title}
      </figcaption>
      {wide !== undefined && (
        <>
          <Button className={styles.enlarge} data-wide={wide} popoverTarget={`${id}whole`}>
            Full size
          </Button>
          {/* While it is open, the style sheet gives the drawing below the whole window. */}
          <div id={`${id}whole`} popover="auto" className={styles.whole}>
            <Button popoverTarget={`${id}whole`} popoverTargetAction="hide">
              Close
            </Button>
          </div>
        </>
      )}
      {/* A wide drawing scrolls sideways, so the region must be reachable by keyboard. */}
      <div
        ref={wide === undefined ? undefined : beginAtFirstNode}
        className={styles.canvas}
        style={width === 0 ? undefined : ({ "--drawn": `${String(width)}px` } as CSSProperties)}
        role="img"
        aria-label={description}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      {wide !== undefined && children !== undefined && (
        <div className={styles.steps} data-extract-skip="">
          {children}
        </div>
      )}
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
