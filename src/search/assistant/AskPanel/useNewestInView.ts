import { type RefObject, useEffect, useRef } from "react";

import type { ChatState } from "../chat";

/**
 * Keeps the newest question at the top of the log, so that its answer is in view from its beginning
 * and fills the room below as it comes. A reader who scrolls in the meantime is left alone until the
 * next question.
 *
 * @returns refs for the element that scrolls and for the newest question in it
 */
export function useNewestInView({ status, messages }: Pick<ChatState, "status" | "messages">): {
  readonly log: RefObject<HTMLDivElement | null>;
  readonly question: RefObject<HTMLParagraphElement | null>;
} {
  const log = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  /** Where this left the log; null where it is to go on from wherever the log is. */
  const leftAt = useRef<number | null>(null);
  useEffect(() => {
    if (log.current === null || question.current === null) return;
    if (status === "submitted") leftAt.current = null;
    // Only a reader moves the log: what is added below does not.
    if (leftAt.current !== null && leftAt.current !== log.current.scrollTop) return;
    const above = parseFloat(getComputedStyle(log.current).paddingTop) || 0;
    const { top } = log.current.getBoundingClientRect();
    log.current.scrollTop += question.current.getBoundingClientRect().top - top - above;
    leftAt.current = log.current.scrollTop;
  }, [status, messages]);
  return { log, question };
}
