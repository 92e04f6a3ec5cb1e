import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, it } from "vitest";

import { SITE_DIR } from "../../../plugins/paths";
import { loadVectors } from "../../vectors/load";

const { steps } = loadVectors("airdrops-v3.0");

it.each([
  ["Instant", "instant", 1],
  ["LT", "tranched", 1],
  ["VCA", "vca", 6],
  ["Execute", "execute", 1],
] as const)(
  "the page about %s campaigns has the recorded errors of the factory, in their order",
  (type, page, count) => {
    const file = path.join(SITE_DIR, `docs/guides/airdrops/v3.0/create-${page}.mdx`);
    const [, section = ""] = readFileSync(file, "utf8").split("{/* #errors */}");
    const shown = [...section.matchAll(/\[`(SablierFactory\w+)`\]/gu)].map(([, name]) => name);
    const recorded = new Set(
      steps.flatMap(({ fn, error }) =>
        fn === `createMerkle${type}` && error?.name.startsWith("Sablier") ? [error.name] : [],
      ),
    );
    expect(recorded.size).toBe(count);
    expect(shown.filter((name) => recorded.has(name ?? ""))).toEqual([...recorded]);
  },
);
