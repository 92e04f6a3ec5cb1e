import { useEffect, useState } from "react";

import type { CheckReport, CheckSettings } from "@site/src/lib/csv";

/** How far a check has come. */
export type CheckState =
  | { readonly state: "idle" }
  | { readonly state: "running"; readonly progress: number }
  | { readonly state: "done"; readonly report: CheckReport }
  | { readonly state: "failed" };

/** Longest time that the check keeps the page busy at once, in milliseconds. */
const PORTION = 12;
/** Rest between two portions, in milliseconds, in which the page reacts. */
const REST = 0;

type Settings = Omit<CheckSettings, "now">;

/**
 * Checks a text in portions whenever it or the settings change. The checker itself is fetched when it
 * is first needed.
 * @param text undefined while there is nothing to check
 * @param settings undefined while they are wrong; must keep their identity between renders
 */
export function useCheck(text: string | undefined, settings: Settings | undefined): CheckState {
  const [result, setResult] = useState<{ of: unknown; text: unknown; value: CheckState }>();

  useEffect(() => {
    if (text === undefined || settings === undefined) return undefined;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (value: CheckState): void => setResult({ of: settings, text, value });

    async function run(input: string, with_: Settings): Promise<void> {
      const { createCheck } = await import("./engine");
      if (!current) return;
      const now = BigInt(Math.floor(Date.now() / 1000));
      const check = createCheck(input, { ...with_, now });
      const portion = (): void => {
        if (!current) return;
        if (check.run(PORTION, () => performance.now())) {
          show({ state: "done", report: check.report() });
          return;
        }
        show({ state: "running", progress: check.progress() });
        timer = setTimeout(portion, REST);
      };
      portion();
    }

    run(text, settings).catch(() => {
      if (current) show({ state: "failed" });
    });
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, settings]);

  if (text === undefined || settings === undefined) return { state: "idle" };
  // The result of an earlier text must not stand next to the new one.
  return result?.of === settings && result.text === text
    ? result.value
    : { state: "running", progress: 0 };
}
