import type { PageRecord, SectionRecord } from "../page-records/types";
import { type SearchFile, buildSearchFiles } from "./build";
import { createLoadingEngine, type LoadingEngine } from "./engine";
import { decodeIndex } from "./index-file";
import { type Lexicon, openLexicon } from "./lexicon";

/** A section for tests: what is not given is made from the rest. */
export function section(
  heading: string,
  units: readonly string[] = [],
  rest: Partial<SectionRecord> = {},
): SectionRecord {
  const level = rest.level ?? 2;
  return {
    id: level === 1 ? "" : heading.toLowerCase().replace(/[^a-z0-9_]+/gu, "-"),
    level,
    heading,
    path: [heading],
    units,
    words: units.join("\n"),
    code: "",
    identifiers: [],
    markdown: "",
    ...rest,
  };
}

/** A page for tests. The first section gets the title of the page. */
export function page(
  route: string,
  title: string,
  units: readonly string[],
  sections: readonly SectionRecord[] = [],
  rest: Partial<PageRecord> = {},
): PageRecord {
  const [, top = ""] = route.split("/");
  return {
    route,
    title,
    metaTitle: title,
    description: "",
    area: top.charAt(0).toUpperCase() + top.slice(1),
    breadcrumbs: [],
    protocol: null,
    release: null,
    sections: [section(title, units, { level: 1 }), ...sections],
    ...rest,
  };
}

/** Pages that behave like the real ones, in small. */
export const PAGES: readonly PageRecord[] = [
  page(
    "/concepts/cancelability",
    "Cancelability",
    ["The sender of a cancelable stream may cancel it at any time."],
    [section("Who can cancel", ["Only the sender. The recipient keeps what has been streamed."])],
  ),
  page(
    "/concepts/flow/statuses",
    "Statuses",
    ["A Flow stream that owes more than it holds is insolvent."],
    [],
    { protocol: "flow", breadcrumbs: ["Flow"], metaTitle: "Flow statuses" },
  ),
  page(
    "/concepts/lockup/statuses",
    "Statuses",
    ["A Lockup stream is pending, streaming, settled, canceled or depleted."],
    [],
    { protocol: "lockup", breadcrumbs: ["Lockup"], metaTitle: "Lockup statuses" },
  ),
  page(
    "/concepts/flow/overview",
    "Overview",
    ["Flow pays out for as long as the sender wants."],
    [
      section("Rate per second", [
        "How many tokens a stream pays out each second, with 18 decimals.",
      ]),
    ],
    { protocol: "flow", breadcrumbs: ["Flow"], metaTitle: "What Flow is" },
  ),
  page(
    "/reference/lockup/contract.SablierLockup",
    "SablierLockup",
    ["Creates streams of all models."],
    [
      section(
        "withdrawMax",
        [
          "Pays out all that the recipient can take.",
          "Selector: 0xea5ead19 of withdrawMax(uint256,address)",
        ],
        {
          level: 3,
          code: "function withdrawMax(uint256 streamId);",
          identifiers: ["withdrawMax", "0xea5ead19"],
        },
      ),
      section("createWithDurationsLL", ["Creates a linear stream that starts now."], {
        level: 3,
        identifiers: ["createWithDurationsLL"],
      }),
      section("createWithTimestampsLT", ["Creates a tranched stream."], {
        level: 3,
        identifiers: ["createWithTimestampsLT"],
      }),
    ],
    { protocol: "lockup", breadcrumbs: ["Lockup"] },
  ),
  page(
    "/reference/lockup/interfaces/ISablierLockup",
    "ISablierLockup",
    ["The interface of SablierLockup."],
    [section("withdrawMax", ["Pays out all that the recipient can take."], { level: 3 })],
    { protocol: "lockup", breadcrumbs: ["Lockup"] },
  ),
  page(
    "/reference/lockup/library.Errors",
    "Errors",
    ["All errors of Lockup."],
    [
      section(
        "SablierLockupBase_WithdrawAmountZero",
        ["The amount to withdraw is zero. Pass more."],
        {
          level: 3,
          identifiers: ["SablierLockupBase_WithdrawAmountZero", "0xf747ab7c"],
        },
      ),
    ],
    { protocol: "lockup" },
  ),
  page(
    "/guides/lockup/deployments",
    "Deployment Addresses",
    [
      "Ethereum · 1 · SablierLockup · 0x7C01AA3783577E15fD7e272443D44B92d5b21056",
      "Base · 8453 · SablierLockup · 0xb5D78DD3276325f5FAF3106Cc4Acc56E28e0Fe3B",
    ],
    [],
    { protocol: "lockup", metaTitle: "Lockup v2.0 deployment addresses", release: "lockup@v2.0" },
  ),
  page("/apps/guides/csv-support", "CSV Support", [
    "Upload a file with one recipient a row and create up to 280 streams at once.",
  ]),
  page(
    "/guides/legacy/streams",
    "Streams",
    ["Streams of the first release.", "You cannot cancel a stream twice."],
    [section("Cancel", ["Call cancelStream."])],
    { protocol: "legacy" },
  ),
];

/** The files of an index of the pages above, or of others. */
export const files = (pages: readonly PageRecord[] = PAGES): SearchFile[] =>
  buildSearchFiles(pages);

/** An engine over files that are at hand. It fails for those that are not. */
export function engineOver(all: readonly SearchFile[]): LoadingEngine {
  const byPath = new Map(all.map(({ path, text }) => [path, text]));
  return createLoadingEngine((path) => {
    const text = byPath.get(path);
    return text === undefined
      ? Promise.reject(new Error(`The search file ${path} is missing. Build the site again.`))
      : Promise.resolve(text);
  });
}

/** The terms of an index with one page of a few words. */
export function lexiconOf(text: string): Lexicon {
  const [index] = files([page("/x", "X", [text])]);
  return openLexicon(decodeIndex(index?.text ?? ""));
}
