import { readdirSync, readFileSync } from "node:fs";

/** Reads a file of `/proc`; `undefined` when it is gone, as those of a process that has ended. */
export type ReadProc = (path: string) => string | undefined;

/** Reads the names in a folder of `/proc`; none when it is gone. */
export type ListProc = (path: string) => readonly string[];

const readProc: ReadProc = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
};

const listProc: ListProc = (path) => {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
};

/**
 * Resident memory of a process and all that it has started, in bytes, as Linux counts it; 0 on other
 * systems. What two processes share counts for both.
 */
export function treeMemory(
  pid: number,
  read: ReadProc = readProc,
  list: ListProc = listProc,
): number {
  const own = /^VmRSS:\s*(\d+) kB$/mu.exec(read(`/proc/${pid}/status`) ?? "")?.[1] ?? "0";
  const children = list(`/proc/${pid}/task`).flatMap(
    (thread) => read(`/proc/${pid}/task/${thread}/children`)?.match(/\d+/gu) ?? [],
  );
  return children.reduce(
    (total, child) => total + treeMemory(Number(child), read, list),
    Number(own) * 1_024,
  );
}
