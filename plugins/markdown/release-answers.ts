import path from "node:path";

import type { PhrasingContent, Root } from "mdast";
import type { VFile } from "vfile";

import { DESK } from "../../data/desk";
import { RELEASES, type ReleaseRecord } from "../../data/releases";
import { PAGE_IDS } from "../../src/config/site-map";
import {
  CONDITIONS,
  DESK_ARGUMENTS,
  DESK_ROLES,
  type DeskAction,
  type DeskArgument,
  type DeskGroup,
  FOREIGN_ERROR,
} from "../../src/lib/desk/model";
import { PRODUCT_IDS, productOf } from "../../src/lib/products";
import {
  labelOfRef,
  parseReleaseRef,
  type ReleasePages,
  type ReleaseRef,
} from "../../src/lib/protocol/model";
import { whichRelease } from "../../src/lib/protocol/which-release";
import { placesOf } from "../protocol-data/pages";
import { attributesOf, expandElements } from "../reference-kit/expand";
import { parseInline, SYMBOL_PREFIX } from "../reference-kit/inline";
import {
  type Block,
  code,
  foldedTable,
  join,
  link,
  list,
  paragraph,
  table,
  text,
} from "../reference-kit/nodes";

/** `<WhichRelease of="flow" />`: which release to begin with; without `of` for each product. */
const ADVICE = "WhichRelease";

/** `<WithoutApp />`: how a recipient is paid, by release, of `data/desk.ts`. */
const CALLS = "WithoutApp";

/** `<DeskCalls of="lockup@v4.0" />`: what `data/desk.ts` says of a release. */
const DESK_CALLS = "DeskCalls";

const DESK_USAGE = `<${DESK_CALLS}> takes of="lockup@v4.0" or another release of data/desk.ts, and contract="Payroll" where the release has several with other calls.`;

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
  if (found === undefined) throw new Error(`data/desk.ts: data/releases.ts has no ${ref}.`);
  return found;
};

/** Links to functions in the reference of a release. */
const referenceOf =
  ({ ref }: Placed, contract: string) =>
  (call: string): string => {
    const { protocol, version } = parseReleaseRef(ref);
    return `${SYMBOL_PREFIX}${protocol}/${version}/${contract}#${call.split("(", 1)[0] ?? ""}`;
  };

/** How the recipient of a stream or of an allocation is paid, by releases with the same call and value. */
interface PayingCall {
  readonly releases: readonly ReleaseRef[];
  readonly group: DeskGroup;
  readonly call: string;
  /** Calls of other contracts of the releases, each with the contract. */
  readonly others: Map<string, string>;
}

const protocolOf = (ref: ReleaseRef): string => parseReleaseRef(ref).protocol;

/** The first calls of the table, without vaults and salaries, each with the releases that have it. */
function payingCalls(): PayingCall[] {
  const rows: PayingCall[] = [];
  for (const group of DESK) {
    const [action] = group.actions;
    const last = rows.at(-1);
    if (action === undefined || group.thing === "vault" || group.thing === "salary") continue;
    const call = callText(action, group);
    const isNext =
      last !== undefined &&
      protocolOf(last.group.release) === protocolOf(group.release) &&
      JSON.stringify(last.group.value) === JSON.stringify(group.value);
    const isOwn = last?.group.release === group.release;
    if (isNext && (last.call === call || isOwn || last.others.has(call))) {
      const releases = [...new Set([...last.releases, group.release])];
      if (last.call !== call) last.others.set(call, group.contracts.join(", "));
      rows[rows.length - 1] = { ...last, releases };
    } else rows.push({ releases: [group.release], group, call, others: new Map() });
  }
  return rows;
}

const contractOf = ({ described, contracts: [first = ""] }: DeskGroup): string =>
  described ?? first;

/**
 * Where to read on: steps, the call in the reference of its own release, or the same call in that of
 * the next release that has one, which differs least.
 */
function readOn(row: PayingCall, own: Placed | undefined, releases: readonly Placed[]) {
  const { group, call } = row;
  if (group.steps !== undefined) return link(group.steps.to, text(group.steps.label));
  const described = payingCalls()
    .filter((other) => other.call === call)
    .flatMap((other) =>
      other.releases
        .filter((ref) => protocolOf(ref) === protocolOf(group.release))
        .map((ref) => ({ release: find(releases, ref), contract: contractOf(other.group) }))
        .filter(({ release }) => release.depth !== "holders"),
    );
  const here = releases.indexOf(own ?? find(releases, group.release));
  const distance = ({ release }: (typeof described)[number]): number =>
    Math.abs(releases.indexOf(release) - here);
  const [best] = described.toSorted((a, b) => distance(a) - distance(b));
  if (best === undefined) return [text("–")];
  const label = labelOfRef(best.release.ref);
  return link(
    referenceOf(best.release, best.contract)(call),
    text(best.release === own ? `Reference, ${label}` : `Same call in ${label}`),
  );
}

