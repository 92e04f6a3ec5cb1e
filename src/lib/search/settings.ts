import type { PageProtocol } from "../page-records/types";

/** Numbers that the ranking works with. Tuned on one half of the evaluation queries. */
export const SETTINGS = {
  bm25: { k: 0.95, b: 0.55 },
  fields: { title: 4, heading: 3, context: 1.5, body: 1, code: 0.6 },
  /**
   * A word or two look for a page, a sentence for the section that answers it. `asked` is the weight of
   * the questions of a section, `sectionShare` the share of its own score, the rest being its page's,
   * `repeatedPage` the factor for each earlier hit of the same page.
   */
  words: { asked: 2, sectionShare: 0.45, coveragePower: 1.2, headingFit: 0.7, repeatedPage: 0.5 },
  sentence: {
    asked: 6,
    sectionShare: 0.6,
    coveragePower: 1.4,
    headingFit: 0.6,
    repeatedPage: 0.7,
  },
  /** How much the second-best section of a page adds for a word. */
  secondSection: 0.15,
  /** What the rarity of a word counts in the share of the query that a section holds. */
  idfPower: 0.55,
  /** The same for a number of three digits or more: an id or a year means one thing and no other. */
  numberPower: 0.7,
  titleFit: 0.8,
  /** Factor when the query, written together, is the heading or the title. */
  exactHeading: 2.2,
  exactTitle: 2.2,
  /** Factor for a part of a name that the query gives: of an error after its underscore, or `Type.Member`. */
  exactPartOfName: 4,
  /** Factor when a heading is the query, or begins with the name of code that it is, in the same capitals. */
  sameCase: 1.2,
  /** Factor when the query is the beginning of a heading or title, for the whole of it. */
  beginning: 2,
  /** Factor for pages of the contract reference when a whole question is asked. */
  referenceForQuestion: 0.75,
  /** Factor for the support pages, which answer questions, when one is asked. */
  supportForQuestion: 1.05,
  /** Factor for pages of addresses when an address is asked for. */
  deploymentForAddress: 2.5,
  /** Factor for the part about a chain, when all that is asked is what there is on it. */
  chainAsked: 8,
  /** Factor for the list of all chains then, unless a protocol is named. */
  chainList: 2,
  /** Factor for addresses of another release than the one that is named or documented. */
  chainOfOther: 0.3,
  /** Factor for a private variable or internal function, which no caller reaches. */
  internalSymbol: 0.5,
  /** Factor for concepts when an ordinary word or two are asked for. */
  conceptForWords: 1.25,
  /** Factor for a release before the newest of its protocol, and where it has its reference only. */
  olderRelease: 0.9,
  olderReference: 0.5,
  /** Factor for the release that is named or being read, and for the others of its protocol. */
  meantRelease: 1.15,
  otherRelease: 0.5,
  otherProtocol: 0.6,
  sameProtocol: 1.15,
  /** Factor for a part about what held before, unless the past is asked for. */
  past: 0.3,
  /** Factor for a page with a word in its title that begins as the few letters typed so far. */
  titleBeginning: 1.3,
  weights: {
    exact: 1,
    joined: 1.05,
    family: 0.75,
    familyOfUnknown: 0.85,
    /** Factor for the family of a word that was spelled wrong: a guess of a guess. */
    familyOfTypo: 0.4,
    synonym: 0.55,
    synonymOfUnknown: 0.85,
    prefixLow: 0.55,
    prefixHigh: 0.95,
    /** Factor for longer words when the one that was typed is a word already. */
    prefixOfKnown: 0.6,
    split: 0.85,
    infix: 0.6,
    oneTypo: 0.75,
    twoTypos: 0.55,
    typoInPrefix: 0.4,
    otherFirstLetter: 0.7,
  },
  /** What a word that only frames a question counts beside the others. */
  framingWord: 0.5,
  /** What a word that the index has nothing for counts beside the others. */
  unknownWord: 0.4,
  /** Least share of the query, by weight of its words, that a section and its page must hold. */
  minCoverage: 0.3,
  /** The same as a share of the best, where no section holds more. */
  minOfBest: 0.6,
} as const;

/** Whether a query is an ordinary word or two: the reader wants to know what it is. */
export function asksForConcept(query: string): boolean {
  return /^[A-Z]?[a-z]+(?: [A-Z]?[a-z]+)?\s*$/u.test(query);
}

