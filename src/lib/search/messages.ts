import type { Found, SearchAnswer, SearchRequest } from "./types";

/** What can be asked of the side that works, and its answers. */
export interface Calls {
  search(request: SearchRequest): Promise<SearchAnswer>;
  find(request: SearchRequest): Promise<Found>;
  preload(request: SearchRequest): Promise<void>;
}

/** What the page tells the worker. `filesUrl` is absolute and ends with a slash. */
export interface ToWorker {
  readonly id: number;
  readonly filesUrl: string;
  /** `cancel`: the answer with this number is no longer wanted. */
  readonly call: keyof Calls | "cancel";
  readonly request: SearchRequest;
}

/** Where a page leaves the worker that it started before its bundle came (plugins/fast-pages). */
export interface WithSearchWorker {
  searchWorker?: Worker;
}

/** What the worker answers: one message for each question that was not canceled. */
export type FromWorker = { readonly id: number } & (
  | { readonly value: unknown }
  /** In words for readers. */
  | { readonly error: string }
);
