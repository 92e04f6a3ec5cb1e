import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { CONTRACTS, FLOW_ETHEREUM } from "@site/src/lib/app-urls/fixture";
import { SHAPES } from "@site/src/lib/shapes";
import campaignCall from "../../examples/json/campaign-call.json";
import { FLOW_GAS } from "../../data/gas/flow";
import { TEMPLATES } from "../../plugins/csv-templates/test-templates";
import { loadModel } from "../../plugins/protocol-data/test-model";
import CampaignBuilder from "./airdrops/CampaignBuilder";
import CampaignProof from "./airdrops/CampaignProof";
import Creation from "./airdrops/CampaignProof/Creation";
import { EXAMPLE_PROOFS, EXAMPLE_TRACE } from "./airdrops/CampaignProof/example";
import ClawbackWindow from "./airdrops/ClawbackWindow";
import CsvChecker from "./airdrops/CsvChecker";
import CsvTemplates from "./airdrops/CsvTemplates";
import VcaAmount from "./airdrops/VcaAmount";
import StreamIdBuilder from "./api/StreamIdBuilder";
import UrlSchemeBuilder from "./app/UrlSchemeBuilder";
import VaultSimulator from "./bob/VaultSimulator";
import TokenCheck from "./contracts/TokenCheck";
import FeeCalculator from "./costs/FeeCalculator";
import GasCalculator from "./costs/FeeCalculator/Gas";
import FlowStream from "./flow/FlowStream";
import RateCalculator from "./flow/RateCalculator";
import Stream from "./lockup/Stream";
import ExampleStreams from "./lockup/Stream/Example";
import {
  ExponentPlots,
  ShapeOverlay,
  ShapePictures,
  ShapePlot,
  ShapeTable,
} from "./lockup/Stream/Shapes";
import SmallStream from "./lockup/Stream/Small";
import StreamStory from "./lockup/Stream/Story";
import UseCaseFinder from "./start/UseCaseFinder";
import { allWays, follow } from "./start/UseCaseFinder/tree";

/** HTML with a bar for each run of tags, so that `|1|2|` are two cells. */
const barred = (html: string): string =>
  html
    .replaceAll(/<!-- -->|<wbr\/?>/gu, "")
    .replaceAll(/(?:<[^>]*>)+/gu, "|")
    .replaceAll("&#x27;", "'");

function releaseOf(ref: string) {
  const table = loadModel().tables.find((one) => one.ref === ref);
  if (table === undefined) throw new Error(`The model has no ${ref}`);
  return table;
}

/** The root of the first list of the campaign builder, hashed with viem alone. */
const CAMPAIGN_ROOT = "0x66bada960b679c3941d8a78815363b851a70e40a311e349bcd511f3ee95761a1";

const MOMENTS = [0, [4, -1], 4, [4, 1], 28, 52] as const;
const STORY = {
  deposit: 1000,
  days: 100,
  steps: [
    { day: 40, label: "withdraw", action: "withdraw", amount: 100 },
    { day: 50, label: "cancel", action: "cancel" },
    { day: 90, label: "the rest", action: "withdrawMax" },
  ],
} as const;

