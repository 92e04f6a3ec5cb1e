import type { ReactElement } from "react";

import StatusDiagram from "../../lockup/StatusDiagram";
import { STATUSES, TRANSITIONS } from "./model";

/** The statuses of a Flow v1.1 stream and all transitions between them. */
export default function FlowStatusDiagram(): ReactElement {
  return (
    <StatusDiagram
      title="Statuses of a Flow stream"
      description="A new stream is streaming or paused, and solvent. Time makes a streaming solvent stream insolvent. A deposit makes an insolvent one solvent again. Pause and restart switch between streaming and paused. Void leads from all four to voided, which nothing leaves."
      queryKey="fst"
      size={{ width: 360, height: 400 }}
      statuses={STATUSES}
      transitions={TRANSITIONS}
    />
  );
}
