import type { ReactElement } from "react";

import { formatDate } from "@site/src/lib/format/dates";
import StreamPlot from "@site/src/ui/StreamPlot";
import { SAMPLE_DAYS } from "./days";

/** Claims by day as steps: each day is as wide as the others. */
export default function ClaimsPlot(): ReactElement {
  const most = Math.max(...SAMPLE_DAYS.map(({ claims }) => claims));
  return (
    <StreamPlot
      title="Claims by day, from the sample answer"
      description={SAMPLE_DAYS.map(
        ({ start, claims }) => `${formatDate(start)}: ${claims} claims.`,
      ).join(" ")}
      x={{
        label: "Day, UTC",
        domain: [0, SAMPLE_DAYS.length],
        ticks: SAMPLE_DAYS.map(({ start }, index) => ({
          value: index + 0.5,
          label: formatDate(start),
        })),
      }}
      y={{
        label: "Claims",
        domain: [0, most],
        ticks: Array.from({ length: most + 1 }, (_, value) => ({ value, label: String(value) })),
      }}
      series={[
        {
          name: "Claims",
          area: true,
          points: SAMPLE_DAYS.flatMap(({ claims }, index) => [
            { x: index, y: claims },
            { x: index + 1, y: claims },
          ]),
        },
      ]}
    />
  );
}
