import type { Page } from "@playwright/test";
import { toFunctionSelector } from "viem";

import { axeProblems } from "./support/axe";
import { expect, test } from "./support/test";

const PAGE = "/apps/without-the-app";

const word = (value: number): string => value.toString(16).padStart(64, "0");

/** Gives every request to another host the answer of a node, and lists them. */
async function answerAs(
  page: Page,
  answer: (method: string, data: string) => unknown,
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== "127.0.0.1",
    async (route) => {
      const request = route.request();
      asked.push(request.url());
      const { method, params } = request.postDataJSON() as {
        method: string;
        params: { data?: string }[];
      };
      const found = answer(method, params[0]?.data ?? "");
      const body = typeof found === "string" ? { result: found } : { error: found };
      await route.fulfill({ json: { jsonrpc: "2.0", id: 1, ...body } });
    },
  );
  return asked;
}

test("makes the calls of a stream, and asks a chain on a click only", async ({ page }) => {
  const asked = await answerAs(page, (method, data) => {
    if (method === "eth_chainId") return "0x89";
    // statusOf: STREAMING; all amounts and flags 1; calls that change something revert.
    return data.startsWith("0xea5ead19")
      ? {
          message: "reverted",
          data: `${toFunctionSelector("SablierLockup_WithdrawAmountZero(uint256)")}${word(42)}`,
        }
      : `0x${word(1)}`;
  });
  await page.goto(PAGE);
  await page.getByRole("textbox", { name: "Link, id or address" }).fill("LK2-137-42");
  const calls = page.getByRole("list", { name: "Calls" });
  await expect(calls.getByRole("listitem")).toHaveCount(7);
  await expect(calls.getByText("Withdraw to the recipient: depends on the stream")).toBeVisible();
  await expect(calls.getByText("Cancel the stream: only for: sender")).toBeVisible();
  await expect(page).toHaveURL(/stream=LK2-137-42/u);
  expect(asked).toEqual([]);

  await page.getByRole("button", { name: /^Ask / }).click();
  await expect(page.getByText("STREAMING", { exact: true })).toBeVisible();
  await expect(calls.getByText("Withdraw to the recipient: possible now")).toBeVisible();
  await calls.getByText("Withdraw to the recipient").click();
  await calls
    .getByRole("button", { name: /without sending$/u })
    .first()
    .click();
  await expect(
    calls.getByText("The call would revert with SablierLockup_WithdrawAmountZero."),
  ).toBeVisible();
  expect(new Set(asked.map((url) => new URL(url).protocol))).toEqual(new Set(["https:"]));

  expect(await axeProblems(page, { within: "main" })).toEqual([]);
});

test("says what a hostile node does, and keeps the entries", async ({ page }) => {
  await answerAs(page, (method) =>
    method === "eth_chainId" ? "0x89" : '<img src=x onerror="document.title=1">',
  );
  await page.goto(`${PAGE}?stream=LK2-137-42&role=sender`);
  await page.getByRole("button", { name: /^Ask / }).click();
  await expect(page.getByText(/is no number\. The calls below stay as they are/u)).toBeVisible();
  await expect(page.locator("main img[src='x']")).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "You are" })).toHaveValue("sender");
});

test("lets the reader choose among the contracts of a chain that have the number", async ({
  page,
}) => {
  await page.goto(`${PAGE}?stream=42+on+Polygon`);
  await page.getByRole("combobox", { name: "Contract" }).selectOption({
    label: "Polygon: Lockup v1.2, SablierV2LockupTranched",
  });
  await expect(page.getByText("SablierV2LockupTranched of Lockup v1.2 on Polygon")).toBeVisible();
  await page.reload();
  await expect(page.getByText("SablierV2LockupTranched of Lockup v1.2 on Polygon")).toBeVisible();
});

test("names at its field what is wrong with a text, and keeps it", async ({ page }) => {
  await page.goto(PAGE);
  const field = page.getByRole("textbox", { name: "Link, id or address" });
  await field.fill("0x1234");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/an address has 40/u);
  await expect(field).toHaveValue("0x1234");
});

test("a newcomer comes from the home page to the call in three clicks", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: /^Withdraw or cancel without the app/u }).click();
  await page.getByRole("button", { name: "LK2-137-42" }).click();
  const first = page.getByRole("list", { name: "Calls" }).getByRole("listitem").first();
  await first.getByText("Withdraw to the recipient").click();
  await expect(first.getByText(/^function withdrawMax\(/u)).toBeVisible();
});

