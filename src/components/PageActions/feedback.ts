/** Milliseconds after which an answer that did not arrive counts as failed. */
const TIMEOUT_MS = 10_000;

/** Said after an answer arrived, and after it did not. */
export const THANKS = "Thanks for your feedback!";
export const FAILED = "Failed, try again later";

/**
 * Posts whether a page was helpful: `{"page": "/concepts/fees", "thumbs": 1}`, with 0 for no.
 *
 * @param page path of the page from the root
 * @returns what to say to the reader; never rejects
 */
export async function sendFeedback(
  endpoint: string,
  page: string,
  isHelpful: boolean,
): Promise<string> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ page, thumbs: isHelpful ? 1 : 0 }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? THANKS : FAILED;
  } catch {
    return FAILED;
  }
}
