import fc from "fast-check";
import { expect } from "vitest";

import { loadFinder } from "../../../plugins/app-links/test-finder";
import { anyText, fuzzOf, textOf, unlessRefused, wellFormed } from "../../../tests/fuzz/fuzz";
import { findRelease, MAX_INPUT_LENGTH, summaryOf } from ".";
import { finderUrl, mayNameRelease } from "./place";

const fuzz = fuzzOf("the finder of releases");

const { selectors, ...data } = loadFinder();
const ADDRESS = "0xB10daee1FCF62243aE27776D7a92D39dC8740f95";

const input = fc.oneof(
  textOf(
    ..."/-?&=#:.%@\\ ,()\n".split(""),
    ...["https://", "app.sablier.com", "etherscan.io", "/address/", "/tx/", "/stream/", "/api/"],
    ...["LK", "LK2", "MF2_LL", "BOB", "Payroll", "137", "1", "0", "9".repeat(40), "on ", "Polygon"],
    ...[ADDRESS, ADDRESS.slice(2), "0x", "fdd46d60", "0".repeat(64), "ab".repeat(32), "i=LK-1-1,"],
    ...["<script>", "javascript:", "__proto__", "constructor", "toString", "%F0", "\0"],
  ),
  anyText,
);

fuzz("any text is answered with contracts of the data, or refused", input, (text) => {
  mayNameRelease(text);
  const answer = unlessRefused(RangeError, () => findRelease(text, data, selectors));
  if (answer === undefined) return;
  expect(summaryOf(answer).length).toBeLessThan(2_000);
  for (const { release, contract, places } of answer.matches) {
    expect(data.releases).toContain(release);
    expect(release.contracts).toContain(contract);
    for (const { chain, address, appUrl } of places) {
      expect(contract.addresses[chain.id]).toBe(address);
      if (appUrl !== undefined) expect(new URL(appUrl).origin).toBe("https://app.sablier.com");
    }
  }
  expect(new URL(finderUrl(wellFormed(text)), "https://a.example").pathname).toBe("/deployments");
});

fuzz.large(
  "a large text is refused or answered",
  ["/", "-", "a", "9", "?a=b&", " ", "0x", "0x1cff79cd", "LK-1-1,", "),", "1 ", `${ADDRESS} `],
  (text) => {
    mayNameRelease(text);
    for (const part of [text, text.slice(0, MAX_INPUT_LENGTH)]) {
      for (const start of ["", "0x", "0xfdd46d60", "https://app.sablier.com/"]) {
        unlessRefused(RangeError, () => findRelease(start + part, data, selectors));
      }
    }
  },
);
