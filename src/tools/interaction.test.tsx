// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { CONTRACTS } from "@site/src/lib/app-urls/fixture";
import campaignCall from "../../examples/json/campaign-call.json";
import { FLOW_GAS } from "../../data/gas/flow";
import { LOCKUP_GAS } from "../../data/gas/lockup";
import { loadModel } from "../../plugins/protocol-data/test-model";
import CampaignBuilder from "./airdrops/CampaignBuilder";
import CampaignProof from "./airdrops/CampaignProof";
import Creation from "./airdrops/CampaignProof/Creation";
import ClawbackWindow from "./airdrops/ClawbackWindow";
import StreamIdBuilder from "./api/StreamIdBuilder";
import VendorChooser from "./api/VendorChooser";
import UrlSchemeBuilder from "./app/UrlSchemeBuilder";
import VaultSimulator from "./bob/VaultSimulator";
import TokenCheck from "./contracts/TokenCheck";
import FeeCalculator from "./costs/FeeCalculator";
import GasCalculator from "./costs/FeeCalculator/Gas";
import FlowStream from "./flow/FlowStream";
import RateCalculator from "./flow/RateCalculator";
import UseCaseFinder from "./start/UseCaseFinder";

function releaseOf(ref: string) {
  const table = loadModel().tables.find((one) => one.ref === ref);
  if (table === undefined) throw new Error(`The model has no ${ref}`);
  return table;
}

const VERIFIER = <Creation release={releaseOf("airdrops@v1.3")} example={campaignCall} />;
const load = () => Promise.resolve(CONTRACTS);
const IDS = <StreamIdBuilder example={CONTRACTS} protocol="lockup" load={load} />;

type Entry = readonly [label: string | RegExp, value: string];

function enter([label, value]: Entry): HTMLElement {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  return field;
}

/** Rows with the names of their tools, which the titles of tests show. */
const named = <Row extends readonly [ReactElement, ...unknown[]]>(rows: readonly Row[]) =>
  rows.map((row) => [(row[0].type as { readonly name: string }).name, row] as const);

const status = (): string | null | undefined => screen.getAllByRole("status")[0]?.textContent;

/** The value is named, and so is the remedy, in a note that belongs to the field. */
const WRONG: readonly [ReactElement, label: string | RegExp, value: string, note: RegExp][] = [
  [<CampaignBuilder />, /^Recipients/, "0x12,5", /"0x12" is not an address/],
  [VERIFIER, "Calldata of the call to the factory", "0x6a761202", /internal call to the factory/],
  [<ClawbackWindow />, "Expiration", "-5", /"-5" is not a moment; write/],
  [<CampaignProof />, "Amount, base units", "1.5", /"1.5" is not a whole number; use/],
  [IDS, "Token id", "x", /"x" is no token id;/],
  [
    <UrlSchemeBuilder data={CONTRACTS} />,
    "Chain",
    "1",
    /LK \(Lockup v2\.0\) is not deployed on Ethereum/,
  ],
  [
    <FeeCalculator chains={loadModel().chains} />,
    "Minimum fee, US$",
    "100.01",
    /"100.01" is above the highest minimum fee/,
  ],
  [<GasCalculator sets={FLOW_GAS} />, "Gas price, gwei", "x", /"x" is not an amount; write/],
  [<FlowStream preset="runway" />, "Balance, whole tokens", "x", /"x" is not an amount; write/],
  [<FlowStream preset="management" />, "Time shown", "101y", /"101y" is longer than 100 years/],
  [<VaultSimulator />, "Target, US$", "3000", /"3000" is not above the price at the creation/],
  [<RateCalculator />, "Amount, whole tokens", "0.0000001", /has 7 decimals; the token has 6/],
  [
    <FlowStream preset="several" />,
    "Paid until (UTC)",
    "2027-02-01",
    /2027-02-01 00:00:00 UTC is before now/,
  ],
  [<FlowStream preset="several" />, "Streams, one a line", "x", /needs five parts/],
];

test.each(named(WRONG))(
  "%s says at the field what is wrong, and how to correct it",
  async (_, row) => {
    const [tool, label, value, message] = row;
    render(tool);
    const field = enter([label, value]);
    await waitFor(() => {
      expect(field.getAttribute("aria-invalid")).toBe("true");
      const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
      const notes = ids.map((id) => document.getElementById(id)?.textContent);
      expect(notes.join(" ")).toMatch(message);
    });
  },
);

