import { type ReactElement, useId } from "react";

import type { StatusDiagramData } from "../../../../data/status-diagrams/types";
import ResultTable from "@site/src/ui/ResultTable";
import { BADGE_RADIUS, BOX, middleOfLongest, wayOf } from "./geometry";
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
  const { title, description, size, statuses, transitions } = props;
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
      <marker
        id={`${id}-tip`}
        viewBox="0 0 8 9"
        refX="8"
        refY="4.5"
        markerWidth="8"
        markerHeight="9"
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path className={styles.tip} d="M8 4.5L0 0V9Z" />
      </marker>
      {transitions.map((transition, index) => {
        const way = wayOf(transition, places);
        const [x, y] = middleOfLongest(way);
        return (
          <g key={index}>
            <polyline className={styles.way} points={way.join(" ")} markerEnd={`url(#${id}-tip)`} />
            <circle className={styles.badge} cx={x} cy={y} r={BADGE_RADIUS} />
            <text className={styles.number} x={x} y={y} dy="0.35em">
              {index + 1}
            </text>
          </g>
        );
      })}
      {statuses.map((status) => {
        const lines = status.id.split("_");
        return (
          <g key={status.id} className={styles.status} data-kind={status.kind}>
            <rect
              x={status.at[0] - BOX.width / 2}
              y={status.at[1] - BOX.height / 2}
              width={BOX.width}
              height={BOX.height}
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
