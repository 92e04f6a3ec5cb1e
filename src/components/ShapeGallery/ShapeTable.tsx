import type { ReactElement } from "react";

import { MODEL_SUFFIX, SHAPES, type Shape } from "../../lib/shapes";
import { ResultTable } from "../Calculator";
import CopyButton from "../CopyButton";
import Identifier from "../Identifier";

function gasOf({ gas, gasNote }: Shape): string {
  if (gas === undefined) {
    return "not published";
  }
  return `≈ ${gas.toLocaleString("en-US")}${gasNote === undefined ? "" : ` (${gasNote})`}`;
}

/** All shapes of Lockup v2.0 with label, create functions, what fills their structs, and gas. */
export default function ShapeTable(): ReactElement {
  return (
    <ResultTable
      caption="Shapes of Lockup v2.0"
      columns={["Shape", "Id", "In the app", "Create with", "What fills the structs", "Gas"]}
      rows={SHAPES.map((shape: Shape) => [
        shape.isDeprecated ? `${shape.name} (deprecated id)` : shape.name,
        <span key="id">
          <Identifier>{shape.id}</Identifier>
          <CopyButton text={shape.id} label={`Copy ${shape.id}`} />
        </span>,
        shape.appName ?? "no",
        <span key="functions">
          <Identifier>{`createWithDurations${MODEL_SUFFIX[shape.model]}`}</Identifier>{" "}
          <Identifier>{`createWithTimestamps${MODEL_SUFFIX[shape.model]}`}</Identifier>
        </span>,
        shape.structs,
        gasOf(shape),
      ])}
    />
  );
}
