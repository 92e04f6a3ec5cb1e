import type { Found, SearchAnswer, SearchRequest } from "../../lib/search/types";

/** What the page tells the worker. */
export type ToWorker =
  /** Must come first. `filesUrl` is absolute and ends with a slash. */
  | { readonly type: "open"; readonly filesUrl: string }
  | { readonly type: "preload"; readonly id: number }
  | { readonly type: "search" | "find"; readonly id: number; readonly request: SearchRequest }
  /** The answer with this number is no longer wanted. */
  | { readonly type: "cancel"; readonly id: number };

/** What the worker answers: one message for each question that was not canceled. */
export type FromWorker =
  | { readonly type: "ready"; readonly id: number }
  | { readonly type: "answer"; readonly id: number; readonly answer: SearchAnswer }
  | { readonly type: "found"; readonly id: number; readonly found: Found }
  | { readonly type: "failure"; readonly id: number; readonly message: string };
