import fc from "fast-check";
import { Marked } from "marked";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { describe, expect, test } from "vitest";

import { type AnswerFilter, createAnswerFilter } from "../../functions/lib/answer-filter";
import { createTagEscaper } from "../../functions/lib/answer-tags";
import { RUNS, SEED } from "../fuzz/fuzz";

const KNOWN = "https://indexer.example.net/v1/graphql";

const CONTRACT = "0xb5D78DD3276325f5FAF3106Cc4Acc56E28e0Fe3B";
const THIEF = `0x${"aB".repeat(20)}`;
const GONE = "(address removed: not in these docs)";
const HASH = `0x${"3f".repeat(32)}`;
const KNOWN_ADDRESSES = [CONTRACT.slice(2).toLowerCase(), "contact@sablier.com"];

function filter(pieces: readonly string[]): string {
  const answer = createAnswerFilter({
    siteOrigin: "https://docs.example.org",
    hosts: new Set(["indexer.example.net", "explorer.example.net"]),
    hasAddress: (address) => KNOWN_ADDRESSES.includes(address),
    hasPlace: (path) => !path.includes("made-up"),
  });
  return pieces.map((piece) => answer.push(piece)).join("") + answer.end();
}

/** A text in pieces of a letter, of some letters, and whole. */
const cuts = (text: string): readonly (readonly string[])[] =>
  [1, 7, 1_000].map((length) => text.match(new RegExp(`[^]{1,${length}}`, "gu")) ?? []);

