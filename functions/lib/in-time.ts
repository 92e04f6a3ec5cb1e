/**
 * Waits for work until its time is up, or nobody waits for it any more.
 *
 * @throws `late` after so many milliseconds; `gone` when the signal is aborted
 */
export async function inTime<Value>(
  work: Promise<Value>,
  milliseconds: number,
  late: Error,
  left?: { readonly signal: AbortSignal; readonly gone: Error },
): Promise<Value> {
  let end = (): void => undefined;
  const stopped = new Promise<never>((_, reject) => {
    const timer = setTimeout(reject, milliseconds, late);
    const leave = (): void => reject(left?.gone ?? late);
    left?.signal.addEventListener("abort", leave);
    if (left?.signal.aborted === true) leave();
    end = () => {
      clearTimeout(timer);
      left?.signal.removeEventListener("abort", leave);
    };
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    end();
  }
}
