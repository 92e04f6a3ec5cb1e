import type { Locator, Page } from "@playwright/test";

import { expect, test } from "../support/test";

test.use({ warmBrowser: true });

/** What a reader sees of "Copied!" beside a button. */
interface CopyAnswer {
  /** Share of it that nothing cuts off and the window shows. */
  readonly shown: number;
  /** Whether the sign on the button has changed. */
  readonly hasNewSign: boolean;
}

/** Presses a copy button and judges its answer in the page, since the answer stays for 1.5 s only. */
async function pressCopy(button: Locator): Promise<CopyAnswer> {
  const judged = button.evaluate(
    (pressed) =>
      new Promise<CopyAnswer>((resolve) => {
        const signOf = (): string => pressed.querySelector("path")?.getAttribute("d") ?? "";
        const sign = signOf();
        const scope = pressed.parentElement ?? pressed;
        const changes = new MutationObserver(() => {
          const answer = [...scope.querySelectorAll("span")].find(
            ({ textContent }) => textContent === "Copied!",
          );
          if (answer === undefined) return;
          changes.disconnect();
          new IntersectionObserver(([entry], observer) => {
            observer.disconnect();
            resolve({ shown: entry?.intersectionRatio ?? 0, hasNewSign: signOf() !== sign });
          }).observe(answer);
        });
        changes.observe(scope, { childList: true, subtree: true });
      }),
  );
  await button.click();
  return judged;
}

async function openSignature(page: Page): Promise<void> {
  await page.locator("details.reference-signature summary").first().click();
}

const COPIES: readonly {
  readonly path: string;
  readonly name: RegExp;
  readonly prepare?: (page: Page) => Promise<void>;
}[] = [
  { path: "/guides/lockup/examples/create-stream/lockup-linear", name: /^Copy code$/u },
  { path: "/guides/lockup/deployments", name: /^Copy link to /u },
  { path: "/guides/lockup/deployments", name: /^Copy address of /u },
  { path: "/concepts/chains", name: /^Copy chain id of /u },
  {
    path: "/reference/flow/contracts/contract.SablierFlow",
    name: /^Copy the declaration of /u,
    prepare: openSignature,
  },
  {
    path: "/reference/flow/contracts/contract.SablierFlow",
    name: /^Copy ABI of /u,
    prepare: openSignature,
  },
  { path: "/guides/legacy/codebase", name: /^Copy ABI of /u },
  { path: "/concepts/fees", name: /^Copy page as Markdown$/u },
];

test.describe("copying on a phone", () => {
  test.use({
    viewport: { width: 360, height: 800 },
    permissions: ["clipboard-write"],
  });

  test('says "Copied!" where all of it is seen, wherever something is copied [spec 2.4]', async ({
    site,
  }) => {
    let open = "";
    for (const { path, name, prepare } of COPIES) {
      if (path !== open) {
        await site.open(path);
        await prepare?.(site.page);
        open = path;
      }
      const button = site.page.getByRole("main").getByRole("button", { name }).first();
      expect.soft(await pressCopy(button), `${path}: ${name.source}`).toEqual({
        shown: 1,
        hasNewSign: true,
      });
    }
  });
});
