import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { createLinkFilter } from "../../functions/lib/link-filter";

const KNOWN = "https://indexer.example.net/v1/graphql";

function filter(pieces: readonly string[]): string {
  const links = createLinkFilter("https://docs.example.org", new Set(["indexer.example.net"]));
  return pieces.map((piece) => links.push(piece)).join("") + links.end();
}

describe("links of a model's answer", () => {
  test.each([
    ["See [Fees](/concepts/fees#gas).", "See [Fees](/concepts/fees#gas)."],
    ["[Fees](https://docs.example.org/concepts/fees)", "[Fees](/concepts/fees)"],
    ["[App](https://app.sablier.com/x?a=1)", "[App](https://app.sablier.com/x?a=1)"],
    [`Post to ${KNOWN}, please.`, `Post to ${KNOWN}, please.`],
    [`\`curl ${KNOWN}\``, `\`curl ${KNOWN}\``],
    [
      "`new uint256[](2)`, `a[0](b)`, Array<string>: x",
      "`new uint256[](2)`, `a[0](b)`, Array<string>: x",
    ],
    ["[x](//evil.example)", "x"],
    ["[x](/\\evil.example)", "x"],
    ["[x](\\\\evil.example)", "x"],
    ["[x](java\u200Bscript:alert)", "x"],
    ["[x](https://evil.example/)", "x"],
    ["![x](https://sablier.com/a.png)", "x"],
    ["https://evil.example/a, and on", "(link removed), and on"],
    ["<https://evil.example/a>", "(link removed)"],
    ["[x]: https://evil.example/a", "[x] (link removed)"],
    ["[a [b] c](javascript:alert)", "[a [b] c] (link removed)"],
    ["[x](\njavascript:alert)", "x"],
    ["[x](<\njavascript:alert>)", "x"],
    ["](<\ndata:text/html,", "] (link removed"],
    ["[x](/&#47;evil.example)", "x"],
    ["www.evil.example", "(link removed)"],
    ["no link at all: 1 < 2 [x] !", "no link at all: 1 < 2 [x] !"],
  ])("%j become %j, wherever the stream is cut", (text, expected) => {
    expect(filter([text])).toBe(expected);
    expect(filter(text.split(/(?=[^])/u))).toBe(expected);
  });

  test("never lead elsewhere, whatever surrounds them", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ..."[]()<>!:\n \"'`*_\\".split(""),
        "](",
        "]:",
        "javascript:",
        "data:text/html,",
        "https://evil.example/",
        "//evil.example",
        "www.evil.example",
        "(x)",
        "a",
      ),
      fc.string({ maxLength: 4 }),
    );
    const danger =
      /\]\(\s*<?\s*(?:javascript|data|\/\/|\\|https?:)|https?:\/\/evil|(?<![a-z\d])www\.evil|<javascript:[^\s<>]*>|\]:\s*<?(?:javascript|data)/iu;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        expect(filter(pieces)).not.toMatch(danger);
      }),
      // The same inputs each time: a failure of one run is there in the next.
      { numRuns: 3_000, seed: Number(process.env.FUZZ_SEED ?? 2026) },
    );
  });

  test("do not hold an endless text back", () => {
    const links = createLinkFilter("", new Set());
    expect(links.push(`[${"x".repeat(4_000)}`)).toHaveLength(4_001);
  });
});
