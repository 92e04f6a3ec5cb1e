import { isObject } from "../../src/lib/json/is-object";
import { failureId, type FunctionHandler, guard, HttpError, type Log, readJson } from "./http";
import { createRateLimiter } from "./rate-limit";
import type { FunctionSettings } from "./settings";

/** What a reader thinks of an answer or of a page; nothing about the reader. */
export type Feedback =
  | { readonly messageId: string; readonly thumbs: 0 | 1 }
  | { readonly page: string; readonly thumbs: 0 | 1 };

const LONGEST_BODY = 4_096;
const PER_MINUTE = 30;
const FORWARD_TIMEOUT_MS = 5_000;

/**
 * Checks feedback: `{messageId, thumbs}` or `{page, thumbs}` with 1 for good and 0 for bad.
 *
 * @throws HttpError 400 listing everything that is wrong
 */
export function readFeedback(body: unknown): Feedback {
  if (!isObject(body))
    throw new HttpError(400, "Send an object with thumbs and page or messageId.");
  const { thumbs, messageId, page } = body;
  const problems: string[] = [];
  if (thumbs !== 0 && thumbs !== 1) problems.push("thumbs must be 0 or 1.");
  const isMessage = typeof messageId === "string" && /^[\w-]{1,100}$/u.test(messageId);
  const isPage = typeof page === "string" && /^\/(?!\/)[\w\-./]{0,200}$/u.test(page);
  if (messageId !== undefined && !isMessage) {
    problems.push("messageId must have 1 to 100 letters, digits, _ or -.");
  }
  if (page !== undefined && !isPage) problems.push('page must be a path such as "/concepts/fees".');
  if ((messageId === undefined) === (page === undefined)) {
    problems.push("Give one of messageId and page.");
  }
  if (problems.length === 0 && (thumbs === 0 || thumbs === 1)) {
    if (isMessage) return { messageId, thumbs };
    if (isPage) return { page, thumbs };
  }
  throw new HttpError(400, "The feedback cannot be read.", { problems });
}

/** The function that takes feedback: a line of the log, and a forward where one is configured. */
export function createFeedbackHandler(
  settings: Pick<FunctionSettings, "allowedOrigins" | "feedbackUrl">,
  log: Log,
): FunctionHandler {
  const { allowedOrigins, feedbackUrl } = settings;
  const forward = async (url: string, feedback: Feedback): Promise<void> => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(feedback),
      redirect: "error",
      signal: AbortSignal.timeout(FORWARD_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`);
  };
  return guard(
    {
      methods: ["POST"],
      allowedOrigins,
      limiter: createRateLimiter(PER_MINUTE),
      log,
    },
    async (request) => {
      const feedback = readFeedback(await readJson(request, LONGEST_BODY));
      log({ event: "feedback", ...feedback });
      if (feedbackUrl !== null) {
        try {
          await forward(feedbackUrl, feedback);
        } catch (error) {
          const id = failureId();
          log({ event: "feedback-failure", id, error: String(error) });
          throw new HttpError(502, "Failed, try again later", { id });
        }
      }
      return new Response(null, { status: 204 });
    },
  );
}
