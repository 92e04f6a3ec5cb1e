// cspell:ignore textit texttt mathrm mathit operatorname
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { authoredPages, type BuiltPage, builtPages, DOCS_FOLDER } from "./site";

/** A word that says what a figure counts or measures. */
const UNIT =
  /%|\$|×|\b(?:gas|wei|gwei|ETH|DAI|USDC|USDT|SAB|AVAX|POL|tokens?|units?|decimals?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|a (?:second|day)|bytes?|kB|KB|MB|bits?|characters|digits|pixels?|blocks?|chains?|ids?|rows?|records?|entries|streams?|segments?|tranches|recipients?|wallets?|addresses|claims?|calls?|requests?|transactions?|endpoints?|votes?|results?|items?|points?|version|status|exponents?|shares?|factor|times|runs?)\b/i;

/** A figure of some size or precision, as no version, date, time or hash has it. */
const FIGURE =
  /(?<![\w.,#/:-])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{5,}|\d+\.\d{3,})(?![\w:-]|[.,]\d)/g;

/** Blocks whose figures have their unit somewhere else, by a part of their text, with the reason. */
const UNITS_ELSEWHERE: Readonly<Record<string, string>> = {
  "to the balance.": "step of the simulator, whose heading names the token",
  "to the sender.": "step of the simulator, whose heading names the token",
};

let pages: readonly BuiltPage[];

beforeAll(() => {
  const authored = new Set(authoredPages().map(({ path }) => path));
  pages = builtPages().filter(({ path }) => authored.has(path));
});

/** Words in a formula that are no names of functions and no text set as text. */
function wordsInFormula(tex: string): string[] {
  const rest = tex
    .replace(/\\(?:text|textit|texttt|mathrm|mathit|operatorname)\*?\{[^{}]*\}/g, " ")
    .replace(/\\begin\{[^}]*\}|\\end\{[^}]*\}|\\[a-zA-Z]+/g, "·");
  return rest.match(/[A-Za-z]{3,}(?:\s+[A-Za-z]{2,})+/g) ?? [];
}

/** Figures of a block of prose without a word that says what they count. */
function bareFigures(text: string): string[] {
  return UNIT.test(text) ? [] : (text.match(FIGURE) ?? []);
}

/** Amounts in dollars in the source of a page, as readers should see them: `$4,000`. */
function dollarAmounts(source: string): string[] {
  const prose = source.replace(/^[ \t]*(`{3,})[^]*?^[ \t]*\1/gmu, "");
  return [...prose.matchAll(/\\\$(\d[\d,]*(?:\.\d+)?)/g)].map(([, amount = ""]) => `$${amount}`);
}

describe("figures on the pages", () => {
  it("no formula holds a sentence: a dollar sign of a price has not started one", () => {
    const swallowed = pages.flatMap(({ path, document }) =>
      document('annotation[encoding="application/x-tex"]')
        .toArray()
        .flatMap((node) => wordsInFormula(document(node).text()))
        .map((words) => `${path}: "${words}"`),
    );
    expect(swallowed).toEqual([]);
  });

  it("every price in the source is on the page, with its dollar sign", () => {
    let amounts = 0;
    const missing = pages.flatMap(({ path, document }) => {
      const text = document("main").text();
      const wanted = dollarAmounts(readFileSync(join(DOCS_FOLDER, `${path.slice(1)}.mdx`), "utf8"));
      amounts += wanted.length;
      return wanted
        .filter((amount) => !text.includes(amount))
        .map((amount) => `${path}: ${amount}`);
    });
    expect(missing).toEqual([]);
    expect(amounts).toBeGreaterThan(2);
  });

  it("no dollar sign stands alone in the text, as a formula without an end leaves it", () => {
    const alone = pages.flatMap(({ path, document }) => {
      const content = document(".theme-doc-markdown").clone();
      content.find("code, pre, math, svg, script, style").remove();
      const found = content.text().match(/.{0,30}(?<!US)\$(?![\d.]|\))\S{0,20}/gu) ?? [];
      return found.map((text) => `${path}: ${text}`);
    });
    expect(alone).toEqual([]);
  });

  it("figures in prose say what they count", () => {
    let blocks = 0;
    const bare = pages.flatMap(({ path, document }) => {
      const content = document(".theme-doc-markdown").clone();
      content
        .find("code, pre, math, svg, table, script, style, form, fieldset, output, [aria-live]")
        .remove();
      return content
        .find("p, li")
        .toArray()
        .map((block) => document(block).text().replace(/\s+/g, " ").trim())
        .filter((text) => {
          blocks += 1;
          return !Object.keys(UNITS_ELSEWHERE).some((part) => text.includes(part));
        })
        .flatMap((text) =>
          bareFigures(text).map((figure) => `${path}: ${figure} in "${text.slice(0, 120)}"`),
        );
    });
    expect(bare).toEqual([]);
    expect(blocks).toBeGreaterThan(1000);
  });
});
