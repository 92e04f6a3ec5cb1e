import { useEffect } from "react";

/** Usual distance of two ticks, in milliseconds. */
export const TICK = 250;

/**
 * Calls a function at even distances, in the browser only, and rests while the page is hidden.
 *
 * @param running whether it should
 * @param every milliseconds
 */
export function useTicks(running: boolean, every: number, onTick: () => void): void {
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) onTick();
    }, every);
    return () => clearInterval(timer);
  }, [running, every, onTick]);
}
