import type { Page } from "@playwright/test";
import {
  type Address,
  concat,
  encodeAbiParameters,
  type Hex,
  keccak256,
  parseAbiParameters,
  toFunctionSelector,
} from "viem";

import { axeProblems } from "./support/axe";
import { expect, test } from "./support/test";

const PAGE = "/apps/without-the-app";
const WALLET = "0x52908400098527886E0F7030069857D2E4169EE7";

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
      const isResult = typeof found === "string" || (method === "eth_getBlockByNumber" && found);
      const body = isResult ? { result: found } : { error: found };
      await route.fulfill({ json: { jsonrpc: "2.0", id: 1, ...body } });
    },
  );
  return asked;
}

test("makes the calls of a stream, and asks a chain on a click only [spec 8.2]", async ({
  page,
}) => {
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
  await expect(calls.getByText("Withdraw to the recipient: depends on the state")).toBeVisible();
  await expect(calls.getByText("Cancel the stream: only for: sender")).toBeVisible();
  await expect(page).toHaveURL(/stream=LK2-137-42/u);
  expect(asked).toEqual([]);

  // Nothing that could be sent pays to an address that nobody wrote.
  await calls.getByText("Withdraw to another address").click();
  await expect(calls.getByText("Write your address above, or another one.").first()).toBeVisible();
  await calls.getByText("Withdraw to another address").click();
  await page.getByRole("textbox", { name: "Your address" }).fill(WALLET);

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

test("says what a hostile node does, and keeps the entries [spec 8.5]", async ({ page }) => {
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
  await expect(page.getByRole("combobox", { name: "Contract" })).toHaveValue("");
  await expect(page.getByRole("list", { name: "Calls" })).toHaveCount(0);
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

test("lists the streams of a wallet on a click, and opens one [spec 8.2]", async ({ page }) => {
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

const CAMPAIGN = "0x1111111111111111111111111111111111111111";
const ALICE = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";
const BOB = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const LIST = JSON.stringify({
  recipients: [
    { address: ALICE, amount: "1000" },
    { address: BOB, amount: "2000" },
  ],
});
const leafOf = (index: bigint, recipient: Address, amount: bigint): Hex =>
  keccak256(
    keccak256(
      encodeAbiParameters(parseAbiParameters("uint256, address, uint128"), [
        index,
        recipient,
        amount,
      ]),
    ),
  );

/** Root of the tree of the list. */
const ROOT = keccak256(
  concat([leafOf(0n, ALICE, 1000n), leafOf(1n, BOB, 2000n)].toSorted() as [Hex, Hex]),
);

/** A node with a contract that has the functions of the table, and no others. */
const contractOf =
  (functions: Readonly<Record<string, string>>) =>
  (method: string, data: string): unknown => {
    if (method === "eth_chainId") return "0x1";
    if (method === "eth_getBlockByNumber") return { timestamp: "0x65000000" };
    const found = Object.entries(functions).find(([signature]) =>
      data.startsWith(toFunctionSelector(signature)),
    );
    return found?.[1] ?? { message: "execution reverted" };
  };

const one = (value: number): string => `0x${word(value)}`;

const INSTANT = {
  "MERKLE_ROOT()": ROOT,
  "TOKEN()": one(9),
  "IS_SABLIER_MERKLE()": one(1),
  "CLAIM_TYPE()": one(0),
  "CAMPAIGN_START_TIME()": one(0),
  "EXPIRATION()": one(0),
  "firstClaimTime()": one(0),
  "admin()": one(5),
  "attestor()": one(0),
  "calculateMinFeeWei()": one(1000),
  "balanceOf(address)": one(5000),
  "decimals()": one(18),
  "hasClaimed(uint256)": one(0),
} as const;

test("finds the release of a campaign, the row and its proof, and makes the claim", async ({
  page,
}) => {
  const asked = await answerAs(page, contractOf(INSTANT));
  await page.goto(`${PAGE}?stream=${CAMPAIGN}+on+Ethereum&role=other`);
  await expect(page.getByText("Its release decides about its calls.")).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: /^Ask / }).click();
  await expect(page.getByRole("combobox", { name: "Campaign" })).toHaveValue(
    "airdrops@v3.0 SablierMerkleInstant",
  );
  await page.getByRole("textbox", { name: "Address on the list" }).fill(BOB);
  await page.getByRole("textbox", { name: "List", exact: true }).fill(LIST);
  await page.getByRole("button", { name: "Find the row and its proof" }).click();
  await expect(page.getByText(`The root of the list is ${ROOT}.`)).toBeVisible();
  await page.getByRole("button", { name: /^Ask / }).click();
  await expect(page.getByText("so the proof holds")).toBeVisible();
  const calls = page.getByRole("list", { name: "Calls" });
  await calls.getByText("Claim for the recipient: possible now").click();
  await expect(calls.getByText("0.00000000000000102").first()).toBeVisible();
  await calls.getByText("Calldata, commands and a file for Safe").first().click();
  await expect(
    calls.getByText(toFunctionSelector("claim(uint256,address,uint128,bytes32[])")).first(),
  ).toBeVisible();
  await expect(calls.getByText("Claim with an attestation: not possible")).toBeVisible();
  await expect(page).not.toHaveURL(/recipients/u);
  expect(await axeProblems(page, { within: "main" })).toEqual([]);
});

test("takes the list from a gateway on a click only, and says what a hostile one does", async ({
  page,
}) => {
  const asked = await answerAs(page, contractOf(INSTANT));
  await page.route("https://ipfs.io/**", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ body: "<script>document.title='taken'</script>" });
  });
  const kind = encodeURIComponent("airdrops@v1.3 SablierMerkleInstant");
  await page.goto(`${PAGE}?stream=${CAMPAIGN}+on+Ethereum&campaign=${kind}`);
  await page.getByRole("textbox", { name: "Address on the list" }).fill(BOB);
  await page.getByText("Or take the list from IPFS").click();
  await page.getByRole("textbox", { name: "Content id of the list" }).fill("../../etc");
  await expect(page.getByText("is not a content id")).toBeVisible();
  await page.getByRole("textbox", { name: "Content id of the list" }).fill("QmTestTestTestTest");
  await expect(page.getByText("downloads the list from ipfs.io")).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Ask ipfs.io" }).click();
  await expect(page.getByText(/write the decimals of the token|is no row/u)).toBeVisible();
  expect(asked).toEqual(["https://ipfs.io/ipfs/QmTestTestTestTest"]);
  await expect(page).not.toHaveTitle("taken");
});

test("makes the calls of a vault, with the shares of the reader", async ({ page }) => {
  await answerAs(
    page,
    contractOf({
      "statusOf(uint256)": one(2),
      "getTargetPrice(uint256)": one(50),
      "getLastSyncedPrice(uint256)": one(51),
      "getExpiry(uint256)": one(4_000_000_000),
      "getUnderlyingToken(uint256)": one(9),
      "getShareToken(uint256)": one(8),
      "getOracle(uint256)": one(7),
      "getAdapter(uint256)": one(0),
      "isStakedInAdapter(uint256)": one(0),
      "calculateMinFeeWei(uint256)": one(500),
      "balanceOf(address)": one(77),
    }),
  );
  await page.goto(`${PAGE}?stream=BOB-1-3&you=${WALLET}`);
  const calls = page.getByRole("list", { name: "Calls" });
  await expect(calls.getByText("Redeem all shares: depends on the state")).toBeVisible();
  await calls.getByText("Redeem all shares").click();
  await expect(calls.getByText("Fee not read.")).toBeVisible();
  await expect(calls.getByText("not known yet").first()).toBeVisible();
  await page.getByRole("button", { name: /^Ask / }).click();
  await expect(page.getByText("SETTLED", { exact: true }).first()).toBeVisible();
  await expect(calls.getByText("Redeem all shares: possible now")).toBeVisible();
  await expect(calls.getByText("Transfer shares: possible now")).toBeVisible();
});

test("decides from typed values where nobody asks a chain", async ({ page }) => {
  const asked = await answerAs(page, () => ({ message: "none" }));
  await page.goto(`${PAGE}?stream=LK2-137-42&you=${WALLET}`);
  await page.getByText("Or type what you know, without a network").click();
  await page.getByRole("textbox", { name: "Deposited" }).fill("1000");
  await page.getByRole("textbox", { name: "Withdrawn" }).fill("1000");
  await page.getByRole("textbox", { name: "Start", exact: true }).fill("2024-01-01");
  await page.getByRole("textbox", { name: "End", exact: true }).fill("2025-01-01");
  const calls = page.getByRole("list", { name: "Calls" });
  await expect(
    calls.getByText("Withdraw to the recipient: not possible, all of it has been paid out"),
  ).toBeVisible();
  await page.getByRole("textbox", { name: "Withdrawn" }).fill("400");
  await page.getByRole("textbox", { name: "Minimum fee" }).fill("100");
  await expect(page.getByText("SETTLED", { exact: true }).first()).toBeVisible();
  await calls.getByText("Withdraw to the recipient").click();
  await expect(calls.getByText("Calldata, commands and a file for Safe").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("SETTLED", { exact: true }).first()).toBeVisible();
  expect(asked).toEqual([]);
});

test("finds a row among 20,000 while the page stays usable", async ({ page }) => {
  const address = (row: number): string => `0x${(row + 1).toString(16).padStart(40, "0")}`;
  const list = Array.from({ length: 20_000 }, (_, row) => `${address(row)},${row + 1}`).join("\n");
  const kind = encodeURIComponent("airdrops@v1.3 SablierMerkleInstant");
  await page.goto(`${PAGE}?stream=${CAMPAIGN}+on+Ethereum&campaign=${kind}&you=${address(19_999)}`);
  await page.getByRole("textbox", { name: "Token decimals" }).fill("0");
  await page
    .getByLabel("Or a file")
    .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(list) });
  await expect(page.getByText("characters.")).toBeVisible();
  const find = page.getByRole("button", { name: "Find the row and its proof" });

  // What is under way ends when the reader changes something.
  await find.click();
  await expect(page.getByText("Hashing the rows of the list…")).toBeVisible();
  await page.getByRole("textbox", { name: "Token decimals" }).fill("1");
  await expect(page.getByText("Hashing")).toHaveCount(0);
  await page.getByRole("textbox", { name: "Token decimals" }).fill("0");

  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((entries) =>
      tasks.push(...entries.getEntries().map(({ duration }) => duration)),
    ).observe({ type: "longtask" });
  });
  await find.click();
  await expect(page.getByText("Index 19999: 20000 base units")).toHaveCount(1);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  const longest = Math.max(0, ...tasks);
  console.log(`The longest task while 20,000 rows were hashed took ${longest} ms.`);
  // Building the tree in the page takes one task of seconds, on any machine.
  expect(longest).toBeLessThan(1000);
});

test("asks for the contract where a text names only what it was asked to do", async ({ page }) => {
  await page.goto(`${PAGE}?stream=0xfdd46d60${"0".repeat(192)}`);
  await expect(page.getByText("Paste the address of the contract instead")).toBeVisible();
  await expect(page.getByText("The desk has no calls")).toHaveCount(0);
  await page.goto(`${PAGE}?stream=LK3`);
  await expect(page.getByRole("combobox", { name: "Contract" })).toHaveValue("");
});