/** What the reader enters goes into the answer. */
const ANSWERS: readonly [ReactElement, readonly Entry[], answer: RegExp, search?: string][] = [
  [
    <CampaignBuilder />,
    [["Cliff after", "90d"]],
    /^Do not create it: 1 of 6 checks fail/,
    "?mbl=90d",
  ],
  [
    <ClawbackWindow />,
    [["Moment of the clawback", "2027-03-20"]],
    /Clawback reverts at 2027-03-20 00:00:00 UTC: more than 7 days .* opens again at 2027-04-01/,
  ],
  [
    <ClawbackWindow />,
    [
      ["Moment of the clawback", "2027-03-20"],
      ["Expiration", ""],
    ],
    /it never opens again/,
  ],
  [<TokenCheck />, [[/decimals\(\) exist/, "no"]], /^Not supported: Flow\.$/, "?tkd=no"],
  [
    <FeeCalculator chains={loadModel().chains} />,
    [
      ["Sent with", "direct"],
      ["Price of ETH, US$", "2000"],
    ],
    /send 0\.0005 ETH as value/,
    "?fcc=direct&fcp=2000",
  ],
  [<GasCalculator sets={LOCKUP_GAS} />, [["Gas price, gwei", "10"]], /0\.00143317/, "?ggwei=10"],
  [<FlowStream preset="runway" />, [["Balance, whole tokens", "0"]], /empty or/],
  [<VaultSimulator />, [["Sync (UTC)", ""]], /reverts with SablierBob_VaultStillActive/, "?bvs="],
  [
    <RateCalculator />,
    [
      ["Amount, whole tokens", "3000"],
      ["Period", "month"],
    ],
    /^3,000 tokens in 30 days are 0\.001157407407407407 tokens per second\.$/,
    "?rca=3000&rcp=month",
  ],
  [
    <FlowStream preset="several" />,
    [
      ["Paid until (UTC)", "2027-03-02"],
      ["Streams, one a line", "21, 500, week, 0, 2500"],
    ],
    /Nothing to deposit/,
  ],
];

test.each(named(ANSWERS))("%s answers what the reader enters, and keeps it", (_, row) => {
  const [tool, entries, answer, search] = row;
  render(tool);
  for (const entry of entries) enter(entry);
  expect(status()).toMatch(answer);
  if (search !== undefined) expect(window.location.search).toBe(search);
});

test("CampaignBuilder asks only for what the type of the campaign has", () => {
  render(<CampaignBuilder />);
  enter(["Type", "tranched"]);
  expect(screen.queryByLabelText("Cliff after")).toBeNull();
  expect(enter(["Tranches", "all"]).getAttribute("aria-invalid")).toBe("true");
  enter(["Type", "instant"]);
  expect(screen.queryByLabelText("Tranches")).toBeNull();
  expect(status()).toContain("Ready");
});

test("Creation decodes the example, and writes no command for a wrong caller", async () => {
  render(VERIFIER);
  fireEvent.click(screen.getByRole("button", { name: "Try an example" }));
  await waitFor(() => expect(status()).toContain("createMerkleLL deployed a SablierMerkleLL."));
  expect(screen.getByText(/forge verify-contract/)).toBeTruthy();
  enter(["Direct caller of the factory", "0x12"]);
  expect(status()).toContain("Enter the caller");
  expect(screen.queryByText(/forge verify-contract/)).toBeNull();
});

