import { useEffect, useState } from "react";

/** How often the amounts change while the clock runs, in milliseconds. */
export const TICK = 250;

interface Clock {
  /** Stream seconds since the clock was last set, whole. */
  readonly elapsed: bigint;
  /** Whether it has reached its limit. */
  readonly arrived: boolean;
  /** Sets the elapsed time to zero. */
  readonly reset: () => void;
}

/**
 * A clock that runs in the browser only and rests while the page is hidden.
 *
 * @param running whether it should run
 * @param speed stream seconds per second
 * @param limit stream seconds after which it stops
 */
export function useClock(running: boolean, speed: number, limit: bigint): Clock {
  const [seconds, setSeconds] = useState(0);
  const whole = BigInt(Math.floor(seconds));
  const arrived = whole >= limit;

  useEffect(() => {
    if (!running || arrived) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) {
        setSeconds((before) => before + (speed * TICK) / 1000);
      }
    }, TICK);
    return () => clearInterval(timer);
  }, [running, arrived, speed]);

  return { elapsed: arrived ? limit : whole, arrived, reset: () => setSeconds(0) };
}
