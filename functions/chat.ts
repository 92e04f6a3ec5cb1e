import { createChatHandler } from "./lib/chat-handler";
import type { FunctionContext, FunctionHandler } from "./lib/http";
import { createRecentStreams } from "./lib/recent-streams";
import { openServices } from "./lib/services";

let handler: FunctionHandler | null = null;

/** Answers questions about the documentation, as a UI message stream of the AI SDK. */
export default function chat(request: Request, context: FunctionContext): Promise<Response> {
  handler ??= createChatHandler({ ...openServices(), streams: createRecentStreams() });
  return handler(request, context);
}

export const config = { path: "/api/chat" };
