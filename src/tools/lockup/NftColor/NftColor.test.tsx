import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { RELEASE } from "@site/src/lib/protocol/fixture";
import NftColor from ".";
import { accentColor, cssColor, evaluate } from "./color";

const LOCKUP = "0x7C01AA3783577E15fD7e272443D44B92d5b21056";

describe("accentColor", () => {
  test("is the color of known streams", () => {
    expect(cssColor(accentColor(1n, LOCKUP, 1n))).toBe("hsl(45, 65%, 68%)");
    const polygon = accentColor(137n, "0xE0BFe071Da104e571298f8b6e0fcE44C512C1Ff4", 21n);
    expect(cssColor(polygon)).toBe("hsl(133, 76%, 49%)");
  });

  test("does not depend on the case of the address, and stays in its ranges", () => {
    for (let id = 1n; id <= 50n; id += 1n) {
      const { hue, saturation, lightness } = accentColor(10n, LOCKUP, id);
      expect(accentColor(10n, LOCKUP.toLowerCase(), id).hue).toBe(hue);
      expect(hue).toBeLessThan(360);
      expect(saturation).toBeGreaterThanOrEqual(20);
      expect(saturation).toBeLessThan(100);
      expect(lightness).toBeGreaterThanOrEqual(30);
      expect(lightness).toBeLessThan(100);
    }
  });
});

describe("evaluate", () => {
  const texts = { chainId: "1", contract: LOCKUP, streamId: "1" };

  test.each([
    ["chainId", "-1"],
    ["streamId", (1n << 256n).toString()],
    ["contract", `${LOCKUP.slice(0, -1)}A`],
  ] as const)("names what is wrong with %s %s", (field, text) => {
    const { problems, color } = evaluate({ ...texts, [field]: text });
    expect(problems[field]).toBeDefined();
    expect(color).toBeUndefined();
  });
});

describe("NftColor", () => {
  test("the server writes the color of the first stream on Ethereum", () => {
    expect(renderToString(<NftColor release={RELEASE} />)).toContain("hsl(45, 65%, 68%)");
  });

  test("a release without Ethereum is an error that says so", () => {
    const empty = { ...RELEASE, deployments: [] };
    expect(() => renderToString(<NftColor release={empty} />)).toThrow("chain id 1");
  });
});
