import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createSiteServer } from "../../server/site-server";
import { BUILD_FOLDER, readBuilt } from "../e2e/support/built-site";

/** Where pages report what goes wrong in them; no file of the site. */
const REPORT_PATH = "/problem";
const REPORTER = "problems.js";

/**
 * Runs first in every page. The drivers of the browsers differ in what they tell of a page, and
 * WebKit's tells nothing, so that the pages report themselves.
 */
function reportProblems(path: string): void {
  const report = (problem: string): void => {
    navigator.sendBeacon(`${path}?${encodeURIComponent(`${location.pathname}: ${problem}`)}`);
  };
  // When the reader moves on, the browser gives up what is still on its way: nothing is broken then.
  let isLeft = false;
  addEventListener("beforeunload", () => {
    isLeft = true;
  });
  addEventListener(
    "error",
    ({ target, message }) => {
      if (!(target instanceof Element)) report(`uncaught error: ${message}`);
      else if (!isLeft) report(`could not be loaded: ${target.outerHTML}`);
    },
    { capture: true },
  );
  addEventListener("unhandledrejection", ({ reason }) =>
    report(`uncaught rejection: ${String(reason)}`),
  );
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    report(`policy violation: ${effectiveDirective} blocks ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...values: unknown[]) => {
    report(`console error: ${values.map(String).join(" ")}`);
    error(...values);
  };
}

export interface WatchedSite {
  readonly origin: string;
  /** What has gone wrong so far: errors in pages, and requests that were refused. */
  readonly problems: string[];
  /** Ends the server, as a lost connection does. */
  readonly stop: () => Promise<void>;
}

/**
 * Serves a copy of the built site whose pages report their problems.
 *
 * @throws {Error} when the site is not built
 */
export async function serveWatchedSite(): Promise<WatchedSite> {
  readBuilt("index.html");
  const folder = mkdtempSync(join(tmpdir(), "watched-site-"));
  cpSync(BUILD_FOLDER, folder, { recursive: true });
  writeFileSync(join(folder, REPORTER), `(${String(reportProblems)})("${REPORT_PATH}");`);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    const html = readFileSync(join(folder, name), "utf8");
    writeFileSync(
      join(folder, name),
      html.replace("<script", `<script src="/${REPORTER}"></script><script`),
    );
  }

  const problems: string[] = [];
  const server = createSiteServer(folder);
  server.on("request", ({ method, url = "" }: IncomingMessage, response: ServerResponse) => {
    const [path, report] = url.split("?");
    if (path === REPORT_PATH) {
      problems.push(decodeURIComponent(report ?? ""));
      return;
    }
    response.on("finish", () => {
      if (response.statusCode >= 400) {
        problems.push(`${String(method)} ${url} was answered with ${response.statusCode}`);
      }
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    problems,
    stop: async () => {
      rmSync(folder, { recursive: true, force: true });
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
