import type { AnalyticsConfig } from "../config/analytics";

/** Takes an event; the host's script replaces it with one that sends. */
type Counter = (kind: "pageview", data: { readonly path: string }) => void;

declare global {
  interface Window {
    /** Names that the host's script knows. */
    va?: Counter;
    vaq?: Parameters<Counter>[];
  }
}

/** Counts a page. Until the host's script has come, events wait in a queue that it reads. */
export function countPage(path: string): void {
  window.va ??= (...event) => {
    (window.vaq ??= []).push(event);
  };
  window.va("pageview", { path });
}

/**
 * Adds the host's script. When it does not come, the console says what may be done about it.
 *
 * @param isProduction false in development, where an ad blocker is the usual reason
 */
export function startAnalytics({ script, endpoint }: AnalyticsConfig, isProduction: boolean): void {
  const element = document.createElement("script");
  element.src = script;
  element.defer = true;
  element.dataset.endpoint = endpoint;
  // Pages change without being loaded: this site counts them itself.
  element.dataset.disableAutoTrack = "1";
  element.addEventListener("error", () => {
    const hint = isProduction
      ? "Enable web analytics for this project at the host, then deploy again."
      : "Check whether an ad blocker stops it, then reload the page.";
    console.warn(`Analytics could not be loaded from ${script}. ${hint}`);
  });
  document.head.append(element);
}
