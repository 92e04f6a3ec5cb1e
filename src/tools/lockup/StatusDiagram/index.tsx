import { type ReactElement, useId } from "react";

import type { StatusDiagramData } from "../../../../data/status-diagrams/types";
import ResultTable from "@site/src/ui/ResultTable";
import { edgePath } from "./geometry";
import styles from "./styles.module.css";

/** Statuses and the transitions between them, as a drawing and as a table. */
export default function StatusDiagram(props: StatusDiagramData): ReactElement {
  const { title, statuses, transitions } = props;
  return (
    <>
      <p>
        {statuses.filter(({ kind }) => kind !== "none").length} statuses, {transitions.length}{" "}
        transitions:
      </p>
      <Drawing {...props} />
      <ResultTable
        caption={title}
        columns={["No.", "From", "To", "Trigger"]}
        rows={transitions.map(({ from, to, trigger }, index) => [
          index + 1,
          <span key="from" className={styles.name}>
            {from}
          </span>,
          <span key="to" className={styles.name}>
            {to}
          </span>,
          trigger,
        ])}
      />
    </>
  );
}

function Drawing(props: StatusDiagramData): ReactElement {
  const { title, description, size, box = { width: 104, height: 40 } } = props;
  const { statuses, transitions } = props;
  const id = useId();
  const places = new Map(statuses.map((status) => [status.id, status.at]));
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{description}</desc>
      {transitions.map((transition, index) => {
        const { path, tip, badge } = edgePath(transition, places, box);
        return (
          <g key={index}>
            <path className={styles.way} d={path} />
            <path className={styles.tip} d={tip} />
            <circle className={styles.badge} cx={badge[0]} cy={badge[1]} r="8" />
            <text className={styles.number} x={badge[0]} y={badge[1]} dy="0.35em">
              {index + 1}
            </text>
          </g>
        );
      })}
      {statuses.map((status) => {
        const lines = status.lines ?? [status.id];
        return (
          <g key={status.id} className={styles.status} data-kind={status.kind}>
            <rect
              x={status.at[0] - box.width / 2}
              y={status.at[1] - box.height / 2}
              width={box.width}
              height={box.height}
              rx="8"
            />
            {lines.map((line, index) => (
              <text
                key={line}
                x={status.at[0]}
                y={status.at[1] + (index - (lines.length - 1) / 2) * 14}
                dy="0.35em"
              >
                {line}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}
