import { timeoutManager } from "@tanstack/react-query";

/** How much sooner React Query asks again than in an app, where it waits 1, 2 and 4 seconds. */
const SOONER = 50;

timeoutManager.setTimeoutProvider<ReturnType<typeof setTimeout>>({
  setTimeout: (callback, delay) => setTimeout(callback, delay / SOONER),
  setInterval: (callback, delay) => setInterval(callback, delay / SOONER),
  clearTimeout,
  clearInterval,
});
