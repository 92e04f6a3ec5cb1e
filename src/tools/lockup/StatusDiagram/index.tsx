import { type ReactElement, useId, useMemo } from "react";

import type {
  DiagramStatus,
  DiagramTransition,
  StatusDiagramData,
} from "../../../../data/status-diagrams/types";
import Form, { FormFields } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import { optionField } from "@site/src/forms/words";
import ResultTable from "@site/src/ui/ResultTable";
import { edgePath } from "./geometry";
import styles from "./styles.module.css";

const KIND_NAMES: Readonly<Record<DiagramStatus["kind"], string>> = {
  warm: "warm",
  cold: "cold",
  none: "no stream",
};

/** Statuses and the transitions between them, as a drawing and as a table that a choice narrows. */
export default function StatusDiagram(props: StatusDiagramData): ReactElement {
  const { title, queryKey, statuses, transitions } = props;
  const form = useForm(useMemo(() => fieldsOf(queryKey, statuses), [queryKey, statuses]));
  const { texts, change } = form;
  const chosen = statuses.find(({ id }) => id === texts.status);
  const shown = transitions
    .map((transition, index) => ({ ...transition, number: index + 1 }))
    .filter(({ from, to }) => chosen === undefined || from === chosen.id || to === chosen.id);
  return (
    <Form form={form} title={title} intro="Choose a status to see the ways into it and out of it.">
      <FormFields form={form} legend="Status" />
      <p className={styles.meaning} role="status">
        {chosen === undefined
          ? `${statuses.filter(({ kind }) => kind !== "none").length} statuses, ${transitions.length} transitions.`
          : `${chosen.id} (${KIND_NAMES[chosen.kind]}): ${chosen.meaning}`}
      </p>
      <div data-extract-keep="">
        <Drawing {...props} chosen={chosen?.id} onChoose={(status) => change({ status })} />
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
      </div>
    </Form>
  );
}

function fieldsOf(key: string, statuses: readonly DiagramStatus[]) {
  const ids = statuses.map(({ id }) => id);
  return {
    status: optionField(key, "Status", "", [{ value: "", label: "All statuses" }, ...ids]),
  };
}

interface DrawingProps extends StatusDiagramData {
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
