// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { decodeFunctionData } from "viem";
import { describe, expect, test } from "vitest";

import { CALL_HINTS, CALLERS } from "../../../../data/call-hints";
import { ALL_ABIS } from "../../../../plugins/contract-reference/abi-source";
import { callEntries } from "../../../../plugins/contract-reference/calls";
import { loadModel } from "../../../../plugins/protocol-data/test-model";
import { initialTexts } from "@site/src/forms";
import { calldata, leavesOf } from "@site/src/lib/call";
import { canonicalSignature } from "@site/src/lib/abi";
import Call from ".";
import { callForm, type CallSettings, evaluate, hintOf } from "./model";

const tables = loadModel().tables;

function tableOf(release: string) {
  const table = tables.find(({ ref }) => ref === release);
  if (table === undefined) throw new Error(`The model has no ${release}`);
  return table;
}

type Example = Partial<Omit<Parameters<typeof Call>[0], "entries" | "table">>;

function builder(release: string, contract: string, name: string, more: Example = {}) {
  const entries = JSON.stringify(callEntries(release, contract, name));
  const given = { release, contract, entries, table: tableOf(release), ...more };
  return <Call {...given} function={name} />;
}

const functions = ALL_ABIS.files.flatMap((file) => {
  const [protocol = "", version = "", contract = ""] = file.split("/");
  const release = `${protocol}@${version}`;
  return ALL_ABIS.load(file).flatMap((item) =>
    item.type === "function" ? [{ release, contract, item }] : [],
  );
});

test("the examples make a call of every function of every release", () => {
  const failures = functions.flatMap(({ release, contract, item }) => {
    const entry = { id: item.name, contract, item };
    const settings: CallSettings = { release, entries: [entry], table: tableOf(release) };
    const form = callForm(settings);
    const { call, problems } = evaluate(form, settings, initialTexts(form.fields));
    // An array of fixed length has no example.
    return call !== undefined && calldata(call).length >= 10
      ? []
      : [`${release} ${contract} ${canonicalSignature(item)}: ${JSON.stringify(problems)}`];
  });
  expect(failures).toEqual([]);
});

