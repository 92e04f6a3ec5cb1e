const ACTIONS = ["keydown", "pointerdown", "pointermove", "scroll", "touchstart"] as const;

let action: Promise<void> | undefined;

/** Resolves once the reader has moved, pressed, typed or scrolled; then at once. */
export function readerActs(): Promise<void> {
  action ??= new Promise((resolve) => {
    const stop = new AbortController();
    const act = (): void => {
      stop.abort();
      resolve();
    };
    for (const name of ACTIONS) {
      addEventListener(name, act, { signal: stop.signal, passive: true, capture: true });
    }
  });
  return action;
}
