/** The part of a service worker's global scope that is used; the DOM library does not declare it. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate",
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

export const scope = globalThis as unknown as WorkerScope;
