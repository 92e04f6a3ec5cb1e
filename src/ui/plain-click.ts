import type { MouseEvent } from "react";

/** Whether a click or key asks for another tab or window. */
export const isElsewhere = (
  event: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** What a link does when it is followed here; the browser follows it to another tab or window. */
export const opensHere =
  (open: () => void) =>
  (event: MouseEvent): void => {
    if (isElsewhere(event)) return;
    event.preventDefault();
    open();
  };
