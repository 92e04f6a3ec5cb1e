import path from "node:path";

import type { PhrasingContent, Root } from "mdast";
import type { VFile } from "vfile";

import { DESK } from "../../data/desk";
import { RELEASES, type ReleaseRecord } from "../../data/releases";
import { DIRECT_CALLS, type DirectCall } from "../../data/without-app";
import { PAGE_IDS } from "../../src/config/site-map";
import { CONDITIONS, DESK_ROLES, type DeskAction, type DeskGroup } from "../../src/lib/desk/model";
import { PRODUCT_IDS, productOf } from "../../src/lib/products";
import {
  labelOfRef,
  parseReleaseRef,
  type ReleasePages,
  type ReleaseRef,
} from "../../src/lib/protocol/model";
import { whichRelease } from "../../src/lib/protocol/which-release";
import { placesOf } from "../protocol-data/model";
import { attributesOf, expandElements } from "../reference-kit/expand";
import { parseInline, SYMBOL_PREFIX } from "../reference-kit/inline";
import { type Block, code, join, link, list, paragraph, table, text } from "../reference-kit/nodes";

/** `<WhichRelease of="flow" />`: which release to begin with; without `of` for each product. */
const ADVICE = "WhichRelease";

/** `<WithoutApp />`: the table of `data/without-app.ts`. */
const CALLS = "WithoutApp";

/** `<DeskCalls of="lockup@v4.0" />`: what `data/desk.ts` says of a release. */
const DESK_CALLS = "DeskCalls";

const DESK_USAGE = `<${DESK_CALLS}> takes of="lockup@v4.0" or another release of data/desk.ts, and thing="salary" for Payroll.`;

const ADVICE_USAGE = `<${ADVICE}> takes of="lockup" or another product, or nothing for all of them: ${PRODUCT_IDS.join(", ")}.`;

const CALLS_USAGE = `<${CALLS}> takes nothing.`;

/** A release with where its pages are. */
type Placed = ReleaseRecord & { readonly path: string; readonly pages: ReleasePages };

function renderAdvice(of: string | undefined, page: string, releases: readonly Placed[]): Block {
  if (of === undefined) {
    return list(PRODUCT_IDS.map((id) => parseInline(whichRelease(id, releases, page))));
  }
  const product = productOf(of);
  if (product === null) throw new Error(`There is no product "${of}". ${ADVICE_USAGE}`);
  return paragraph(...parseInline(whichRelease(product, releases, page)));
}

const find = (releases: readonly Placed[], ref: ReleaseRef): Placed => {
  const found = releases.find((release) => release.ref === ref);
  if (found === undefined) throw new Error(`data/without-app.ts: data/releases.ts has no ${ref}.`);
  return found;
};

/** Links to functions in the reference of a release. */
const referenceOf =
  ({ ref }: Placed, contract: string) =>
  (call: string): string => {
    const { protocol, version } = parseReleaseRef(ref);
    return `${SYMBOL_PREFIX}${protocol}/${version}/${contract}#${call.split("(", 1)[0] ?? ""}`;
  };

/**
 * Where to read on: steps, the call in the reference of its own release, or the same call in that of
 * the next release that has one, which differs least.
 */
function readOn(row: DirectCall, own: Placed | undefined, releases: readonly Placed[]) {
  if (row.steps !== undefined) return link(row.steps.to, text(row.steps.label));
  const { protocol } = parseReleaseRef(row.releases[0]);
  const described = DIRECT_CALLS.filter(({ call }) => call === row.call).flatMap((other) =>
    other.releases
      .filter((ref) => parseReleaseRef(ref).protocol === protocol)
      .map((ref) => ({ release: find(releases, ref), contract: other.contract }))
      .filter(({ release }) => release.depth !== "holders"),
  );
  const here = releases.indexOf(own ?? find(releases, row.releases[0]));
  const distance = ({ release }: (typeof described)[number]): number =>
    Math.abs(releases.indexOf(release) - here);
  const [best] = described.toSorted((a, b) => distance(a) - distance(b));
  if (best === undefined) return [text("–")];
  const label = labelOfRef(best.release.ref);
  return link(
    referenceOf(best.release, best.contract)(row.call),
    text(best.release === own ? `Reference, ${label}` : `Same call in ${label}`),
  );
}

