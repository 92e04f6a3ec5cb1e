import { SearchDialog } from "../pages/search-dialog";
import { walkFocus } from "../support/focus-walk";
import { expect, test } from "../support/test";

test.use({ warmBrowser: true });

test.describe("forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  for (const path of ["/", "/concepts/security", "/concepts/flow/overview"]) {
    test(`${path}: focus and what is chosen can be told`, async ({ site }) => {
      await site.open(path);
      const alike = await site.page.evaluate(() => {
        const looks = (button: Element): string => {
          const style = getComputedStyle(button);
          return [
            style.borderWidth,
            style.borderStyle,
            style.borderColor,
            style.outline,
            style.fontWeight,
            style.textDecorationLine,
            style.backgroundColor,
            style.color,
          ].join(" ");
        };
        const pairs = [
          ["[aria-pressed=true]", "[aria-pressed=false]"],
          ["[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"],
          ["ul > li > a[aria-current=true]", "a:not([aria-current])"],
        ] as const;
        return pairs.flatMap(([chosen, others]) =>
          [...document.querySelectorAll(chosen)].flatMap((button) => {
            const group = button.closest("[role=group], [role=tablist], fieldset, ul, div");
            const other = group?.querySelector(others) ?? null;
            return other !== null && looks(other) === looks(button)
              ? [button.outerHTML.slice(0, 120)]
              : [];
          }),
        );
      });
      expect.soft(alike, "what is chosen looks like the others").toEqual([]);
      const { problems } = await walkFocus(site.page);
      expect.soft(problems).toEqual([]);
    });
  }

  test("the result that Enter opens can be told from the others", async ({ site }) => {
    await site.open("/concepts/security");
    const dialog = new SearchDialog(site.page);
    await dialog.open();
    await dialog.search("cancel");
    await expect(dialog.activeOption).toHaveCSS("outline-style", "solid");
    await expect(dialog.options.last()).toHaveCSS("outline-style", "none");
  });
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of ["/", "/concepts/streaming", "/concepts/flow/overview"]) {
    test(`${path}: nothing moves by itself`, async ({ site }) => {
      await site.open(path);
      await site.page.waitForLoadState("load");
      const moving = await site.page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => {
            const { duration, iterations } = effect?.getComputedTiming() ?? {};
            return playState === "running" && Number(duration) * Number(iterations) > 100;
          })
          .map(({ effect }) =>
            effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : "",
          ),
      );
      expect(moving).toEqual([]);
      const pictures = (): Promise<string> =>
        site.page.evaluate(() =>
          [...document.querySelectorAll("main svg")].map((svg) => svg.innerHTML).join("\n"),
        );
      const before = await pictures();
      await site.page.waitForTimeout(700);
      expect(await pictures(), "pictures that change").toBe(before);
    });
  }
});
