// cspell:ignore includegraphics
import type { Locator, Page, Route } from "@playwright/test";

import { SearchDialog } from "../pages/search-dialog";
import { expect, test } from "../support/test";

const BUILT_IN = 'transport:{kind:"embedded"}';
const CONFIGURED = 'transport:{kind:"endpoint",url:"/api/chat",feedbackUrl:"/api/feedback"}';

/** Gives the scripts of the site as a build with a model has them, and an answer to each question. */
async function answerWith(page: Page, chunks: readonly object[]): Promise<void> {
  await page.route("**/assets/js/*.js", async (route: Route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll(BUILT_IN, CONFIGURED) });
  });
  await page.route("**/api/chat**", (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join(""),
    }),
  );
}

/** Whether anything in an answer could run, load something or lead to another host. */
function danger(log: Locator): Promise<string[]> {
  return log.evaluate((element) => {
    const bad = element.querySelectorAll(
      "script,img,iframe,object,embed,form,base,meta,link,style,video,audio,svg[onload],[onerror],[onclick],[ontoggle],[srcdoc]",
    );
    const links = [...element.querySelectorAll("a")].filter(
      ({ href, origin }) => origin !== location.origin || !/^https?:/u.test(href),
    );
    const ran = "hit" in window ? ["a script ran"] : [];
    return [...[...bad, ...links].map(({ outerHTML }) => outerHTML.slice(0, 200)), ...ran];
  });
}

const MARKUP = [
  "<script>window.hit = 1</script>",
  "<img src=x onerror=window.hit=1>",
  "<svg/onload=window.hit=1>",
  "<iframe srcdoc='<script>parent.hit=1</script>'></iframe>",
  "<a href='javascript:window.hit=1'>x</a>",
  "<details open ontoggle=window.hit=1>x</details>",
  "<style>*{background:url(https://evil.example/x)}</style>",
  "<form action='https://evil.example/'><button>x</button></form>",
  "[a](javascript:window.hit=1) [b](data:text/html,x) [c](//evil.example) [d](https://evil.example)",
  "![e](https://evil.example/e.png) ![f](/img/logo.svg) <https://evil.example> www.evil.example",
  "[g][r]\n\n[r]: javascript:window.hit=1",
  "$\\href{javascript:window.hit=1}{x}$ $\\includegraphics{https://evil.example/x}$",
  "```html\n<img src=x onerror=window.hit=1>\n```",
];

test("markup of an answer stays text: nothing runs, loads or leads away, and a long word fits", async ({
  site,
}) => {
  const { page } = site;
  const texts = [...MARKUP, "x".repeat(1_000_000), "The end."];
  await answerWith(page, [
    { type: "start", messageId: "m", messageMetadata: { answeredBy: "model" } },
    { type: "text-start", id: "0" },
    ...texts.map((text) => ({ type: "text-delta", id: "0", delta: `${text}\n\n` })),
    { type: "source-url", sourceId: "1", url: "javascript:window.hit=1", title: "<b>bad</b>" },
    { type: "source-url", sourceId: "2", url: "https://evil.example/", title: "worse" },
    { type: "reasoning-delta", id: "r", delta: "<img src=x onerror=window.hit=1>" },
    { type: "text-end", id: "0" },
    { type: "finish" },
  ]);
  await page.goto("/concepts/fees");
  const dialog = new SearchDialog(page);
  await dialog.button.click();
  await dialog.field.fill("who can cancel a lockup stream");
  await dialog.root.getByRole("option", { name: /^Ask AI:/u }).click();
  const log = dialog.root.getByRole("log");
  await expect(log).toContainText("Answers are generated with AI");
  await expect(log).toContainText("<script>window.hit = 1</script>");
  expect(await danger(log)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