describe("links of a model's answer", () => {
  test.each([
    ["See [Fees](/concepts/fees#gas).", "See [Fees](/concepts/fees#gas)."],
    ["[Fees](https://docs.example.org/concepts/fees)", "[Fees](/concepts/fees)"],
    ["[App](https://app.sablier.com/x?a=1)", "[App](https://app.sablier.com/x?a=1)"],
    [`Post to ${KNOWN}, please.`, `Post to ${KNOWN}, please.`],
    [`\`curl ${KNOWN}\``, `\`curl ${KNOWN}\``],
    [
      "`new uint256[](2)`, `a[0](b)`, Array<string>: x",
      "`new uint256[](2)`, `a[0](b)`, Array&lt;string>: x",
    ],
    ["[Fees](/concepts/made-up).", "Fees (link removed: not in these docs)."],
    ["[x](https://docs.example.org/made-up#a)", "x (link removed: not in these docs)"],
    ["[a]: /concepts/made-up", "[a] : (link removed: not in these docs)"],
    ["[x](//evil.example)", "x (link removed)"],
    ["[x](/\\evil.example)", "x (link removed)"],
    ["[x](\\\\evil.example)", "x (link removed)"],
    ["[x](java\u200Bscript:alert)", "x (link removed)"],
    ["[x](https://evil.example/)", "x (link removed)"],
    ["![x](https://sablier.com/a.png)", "x (link removed)"],
    ["https://evil.example/a, and on", "(link removed), and on"],
    ["<https://evil.example/a>", "(link removed)"],
    ["[x]: https://evil.example/a", "[x] : (link removed)"],
    ["[a [b] c](javascript:alert)", "[a [b] c] (link removed)"],
    ["[x](\njavascript:alert)", "x (link removed)"],
    ["[x](<\njavascript:alert>)", "x (link removed)"],
    ["](<\ndata:text/html,", "] (link removed"],
    ["[x](/&#47;evil.example)", "x (link removed)"],
    ["www.evil.example", "(link removed)"],
    ["no link at all: 1 < 2 [x] !", "no link at all: 1 < 2 [x] !"],
    // Definitions, in every way to write one.
    ["[a]: https&#58;//evil.example", "[a] : (link removed)"],
    ["[a]: /\\evil.example", "[a] : (link removed)"],
    ["[a]: //evil.example 'title'", "[a] : (link removed) 'title'"],
    ["[a]: </\t/evil.example>", "[a] : (link removed)\t/evil.example>"],
    ["[a]:\n  mailto:thief@evil.example", "[a] : (link removed)"],
    ["[a]: /concepts/fees", "[a]: /concepts/fees"],
    // What lies inside what was removed makes no other link.
    ["[a]![](x)(//evil.example)", "[a] (link removed)(//evil.example)"],
    ["htt![p](x)s://evil.example", "htt p (link removed)s://evil.example"],
    ["htt[ps://evil.example](//x)", "htt ps://evil.example (link removed)"],
    ["[a]https://evil.example", "[a] (link removed)"],
    ["[a]([javascript:alert](//x))", "[a] (link removed (link removed))"],
    ["[a]:[javascript:alert](//x)", "[a] : (link removed) (link removed)"],
    // Mail.
    ["thief@evil.example", "(link removed)"],
    ["<thief@evil.example>", "(link removed)"],
    ["[write](mailto:thief@evil.example)", "write (link removed)"],
    ["mailto:thief@evil.example", "mailto:(link removed)"],
    ["[a]thief@evil.example", "[a] (link removed)"],
    ["Write to contact@sablier.com.", "Write to contact@sablier.com."],
    ["npm install sablier@1.3.0 lockup@v2.0", "npm install sablier@1.3.0 lockup@v2.0"],
    [
      "thief&#64;evil.example, https&colon;//evil.example",
      "thief&amp;#64;evil.example, https&amp;colon;//evil.example",
    ],
    ["a && b; x&y; &lt;b&gt; &nbsp; it&#39;s", "a && b; x&y; &lt;b&gt; &nbsp; it&#39;s"],
    // Places where anybody may publish.
    ["https://github.com/sablier-labs/lockup", "https://github.com/sablier-labs/lockup"],
    ["[x](https://github.com/Sablier-Labs)", "[x](https://github.com/Sablier-Labs)"],
    ["https://github.com/thief/x/releases/download/a.exe", "(link removed)"],
    ["https://github.com/sablier-labs/../thief", "(link removed)"],
    ["https://github.com/sablier-labs-x/y", "(link removed)"],
    ["https://gist.github.com/sablier-labs/1", "(link removed)"],
    ["https://www.npmjs.com/package/sablier", "https://www.npmjs.com/package/sablier"],
    ["https://www.npmjs.com/package/sablier-thief", "(link removed)"],
  ])("%j become %j, wherever the stream is cut", (text, expected) => {
    expect(filter([text])).toBe(expected);
    expect(filter(text.split(/(?=[^])/u))).toBe(expected);
  });

  test.each([
    [`Send to ${CONTRACT}.`, `Send to ${CONTRACT}.`],
    [`\`${CONTRACT.toLowerCase()}\``, `\`${CONTRACT.toLowerCase()}\``],
    [`Send to ${THIEF}.`, `Send to ${GONE}.`],
    [`**${THIEF}**, \`${THIEF}\``, `**${GONE}**, \`${GONE}\``],
    [`to:${THIEF}and eth:${THIEF.toUpperCase()}`, `to:${GONE}nd eth:${GONE}`],
    [THIEF.slice(2), GONE],
    [`${THIEF.slice(0, 20)}**${THIEF.slice(20)}**`, `${GONE}**`],
    [`${THIEF.slice(0, 20)}\u200B${THIEF.slice(20)}`, GONE],
    [`${THIEF.slice(0, 20)}\u200D${THIEF.slice(20)}`, GONE],
    [`0&#120;${THIEF.slice(2)}`, `0&amp;#120;${GONE}`],
    [`${THIEF}www.evil.example`, `${GONE}(link removed)`],
    [`[${THIEF}](/concepts/fees)`, `[${GONE}](/concepts/fees)`],
    [`https://explorer.example.net/address/${THIEF}`, GONE],
    [
      `https://explorer.example.net/address/${CONTRACT}`,
      `https://explorer.example.net/address/${CONTRACT}`,
    ],
    [`[x](https://explorer.example.net/address/%30x${THIEF.slice(2)})`, `x ${GONE}`],
    [`[x]: /a?to=${THIEF}`, `[x] : ${GONE}`],
    [`<https://explorer.example.net/${THIEF}>`, GONE],
    // What nothing can be sent to stays: hashes, selectors, data.
    [`${HASH} 0xf747ab7c ${HASH}${"0".repeat(64)}`, `${HASH} 0xf747ab7c ${HASH}${"0".repeat(64)}`],
    ["0x", "0x"],
  ])("name only addresses that the docs have: %j becomes %j", (text, expected) => {
    expect(filter([text])).toBe(expected);
    expect(filter(text.split(/(?=[^])/u))).toBe(expected);
  });

  const [half, rest] = [THIEF.slice(0, 22), THIEF.slice(22)];
  test.each([
    "<iframe src=//evil.example>",
    "<form action=//evil.example>",
    '<meta http-equiv=refresh content="0;url=//evil.example">',
    "<a href=javascript:alert(1)>x</a>",
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "<!-- x --><!DOCTYPE x><?x ?>",
    "[a]: <svg/onload=alert(1)>",
    `${half}<b></b>${rest}`,
    `${half}<!-- -->${rest}`,
    `${half}-${rest}`,
    `${half}_${rest}`,
    `${half} ${rest}`,
    `${half}\n${rest}`,
    `${half}\r\n${rest}`,
    `${half}&nbsp;${rest}`,
    `${half}&#8203;${rest}`,
    `0<i>x</i> ${THIEF.slice(2).split("").join("-")}`,
  ])("become no HTML and no address in parts: %j", (text) => {
    const around = [
      ["", ""],
      ["Send to ", " now."],
      ["`", "\n<b>`<b>"],
      ["$`$", "`"],
    ];
    for (const [before = "", after = ""] of around) {
      for (const pieces of cuts(before + text + after)) {
        const said = filter(pieces);
        if (before !== "`" || text.includes("\n")) expect(said).not.toMatch(/<[a-z/!?]/iu);
        expect(said.replace(/[^\da-f]|&(?:lt|amp|nbsp|#\d+);?/giu, "")).not.toMatch(/(?:ab){20}/iu);
        if (text.startsWith("0")) expect(said).toContain(GONE);
      }
    }
  });

  test.each([
    ["`Map<string>` and ``a ` <b>``", "`Map<string>` and ``a ` <b>``"],
    ["[`Map<string>`](/concepts/fees)", "[`Map<string>`](/concepts/fees)"],
    ["See [Fees](/concepts/fees), `Map<a>`.", "See [Fees](/concepts/fees), `Map<a>`."],
    ["```ts\nMap<string>\n\n// ` </b>\n```\n<b>", "```ts\nMap<string>\n\n// ` </b>\n```\n&lt;b>"],
    ["- x\n\n  ~~~\n  <a>\n  ~~~\n\n`<b>`", "- x\n\n  ~~~\n  <a>\n  ~~~\n\n`<b>`"],
    ["a < b, 1 <2 <- c", "a < b, 1 <2 <- c"],
    ["<https://app.sablier.com>.", "&lt;https://app.sablier.com&gt;."],
  ])("leave code as it is: %j", (text, expected) => {
    for (const pieces of cuts(text)) expect(filter(pieces)).toBe(expected);
  });

  test.each([
    "`a\n` <b> `",
    "\\` <b> `",
    "```\n     ```\n```\n<b>\n```",
    "- ```\n\n  ```\n  <b>",
    "  ```\n<b>",
    "> ```\n\n<b>",
    "| ` | <b> ` |\n| - | - |",
    `\`${"x".repeat(1_100)}\` <b> \``,
    '[a [b] c](/concepts/fees "`") <b> `',
    "https://app.sablier.com/` <b> `",
    "$`$ <b> `",
    "$$\n```\n$$\n<b>",
    "::: x\n```\n:::\n<b>",
    "[`]: /concepts/fees\n\n[`] <b> `",
  ])("take for code only what every reader does: %j", (text) => {
    for (const pieces of cuts(text)) expect(filter(pieces)).not.toContain("<b>");
  });

  test("hold HTML for none of two readers of Markdown that let it through", () => {
    const piece = fc.constantFrom(
      ...'` `` ``` ```` ~~~ a - > | $ \\ [ ] ]( ) * _ # : < <b> <b> b> [`] "'.split(" "),
      ...[" ", "    ", "\n", "\n\n", "1. ", "- ", "| - |\n", '](/x "', "[`]: /x\n\n"],
      "https://a.b/",
    );
    const marked = new Marked({ gfm: true });
    let withCode = 0;
    fc.assert(
      fc.property(fc.array(piece, { minLength: 3, maxLength: 16 }), fc.nat(16), (pieces, cut) => {
        const escape = createTagEscaper();
        // Two parts, as a reader would join them.
        const parts = [pieces.slice(0, cut).join(""), `\n\n${pieces.slice(cut).join("")}`];
        const text = parts.map((said) => escape(said, true)).join("");
        if (text.includes("<b>")) withCode += 1;
        expect(marked.parse(text)).not.toContain("<b>");
        expect(JSON.stringify(unified().use(remarkParse).parse(text))).not.toContain('"html"');
      }),
      { numRuns: 15 * RUNS, seed: SEED },
    );
    expect(withCode).toBeGreaterThan(0);
  });

  test.each([
    ["](", " ", "//evil.example)"],
    ["]:", " ", "//evil.example"],
    ["[x](", "\n", "javascript:alert(1))"],
    ["<javascript:", "a", ">"],
    ["", "a", "https://evil.example"],
    ["https://sablier.com/", "a", "@evil.example"],
    ["[", "x", "](//evil.example)"],
  ])("are broken where too much stands between: %j", (start, filling, end) => {
    for (const length of [299, 301, 2_990, 3_001, 6_500]) {
      const text = start + filling.repeat(length) + end;
      for (const said of [filter([text]), filter(text.match(/[^]{1,7}/gu) ?? [])]) {
        expect(said).not.toMatch(
          /\](?:\(|:)\s*(?:\/\/|javascript)|<javascript:a*>|https:\/\/evil/u,
        );
        expect(said).not.toMatch(/com\/a*@/u);
      }
    }
  });

  test("never lead elsewhere, whatever surrounds them", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ..."[]()<>!:\n \"'`*_\\".split(""),
        ..."]( ]: javascript: data:text/html, https://evil.example/ //evil.example".split(" "),
        ..."www.evil.example (x) a".split(" "),
      ),
      fc.string({ maxLength: 4 }),
    );
    const danger =
      /\]\(\s*<?\s*(?:javascript|data|\/\/|\\|https?:)|https?:\/\/evil|(?<![a-z\d])www\.evil|<javascript:[^\s<>]*>|\]:\s*<?(?:javascript|data)/iu;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        expect(filter(pieces)).not.toMatch(danger);
      }),
      { numRuns: 15 * RUNS, seed: SEED },
    );
  });

  const open = (): AnswerFilter =>
    createAnswerFilter({
      siteOrigin: "",
      hosts: new Set(),
      hasAddress: () => false,
      hasPlace: () => true,
    });

  test("come with their paragraph when that is complete", () => {
    const answer = open();
    const said = ["See [a](/b).\n", " \n", "And\nmore.\n\nThe end"].map(answer.push);
    expect(said).toEqual(["", "See [a](/b).\n \n", "And\nmore.\n\n"]);
    expect(answer.end()).toBe("The end");
  });

  test("do not go on in another part of the answer, which readers may join", () => {
    for (const [first, second] of [
      ["[x](", "javascript:alert(1))"],
      ["[x]", "(//evil.example)"],
      [half, rest],
    ] as const) {
      const answer = open();
      const said = [answer.push(first), answer.end(), answer.push(second), answer.end()].join("");
      expect(said).toContain(`\n\n${second}`);
    }
  });
});
