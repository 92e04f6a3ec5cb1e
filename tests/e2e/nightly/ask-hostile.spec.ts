// cspell:ignore includegraphics
import type { Locator, Page, Route } from "@playwright/test";

import { SearchDialog } from "../pages/search-dialog";
import { expect, test } from "../support/test";

// A worker would answer from its store what the test changes on the way.
test.use({ serviceWorkers: "block" });

const BUILT_IN = 'transport:{kind:"embedded"}';
const CONFIGURED = 'transport:{kind:"endpoint",url:"/api/chat",feedbackUrl:"/api/feedback"}';
const QUESTION = "who can cancel a lockup stream";

/** Gives the scripts of the site as a build with another transport would have them. */
async function configureEndpoint(page: Page): Promise<void> {
  await page.route("**/assets/js/*.js", async (route: Route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll(BUILT_IN, CONFIGURED) });
  });
}

/** Opens the panel and asks; gives the log of the conversation. */
async function ask(page: Page): Promise<Locator> {
  const dialog = new SearchDialog(page);
  await dialog.button.click();
  await dialog.field.fill(QUESTION);
  await dialog.root.getByRole("option", { name: /^Ask AI:/u }).click();
  return dialog.root.getByRole("log");
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

/** The answer that the page gets, driven piece by piece. */
interface Wire {
  /** Ends the answer after a chunk of the type "finish". */
  readonly send: (...chunks: readonly Readonly<Record<string, unknown>>[]) => Promise<void>;
  readonly sendBytes: (bytes: readonly number[]) => Promise<void>;
  readonly break: () => Promise<void>;
}

declare global {
  interface Window {
    wire?: ReadableStreamDefaultController<Uint8Array>;
  }
}

test.describe("what comes over the wire, whoever answers", () => {
  /** Answers the panel's questions with a stream of this browser that the test feeds. */
  async function openWire(page: Page): Promise<Wire> {
    await configureEndpoint(page);
    await page.addInitScript(() => {
      const real = window.fetch.bind(window);
      window.fetch = (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        if (!new URL(url, location.href).pathname.startsWith("/api/chat")) return real(input, init);
        if (init?.method !== "POST") return Promise.resolve(new Response(null, { status: 204 }));
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            window.wire = controller;
            // As the browser's own fetch: what is given up ends the body.
            init.signal?.addEventListener("abort", () => {
              controller.error(init.signal?.reason);
            });
          },
        });
        return Promise.resolve(
          new Response(body, { headers: { "content-type": "text/event-stream" } }),
        );
      };
    });
    const text = (value: string): Promise<void> =>
      page.evaluate((sent) => window.wire?.enqueue(new TextEncoder().encode(sent)), value);
    return {
      send: async (...chunks) => {
        await text(chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join(""));
        if (chunks.some(({ type }) => type === "finish")) {
          await page.evaluate(() => window.wire?.close());
        }
      },
      sendBytes: (bytes) =>
        page.evaluate((sent) => window.wire?.enqueue(new Uint8Array(sent)), bytes),
      break: () => page.evaluate(() => window.wire?.error(new TypeError("network error"))),
    };
  }

  const START = [
    { type: "start", messageId: "m", messageMetadata: { answeredBy: "model" } },
    { type: "text-start", id: "0" },
  ];
  const delta = (text: string): Record<string, unknown> => ({
    type: "text-delta",
    id: "0",
    delta: text,
  });
  const FINISH = [{ type: "text-end", id: "0" }, { type: "finish" }];

  async function begin(page: Page): Promise<{ wire: Wire; log: Locator }> {
    const wire = await openWire(page);
    await page.goto("/concepts/fees");
    const log = await ask(page);
    await page.waitForFunction(() => window.wire !== undefined);
    return { wire, log };
  }

  test("is shown as it comes", async ({ site }) => {
    const { wire, log } = await begin(site.page);
    await wire.send(...START, delta("Only the **sen"));
    await expect(log).toContainText("Only the");
    await wire.send(delta("der** can."));
    await expect(log.locator("strong")).toHaveText("sender");
    await wire.send(...FINISH);
    await expect(log).toContainText("Answers are generated with AI");
  });

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

  test("as markup stays text: nothing runs, loads or leads away", async ({ site }) => {
    const { wire, log } = await begin(site.page);
    await wire.send(
      ...START,
      ...MARKUP.map((text) => delta(`${text}\n\n`)),
      { type: "source-url", sourceId: "1", url: "javascript:window.hit=1", title: "<b>bad</b>" },
      { type: "source-url", sourceId: "2", url: "https://evil.example/", title: "worse" },
      { type: "reasoning-delta", id: "r", delta: "<img src=x onerror=window.hit=1>" },
      delta("The end."),
      ...FINISH,
    );
    await expect(log).toContainText("The end.");
    await expect(log).toContainText("Answers are generated with AI");
    expect(await danger(log)).toEqual([]);
    await expect(log).toContainText("<script>window.hit = 1</script>");
  });

  // Tests of the panel without a browser attack it with more of them.
  const BOMBS: readonly (readonly [name: string, text: string])[] = [
    ["a million letters", "x".repeat(1_000_000)],
    ["quotes in quotes", ">".repeat(20_000)],
    ["open marks", "*_`[(~".repeat(10_000)],
    ["a formula in itself", `$${"\\frac{".repeat(3_000)}$`],
  ];
  for (const [name, text] of BOMBS) {
    test(`with ${name} leaves the panel in use`, async ({ site }) => {
      const { wire, log } = await begin(site.page);
      const pieces = text.match(/[\s\S]{1,50000}/gu) ?? [];
      await wire.send(...START, ...pieces.map(delta));
      await wire.send(...FINISH);
      await expect(log).toContainText("Answers are generated with AI", { timeout: 20_000 });
      const { length } = (await log.textContent()) ?? "";
      expect(length).toBeLessThan(80_000);
      const { page } = site;
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      const field = page.getByRole("textbox", { name: "Your question" });
      await field.fill("is it alive");
      await expect(field).toHaveValue("is it alive");
    });
  }

  test("with broken letters and broken pieces goes on with what can be read", async ({ site }) => {
    const { wire, log } = await begin(site.page);
    await wire.send(...START, delta("Only "));
    const bytes = [...new TextEncoder().encode('data: {"type":"text-delta","id":"0","delta":"A')];
    await wire.sendBytes([...bytes, 0xff, 0xc3, 0x28, 0xf0, 0x9f]);
    await wire.sendBytes([...new TextEncoder().encode('B"}\n\n')]);
    await wire.sendBytes([...new TextEncoder().encode('data: {"type":\n\ndata: [1]\n\n: x\n\n')]);
    await wire.send(delta(" the sender."), ...FINISH);
    await expect(log).toContainText(/Only A\uFFFD.*B the sender\./u);
    await expect(log).toContainText("Answers are generated with AI");
  });

  test("and breaks off keeps what came, says so, and offers another way", async ({ site }) => {
    const { wire, log } = await begin(site.page);
    await wire.send(...START, delta("Only the sender"));
    await expect(log).toContainText("Only the sender");
    await wire.break();
    await expect(log.getByRole("alert")).toContainText(
      "The connection ended before the answer was complete.",
    );
    await expect(log).toContainText("Only the sender");
    await log.getByRole("button", { name: "Quote the docs instead" }).click();
    await expect(log).toContainText("no language model was used");
  });

  test("and stalls is given up, with what came", async ({ site }) => {
    await site.page.clock.install();
    const { wire, log } = await begin(site.page);
    await wire.send(...START, delta("Only the sender"));
    await expect(log).toContainText("Only the sender");
    await site.page.clock.fastForward(35_000);
    await expect(log.getByRole("alert")).toContainText("The assistant does not answer.");
    await expect(log).toContainText("Only the sender");
  });

  test("and never begins is given up", async ({ site }) => {
    await site.page.clock.install();
    const { log } = await begin(site.page);
    await expect(log).toContainText("Looking for an answer…");
    await site.page.clock.fastForward(30_000);
    await expect(log.getByRole("alert")).toContainText("The assistant does not answer.");
    await expect(log.getByRole("button", { name: "Retry" })).toBeVisible();
  });
});

test("the panel asks this site's function, and rates its answer [spec 4.6d]", async ({ site }) => {
  await configureEndpoint(site.page);
  const dialog = new SearchDialog(site.page);
  await site.open("/concepts/fees");
  await dialog.button.click();
  await dialog.field.fill("who can cancel a lockup stream");
  const asked = site.page.waitForRequest("**/api/chat");
  await dialog.root.getByRole("option", { name: /^Ask AI:/u }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    messages: [{ role: "user", parts: [{ text: "who can cancel a lockup stream" }] }],
    data: { page: null },
  });
  const log = dialog.root.getByRole("log");
  await expect(log).toContainText(/only the sender/iu);
  // No model is configured here, and the answer says so whatever the build expected.
  await expect(log).toContainText("no language model was used");
  await expect(log.getByRole("link", { name: /^FAQ/u }).first()).toBeVisible();
  await log.getByRole("button", { name: "Like", exact: true }).click();
  await expect(log).toContainText("Thanks for your feedback!");
});