test("the finder leads to the desk with what was found", async ({ page }) => {
  await page.goto("/deployments?find=LK3-1-42#which-release");
  await page.getByRole("link", { name: "without the app", exact: true }).click();
  await expect(page.getByText("SablierLockup of Lockup v4.0 on Ethereum")).toBeVisible();
});

const WALLET = "0x52908400098527886E0F7030069857D2E4169EE7";

test("lists the streams of a wallet on a click, and opens one", async ({ page }) => {
  const asked: { url: string; body: string }[] = [];
  const stream = (alias: string) => ({ alias, asset: { symbol: "<b>DAI</b>" } });
  const none = { lockupOut: [], flowIn: [], flowOut: [] };
  const pages = [
    { ...none, lockupIn: Array.from({ length: 100 }, (_, at) => stream(`LK-1-${at + 100}`)) },
    { ...none, lockupIn: [], flowOut: [stream("FL4-8453-9")] },
  ];
  await page.route(
    (url) => url.hostname !== "127.0.0.1",
    async (route) => {
      const body = route.request().postData() ?? "";
      asked.push({ url: route.request().url(), body });
      const { offset } = (JSON.parse(body) as { variables: { offset: number } }).variables;
      const isStreams = body.includes("WalletStreams");
      const campaign = { id: `0x${"ab".repeat(20)}-8453`, name: "Spring" };
      const data = isStreams
        ? pages[offset / 100]
        : { claims: offset === 0 ? [{ campaign }] : [], campaigns: [] };
      await route.fulfill({ json: { data } });
    },
  );
  await page.goto(PAGE);
  await page.getByText("Only a wallet’s address? Find its streams").click();
  const field = page.getByRole("textbox", { name: "Wallet’s address" });
  await field.fill(WALLET);
  await expect(field).toHaveAccessibleDescription(
    /sends this address .* to indexer\.hyperindex\.xyz/u,
  );
  await expect(page.getByText(/price-gated streams of Lockup v4\.0/u)).toBeVisible();
  expect(asked).toEqual([]);

  const button = page.getByRole("button", { name: "Ask indexer.hyperindex.xyz", exact: true });
  await button.click();
  await expect(page.getByText("100 streams and 1 campaign, and maybe more.")).toBeVisible();
  expect(asked.map(({ url }) => new URL(url).host)).toEqual(
    asked.map(() => "indexer.hyperindex.xyz"),
  );
  expect(asked.every(({ body }) => body.includes(WALLET.toLowerCase()))).toBe(true);
  expect(await axeProblems(page, { within: "main" })).toEqual([]);

  await page.getByRole("button", { name: "Ask indexer.hyperindex.xyz for more" }).click();
  await expect(page.getByText("101 streams and 1 campaign.")).toBeVisible();
  await expect(page.getByRole("cell", { name: "<b>DAI</b>" }).first()).toBeVisible();
  await page.getByRole("button", { name: "FL4-8453-9" }).click();
  await expect(page.getByText("SablierFlow of Flow v3.0 on Base")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "You are" })).toHaveValue("sender");
  await expect(page.getByRole("textbox", { name: "Your address" })).toHaveValue(WALLET);
});

test("says in words what a hostile indexer does", async ({ page }) => {
  const bodies = [
    "<html><img src=x onerror=alert(1)>",
    `{"data":"${"9".repeat(5_100_000)}"}`,
    JSON.stringify({
      data: { lockupIn: [{ alias: "<img src=x>" }], lockupOut: [], flowIn: [], flowOut: [] },
    }),
  ];
  let body = "";
  await page.route(
    (url) => url.hostname !== "127.0.0.1",
    (route) => route.fulfill({ body, contentType: "application/json" }),
  );
  await page.goto(PAGE);
  await page.getByText("Only a wallet’s address? Find its streams").click();
  await page.getByRole("textbox", { name: "Wallet’s address" }).fill(WALLET);
  const button = page.getByRole("button", { name: "Ask indexer.hyperindex.xyz", exact: true });
  const said = [/no GraphQL answer/u, /sent more than 5 MB/u, /which is none of a stream/u];
  for (const [at, message] of said.entries()) {
    body = bodies[at] ?? "";
    await button.click();
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.locator("main img[src='x']")).toHaveCount(0);
});
