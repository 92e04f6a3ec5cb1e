import { describe, expect, it } from "vitest";

import { purgeStyles, wordsIn } from "./purge-styles";

const words = wordsIn([
  '<html data-theme=dark><div class="card card_x-1"><a href=/x>x</a></div></html>',
  'e("button",{className:"menu__link menu__link--active","aria-expanded":"true"})',
]);

describe("leaving out rules that nothing uses", () => {
  it.each([
    ".card{color:red}",
    ".card_x-1:hover::before{color:red}",
    "[data-theme=dark] .menu__link--active{color:red}",
    "@layer base{a:not(.card){color:red}}",
    ":root{--color:red}",
    "@font-face{font-family:x;src:url(/x.woff2)}",
    "@keyframes turn{to{opacity:0}}",
    "@media (min-width:997px){button[aria-expanded=true]{color:red}}",
  ])("keeps %s", async (css) => {
    expect(await purgeStyles(css, words)).toContain(css.slice(0, 12));
    expect(await purgeStyles(css, words)).toMatch(/red|x\.woff2|opacity/u);
  });

  it.each([".row--no-gutters{color:red}", ".card .badge{color:red}", "table{color:red}"])(
    "drops %s",
    async (css) => {
      expect(await purgeStyles(css, words)).toBe("");
    },
  );

  it("keeps the used half of a rule", async () => {
    expect(await purgeStyles(".badge,.card{color:red}", words)).toBe(".card{color:red}");
  });
});
