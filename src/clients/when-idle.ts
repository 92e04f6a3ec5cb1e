/** Milliseconds to wait in browsers without idle callbacks. */
const WAIT_MS = 2_000;

/** Runs work when the page has loaded and has nothing else to do. */
export function whenIdle(work: () => void): void {
  const start = (): void => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(work);
    else setTimeout(work, WAIT_MS);
  };
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
}
