import { expect, test } from "@playwright/test";

import { auditPage, PERFECT, scoreOf } from "../support/lighthouse";
import { ORIGIN } from "../support/origin";

const PAGES = ["/", "/concepts/what-is-sablier", "/guides/lockup/deployments"] as const;

for (const path of PAGES) {
  test(`Lighthouse on a phone: ${path}`, async () => {
    const report = await auditPage(`${ORIGIN}${path}`);
    const { categories, audits } = report;
    const failedAudits = PERFECT.flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .map((reference) => ({ ...reference, audit: audits[reference.id] }))
        .filter(({ audit, weight }) => weight > 0 && (audit?.score ?? 1) < 1)
        .map(({ audit }) => `${id}: ${audit?.id ?? ""}: ${audit?.title ?? ""}`),
    );
    const scores = ["performance", ...PERFECT].map((id) => `${id} ${scoreOf(report, id)}`);
    console.log(scores.join(", "), path);
    expect(failedAudits).toEqual([]);
    expect(PERFECT.map((id) => scoreOf(report, id))).toEqual(PERFECT.map(() => 100));
  });
}
