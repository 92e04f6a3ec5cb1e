import type { BrowserContext, ConsoleMessage, Page, Request, Response } from "@playwright/test";

/** Makes the pages that are opened from now on report what the content security policy blocks. */
export async function reportPolicyViolations(target: BrowserContext | Page): Promise<void> {
  await target.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`policy violation: ${event.effectiveDirective} blocks ${event.blockedURI}`);
    });
  });
}

/**
 * Records what goes wrong while a page is open: errors in the console, uncaught errors, requests
 * that fail, and requests to another origin.
 */
export class PageProblems {
  readonly #found: string[] = [];
  readonly #stop: () => void;

  /**
   * @param origin the site's own origin
   * @param expected problems that a test provokes on purpose; what matches is not recorded
   */
  constructor(page: Page, origin: string, expected?: RegExp) {
    const record = (problem: string): void => {
      if (expected?.test(problem) !== true) {
        this.#found.push(problem);
      }
    };
    const onConsole = (message: ConsoleMessage): void => {
      if (message.type() === "error") {
        record(`console error: ${message.text()} (${message.location().url})`);
      }
    };
    const onPageError = (error: Error): void => {
      record(`uncaught error: ${error.message}`);
    };
    const onRequest = (request: Request): void => {
      const url = new URL(request.url());
      if (/^(?:https?|wss?):$/u.test(url.protocol) && url.origin !== origin) {
        record(`request to another origin: ${request.url()}`);
      }
    };
    const onRequestFailed = (request: Request): void => {
      const reason = request.failure()?.errorText ?? "unknown reason";
      // The browser gives up prefetching when the reader moves on: nothing is broken then.
      if (reason !== "net::ERR_ABORTED") {
        record(`failed request: ${request.url()} (${reason})`);
      }
    };
    const onResponse = (response: Response): void => {
      if (response.status() >= 400 && !response.request().isNavigationRequest()) {
        record(`failed request: ${response.url()} (status ${response.status()})`);
      }
    };

    page.on("console", onConsole);
    page.on("pageerror", onPageError);
    page.on("request", onRequest);
    page.on("requestfailed", onRequestFailed);
    page.on("response", onResponse);
    this.#stop = () => {
      page.off("console", onConsole);
      page.off("pageerror", onPageError);
      page.off("request", onRequest);
      page.off("requestfailed", onRequestFailed);
      page.off("response", onResponse);
    };
  }

  /** Stops recording. */
  stop(): string[] {
    this.#stop();
    return this.#found;
  }
}
