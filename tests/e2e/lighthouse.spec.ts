import { createServer } from "node:net";

import { chromium, expect, test } from "@playwright/test";
import lighthouse from "lighthouse";

import { CHROMIUM_ARGS, findChromium } from "./support/chromium";
import { ORIGIN } from "./support/origin";

const PAGES = ["/", "/concepts/what-is-sablier", "/guides/lockup/deployments"] as const;
const PERFECT = ["accessibility", "best-practices", "seo"] as const;

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
  });
}

for (const path of PAGES) {
  test(`Lighthouse on a phone: ${path}`, async () => {
    test.setTimeout(120_000);
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
    });
    try {
      const result = await lighthouse(`${ORIGIN}${path}`, {
        port,
        logLevel: "error",
        onlyCategories: ["performance", ...PERFECT],
      });
      if (result === undefined) {
        throw new Error(`Lighthouse gave no result for ${path}.`);
      }
      const { categories, audits } = result.lhr;
      const scoreOf = (id: string): number => Math.round((categories[id]?.score ?? 0) * 100);
      const failedAudits = PERFECT.flatMap((id) =>
        (categories[id]?.auditRefs ?? [])
          .map((reference) => ({ ...reference, audit: audits[reference.id] }))
          .filter(({ audit, weight }) => weight > 0 && (audit?.score ?? 1) < 1)
          .map(({ audit }) => `${id}: ${audit?.id ?? ""}: ${audit?.title ?? ""}`),
      );
      console.log(["performance", ...PERFECT].map((id) => `${id} ${scoreOf(id)}`).join(", "), path);
      expect(failedAudits).toEqual([]);
      expect(PERFECT.map(scoreOf)).toEqual(PERFECT.map(() => 100));
    } finally {
      await browser.close();
    }
  });
}
