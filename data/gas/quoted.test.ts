import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { SITE_DIR } from "../../plugins/paths";
import { INTRINSIC_GAS } from "../../src/lib/gas";
import { LOCKUP_FORK, LOCKUP_LOCAL } from "./lockup";
import { LOCKUP_V4_FORK } from "./lockup-v4";
import { LOCKUP_QUOTED } from "./quoted";

const DOCS = join(SITE_DIR, "docs");

it("quotes the figures of the calls to the deployed contracts", () => {
  expect(LOCKUP_QUOTED).toEqual({
    "lockup@v2.0": {
      cancel: { low: 41_247, high: 53_217 },
      renounce: { low: 4_378, high: 4_378 },
      "create-linear": { low: 122_317, high: 167_445 },
      "create-linear-plain": { low: 122_317, high: 122_865 },
      cliff: { low: 44_580, high: 44_788 },
      "one-more-segment": { low: 25_594, high: 27_515 },
      "one-more-tranche": { low: 25_023, high: 26_603 },
      "one-more-entry": { low: 25_023, high: 27_515 },
      "batched-linear": { low: 172_958, high: 173_740 },
      "linear-streams-per-transaction": { low: 96, high: 97 },
      "withdraw-linear": { low: 20_020, high: 20_305 },
      "withdraw-longest": { low: 76_624, high: 121_929 },
    },
    "lockup@v4.0": {
      cancel: { low: 39_195, high: 50_777 },
      renounce: { low: 4_532, high: 4_532 },
      "create-linear": { low: 145_249, high: 185_937 },
      "create-linear-plain": { low: 145_249, high: 145_964 },
      cliff: { low: 39_745, high: 39_973 },
      "one-more-segment": { low: 26_042, high: 28_066 },
      "one-more-tranche": { low: 25_369, high: 26_983 },
      "one-more-entry": { low: 25_369, high: 28_066 },
      "batched-linear": { low: 191_018, high: 191_526 },
      "linear-streams-per-transaction": { low: 87, high: 87 },
      "withdraw-linear": { low: 32_194, high: 32_394 },
      "withdraw-longest": { low: 55_250, high: 106_703 },
    },
  });
});

/** Figures of a text, in paragraphs that speak of gas, that a measured one is equal or rounds to. */
function typedFigures(text: string, measured: readonly number[]): string[] {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => /\bgas\b/i.test(paragraph))
    .flatMap((paragraph) => paragraph.match(/(?<![\d,.])\d{1,3}(?:,\d{3})+(?![\d,])/g) ?? [])
    .filter((figure) => {
      const value = Number(figure.replaceAll(",", ""));
      const [zeros = ""] = /0*$/.exec(String(value)) ?? [];
      // Round numbers of one digit, such as 100,000, are no measurement.
      const place = 10 ** zeros.length;
      if (value === Number(INTRINSIC_GAS) || value < 10 * place) return false;
      return measured.some((gas) => Math.round(gas / place) * place === value);
    });
}

describe("figures on the pages about Lockup", () => {
  const measured = [LOCKUP_FORK, LOCKUP_LOCAL, LOCKUP_V4_FORK]
    .flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.flatMap(([, , gas]) => gas)))
    .concat(
      Object.values(LOCKUP_QUOTED).flatMap((figures) =>
        Object.values(figures).flatMap(({ low, high }) => [low, high]),
      ),
    );

  it("come from the measurements", () => {
    const typed = ["concepts/lockup", "guides/lockup"].flatMap((folder) =>
      readdirSync(join(DOCS, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".mdx"))
        .flatMap((file) =>
          typedFigures(readFileSync(join(DOCS, folder, file), "utf8"), measured).map(
            (figure) =>
              `${folder}/${file}: ${figure}; write <Gas of="…" release="…" /> in its place`,
          ),
        ),
    );
    expect(typed).toEqual([]);
  });

  it("stand in paragraphs that name their release, on pages about all releases together with the newest", () => {
    const newest = Object.keys(LOCKUP_QUOTED).at(-1);
    const wrong = readdirSync(DOCS, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".mdx"))
      .flatMap((file) => {
        const text = readFileSync(join(DOCS, file), "utf8");
        const pageRelease = /^release: (\S+)$/mu.exec(text)?.[1];
        return text.split(/\n{2,}|\n(?=[-|])/u).flatMap((paragraph) =>
          [...paragraph.matchAll(/<Gas\s[^>]*?release="([^"]+)"/gu)].flatMap(([, release = ""]) => {
            const isNamed =
              release === pageRelease || paragraph.includes(release.split("@")[1] ?? "");
            const isNewest =
              pageRelease !== undefined || paragraph.includes(`release="${newest ?? ""}"`);
            return isNamed && isNewest ? [] : [`${file}: ${release} in "${paragraph}"`];
          }),
        );
      });
    expect(wrong).toEqual([]);
  });
});