function renderRow(row: DirectCall, releases: readonly Placed[]): PhrasingContent[][] {
  const { call, otherwise, value } = row;
  const group = row.releases.map((ref) => find(releases, ref));
  const described = group.find(({ depth }) => depth !== "holders");
  const symbol = described && referenceOf(described, row.contract);
  const names = group.map(({ ref, path: to }, index) =>
    link(to, text(index === 0 ? labelOfRef(ref) : parseReleaseRef(ref).version)),
  );
  const other = otherwise && [text("; "), code(otherwise.call), text(` ${otherwise.when}`)];
  const sent =
    value === "refused"
      ? [text("0: with more, the call reverts")]
      : value === "kept"
        ? [text("0: the contract keeps any value")]
        : [text("At least "), ...link(symbol?.(value.atLeast), code(value.atLeast))];
  return [
    join(names, ", "),
    [...link(symbol?.(call), code(call)), ...(other ?? [])],
    sent,
    readOn(row, described, releases),
  ];
}

/** The calls that pay a recipient, with the value to send, by release. */
function renderCalls(releases: readonly Placed[]): Block {
  return table(
    ["Release and its addresses", "Call", "Value to send", "Read on"],
    DIRECT_CALLS.map((row) => renderRow(row, releases)),
  );
}

/** `withdrawMax(streamId, to)` of `withdrawMax(uint256,address)`, with what each argument is. */
function callText({ signature, args }: DeskAction, { thing }: DeskGroup): string {
  const words = { id: `${thing}Id`, recipient: "recipient", to: "to", available: "amount" };
  return `${signature.split("(", 1)[0] ?? ""}(${args.map((name) => words[name]).join(", ")})`;
}

/** What can be done, and which check raises each error, in the order of the contract. */
function renderDesk(of: string | undefined, thing = "stream"): Block[] {
  const group = DESK.find((one) => one.release === of && one.thing === thing);
  if (group === undefined) throw new Error(`data/desk.ts has no "${of ?? ""}". ${DESK_USAGE}`);
  const causes = new Map<string, Set<string>>();
  for (const { refusals } of group.actions) {
    for (const [condition, error] of refusals) {
      causes.set(error, (causes.get(error) ?? new Set()).add(CONDITIONS[condition]));
    }
  }
  const calls = table(
    ["To do", "Call", "Made by"],
    group.actions.map((action) => [
      [text(action.title)],
      [code(callText(action, group)), ...(action.needsFee ? [text(", with the fee")] : [])],
      [text(action.roles.map((role) => DESK_ROLES[role]).join(", "))],
    ]),
  );
  const errors = table(
    ["Error", "Raised if"],
    [...causes].map(([error, conditions]) => [
      [code(error)],
      [text([...conditions].join(", or "))],
    ]),
  );
  const dataFold = `All ${causes.size} errors of these calls`;
  return [calls, { ...errors, data: { hProperties: { dataFold } } }];
}

/**
 * Remark step for `beforeDefaultRemarkPlugins`, before the one that links symbols: replaces
 * `<WhichRelease />`, `<WithoutApp />` and `<DeskCalls />` with what `data/releases.ts`,
 * `data/without-app.ts` and `data/desk.ts` say today.
 *
 * @throws Error listing every element that cannot be replaced, with its line
 */
export function remarkReleaseAnswers({ docs }: { readonly docs: string }) {
  const load = (page: string) => () => {
    const releases = RELEASES.map((record) => ({ ...record, ...placesOf(record, PAGE_IDS) }));
    return (node: Parameters<typeof attributesOf>[0]) => {
      if (node.name === DESK_CALLS) {
        const attributes = attributesOf(node, ["of", "thing"], DESK_USAGE);
        return {
          blocks: renderDesk(attributes.get("of"), attributes.get("thing")),
          isLive: false,
        };
      }
      const isAdvice = node.name === ADVICE;
      const attributes = attributesOf(
        node,
        isAdvice ? ["of"] : [],
        isAdvice ? ADVICE_USAGE : CALLS_USAGE,
      );
      const block = isAdvice
        ? renderAdvice(attributes.get("of"), page, releases)
        : renderCalls(releases);
      return { blocks: [block], isLive: true };
    };
  };
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = `/${path.relative(docs, file.path).replace(/\.mdx?$/u, "")}`;
    const names = [ADVICE, CALLS, DESK_CALLS];
    const failure = "An answer about releases cannot be expanded";
    await expandElements({ names, failure, load: load(page) })(tree, file);
  };
}
