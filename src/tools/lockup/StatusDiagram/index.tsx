import { type ReactElement, useId, useMemo } from "react";

import { type ParsedQuery, readChoice, writeQuery } from "@site/src/lib/query";
import { useQueryFilter } from "@site/src/forms/useQueryFilter";
import Form, { ChoiceInput, Fields } from "@site/src/forms/Form";
import ResultTable from "@site/src/ui/ResultTable";
import { edgePath, type DiagramPoint } from "./geometry";
import styles from "./styles.module.css";

/** A status and its place in the drawing. */
export interface DiagramStatus {
  /** Name in the contract, for example `STREAMING`; also the value in the address. */
  readonly id: string;
  /** What it means, one sentence. */
  readonly meaning: string;
  /** Lines of text in the box; the id if absent. */
  readonly lines?: readonly string[];
  /**
   * Whether time alone can still change it (warm), only a transaction can (cold), or there is no
   * stream at all (none).
   */
  readonly kind: "warm" | "cold" | "none";
  /** Center of the box. */
  readonly at: DiagramPoint;
}

/** A transition and its way through the drawing. */
export interface DiagramTransition {
  readonly from: string;
  readonly to: string;
  /** What causes it. */
  readonly trigger: string;
  /** Corners of the way from border to border, as points of SVG; a straight line if absent. */
  readonly route?: string;
}

interface StatusDiagramProps {
  /** Name of the piece. */
  readonly title: string;
  /** What the drawing shows, for people who cannot see it. */
  readonly description: string;
  /** Parameter of the address that keeps the chosen status; one per page. */
  readonly queryKey: string;
  /** Size of the drawing in the units of the positions; 360 wide reads well on a phone. */
  readonly size: { readonly width: number; readonly height: number };
  readonly box?: { readonly width: number; readonly height: number };
  /** Must keep its identity between renders. */
  readonly statuses: readonly DiagramStatus[];
  /** All transitions, in the order of their numbers. */
  readonly transitions: readonly DiagramTransition[];
}

const KIND_NAMES: Readonly<Record<DiagramStatus["kind"], string>> = {
  warm: "warm",
  cold: "cold",
  none: "no stream",
};

/** Statuses and the transitions between them, as a drawing and as a table that a choice narrows. */
export default function StatusDiagram(props: StatusDiagramProps): ReactElement {
  const { title, description, queryKey, statuses, transitions } = props;
  const codec = useMemo(() => codecOf(queryKey, statuses), [queryKey, statuses]);
  const { filter, problems, setFilter } = useQueryFilter(codec.parse, codec.format);
  const chosen = statuses.find(({ id }) => id === filter);
  const shown = transitions
    .map((transition, index) => ({ ...transition, number: index + 1 }))
    .filter(({ from, to }) => chosen === undefined || from === chosen.id || to === chosen.id);
  return (
    <Form
      title={title}
      intro="Choose a status to see what leads to it and where it can go."
      form={{ ignored: problems, reset: () => setFilter("") }}
    >
      <Fields legend="Status">
        <ChoiceInput
          label="Status"
          value={filter}
          onChange={setFilter}
          options={[
            { value: "", label: "All statuses" },
            ...statuses.map(({ id }) => ({ value: id, label: id })),
          ]}
        />
      </Fields>
      <p className={styles.meaning} role="status">
        {chosen === undefined
          ? `${statuses.filter(({ kind }) => kind !== "none").length} statuses, ${transitions.length} transitions.`
          : `${chosen.id} (${KIND_NAMES[chosen.kind]}): ${chosen.meaning}`}
      </p>
      <Drawing {...props} description={description} chosen={chosen?.id} onChoose={setFilter} />
      <ResultTable
        caption={chosen === undefined ? "All transitions" : `Transitions of ${chosen.id}`}
        columns={["No.", "From", "To", "Trigger"]}
        rows={shown.map(({ number, from, to, trigger }) => [
          number,
          <span key="from" className={styles.name}>
            {from}
          </span>,
          <span key="to" className={styles.name}>
            {to}
          </span>,
          trigger,
        ])}
      />
    </Form>
  );
}

function codecOf(
  key: string,
  statuses: readonly DiagramStatus[],
): {
  parse: (search: string) => ParsedQuery<string>;
  format: (value: string, search: string) => string;
} {
  const choices = ["", ...statuses.map(({ id }) => id)];
  return {
    parse: (search) => {
      const problems: string[] = [];
      const query = new URLSearchParams(search);
      return { filter: readChoice(query, key, choices, "", problems), problems };
    },
    format: (value, search) => writeQuery(search, { [key]: value }),
  };
}

interface DrawingProps extends StatusDiagramProps {
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

function Drawing(props: DrawingProps): ReactElement {
  const { title, description, size, box = { width: 104, height: 40 } } = props;
  const { statuses, transitions, chosen } = props;
  const id = useId();
  const places = new Map(statuses.map((status) => [status.id, status.at]));
  const touches = (transition: DiagramTransition): boolean =>
    chosen === undefined || transition.from === chosen || transition.to === chosen;
  const near = new Set(transitions.filter(touches).flatMap(({ from, to }) => [from, to]));
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
          <g key={index} className={styles.edge} data-far={!touches(transition)}>
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
          // The list above does the same by keyboard; the boxes are a shortcut for the pointer.
          <g
            key={status.id}
            className={styles.status}
            data-kind={status.kind}
            data-chosen={status.id === chosen}
            data-far={chosen !== undefined && status.id !== chosen && !near.has(status.id)}
            onClick={() => props.onChoose(status.id === chosen ? "" : status.id)}
          >
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
