import answer from "../../../../examples/graphql/airdrops/the-graph/daily-claims.response.json";

/** An `Activity` as an indexer answers it: numbers as decimal text. */
export interface ActivityAnswer {
  readonly day: string;
  readonly claims: string;
  readonly amount: string;
}

/** One day of a chart. */
export interface ClaimDay {
  /** Midnight, Unix seconds. */
  readonly start: bigint;
  readonly claims: number;
  /** Base units of the token. */
  readonly amount: bigint;
}

const SECONDS_PER_DAY = 86_400n;

/**
 * Turns activities into days without gaps: a day without claims has no row, and becomes zero here.
 *
 * @param activities in any order, at most one for each day
 * @returns every day from the first to the last with claims, rising; empty without activities
 */
export function daysOf(activities: readonly ActivityAnswer[]): ClaimDay[] {
  const byDay = new Map(activities.map((activity) => [BigInt(activity.day), activity]));
  const known = [...byDay.keys()].sort((a, b) => (a < b ? -1 : 1));
  const first = known[0];
  const last = known.at(-1);
  if (first === undefined || last === undefined) return [];
  const days: ClaimDay[] = [];
  for (let day = first; day <= last; day += 1n) {
    const activity = byDay.get(day);
    days.push({
      start: day * SECONDS_PER_DAY,
      claims: Number(activity?.claims ?? "0"),
      amount: BigInt(activity?.amount ?? "0"),
    });
  }
  return days;
}

/** Days of the sample answer that the page of queries shows. */
export const SAMPLE_DAYS: readonly ClaimDay[] = daysOf(answer.data.activities);
