/** Milliseconds after which an answer that did not arrive counts as failed. */
const TIMEOUT_MS = 10_000;

/** How sending an answer ended: `absent` means that nothing at the address takes answers. */
export type FeedbackOutcome = "sent" | "failed" | "absent";

/** What is said to the reader. */
export const FEEDBACK_TEXTS: Readonly<Record<FeedbackOutcome, string>> = {
  sent: "Thanks for your feedback!",
  failed: "Failed, try again later",
  absent: "Answers cannot be sent from here.",
};

/** What hosts that only serve files say to a POST. */
const NO_FUNCTION: readonly number[] = [404, 405, 501];

/**
 * Posts whether a page was helpful: `{"page": "/concepts/fees", "thumbs": 1}`, with 0 for no. Never
 * rejects.
 *
 * @param page path of the page from the root
 */
export async function sendFeedback(
  endpoint: string,
  page: string,
  isHelpful: boolean,
): Promise<FeedbackOutcome> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ page, thumbs: isHelpful ? 1 : 0 }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return "sent";
    return NO_FUNCTION.includes(response.status) ? "absent" : "failed";
  } catch {
    return "failed";
  }
}
