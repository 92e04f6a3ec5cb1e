import { encodeFunctionData, formatEther, parseAbi, toFunctionSelector } from "viem";

import { DESK } from "../../../data/desk";
import { toChecksum } from "../../../src/lib/format";
import { withMargin } from "../../../src/lib/desk/settle";
import type { Value, VectorFile } from "../../vectors/load";
import { axeProblems } from "../support/axe";
import { recordedStream } from "../support/recorded-stream";
import { expect, test, WIDE } from "../support/test";

const PAGE = "/apps/without-the-app";

/** Address of the recipient in the recordings. */
const RECIPIENT = `0x${Buffer.from("recipient").toString("hex").padEnd(40, "0")}` as const;

const word = (value: Value | undefined): string => {
  if (typeof value === "boolean") return word(value ? 1n : 0n);
  if (typeof value === "bigint") return value.toString(16).padStart(64, "0");
  if (typeof value === "string") return value.slice(2).toLowerCase().padStart(64, "0");
  if (value === undefined) throw new Error("A read of the desk was never recorded.");
  return Object.values(value).map(word).join("");
};

const DUE = "withdrawableAmountOf";

/** What a reader pastes, with the recording of that release and the contract of it that is asked. */
const WALKS: readonly {
  readonly release: string;
  readonly file: VectorFile;
  readonly on: string;
  readonly due: string;
  /** The text with `#` for the stream's number, or without it for a contract's address. */
  readonly input: string;
}[] = [
  {
    release: "lockup@v4.0",
    file: "lockup-v4.0",
    on: "lockup",
    due: DUE,
    input: "https://app.sablier.com/vesting/stream/LK3-1-#",
  },
  { release: "lockup@v2.0", file: "lockup-v2.0", on: "lockup", due: DUE, input: "LK-1-#" },
  { release: "lockup@v1.2", file: "lockup-v1.2", on: "ld", due: DUE, input: "LD3-1-#" },
  { release: "lockup@v1.1", file: "lockup-v1.1", on: "ld", due: DUE, input: "LD2-1-#" },
  {
    release: "lockup@v1.0",
    file: "lockup-v1.0",
    on: "ld",
    due: DUE,
    input: "https://app.sablier.com/stream/LD-1-#",
  },
  { release: "flow@v3.0", file: "flow-v3.0", on: "flow", due: "coveredDebtOf", input: "FL4-1-#" },
  { release: "flow@v1.1", file: "flow-v1.1", on: "flow", due: DUE, input: "fl2-1-#" },
  { release: "flow@v1.0", file: "flow-v1.0", on: "flow", due: DUE, input: "FL-1-#" },
  {
    release: "legacy@v1.1",
    file: "legacy-v1.1",
    on: "sablier",
    due: `balanceOf ${RECIPIENT}`,
    input: "0xCD18eAa163733Da39c232722cBC4E8940b1D8888 on Ethereum",
  },
  {
    release: "legacy@v1.0",
    file: "legacy-v1.0",
    on: "sablier",
    due: `balanceOf ${RECIPIENT}`,
    input: "0xA4fc358455Febe425536fd1878bE67FfDBDEC59a on Ethereum",
  },
];

for (const { release, file, on, due, input } of WALKS) {
  test(`a recipient gets the call of ${release} from what the chain returned`, async ({ page }) => {
    const { id, view } = recordedStream(file, on, due);
    const group = DESK.find((one) => one.release === release && one.thing === "stream");
    const action = group?.actions[0];
    if (group === undefined || action === undefined) throw new Error(`No ${release}.`);

    const names = Object.values(group.reads);
    const views = new Map(
      names.length > 0
        ? names.map((name) => [toFunctionSelector(`${name}(uint256)`), name])
        : [
            [toFunctionSelector("getStream(uint256)"), "getStream"],
            [toFunctionSelector("balanceOf(uint256,address)"), due],
          ],
    );
    await page.route(
      (url) => url.hostname !== "127.0.0.1",
      async (route) => {
        const { method, params } = route.request().postDataJSON() as {
          method: string;
          params: { data?: string }[];
        };
        const name = views.get((params[0]?.data ?? "").slice(0, 10) as `0x${string}`);
        const result = method === "eth_chainId" ? "0x1" : `0x${word(view(name ?? ""))}`;
        await route.fulfill({ json: { jsonrpc: "2.0", id: 1, result } });
      },
    );

    await page.setViewportSize(WIDE);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(PAGE);
    await page
      .getByRole("textbox", { name: "Link, id or address" })
      .fill(input.replace("#", `${id}`));
    if (!input.includes("#")) {
      await page.getByRole("textbox", { name: "Number" }).fill(`${id}`);
    }
    await page.getByRole("textbox", { name: "Your address" }).fill(RECIPIENT);
    await page.getByRole("button", { name: /^Ask (?!indexer)/u }).click();

    const call = page.getByRole("list", { name: "Calls" }).getByRole("listitem").first();
    await expect(call.getByText(`${action.title}: possible now`)).toBeVisible();
    await call.getByText(action.title).click();

    const available = names.length > 0 ? 0n : view(due);
    const filled = { id, recipient: RECIPIENT, to: RECIPIENT, available };
    const data = encodeFunctionData({
      abi: parseAbi<readonly string[]>([`function ${action.signature}`]),
      args: action.args.map((name) => filled[name as keyof typeof filled]),
    });
    const fee = view("calculateMinFeeWei");
    const value = action.needsFee === true ? withMargin(fee as bigint) : 0n;
    const [fn = ""] = action.signature.split("(");
    await expect(
      call
        .getByText(`function ${fn}(`)
        .or(call.getByText(`${fn}(`))
        .first(),
    ).toBeVisible();
    await call.getByText("Calldata, commands and a file for Safe").click();
    await expect(call.getByText(data, { exact: true })).toBeVisible();
    const cast = call.locator("code").filter({ hasText: "cast send" });
    await expect(cast).toContainText(action.signature);
    await expect(cast).toContainText(
      action.args.includes("recipient") ? toChecksum(RECIPIENT) : `${id}`,
    );
    if (value > 0n) await expect(cast).toContainText(`--value ${formatEther(value)}ether`);
    else await expect(cast).not.toContainText("--value");
    expect(await axeProblems(page, { within: "main" })).toEqual([]);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await axeProblems(page, { within: "main" })).toEqual([]);
  });
}
