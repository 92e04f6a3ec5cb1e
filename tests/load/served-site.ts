// The process that is put under load: the built site as `npm start` serves it. It measures itself
// when it is asked to, and ends with the process that started it.
import { readdirSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { fileURLToPath } from "node:url";

import { startSite } from "../../server/start";
import { type Command, type Measurement, type Report, RESOLUTION_MS } from "./messages";

const BUILD_FOLDER = fileURLToPath(new URL("../../build", import.meta.url));

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
