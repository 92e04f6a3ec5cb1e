import { spawnSync } from "node:child_process";

/**
 * Whether tests can run that call other programs. Where one is missing, the console names it with what is
 * not run for its lack; CI has to have all, so the tests run there and fail.
 *
 * @param tests what is not run, as the beginning of a sentence: "The scripts of the guides"
 * @param programs names of programs, as the shell finds them
 */
export function canRun(tests: string, programs: readonly string[], env = process.env): boolean {
  const missing = programs.filter(
    (name) => spawnSync(name, ["-V"], { env, stdio: "ignore" }).error !== undefined,
  );
  if (missing.length === 0 || (env.CI ?? "") !== "") return true;
  console.warn(
    `NOT RUN: ${tests}, for lack of ${missing.join(" and ")}: scripts/ensure-tools.sh installs it.`,
  );
  return false;
}
