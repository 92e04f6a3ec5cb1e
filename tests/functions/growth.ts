/** Texts that grow: a beginning, what is said over and over, and an end that no expression fits. */
export type Attack = readonly [start: string, over: string, end: string];

/** Milliseconds of CPU time that are too few to measure. */
const FLOOR_MS = 8;

/** The least of several times, each with a warm start; one is enough where there is nothing to find. */
function leastTime(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 6 && least >= FLOOR_MS; round += 1) {
    // CPU time of this process: on a shared machine, the clock also counts what others do.
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

/**
 * Measures work on a text and on one of four times its length: what grows with it takes four times as
 * long, what grows with its square sixteen. In between is room for a machine that does other things.
 *
 * @returns why it grows faster than its input; null when it does not
 */
export function growth(
  run: (text: string) => unknown,
  attack: Attack,
  length: number,
): string | null {
  const [start, over, end] = attack;
  const textOf = (size: number): string => start + over.repeat(size / over.length) + end;
  const once = textOf(length);
  const fourfold = textOf(4 * length);
  // Another program may have had the machine: it would have to have it each time.
  for (let trial = 0; trial < 4; trial += 1) {
    const time = leastTime(() => run(once));
    if (time < FLOOR_MS) return null;
    const more = leastTime(() => run(fourfold));
    if (more <= 7 * time) return null;
    if (trial === 3 || time > 1_000) {
      return `${JSON.stringify(attack)}: ${length} characters take ${time.toFixed(0)} ms, four times as many ${more.toFixed(0)} ms`;
    }
  }
  return null;
}
