// cspell:ignore ation bdifferen imum bdefin ition bquer entit granularit hedgey liquifi llamapay rebas salar stak streamflow zebec

import { termsOf } from "../search/fields";
import { releaseNumbersIn } from "../search/releases";
import { trimEnd } from "../text/trim-end";

/** What a question asks for. */
export type QuestionKind =
  | "define"
  | "how-to"
  | "yes-no"
  | "number"
  | "compare"
  | "who"
  | "why"
  | "where"
  | "type"
  | "other";

const KINDS: readonly (readonly [pattern: RegExp, kind: QuestionKind])[] = [
  [/\bdifferen(?:ce|t|ces)\b|\bcompar|\bversus\b|\bvs\b/iu, "compare"],
  [
    /\bwhat (?:data )?type\b|\btype of (?:the|an?)\b|\b(?:is|are)\b.*\bformatted\b|\bwhat (?:number )?format\b/iu,
    "type",
  ],
  [
    /\bhow (?:many|much|long|often|large|big|high|soon)\b|\b(?:max(?:imum)?|min(?:imum)?|limit|percentage|number of|decimals|chain id)\b/iu,
    "number",
  ],
  [/^\s*(?:so |and |but )?(?:how (?:do|can|to|should|would|does one)|steps? )/iu, "how-to"],
  [/^\s*(?:who|whose|whom)\b/iu, "who"],
  [/^\s*why\b/iu, "why"],
  [/^\s*where\b|\baddress(?:es)?\b|\bendpoint\b/iu, "where"],
  [/^\s*(?:can|could|is|are|do|does|did|will|would|should|may|must|has|have)\b/iu, "yes-no"],
  [
    /^\s*what(?:'s| is| are| does)\b|\bdefin(?:e|ition)\b|\bmean(?:s|ing)?\b|^\s*explain\b/iu,
    "define",
  ],
];

/** Finds out what a question asks for by its words. */
export function kindOf(question: string): QuestionKind {
  return KINDS.find(([pattern]) => pattern.test(question))?.[1] ?? "other";
}

const NUMBER_WORDS =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|once|twice|half|zero|none|no limit|unlimited)\b/iu;

const TYPE_WORDS =
  /\bu?int\d{1,3}\b|\bU[DS]\d+x\d+\b|\bbytes\d+\b|\bdecimals\b|\bseconds\b|[A-Z]{4}-[A-Z]{2}/u;

