import { createFeedbackHandler } from "./lib/feedback-handler";
import type { FunctionContext, FunctionHandler } from "./lib/http";
import { openServices } from "./lib/services";

let handler: FunctionHandler | null = null;

/** Takes likes and dislikes of answers and pages. */
export default function feedback(request: Request, context: FunctionContext): Promise<Response> {
  if (handler === null) {
    const { settings, log } = openServices();
    handler = createFeedbackHandler(settings, log);
  }
  return handler(request, context);
}

export const config = { path: "/api/feedback" };
