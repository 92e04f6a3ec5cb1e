// The process that is put under load: the built site as `npm start` serves it. It measures itself
// when it is asked to, and ends with the process that started it.
import { readdirSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { fileURLToPath } from "node:url";

import { startSite } from "../../server/start";

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

const BUILD_FOLDER = fileURLToPath(new URL("../../build", import.meta.url));
/** Milliseconds between two looks at the event loop; the histogram counts them as delay. */
const RESOLUTION_MS = 10;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

function openHandles(): number | null {
  try {
    return readdirSync("/proc/self/fd").length;
  } catch {
    return null;
  }
}

function measure(): Measurement {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  return {
    inUse: heapUsed + arrayBuffers,
    resident: rss,
    delayP99: Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS),
    sockets: process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length,
    handles: openHandles(),
  };
}

async function main(): Promise<void> {
  if (globalThis.gc === undefined) throw new Error("Start this process with --expose-gc.");
  const report = (what: Report): void => void process.send?.(what);
  const options = { host: "127.0.0.1", port: 0, trustProxy: true };
  const site = await startSite(BUILD_FOLDER, options, (error) => console.error(error));
  delay.enable();
  process.on("message", (command: Command) => {
    if (command === "measure") report(measure());
    else if (command === "begin") delay.reset();
    else void site.stop().then(() => process.exit(0));
  });
  process.on("disconnect", () => process.exit(0));
  report({ url: site.url });
}

void main();