const CUES: Readonly<Partial<Record<QuestionKind, RegExp>>> = {
  define: /^\W*(?:(?:an?|the)\s+)?\w[\w-]*(?:\s[\w-]+){0,3}\s(?:is|are|means?|was|lets?)\b/iu,
  number: NUMBER_WORDS,
  "yes-no":
    /^\W*(?:yes|no)\b|\b(?:can|cannot|can't|may|must|only|never|always|not|no longer|nobody|anyone|any time|allowed|possible|impossible|reverts?)\b/iu,
  compare: /\b(?:while|whereas|but|instead|unlike|both|other|neither|than|differ)/iu,
  who: /\b(?:only|anyone|anybody|nobody|sender|recipient|admin|operator|owner|creator|you)\b/iu,
  why: /\b(?:because|since|so that|therefore|otherwise|reason|due to|which is why)\b/iu,
  type: TYPE_WORDS,
  where: /0x[0-9a-f]{6}|https?:\/\/|\b(?:at|in|on|under|click|open)\b/iu,
  "how-to":
    /^\W*(?:call|use|pass|set|open|choose|click|select|send|deploy|approve|create|install|run|add|import|go|connect|enter|upload|sign|copy|put)\b/iu,
};

const ADDRESS_WANTED =
  /\baddress of\b|\b(?:contract|factory|comptroller) address\b|\bdeployed (?:at|to)\b|^\s*where (?:is|are)\b.*\b(?:deployed|contracts?)\b/iu;

const DATE =
  /\b(?:19|20)\d\d\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/u;

/** What a passage must have to answer a question at all: a number, an address, a type; null for any. */
export function neededIn(question: string, kind: QuestionKind): RegExp | null {
  if (ADDRESS_WANTED.test(question)) return /0x[\da-f]{40}/iu;
  if (/\bwhen (?:was|were|did)\b/iu.test(question)) return DATE;
  return kind === "number" ? NUMBER_WORDS : kind === "type" ? TYPE_WORDS : null;
}

const NEGATION =
  /\b(?:not|no|never|cannot|can't|don't|doesn't|won't|isn't|without|unsupported|impossible|fails?|failed|reverts?)\b/iu;

/** How much more or less a passage counts because of the way it answers. */
export function cueFactor(
  question: string,
  kind: QuestionKind,
  passage: string,
  heading: string,
): number {
  const cue = CUES[kind];
  const isCued = cue?.test(passage) ?? false;
  let factor = isCued ? 1.2 : 1;
  if (!isCued && (kind === "number" || kind === "where")) factor = 0.65;
  // A question about what does not work is answered by what does not.
  if (kind !== "yes-no" && NEGATION.test(question)) {
    factor *= NEGATION.test(passage) || NEGATION.test(heading) ? 1.15 : 0.75;
  }
  const isOld = /\bLockup v1\.|\blegacy\b|\bearlier releases?\b|\bolder\b/iu;
  if (isOld.test(passage) && !/\bv1|legacy|\bold|earlier|previous/iu.test(question)) factor *= 0.8;
  return factor;
}

const SYMBOL =
  /\b[a-z]+[A-Z]\w*|\w_\w|\b[A-Z][a-z]+[A-Z]\w*|0x[0-9a-f]{8}|\b(?:function|event|error|selector|struct|enum|parameter|argument|interface|modifier|abi)s?\b/u;
const API_WORDS = /graph|\bquer|\bapi\b|envio|indexer|endpoint|entit|schema|\bfields?\b/iu;

const RECORDS =
  /\b(?:list|get|find|fetch|query|filter|count|search)\b(?:\s\S+){0,3}\s(?:streams|claims|campaigns|withdrawals|actions|deposits|transfers|claimers|airdrops|cancellations)\b/iu;

/** Whether a question is for records of many streams or campaigns, which the indexers have. */
export function isForRecords(question: string): boolean {
  return (
    RECORDS.test(question) && !/\bmy\b|\bI (?:receive|own|have)\b|\bin the app\b/iu.test(question)
  );
}

/** Whether a page says how records are read. */
export function hasRecords(route: string): boolean {
  return /^\/api\/|^\/guides\/frontend\/(?:indexers|events)$/u.test(route);
}

/** How much the passages of a part of the site count, by its route. */
export function areaFactor(question: string, route: string, isPlain: boolean): number {
  if (route.startsWith("/reference/")) return SYMBOL.test(question) ? 1 : 0.72;
  if (route.startsWith("/api/")) {
    return API_WORDS.test(question) || isForRecords(question) ? 1.05 : 0.72;
  }
  if (/\/legacy(?:\/|$)|\/previous-|\/apps\/v1/u.test(route)) {
    return /\bv1|legacy|\bold|earlier|previous|2019/iu.test(question) ? 1 : 0.65;
  }
  if (isPlain && /^\/guides\/(?:lockup|flow|airdrops)\//u.test(route)) return 0.85;
  return route.startsWith("/support/") || route.startsWith("/concepts/") ? 1.08 : 1;
}

const PRODUCTS: readonly (readonly [asked: RegExp, product: string])[] = [
  [/\blockup\b|\bvest/iu, "lockup"],
  [/\bflow\b|\bpayment streams?\b|\bsalar|\bpayroll\b/iu, "flow"],
  [/\bairdrops?\b|\bmerkle\b|\bcampaigns?\b|\bairstreams?\b|\bclaim/iu, "airdrops"],
];
const PRODUCT_OF_PLACE = /(?:\/|› )(lockup|flow|airdrops)(?:\/| ›|$)/iu;

/**
 * Whether a question names one product and a section is about another.
 *
 * @param place route of the page, or the names of the section's page and headings with ` › ` between
 */
export function isOfOtherProduct(question: string, place: string): boolean {
  const asked = PRODUCTS.filter(([pattern]) => pattern.test(question)).map(([, name]) => name);
  const product = PRODUCT_OF_PLACE.exec(place)?.[1]?.toLowerCase();
  return asked.length === 1 && product !== undefined && !asked.includes(product);
}

/** How much sections count for being about the product and the release that a question names, or others. */
export function aboutFactor(question: string, place: string, release: string | null): number {
  const isOfOther = isOfOtherProduct(question, place);
  const releases = releaseNumbersIn(termsOf(question)).map((number) =>
    number.includes(".") ? ` v${number}` : ` v${number}.`,
  );
  const isOfOtherRelease =
    releases.length > 0 && release !== null && !releases.some((one) => release.includes(one));
  return (isOfOther ? 0.7 : 1) * (isOfOtherRelease ? 0.6 : 1);
}

/** The two things that a question compares, as far as its words show them; else none. */
export function sidesOf(question: string): readonly [string, string] | null {
  const bare = trimEnd(question, " ?.!");
  const between =
    /\bdifferences? between (.{2,80}?) and (.{2,80})$/iu.exec(bare) ??
    /^(?:what is |which is |is )?(?:better:? )?(.{2,80}?),? (?:vs\.?|versus|compared (?:to|with)) (.{2,80}?)(?:,.*)?$/iu.exec(
      bare,
    ) ??
    /^(?:how (?:is|are|does) )?(.{2,80}?) (?:different|differ)s? from (.{2,80})$/iu.exec(bare);
  const [, first, second] = between ?? [];
  return first === undefined || second === undefined ? null : [first, second];
}

/** Words that say how something is asked, not what about. */
const FRAME = new Set(
  termsOf(
    "difference different compare versus vs mean meaning work works working happen happens explain example need needed get " +
      "make define definition many much long often does done want know tell help possible able way thing " +
      "exactly actually currently give say find see there maximum minimum kind type happened become",
  ),
);

/** How much a word of a question counts, 0 to 1. */
export function shareOf(word: string): number {
  if (word === "sablier" || word === "protocol") return 0.25;
  return FRAME.has(word) ? 0.3 : 1;
}

/** Whether a word says how something is asked, not what about. */
export function isFrame(word: string): boolean {
  return FRAME.has(word);
}

/**
 * Subjects next to that of the documentation, in words that it uses for something else: what a token
 * will be worth, taxes, the company as an employer, other people's products.
 */
const OUTSIDE: readonly (readonly RegExp[])[] = [
  [
    /\b(?:price|value|worth)\b/iu,
    /\b(?:will|next|tomorrow|predict|forecast|today|euros?|dollars?)\b/iu,
  ],
  [/\btax(?:es|able|ation)?\b(?! tokens?)|\bcapital gains?\b|\bIRS\b/iu],
  [
    /\b(?:good time to|should I) (?:buy|sell|invest)|\bexchanges? lists?\b|\btoken sale\b|\bmarket cap\b/iu,
  ],
  [/\bhow (?:many (?:employees|people) (?:does|work)|much (?:revenue|money|profit))\b/iu],
  [/\b(?:ceo|office|headquarters|revenue|salar(?:y|ies) of|job openings?|hiring)\b/iu],
  [/\b(?:phone|telephone) number\b/iu],
  [/\b(?:current|today's) (?:gas )?price\b/iu],
  [
    /\b(?:superfluid|hedgey|uniswap|aave|llamapay|streamflow|drips|zebec|lido(?! adapter)|liquifi|paypal|spotify|netflix|instagram|facebook|windows|bitcoin)\b/iu,
  ],
  [/\b(?:bridge|swap)\b/iu, /\b(?:to|from|on|my|tokens?|usdc|eth)\b/iu],
  [/\bsolana transaction\b/iu],
  // Trading and law.
  [/\b(?:liquidity pools?|trading bots?|lawsuits?|lawyers?|visa card)\b/iu],
  // What a deposit would earn; tokens that pay interest are another matter.
  [
    /\b(?:yield|apr|apy|interest)\b(?!-bearing)/iu,
    /\b(?:earn|deposit(?:s|ed)?|stak(?:e|ing)|locked)\b/iu,
    /^(?!.*\b(?:which tokens?|tokens? that|compound|legacy|rebas))/iu,
  ],
  // A token of Sablier itself.
  [
    /\b(?:sablier(?:'s)?(?: own| native| governance)?|governance) (?:token|coin)\b/iu,
    /\b(?:airdrop|launch|list(?:ed|ing)?|price|supply|buy)\b/iu,
  ],
];

/** Beginnings of the words that nearly every question about the protocol has one of. */
const SUBJECT =
  /(?<![\p{L}])(?:sablier|stream|vest|airdrop|airstream|claim|token|lockup|flow|campaign|merkle|recipient|receiver|sender|withdraw|cancel|void|pause|fee|gas|chain|hook|nft|cliff|unlock|curve|subgraph|graphql|envio|indexer|csv|deposit|refund|clawback|broker|segment|tranche|batch|comptroller|release|error|revert|rate|debt|admin|multisig|alias|legacy|sepolia|contract|address|function|query|endpoint|api(?![\p{L}])|status|npm|interface|salar|payroll|dao|vote|spreadsheet|excel|solidity|abi|testnet|network|proof|holder|erc|fund|stake|audited|granularit|oracle|price.?(?:gat|feed)|bounty)/iu;

/** Whether a question has a word of the subject. */
export function hasSubject(question: string): boolean {
  return SUBJECT.test(question);
}

/** Names of people, firms and places inside a question, as they are written; not those of the protocol. */
export function namesIn(question: string): string[] {
  const names =
    question.match(/(?<=[\p{L}\p{N},;:-]\s)\p{Lu}\p{Ll}+\p{L}*(?![\p{L}\p{N}_])/gu) ?? [];
  return names.filter((name) => name !== "The" && !name.startsWith("Sablier"));
}

/** Whether a question is about something next to the subject of the documentation. */
export function isOutside(question: string): boolean {
  return OUTSIDE.some((patterns) => patterns.every((pattern) => pattern.test(question)));
}

/** Sentences that lead elsewhere or introduce what follows them; alone they say nothing. */
export function isPointer(plain: string): boolean {
  return (
    // What a formula or a picture was cut out of, and labels of what follows.
    /^(?:per|of|at|in|with|where|and|or|from|to)\s/u.test(plain) ||
    /^\(|:$/u.test(plain) ||
    /^(?:Whole file|To run it|This program needs)\b/u.test(plain) ||
    /^(?:see|read|follow|learn|more (?:on|about|in)|for (?:details|more)|choose an?|move the|pick an?|edit the|try )\b/iu.test(
      plain,
    ) ||
    /\b(?:table|list|diagram|picture|section|page|figure|sample|example|steps?)s? (?:below|above|that follows?)\b/iu.test(
      plain,
    ) ||
    /\b(?:has|have) the (?:details|arithmetic|steps|formulas?|full list)\b/iu.test(plain)
  );
}
