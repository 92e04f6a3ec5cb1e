// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, expect, test } from "vitest";

import { CONTRACTS } from "@site/src/lib/app-urls/fixture";
import { TEMPLATES } from "../../plugins/csv-templates/test-templates";
import { LOCKUP_GAS } from "../../data/gas/lockup";
import { callEntries } from "../../plugins/contract-reference/calls";
import { loadModel } from "../../plugins/protocol-data/test-model";
import campaignCall from "../../examples/json/campaign-call.json";
import CampaignBuilder from "@site/src/tools/airdrops/CampaignBuilder";
import CampaignProof from "@site/src/tools/airdrops/CampaignProof";
import Creation from "@site/src/tools/airdrops/CampaignProof/Creation";
import ClawbackWindow from "@site/src/tools/airdrops/ClawbackWindow";
import CsvChecker from "@site/src/tools/airdrops/CsvChecker";
import VcaAmount from "@site/src/tools/airdrops/VcaAmount";
import StreamIdBuilder from "@site/src/tools/api/StreamIdBuilder";
import UrlSchemeBuilder from "@site/src/tools/app/UrlSchemeBuilder";
import VaultSimulator from "@site/src/tools/bob/VaultSimulator";
import Call from "@site/src/tools/contracts/Call";
import RevertDecoder from "@site/src/tools/contracts/RevertDecoder";
import FeeCalculator from "@site/src/tools/costs/FeeCalculator";
import GasCalculator from "@site/src/tools/costs/FeeCalculator/Gas";
import FlowStream from "@site/src/tools/flow/FlowStream";
import RateCalculator from "@site/src/tools/flow/RateCalculator";
import Stream from "@site/src/tools/lockup/Stream";

const { tables, chains } = loadModel();

function releaseOf(ref: string) {
  const table = tables.find((one) => one.ref === ref);
  if (table === undefined) throw new Error(`The model has no ${ref}`);
  return table;
}

function builder(release: string, contract: string, name: string): ReactElement {
  const entries = JSON.stringify(callEntries(release, contract, name));
  return (
    <Call open {...{ release, contract, entries, table: releaseOf(release) }} function={name} />
  );
}

const load = () => Promise.resolve(CONTRACTS);

/** Every tool whose fields take text. */
const TOOLS: readonly (readonly [name: string, tool: ReactElement])[] = [
  ["CampaignBuilder", <CampaignBuilder />],
  ["CampaignProof", <CampaignProof />],
  ["Creation", <Creation release={releaseOf("airdrops@v1.3")} example={campaignCall} />],
  ["ClawbackWindow", <ClawbackWindow />],
  ["CsvChecker", <CsvChecker data={TEMPLATES} />],
  ["VcaAmount", <VcaAmount />],
  [
    "StreamIdBuilder",
    <StreamIdBuilder example={CONTRACTS} protocol="lockup" load={load} key="ids" />,
  ],
  ["UrlSchemeBuilder", <UrlSchemeBuilder data={CONTRACTS} />],
  ["VaultSimulator", <VaultSimulator />],
  ["RevertDecoder", <RevertDecoder />],
  ["FeeCalculator", <FeeCalculator chains={chains} />],
  ["GasCalculator", <GasCalculator sets={LOCKUP_GAS} />],
  ["RateCalculator", <RateCalculator />],
  ["FlowStream several", <FlowStream preset="several" />],
  ["FlowStream debt", <FlowStream preset="debt" />],
  ["FlowStream runway", <FlowStream preset="runway" />],
  ["Stream april", <Stream preset="april" show="cancel,status,amounts,plot,table" />],
  ["Stream tranches", <Stream preset="tranches" show="plot,table,code" />],
  ["Stream price-gated", <Stream preset="price-gated" show="status" />],
  ["Call withdrawMax", builder("lockup@v4.0", "SablierLockup", "withdrawMax")],
  ["Call create", builder("flow@v3.0", "SablierFlow", "create")],
  ["Call claim", builder("airdrops@v3.0", "SablierMerkleInstant", "claim")],
];

const ENTRIES: readonly (readonly [name: string, text: string])[] = [
  ["nothing", ""],
  ["letters", "abc"],
  ["a negative number", "-5"],
  ["a number with an exponent", "1e400"],
  ["10^80", `1${"0".repeat(80)}`],
  ["a tag", "<b>x</b>"],
  ["a million characters", "7".repeat(1_000_000)],
  ["Arabic digits", "١٢٣"],
  ["two decimal points", "1.2.3"],
  ["NaN", "NaN"],
  ["__proto__", "__proto__"],
];

/** What a text never says, unless the reader wrote it: values that were shown without being made words. */
const LEAKS = /\bNaN\b|Infinity|\[object|\bundefined\b|\bnull\b/u;

const NONE = { hasNote: false, note: "" };

/** The notes of a field that tell what is wrong with it. */
function problemOf(field: Element): { readonly hasNote: boolean; readonly note: string } {
  if (field.getAttribute("aria-invalid") !== "true") return NONE;
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  const notes = ids.filter((id) => !id.endsWith("-hint")).map((id) => document.getElementById(id));
  return { hasNote: true, note: notes.map((note) => note?.textContent ?? "").join(" ") };
}

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[type="text"], input:not([type]), textarea',
  ),
];

beforeEach(() => window.history.replaceState(null, "", "/page"));

test.each(TOOLS)(
  "%s names each wrong entry at its field, shows no value that is none, and loses nothing",
  async (_, tool) => {
    render(tool);
    const count = fields().length;
    cleanup();
    const failures: string[] = [];
    for (let place = 0; place < count; place++) {
      window.history.replaceState(null, "", "/page");
      render(tool);
      for (const [name, text] of ENTRIES) {
        const field = fields()[place];
        if (field === undefined) throw new Error(`Field ${place} has gone`);
        const label = field.labels?.[0]?.textContent ?? field.getAttribute("aria-label") ?? "";
        fireEvent.change(field, { target: { value: text } });
        await Promise.resolve();
        const { hasNote, note } = problemOf(field);
        const fail = (what: string): void => {
          failures.push(`${label}, ${name}: ${what}`);
        };
        if (field.value !== text) fail(`is now ${field.value.slice(0, 40)}`);
        const shown = document.body.textContent.replaceAll(text === "NaN" ? text : "\0", "");
        const leak = LEAKS.exec(shown);
        if (leak !== null) {
          fail(`shows ${shown.slice(Math.max(0, leak.index - 60), leak.index + 30)}`);
        }
        if (hasNote && !(text === "" ? /empty|write|paste|use|need/u : /["“]/u).test(note)) {
          fail(`does not name the value: ${note}`);
        }
        if (hasNote && !/; |for example|limit/u.test(note)) {
          fail(`names no remedy: ${note}`);
        }
        if (note.length > 500) fail(`has a note of ${note.length} characters`);
      }
      cleanup();
    }
    expect(failures).toEqual([]);
  },
  120_000,
);
