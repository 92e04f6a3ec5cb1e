import type { ReactElement } from "react";

import { formatAmount, toPlotNumber } from "@site/src/lib/format/amounts";
import ResultTable from "@site/src/ui/ResultTable";
import StreamPlot from "@site/src/ui/StreamPlot";
import { rounded } from "./rounded";
import type { StakingRow, StakingStep } from "./model";
import { CLAIM_STEPS, DAY, scenario, STEPS } from "./scenario";

const DAYS = 9;

interface StakingScenarioProps {
  /** Whether A and B also claim. */
  readonly claims?: boolean;
}

/** Looks at the books every six hours, between the steps, to draw smooth lines. */
function withLooks(steps: readonly StakingStep[]): StakingStep[] {
  const looks = Array.from({ length: DAYS * 4 + 1 }, (_, index): StakingStep => {
    return { time: (BigInt(index) * DAY) / 4n, account: "A", label: "" };
  });
  // Looks come first at a time, so that a claim is drawn as a fall from what it paid.
  return [...looks, ...steps].sort((one, other) => Number(one.time - other.time));
}

const dayOf = ({ time }: StakingRow): number => Number(time) / Number(DAY);

/** Rewards of the two accounts of the staking guide over time, with the books at each step. */
export default function StakingScenario({ claims = false }: StakingScenarioProps): ReactElement {
  const steps = claims ? CLAIM_STEPS : STEPS;
  const rows = scenario(steps);
  const points = scenario(withLooks(steps));
  const line = (account: string) =>
    points.map((row) => ({ x: dayOf(row), y: toPlotNumber(row.earned.get(account) ?? 0n, 18) }));
  const title = claims ? "Claimable rewards, with three claims" : "Claimable rewards of A and B";
  // With claims the table has one more column, and no room for 18 decimals.
  const tokens = (amount = 0n) => (claims ? rounded(amount) : formatAmount(amount, 18));
  return (
    <>
      <StreamPlot
        title={title}
        description={
          claims
            ? "A's rewards rise to 2,000 on day 3, fall to 0 with the claim, and rise again until day 7. Both lines fall to 0 on day 8."
            : "A's rewards rise by 1,000 on the first day and by 500 a day after that. B's rise by 500 a day from day 1 on. From day 3 on B gains a little on A. Both lines are flat from day 7 on."
        }
        x={{
          label: "Day of the period",
          domain: [0, DAYS],
          ticks: [0, 1, 3, 5, 7, 9].map((value) => ({ value, label: String(value) })),
        }}
        y={{ label: "Whole tokens", domain: [0, 4000] }}
        series={[
          { name: "A", points: line("A") },
          { name: "B", points: line("B") },
        ]}
        rules={[{ x: 7, label: "end of the period" }]}
      />
      <ResultTable
        caption={title}
        columns={["Day", "Step", "Total staked", "A", "B", ...(claims ? ["Paid"] : [])]}
        rows={rows.map((row) => [
          dayOf(row),
          row.label,
          tokens(row.totalStaked),
          tokens(row.earned.get("A")),
          tokens(row.earned.get("B")),
          ...(claims ? [row.paid === 0n ? "–" : tokens(row.paid)] : []),
        ])}
      />
    </>
  );
}