test("every hint is about an argument of some function, and every caller about a function", () => {
  const used = new Set<string>();
  const calls = functions.map(({ release, item }) => [release, item] as const);
  const approve = callEntries("flow@v3.0", "ERC20", "approve").map(({ item }) => item);
  const all = [
    ...calls,
    ...approve.flatMap(
      (item) =>
        [
          ["flow@v3.0", item],
          ["lockup@v4.0", item],
        ] as const,
    ),
  ];
  for (const [release, item] of all) {
    const [protocol = ""] = release.split("@");
    used.add(`${protocol}:${item.name}`);
    if (item.stateMutability === "payable") used.add(`${item.name}.value`);
    for (const { path } of leavesOf(item.inputs)) {
      const parts = path.split(".");
      const ends = parts.map((_, place) => parts.slice(-1 - place).join("."));
      for (const end of ends) {
        for (const key of [end, `${protocol}:${end}`, `${item.name}.${end}`]) used.add(key);
      }
    }
  }
  const keys = [...Object.keys(CALL_HINTS), ...Object.keys(CALLERS)];
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

test("the narrowest hint holds", () => {
  expect(hintOf("flow@v3.0", "deposit", "sender").note).toBe("As getSender returns it");
  expect(hintOf("flow@v3.0", "create", "sender").note).toContain("Your address");
  expect(hintOf("lockup@v4.0", "f", "params.timestamps.start").unit).toBe("moment");
});

describe("Call", () => {
  test("shows the example without a bundle, with the address of the chain as spender", () => {
    const html = renderToString(
      builder("flow@v3.0", "ERC20", "approve", { values: { amount: "3000", decimals: "6" } }),
    );
    const flow = tableOf("flow@v3.0")
      .deployments.find(({ chain }) => chain.id === 11_155_111)
      ?.contracts.find(({ name }) => name === "SablierFlow")?.address;
    expect(html).toContain(`<code>${flow ?? "none"}</code>`);
    expect(html).toContain("<code>3000000000</code>");
    expect(html).toContain("0x095ea7b3");
    expect(html).not.toContain("<input");
  });

  test("asks for the values when the reader opens it, and follows them", () => {
    render(builder("lockup@v4.0", "SablierLockup", "withdrawMax"));
    expect(screen.queryByLabelText("Stream id")).toBeNull();
    const details = screen.getByText(/^Your own values/).closest("details");
    if (details === null) throw new Error("There are no fields");
    details.open = true;
    fireEvent(details, new Event("toggle"));
    fireEvent.change(screen.getByLabelText("Stream id"), { target: { value: "7" } });
    expect(window.location.search).toBe("?withdrawMax.streamId=7");
    expect(screen.getAllByText(/args: \[\s+7n,/)).toHaveLength(1);
    fireEvent.change(screen.getByLabelText("To"), { target: { value: "SablierLockup" } });
    expect(screen.queryByText(/Correct the marked/)).toBeNull();
    fireEvent.change(screen.getByLabelText("Stream id"), { target: { value: "x" } });
    fireEvent.change(screen.getByLabelText("Stream id"), { target: { value: "8" } });
    expect(details.open).toBe(true);
  });

  test.each([
    ["To", "me", /"me" is not an address; write/],
    ["Stream id", "-1", /"-1" does not fit uint256; use 0 to/],
    ["Value to send, coins of the chain", "x", /"x" is not an amount; write/],
  ])("%s %s is named with the remedy at its field", (label, value, note) => {
    render(builder("lockup@v4.0", "SablierLockup", "withdrawMax", { open: true }));
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    expect(field).toHaveProperty("value", value);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const shown = document.getElementById(`${field.id.replace(/-input$/u, "")}-problem`);
    expect(shown?.textContent).toMatch(note);
    expect(screen.getByText("Correct the marked fields to see the call.")).toBeTruthy();
  });

  test("wrong examples stop the build", () => {
    const page = builder("flow@v3.0", "SablierFlow", "deposit", { values: { sender: "me" } });
    expect(() => renderToString(page)).toThrow(/examples of <Call> are wrong.*me/);
  });
});

describe("a batch", () => {
  const names = "create deposit pause withdrawMax";
  const page = builder("flow@v1.1", "SablierFlow", names, {
    batch: "pause withdrawMax",
    values: { streamId: "3" },
    open: true,
  });
  const press = (name: string | RegExp): void => {
    fireEvent.click(screen.getByRole("button", { name }));
  };

  test("holds the calls in order, and keeps them in the address", () => {
    render(page);
    fireEvent.change(screen.getByLabelText("Function"), { target: { value: "deposit" } });
    press("Add this call to the batch");
    press("Remove call 1, pause");
    const text = new URLSearchParams(window.location.search).get("create.calls") ?? "";
    const abi = ALL_ABIS.load("flow/v1.1/SablierFlow");
    const calls = text.split("~").map((data) => decodeFunctionData({ abi, data: data as "0x" }));
    expect(calls.map(({ functionName }) => functionName)).toEqual(["withdrawMax", "deposit"]);
    expect(screen.getByText(/makes these 2 calls/)).toBeTruthy();
    press("Remove call 1, withdrawMax");
    press("Remove call 1, deposit");
    expect(screen.getByText("The batch is empty; add a call.")).toBeTruthy();
  });

  test.each([
    ["0x12", /is no call of create, deposit/],
    [Array(21).fill("0x12").join("~"), /has 21 calls; use at most 20/],
    ["0xea5ead1901", /does not decode; add the call again/],
  ])("%s in the address is refused with the reason", (text, message) => {
    window.history.replaceState(null, "", `/page?create.calls=${text}`);
    render(page);
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByText(/makes these 2 calls/)).toBeTruthy();
  });
});

test.each([
  ["?bcc=create~create~deposit&bci=3&bcd=60", ["deposit(5, 60000000,", "create(0x1111"]],
  ["?bcn=8.64&bcc=restart~withdrawMax", ["restart(3, 100000000000000)", "withdrawMax(3, 0x2222"]],
  ["?bcw=other", ["pause(3)", "withdrawMax(3, 0x2222"]],
])("an address of the earlier composer opens with the same calls: %s", (search, texts) => {
  window.history.replaceState(null, "", `/page${search}`);
  const names = "create deposit adjustRatePerSecond pause restart refundMax void withdrawMax";
  const values = { streamId: "3", decimals: "6" };
  render(builder("flow@v1.1", "SablierFlow", names, { batch: "pause withdrawMax", values }));
  const shown = screen.getByRole("list", { name: "Calls of the batch" }).textContent;
  for (const text of texts) expect(shown).toContain(text);
});

test("what the address of the earlier composer says wrongly is named", () => {
  window.history.replaceState(null, "", "/page?bcc=burn");
  render(builder("flow@v1.1", "SablierFlow", "create pause", { batch: "pause", open: true }));
  expect(screen.getByText(/"burn" is no call of create, pause/)).toBeTruthy();
});

describe("the values for an explorer of Lockup v2.0", () => {
  const ROW = `0x${"1".repeat(40)},0x${"2".repeat(40)},100,no,yes,2027-01-01,2028-01-01,2027-02-01,0,2,,0x${"0".repeat(40)},0`;
  const page = builder(
    "lockup@v2.0",
    "SablierLockup",
    "timestamps=createWithTimestampsLL durations=createWithDurationsLL batch=SablierBatchLockup.createWithTimestampsLL",
    { open: true, values: { "batch.batch": ROW } },
  );
  const B = `0x${"5".repeat(40)}`;
  const open = (search: string): void => {
    window.history.replaceState(null, "", `/page${search}`);
    render(page);
  };
  const old = `?xs=${B}&xa=250&xd=6&xc=yes&xb=2027-03-01&xe=2027-04-01&xl=2027-03-11&xv=5&xn=8453`;

  test.each([
    [
      "",
      `["${B}","0x2222222222222222222222222222222222222222",250000000,"0x3333333333333333333333333333333333333333",true,true,[1803859200,1806537600],"",["0x0000000000000000000000000000000000000000",0]]`,
    ],
    ["&xf=durations", "[864000,2678400]"],
    [
      "&xf=batch",
      `[["${B}","0x2222222222222222222222222222222222222222",250000000,true,true,[1803859200,1806537600],1804723200,[0,5000000],"",["0x0000000000000000000000000000000000000000",0]]]`,
    ],
  ])("an address of the earlier tool opens with the same values: %s", (more, value) => {
    open(old + more);
    expect(screen.getByText(value)).toBeTruthy();
    expect(screen.getByLabelText("Chain")).toHaveProperty("value", "8453");
  });

  test("a change takes the old keys out of the address, and keeps the values", () => {
    open("?xa=250&other=1");
    fireEvent.change(screen.getByLabelText("Cliff, UTC"), { target: { value: "2027-02-02" } });
    const query = new URLSearchParams(window.location.search);
    expect(Object.fromEntries(query)).toEqual({
      other: "1",
      "timestamps.params.totalAmount": "250",
      "timestamps.cliffTime": "2027-02-02",
    });
  });

  test.each([
    ["Cliff, UTC", "", /revert with SablierHelpers_CliffTimeZeroUnlockAmountNotZero/],
    ["Recipient", `0x${"0".repeat(40)}`, /revert with ERC721InvalidReceiver/],
  ])("says which error the contract would raise: %s", (label, value, message) => {
    open("");
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    expect(screen.getAllByRole("status")[0]?.textContent).toMatch(message);
  });
});
