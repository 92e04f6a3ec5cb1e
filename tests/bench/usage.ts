import { readdirSync, readFileSync } from "node:fs";

/** Reads a file of `/proc`; `undefined` when it is gone, as those of a process that has ended. */
const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
};

/** Reads the names in a folder of `/proc`; none when it is gone. */
const list = (path: string): readonly string[] => {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
};

/** Ticks in a second, in which Linux counts processor time. */
const TICKS = 100;

/** What a process and all that it has started use. */
export interface Usage {
  /** Resident memory, in bytes; what two processes share counts for both. */
  readonly bytes: number;
  /** Seconds of all processors, of processes that have ended, too. */
  readonly processorSeconds: number;
}

/** What a process and all that it has started use, as Linux counts it; nothing on other systems. */
export function usageOf(pid: number): Usage {
  const resident = /^VmRSS:\s*(\d+) kB$/mu.exec(read(`/proc/${pid}/status`) ?? "")?.[1] ?? "0";
  // The name of the program comes first, in parentheses, and may contain spaces.
  const fields =
    read(`/proc/${pid}/stat`)
      ?.replace(/^.*\) /su, "")
      .split(" ") ?? [];
  const ticks = fields.slice(11, 15).reduce((sum, text) => sum + Number(text), 0);
  const children = list(`/proc/${pid}/task`).flatMap(
    (thread) => read(`/proc/${pid}/task/${thread}/children`)?.match(/\d+/gu) ?? [],
  );
  return children
    .map((child) => usageOf(Number(child)))
    .reduce(
      (sum, { bytes, processorSeconds }) => ({
        bytes: sum.bytes + bytes,
        processorSeconds: sum.processorSeconds + processorSeconds,
      }),
      { bytes: Number(resident) * 1_024, processorSeconds: ticks / TICKS },
    );
}