/** What readers, search engines and exports get of each tool before a bundle runs. */
const ANSWERS: readonly (readonly [ReactElement, ...string[]])[] = [
  [<CampaignBuilder />, "Ready: 6 checks, none to look at.", "createMerkleLL", CAMPAIGN_ROOT],
  [<Creation release={releaseOf("airdrops@v1.3")} example={campaignCall} />, "FACTORY()"],
  [<ClawbackWindow />, "Clawback is allowed", "The window closes at 2027-03-12 12:00:01 UTC"],
  [<CsvChecker data={TEMPLATES} />, "address,amount,duration"],
  [<CampaignProof />, "The proof is valid.", EXAMPLE_PROOFS.root],
  [<CampaignProof />, EXAMPLE_TRACE.innerHash],
  [
    <VcaAmount />,
    "A claim of an allocation of 300 tokens at 2027-04-16 00:00:00 UTC pays |165| tokens and gives up 135.",
  ],
  [
    <StreamIdBuilder example={CONTRACTS} protocol="flow" />,
    FLOW_ETHEREUM.toLowerCase(),
    "|FL2: Flow v1.1|",
    "|Ethereum, 1|",
  ],
  [<UrlSchemeBuilder data={CONTRACTS} />, "https://app.sablier.com/vesting/stream/LK-137-21"],
  [
    <TokenCheck />,
    "Does a transfer deliver less than was sent?",
    "No answer rules the token out so far.",
  ],
  [<FeeCalculator chains={loadModel().chains} />, "250000000000000 wei", "0.00045"],
  [
    <GasCalculator sets={FLOW_GAS} />,
    "|145,326 gas| cost 0.000145326 native coins at 1 gwei, about $0.4359 at $3000 a coin.",
  ],
  [
    <FlowStream preset="runway" />,
    "At 0.001157407407407407 tokens a second, a balance of 200 runs out after 2 days 1 second, at 2027-03-03 00:00:01 UTC.",
    "2,799.999999",
  ],
  [<FlowStream preset="debt" />, "STREAMING_INSOLVENT", "2 days 1 second"],
  [
    <FlowStream preset="payment" />,
    "One payment at the end",
    ...[
      "|0|0|3,000|0|",
      "|5|500|3,000|0|",
      "|15|1,500|3,000|0|",
      "|25|2,500|3,000|0|",
      "|30|3,000|3,000|3,000|",
    ],
  ],
  [<RateCalculator />, "0.000115740740740740", "|115740740740740|", "|9.999999|"],
  [
    <FlowStream preset="several" />,
    "Approve and deposit 3,314.999998 tokens in total to cover all streams until 2027-03-31 00:00:00 UTC: 2 of 3 streams need a deposit.",
    "no balance",
    "already in debt",
  ],
  [
    <VaultSimulator />,
    "|SETTLED|, and |redeem| of 10 shares pays 10.44055 tokens, with a fee of 0.04895 on yield.|",
    "|2027-04-03 00:00:00|5,200|5,200|SETTLED|pays 10.44055 tokens, with a fee of 0.04895 on yield|",
  ],
  [
    <ExampleStreams show="linear" title="T" description="A line." moments={MOMENTS} />,
    "|start|0|4 weeks − 1 s|0|4 weeks|0|4 weeks + 1 s|0.00034446649029|28 weeks|5,000|52 weeks|10,000|",
  ],
  [
    <Stream preset="april" show="amounts,plot" />,
    "|900 tokens can be withdrawn| at 2030-04-10 00:00:00 UTC from a stream of 3,000 tokens (linear) from 2030-04-01 to 2030-05-01, by the formula of Lockup v4.0.|",
    "0.001157407407407407 per second",
    "|end, 2030-05-01 00:00:00 UTC|",
  ],
  [
    <Stream preset="april" show="status" />,
    "|STREAMING| (1), warm, at 2030-04-10 00:00:00 UTC in Lockup v4.0: 900 of 3,000 tokens have streamed, 900 can be withdrawn, and 2,100 would go back to the sender.|",
    "|Cancel|sender|goes through|",
  ],
  [
    <Stream preset="april" show="cancel,status" />,
    "|Yes.| A cancellation at 2030-04-10 00:00:00 UTC of a stream of 3,000 tokens (linear) from 2030-04-01 to 2030-05-01 returns 2,100 tokens to the sender",
    "from STREAMING to CANCELED",
  ],
  [
    <Stream preset="price-gated" show="status" />,
    "|STREAMING| (1), warm",
    "SablierLockup_WithdrawAmountNotEqualWithdrawableAmount",
  ],
  [<Stream preset="motion" show="run,amounts,plot" />, "|900.000000|", "2,100.000000", "|Run|"],
  [
    <Stream preset="cliff" show="plot,table,code" />,
    "|1,000 tokens in 1 year|, from 2027-02-01 to 2028-02-01. The unlocked total is 0 at the start, 250 at the cliff, 1,000 at the end.|",
    "Streamed share of the deposit",
    "|2027-05-01 00:00:00|cliff|250|250|25%|",
    "createWithTimestampsLL",
  ],
  [
    <Stream preset="segments" show="plot,table,code" />,
    "200 at the end of segment 1, 500 at the end of segment 2, 1,000 at the end of segment 3",
    "createWithTimestampsLD",
  ],
  [
    <Stream preset="tranches" show="plot,table,code" />,
    "|tranche 1|250|",
    "createWithTimestampsLT",
  ],
  [
    <ExampleStreams show="segmentRows" title="T" description="D." moments={[30, 75, 100]} />,
    "|30 days|200|75 days|700|100 days|1,000|",
  ],
  [<ShapeOverlay />, "|60%|60%|46.67%|4.67%|50%|"],
  [<ExponentPlots plots={[{ exponent: "2", formula: "f" }]} />, "|2|6.25%|25%|56.25%|"],
  [
    <ShapePlot shape="cliff" description="Nothing until 40%." />,
    "Nothing until 40%.",
    "Cliff unlock: streamed share over time",
  ],
  [
    <ShapeTable />,
    ...SHAPES.map(({ id }) => `|${id}|`),
    "createWithDurationsLL",
    "≈ 168,923",
    "Unlock in steps (deprecated id)",
  ],
  [
    <StreamStory title="A life" description="It grows." {...STORY} figures={["locked"]} />,
    "|Day|Step|Locked|Status|40|withdraw|600|STREAMING|50|cancel|0|CANCELED|90|the rest|0|DEPLETED|",
  ],
  [<SmallStream />, "6,333.3333"],
  [<UseCaseFinder />, ...allWays().map((way) => follow(way).useCase?.settings ?? "no use case")],
];

test.each(ANSWERS.map((row) => [(row[0].type as { readonly name: string }).name, row] as const))(
  "the server writes the default answer of %s, whose fields take entries",
  (_, [tool, ...texts]) => {
    const html = renderToString(tool);
    const shown = barred(html);
    for (const text of texts) expect(shown).toContain(text);
    expect(html).not.toMatch(/<(?:fieldset|input|select|textarea)[^>]* disabled=""/u);
  },
);

/** Links and names that stand in attributes. */
test.each<[string, ReactElement, readonly string[]]>([
  [
    "CsvTemplates",
    <CsvTemplates data={TEMPLATES} />,
    TEMPLATES.templates.flatMap(({ files }) => Object.values(files)),
  ],
  ["ShapePictures", <ShapePictures />, SHAPES.map(({ section }) => `#${section}`)],
])("the server writes what each row of %s leads to", (_, table, values) => {
  const html = renderToString(table);
  for (const value of values) expect(html).toContain(`"${value}"`);
});

test("the exports get each answer of UseCaseFinder without the questions that lead to it", () => {
  const html = renderToString(<UseCaseFinder />).replaceAll(
    /<span data-extract-skip="">.*?<\/span><\/span>/gu,
    "",
  );
  for (const way of allWays()) {
    const { name = "", product = "", settings = "" } = follow(way).useCase ?? {};
    expect(barred(html)).toContain(`|${name}|: ${product}. ${settings}|`);
  }
});