describe("CampaignProof", () => {
  test.each([
    ["Amount, base units", "85250000000000000001", "The proof is not valid."],
    ["Recipient", "0x8b1dd8774373729B7755202079F52D8c7444D335", /are no valid checksum/],
  ])("says what a changed claim means: %s", async (label, value, text) => {
    render(<CampaignProof />);
    enter([label, value]);
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe("StreamIdBuilder", () => {
  const chains = CONTRACTS.chains.filter(({ id }) => id === 137);
  const example = { chains, contracts: CONTRACTS.contracts.slice(0, 1) };
  const page = <StreamIdBuilder example={example} protocol="lockup" load={load} />;

  test("loads the other contracts when the reader turns to the fields, then follows them", async () => {
    render(page);
    expect(screen.queryByText("LL2: Lockup v1.1")).toBeNull();
    fireEvent.focusIn(screen.getByLabelText("Contract"));
    expect(await screen.findByText("LL2: Lockup v1.1")).toBeTruthy();
    enter(["Contract", "LL2"]);
    enter(["Token id", "7"]);
    expect(screen.getAllByRole("definition")[1]?.textContent).toContain("LL2-1-7");
  });

  test("loads them at once when the reader was in a field before hydration", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    container.querySelector("select")?.focus();
    render(page, { container, hydrate: true });
    expect(await screen.findByText("LL2: Lockup v1.1")).toBeTruthy();
  });

  test("keeps the example when the others cannot be loaded", async () => {
    const fail = () => Promise.reject(new Error("offline"));
    render(<StreamIdBuilder example={example} protocol="lockup" load={fail} />);
    fireEvent.focusIn(screen.getByLabelText("Contract"));
    expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
    expect(screen.getAllByRole("definition")[1]?.textContent).toContain("LK-137-21");
  });
});

describe("choosers", () => {
  test("answer while the reader ticks, by keyboard", async () => {
    const user = userEvent.setup();
    render(<VendorChooser chains={loadModel().chains} />);
    screen.getByRole("checkbox", { name: "No API key" }).focus();
    await user.keyboard(" ");
    expect(status()).toMatch(/^Take Envio\./);
    await user.keyboard(" ");
    expect(status()).toBe("");
  });

  test("ask one question after the other, and take an earlier answer back", () => {
    render(<UseCaseFinder />);
    const answer = (question: RegExp, name: string): void => {
      const group = screen.getByRole("group", { name: question });
      fireEvent.click(within(group).getByRole("radio", { name }));
    };
    answer(/total and the end/, "No");
    answer(/milestones/, "No");
    answer(/ongoing work/, "Yes");
    expect(status()).toMatch(/^Payroll: Flow/);
    expect(window.location.search).toBe("?uc=nny");
    answer(/milestones/, "Yes");
    expect(status()).toMatch(/^Open grant/);
    expect(screen.queryByRole("group", { name: /ongoing work/ })).toBeNull();
  });
});

test("UrlSchemeBuilder names the fields of the area, and what its link is about", () => {
  render(<UrlSchemeBuilder data={CONTRACTS} />);
  const link = () => screen.getByRole("status").querySelector("a")?.getAttribute("href");
  enter(["Area", "payments"]);
  enter(["Chain", "1"]);
  expect(link()).toBe("https://app.sablier.com/payments/stream/FL2-1-21");
  expect(screen.getByText(/SablierFlow of/).textContent).toContain("is not confirmed");
  enter(["Area", "airdrops"]);
  enter(["Chain", "137"]);
  enter(["Page", "manage"]);
  enter(["Wallet", "yes"]);
  const campaign = "0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc";
  expect(link()).toBe(`https://app.sablier.com/airdrops/campaign/${campaign}-137/manage?cc=137`);
  expect(screen.getByText("the campaign").getAttribute("href")).toContain(campaign);
  enter(["Address of the campaign", "0x12"]);
  expect(screen.getByText(/"0x12" is not an address/)).toBeTruthy();
});

describe("FlowStream", () => {
  test("makes a call at the moment of the slider, or says why it reverts", () => {
    window.history.replaceState(null, "", "/page?fse=&fsn=86400");
    render(<FlowStream preset="debt" />);
    const calls = within(screen.getByRole("group", { name: "Call after 1 day" }));
    const call = (name: string): string | null | undefined => {
      fireEvent.click(calls.getByRole("button", { name }));
      return screen.getAllByRole("status")[1]?.textContent;
    };
    call("pause");
    expect(status()).toContain("PAUSED_SOLVENT");
    expect(screen.getByLabelText("Calls, one a line")).toHaveProperty("value", "pause, 1 day");
    expect(call("refund all")).toMatch(/^refund all: Returns 100.000/);
    expect(call("adjust rate to 1,000")).toContain("SablierFlowState_StreamPaused");
    fireEvent.click(screen.getByRole("button", { name: "Reset" }));
    expect(screen.getAllByRole("status")[1]?.textContent).toBe("");
  });

  test("reads the calls of an earlier address, and those that the reader writes", () => {
    window.history.replaceState(null, "", "/page?fse=pause:1d:");
    render(<FlowStream preset="debt" />);
    expect(screen.getByText(/^pause \(sender\): The debt stops growing/)).toBeTruthy();
    enter(["Calls, one a line", "pause, 1d\ndeposit, 2d, 100\nrestart, 2d, 0"]);
    expect(new URLSearchParams(window.location.search).get("fse")).toContain("\ndeposit, 2d, 100");
    enter(["Calls, one a line", "restart, 2d, 3000"]);
    expect(screen.getByText(/Reverts with SablierFlow_StreamNotPaused/)).toBeTruthy();
  });
});
