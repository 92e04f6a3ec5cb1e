import { useEffect, useState } from "react";

import { type CheckReport, checkRows, type CheckSettings } from "@site/src/lib/csv";

/** How far a check has come: its report, or the share of the file that has been read. */
export type CheckState = CheckReport | number;

/** Longest time that the check keeps the page busy at once, in milliseconds. */
const PORTION = 12;

type Settings = Omit<CheckSettings, "now">;

/**
 * Checks a text in portions whenever it or the settings change.
 *
 * @param text empty while there is nothing to check
 * @param settings undefined while they are wrong; must keep their identity between renders
 * @returns undefined while there is nothing to check
 */
export function useCheck(text: string, settings: Settings | undefined): CheckState | undefined {
  const [latest, setLatest] = useState<{ of: unknown; text: string; state: CheckState }>();

  useEffect(() => {
    if (text === "" || settings === undefined) return undefined;
    const now = BigInt(Math.floor(Date.now() / 1000));
    const rows = checkRows(text, { ...settings, now });
    let timer: ReturnType<typeof setTimeout> | undefined;
    function checkPortion(): void {
      const end = performance.now() + PORTION;
      let step = rows.next();
      while (step.done !== true && performance.now() < end) step = rows.next();
      setLatest({ of: settings, text, state: step.value });
      if (step.done !== true) timer = setTimeout(checkPortion);
    }
    checkPortion();
    return () => clearTimeout(timer);
  }, [text, settings]);

  if (text === "" || settings === undefined) return undefined;
  // The result of an earlier text must not stand next to the new one.
  return latest?.of === settings && latest.text === text ? latest.state : 0;
}
