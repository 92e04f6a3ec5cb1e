/** What the process takes. */
export interface Measurement {
  /** Bytes of objects and buffers that are in use after the garbage is gone. */
  readonly inUse: number;
  /** Bytes of memory that the system has given. */
  readonly resident: number;
  /** Milliseconds that the event loop came late at most, for 99 of 100 looks since the load began. */
  readonly delayP99: number;
  readonly sockets: number;
  /** Open files, sockets among them; null where the system does not tell. */
  readonly handles: number | null;
}

export type Command = "begin" | "measure" | "stop";
export type Report = { readonly url: string } | Measurement;

/** Milliseconds between two looks at an event loop; the histogram counts them as delay. */
export const RESOLUTION_MS = 10;
