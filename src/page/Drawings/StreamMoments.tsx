import type { ReactElement } from "react";

import { DAY } from "@site/src/lib/format/durations";
import { streamedLinear } from "@site/src/lib/lockup/vesting";
import styles from "./styles.module.css";

const DEPOSITED = 10_000n;
const END = 30n * DAY;

/** Tokens that the recipient has taken out by a day: 2,000 on day 12. */
const withdrawnBy = (day: bigint): bigint => (day < 12n ? 0n : 2_000n);

/** What a deposit consists of on a day, in whole tokens. */
export function partsOn(day: bigint): readonly (readonly [name: string, tokens: bigint])[] {
  const streamed = streamedLinear(
    {
      deposited: DEPOSITED,
      timestamps: { start: 0n, end: END },
      cliffTime: 0n,
      unlockAmounts: { start: 0n, cliff: 0n },
    },
    day * DAY,
  );
  const withdrawn = withdrawnBy(day);
  return [
    ["withdrawn", withdrawn],
    ["withdrawable", streamed - withdrawn],
    ["not streamed yet", DEPOSITED - streamed],
  ];
}

const written = (tokens: bigint): string => tokens.toLocaleString("en-US");

/** One deposit at three moments: what has left the contract, what may leave it, what is to come. */
export default function StreamMoments(): ReactElement {
  return (
    <figure className={styles.drawing}>
      <ol className={styles.moments}>
        {[0n, 15n, 30n].map((day) => (
          <li key={day.toString()}>
            <strong>Day {day.toString()}</strong>
            <span className={styles.bar} aria-hidden="true">
              {partsOn(day).map(([name, tokens]) => (
                <span key={name} data-part={name} style={{ flexGrow: Number(tokens) }} />
              ))}
            </span>
            <span className={styles.parts}>
              {partsOn(day)
                .filter(([, tokens]) => tokens > 0n)
                .map(([name, tokens]) => (
                  <span key={name} data-part={name}>
                    {written(tokens)} {name}
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ol>
      <figcaption>
        A deposit of {written(DEPOSITED)} tokens over 30 days. The recipient withdrew 2,000 on day
        12; apart from that, no token has moved. Only the right to them has.
      </figcaption>
    </figure>
  );
}