/** Words that name a protocol, and the pages that they ask for. */
export const PROTOCOL_WORDS: ReadonlyMap<string, PageProtocol> = new Map([
  ["lockup", "lockup"],
  ["ll", "lockup"],
  ["ld", "lockup"],
  ["lt", "lockup"],
  ["flow", "flow"],
  ["airdrop", "airdrops"],
  ["merkle", "airdrops"],
  ["campaign", "airdrops"],
  ["legacy", "legacy"],
  ["comptroller", "comptroller"],
  ["bob", "bob"],
]);

/** Parts of the site that are asked for less often than others on the same subject. */
const PRIORS: readonly (readonly [pattern: RegExp, factor: number, askedBy: RegExp])[] = [
  [/\/interfaces\//u, 0.8, /interface|\bI[A-Z][a-z]/u],
  [/\/legacy(?:\/|$)|\/apps\/v1$/u, 0.5, /legacy|\bv1\b|\bold\b|2019|1620/iu],
  [/\/previous-/u, 0.75, /previous|\bold\b|\bv?1\.\d/iu],
  [/\/batch-lockup$|BatchLockup$/u, 0.85, /batch/iu],
  [/\/types(?:\/|$)/u, 0.9, /\bstruct|\benum|\btype/iu],
  [/^\/deployments(?:\/|$)/u, 0.65, /\bv?[234]\.0|newer|latest|\bbob\b|release/iu],
  [/\/gas-(?:benchmarks|costs)$/u, 0.85, /gas|cost|benchmark/iu],
  [/^\/$/u, 0.6, /^$/u],
];

/** Words that may stand beside the name of a chain in a question of what there is on it. */
const BESIDE_CHAIN = new Set(
  (
    "sablier protocol contract address deployment deployed deploy factory batch merkle work run support supported " +
    "available live use using create stream vesting payment chain network blockchain mainnet testnet id identifier " +
    "which get find era dao smart official show list need please current latest exist know tell"
  ).split(" "),
);

/** Whether a word may stand beside the name of a chain in a question of what there is on it. */
export function standsBesideChain(word: string): boolean {
  return BESIDE_CHAIN.has(word) || PROTOCOL_WORDS.has(word) || isReleaseWord(word);
}

/** Whether a word is the number of a release. */
export function isReleaseWord(word: string): boolean {
  return /^v?\d(?:\.\d)*$/u.test(word);
}

const ADDRESS_WORDS = /\b(?:address(?:es)?|deployed|deployments?|chain ids?)\b/iu;

/** Words of those who ask about the address of a person, which no page lists. */
const OF_PERSON = /\b(?:recipients?|senders?|wallets?|my|wrong)\b/iu;

/** Whether the query asks where something is deployed. */
export function asksForAddress(query: string): boolean {
  return ADDRESS_WORDS.test(query) && !OF_PERSON.test(query);
}

/** Whether a page lists addresses. */
export function isDeploymentPage(route: string): boolean {
  return /\/(?:previous-)?deployments(?:\/|$)/u.test(route);
}

/** Which rules for parts of the site hold for a page: it stays the same for every query. */
export function rulesOf(route: string): number[] {
  return PRIORS.flatMap(([pattern], rule) => (pattern.test(route) ? [rule] : []));
}

/** What each of those rules says to a query: 1 where it asks for that part of the site. */
export function factorsFor(query: string): number[] {
  return PRIORS.map(([, factor, askedBy]) => (askedBy.test(query) ? 1 : factor));
}

/** How likely a page is meant, before its text is compared with the query. */
export function priorOf(rules: readonly number[], factors: readonly number[]): number {
  let prior = 1;
  for (const rule of rules) prior *= factors[rule] ?? 1;
  return prior;
}

/** How well parts of the site serve a reader of the app, who asks in plain words. */
const PLAIN_FACTORS: readonly (readonly [pattern: RegExp, factor: number])[] = [
  [/^\/support\//u, 1.18],
  [/^\/apps\//u, 1.18],
  [/^\/concepts\//u, 1.07],
  [/^\/guides\/(?:frontend|[^/]+\/(?:examples|v\d[^/]*))\//u, 0.77],
  [/^\/api\//u, 0.77],
  [/^\/reference\//u, 0.8],
  [/^\/(?:how-this-is-checked|accessibility|changelog)$/u, 0.77],
];

/** How likely a page is meant by somebody who asks in plain words. */
export function plainFactorOf(route: string): number {
  return PLAIN_FACTORS.find(([pattern]) => pattern.test(route))?.[1] ?? 1;
}

const PAST_WORDS = /\b(?:old|older|former|previous|past|2025|until april|before april)\b/iu;

/** Anchor of the folded parts about what held before, which those who keep old code look for. */
export const PAST_PART = "until-april-2026";

/** Whether a query is about what held before. */
export function asksForPast(query: string): boolean {
  return PAST_WORDS.test(query);
}
