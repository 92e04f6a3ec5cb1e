/** What takes a planned call back. */
type Cancel = () => void;

/** Calls back once what was drawn last is on the screen. */
export function afterPaint(callback: () => void): Cancel {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Longest wait for a moment without other work, in milliseconds. */
const LONGEST_WAIT_MS = 200;

/** Calls back when the browser has nothing more urgent to do after what was drawn last. */
export function afterPaintWhenIdle(callback: () => void): Cancel {
  let idle: number | undefined;
  // Safari has no idle callbacks.
  const hasIdle = typeof requestIdleCallback === "function";
  const cancelPaint = afterPaint(() => {
    if (hasIdle) idle = requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
    else callback();
  });
  return () => {
    cancelPaint();
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