function renderRow(row: PayingCall, releases: readonly Placed[]): PhrasingContent[][] {
  const { call, others, group } = row;
  const { value } = group;
  const placed = row.releases.map((ref) => find(releases, ref));
  const described = placed.find(({ depth }) => depth !== "holders");
  const symbol = described && referenceOf(described, contractOf(group));
  const names = placed.map(({ ref, path: to }, index) =>
    link(to, text(index === 0 ? labelOfRef(ref) : parseReleaseRef(ref).version)),
  );
  const other = [...others].flatMap(([one, contract]) => [
    text("; of "),
    code(contract),
    text(" "),
    code(one),
  ]);
  const sent =
    value === "refused"
      ? [text("0: with more, the call reverts")]
      : value === "kept"
        ? [text("0: the contract keeps any value")]
        : [text("At least "), ...link(symbol?.(value.atLeast), code(value.atLeast))];
  return [
    join(names, ", "),
    [...link(symbol?.(call), code(call)), ...other],
    sent,
    readOn(row, described, releases),
  ];
}

/** The calls that pay a recipient, with the value to send, by release. */
function renderCalls(releases: readonly Placed[]): Block {
  return table(
    ["Release and its addresses", "Call", "Value to send", "Read on"],
    payingCalls().map((row) => renderRow(row, releases)),
  );
}

/** `withdrawMax(streamId, to)` of `withdrawMax(uint256,address)`, with what each argument is. */
export function callText({ signature, args, inner }: DeskAction, { thing }: DeskGroup): string {
  const write = (of: string, names: readonly DeskArgument[]): string => {
    const written = names.map((name) => {
      if (name === "inner" && inner) return write(inner.signature, inner.args);
      if (name === "target" && inner) return inner.contract;
      return name === "id" ? `${thing}Id` : DESK_ARGUMENTS[name];
    });
    return `${of.split("(", 1)[0] ?? ""}(${written.join(", ")})`;
  };
  return write(signature, args);
}

/** Who may call. A role that any address has says it for all. */
export const madeBy = ({ roles }: DeskAction): string =>
  roles.includes("other") ? "any address" : roles.map((role) => DESK_ROLES[role]).join(", ");

/** Errors of calls, each with the conditions that raise it, in the order of the checks. */
export function causesOf(actions: readonly DeskAction[]): Map<string, string> {
  const causes = new Map<string, Set<string>>();
  for (const [condition, error] of actions.flatMap(({ refusals }) => refusals)) {
    causes.set(error, (causes.get(error) ?? new Set()).add(CONDITIONS[condition]));
  }
  return new Map([...causes].map(([error, conditions]) => [error, [...conditions].join(", or ")]));
}

/** What can be done, and which check raises each error, in the order of the contract. */
function renderDesk(of: string | undefined, contract: string | undefined): Block[] {
  const group = DESK.find(
    ({ release, contracts }) =>
      release === of && (contract === undefined || contracts.includes(contract)),
  );
  if (group === undefined) {
    throw new Error(`data/desk.ts has no "${of ?? ""}" with "${contract ?? ""}". ${DESK_USAGE}`);
  }
  const causes = causesOf(group.actions);
  const calls = table(
    ["To do", "Call", "Made by"],
    group.actions.map((action) => [
      [text(action.title)],
      [code(callText(action, group)), ...(action.needsFee ? [text(", with the fee")] : [])],
      [text(madeBy(action))],
    ]),
  );
  const errors = table(
    ["Error", "Raised if"],
    [...causes].map(([error, conditions]) => [
      [error === FOREIGN_ERROR ? text(FOREIGN_ERROR) : code(error)],
      [text(conditions)],
    ]),
  );
  return [calls, foldedTable(`All ${causes.size} errors of these calls`, errors)];
}

/**
 * Remark step for `beforeDefaultRemarkPlugins`, before the one that links symbols: replaces
 * `<WhichRelease />`, `<WithoutApp />` and `<DeskCalls />` with what `data/releases.ts` and
 * `data/desk.ts` say today.
 *
 * @throws Error listing every element that cannot be replaced, with its line
 */
export function remarkReleaseAnswers({ docs }: { readonly docs: string }) {
  const load = (page: string) => () => {
    const releases = RELEASES.map((record) => ({ ...record, ...placesOf(record, PAGE_IDS) }));
    return (node: Parameters<typeof attributesOf>[0]) => {
      if (node.name === DESK_CALLS) {
        const attributes = attributesOf(node, ["of", "contract"], DESK_USAGE);
        return {
          blocks: renderDesk(attributes.get("of"), attributes.get("contract")),
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
