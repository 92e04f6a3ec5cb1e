import type { ReactElement } from "react";

import { MODEL_SUFFIX, SHAPES, type Shape } from "@site/src/lib/shapes";
import CopyButton from "@site/src/ui/CopyButton";
import Identifier from "@site/src/ui/Identifier";
import ResultTable from "@site/src/ui/ResultTable";
import styles from "./styles.module.css";

function gasOf({ gas, gasNote }: Shape): string {
  if (gas === undefined) {
    return "not published";
  }
  return `≈ ${gas.toLocaleString("en-US")}${gasNote === undefined ? "" : ` (${gasNote})`}`;
}

/** Where a shape can be met: since when, or under which name in the app of 2025. */
function placeOf({ since, appName }: Shape): string {
  if (since !== "v2.0") return `Since Lockup ${since}`;
  return appName === undefined ? "not in the app" : `In the app: ${appName}`;
}

/** All shapes of Lockup since v2.0 with label, create functions, what fills their structs, and gas in v2.0. */
export default function ShapeTable(): ReactElement {
  return (
    <ResultTable
      caption="Shapes of Lockup since v2.0"
      columns={["Shape", "Id", "Create with", "What fills the structs", "Gas in Lockup v2.0"]}
      rows={SHAPES.map((shape: Shape) => [
        <span key="name">
          {shape.isDeprecated ? `${shape.name} (deprecated id)` : shape.name}{" "}
          <span className={styles.appName}>{placeOf(shape)}</span>
        </span>,
        <span key="id">
          <Identifier>{shape.id}</Identifier>
          <CopyButton text={shape.id} label={`Copy ${shape.id}`} />
        </span>,
        <span key="functions" className={styles.functions}>
          <code>createWithDurations{MODEL_SUFFIX[shape.model]}</code>{" "}
          <code>createWithTimestamps{MODEL_SUFFIX[shape.model]}</code>
        </span>,
        shape.structs,
        gasOf(shape),
      ])}
    />
  );
}
