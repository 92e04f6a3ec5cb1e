import { type ReactElement, useId } from "react";

import styles from "./styles.module.css";

const PARTS = [
  { x: 46, y: 50, text: "Amount and token of the stream" },
  { x: 46, y: 96, text: "Who pays whom" },
  { x: 46, y: 142, text: "How much has been released" },
  { x: 330, y: 96, text: "Shape of the curve" },
] as const;

/** Drawing of the card that appears where somebody posts the link to a stream. */
export default function LinkPreview(): ReactElement {
  const id = useId();
  return (
    <figure className={styles.figure}>
      <svg
        viewBox="0 0 360 190"
        className={styles.drawing}
        role="img"
        aria-labelledby={`${id}-title`}
      >
        <title id={`${id}-title`}>
          Sketch of a preview card: amount, sender and recipient, progress bar and a small curve
        </title>
        <rect x="8" y="8" width="344" height="174" rx="12" className={styles.card} />
        <path d="M70 46H190M70 58H150" className={styles.strong} />
        <path d="M70 92H130M150 92H210M142 92l-8 -5m8 5l-8 5" className={styles.weak} />
        <rect x="70" y="136" width="150" height="12" rx="6" className={styles.track} />
        <rect x="70" y="136" width="84" height="12" rx="6" className={styles.bar} />
        <path d="M244 140H310M244 140C270 140 290 110 310 56" className={styles.curve} />
        {PARTS.map(({ x, y }, index) => (
          <g key={y + x}>
            <circle cx={x - 14} cy={y} r="11" className={styles.mark} />
            <text x={x - 14} y={y + 4} textAnchor="middle" className={styles.number}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ol>
          {PARTS.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
