import type { ReactElement } from "react";

import { linearClaimStream } from "@site/src/lib/airdrops/schedule";
import { DAY } from "@site/src/lib/format/durations";
import { streamedBySchedule } from "@site/src/lib/lockup";
import ResultTable from "@site/src/ui/ResultTable";
import StreamPlot from "@site/src/ui/StreamPlot";
import styles from "./styles.module.css";

/** Start of the ranged campaign, Unix seconds: 2027-03-01, 00:00 UTC. */
const CAMPAIGN_START = 1_803_859_200n;
const VESTING_DAYS = 100n;
const CLAIMS = [
  { claimer: "Alice", day: 10 },
  { claimer: "Bob", day: 60 },
] as const;
const CLOCKS = ["ranged", "non-ranged"] as const;

/** One claim under one clock; days count from the start of the ranged campaign. */
interface ClockedClaim {
  readonly clock: (typeof CLOCKS)[number];
  readonly claimer: string;
  readonly claimDay: number;
  readonly startDay: number;
  readonly endDay: number;
  /** Percent of the allocation that can be withdrawn right after the claim. */
  readonly atOnce: number;
}

/** Both claims under both clocks, in a linear campaign of 100 days. */
export const CLOCKED_CLAIMS: readonly ClockedClaim[] = CLOCKS.flatMap((clock) =>
  CLAIMS.map(({ claimer, day }) => {
    const claimTime = CAMPAIGN_START + BigInt(day) * DAY;
    const stream = linearClaimStream(
      {
        startTime: clock === "ranged" ? CAMPAIGN_START : 0n,
        startPercentage: 0n,
        cliffDuration: 0n,
        cliffPercentage: 0n,
        totalDuration: VESTING_DAYS * DAY,
      },
      100n,
      claimTime,
    );
    const dayOf = (time: bigint): number => Number((time - CAMPAIGN_START) / DAY);
    return {
      clock,
      claimer,
      claimDay: day,
      startDay: dayOf(stream.timestamps.start),
      endDay: dayOf(stream.timestamps.end),
      atOnce: Number(streamedBySchedule({ deposited: 100n, ...stream }, claimTime)),
    };
  }),
);

const TITLES = {
  ranged: "Ranged: one clock for all",
  "non-ranged": "Non-ranged: each claim starts its own clock",
} as const;

const LAST_DAY = Math.max(...CLOCKED_CLAIMS.map(({ endDay }) => endDay));

/** When two claimers of a vested campaign get their tokens, under both kinds of clock. */
export default function ClaimClocks(): ReactElement {
  return (
    <>
      <div className={styles.pair}>
        {CLOCKS.map((clock) => {
          const claims = CLOCKED_CLAIMS.filter((claim) => claim.clock === clock);
          return (
            <StreamPlot
              key={clock}
              title={TITLES[clock]}
              description={claims
                .map(
                  ({ claimer, claimDay, atOnce, endDay }) =>
                    `${claimer} claims after ${claimDay} days, gets ${atOnce}% at once and has everything after ${endDay} days.`,
                )
                .join(" ")}
              size="small"
              x={{ label: "Days", domain: [0, LAST_DAY] }}
              y={{ label: "Released, %", domain: [0, 100] }}
              series={claims.map(({ claimer, claimDay, atOnce, endDay }) => ({
                name: claimer,
                points: [
                  { x: 0, y: 0 },
                  { x: claimDay, y: 0 },
                  { x: claimDay, y: atOnce },
                  { x: endDay, y: 100 },
                  { x: LAST_DAY, y: 100 },
                ],
              }))}
            />
          );
        })}
      </div>
      <ResultTable
        caption="Streams of both claimers"
        columns={["Campaign", "Claimer", "Stream starts", "Stream ends", "Withdrawable at once"]}
        rows={CLOCKED_CLAIMS.map(({ clock, claimer, startDay, endDay, atOnce }) => [
          clock,
          claimer,
          startDay === 0 ? "at the start" : `after ${startDay} days`,
          `after ${endDay} days`,
          `${atOnce}%`,
        ])}
      />
    </>
  );
}
