/** How many frames may pass until the content above a target has its final height. */
const FRAMES = 20;

/** Frames without a move after which the target counts as settled. */
const SETTLED = 3;

/**
 * Scrolls to an element again, frame by frame, until it stays where it is: content that is laid out
 * on the way changes the heights above it. Stops when the reader scrolls.
 *
 * @returns a function that stops it.
 */
export function keepInPlace(target: Element | null): () => void {
  let frame = 0;
  let calm = 0;
  let last: number | undefined;
  let request = 0;
  const stop = (): void => {
    cancelAnimationFrame(request);
    for (const event of ["wheel", "touchstart", "keydown"]) removeEventListener(event, stop);
  };
  if (target === null) return stop;
  for (const event of ["wheel", "touchstart", "keydown"]) {
    addEventListener(event, stop, { passive: true });
  }
  const step = (): void => {
    target.scrollIntoView();
    const { top } = target.getBoundingClientRect();
    calm = last !== undefined && Math.abs(top - last) < 1 ? calm + 1 : 0;
    last = top;
    frame += 1;
    if (calm >= SETTLED || frame >= FRAMES) stop();
    else request = requestAnimationFrame(step);
  };
  request = requestAnimationFrame(step);
  return stop;
}
