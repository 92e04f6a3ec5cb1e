import { compareVersions, type ReleaseTable } from "../protocol/model";
import { termsOf } from "../search/tokenize";

/** A section that an answer quotes or that comes close to the question. */
export interface Citation {
  /** Path from the root with the anchor. */
  readonly url: string;
  /** Title of the page and the headings down to the section. */
  readonly title: string;
}

type Contract = ReleaseTable["deployments"][number]["contracts"][number];

/** What is used of `/data/deployments.json`. */
interface Release extends Pick<
  ReleaseTable,
  "protocol" | "version" | "label" | "path" | "isLatest"
> {
  readonly contracts: readonly { readonly name: string; readonly alias?: string }[];
  readonly deployments: readonly {
    readonly chainId: number;
    readonly contracts: readonly Contract[];
  }[];
}

/** What is used of a chain of `/data/chains.json`. */
interface Chain {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** Rows of the data with the pages that have them. */
export interface AddressRows {
  readonly markdown: string;
  readonly citations: readonly Citation[];
}

/** Releases whose rows are shown where none is named. */
const MOST_RELEASES = 3;

/** Words that may stand beside the names in a question for an address, and ask for nothing else. */
const BESIDE = new Set([
  ..."address contract deployed deployment deploy".split(" "),
  ..."chain mainnet network testnet release version newest latest current official smart sablier protocol".split(
    " ",
  ),
  ..."need find get give know look tell please see show".split(" "),
  ..."live available support supported exist".split(" "),
]);

/** How many words of a name a question has; words that many names have count half. */
function named(asked: ReadonlySet<string>, name: string): number {
  const terms = termsOf(name.replaceAll("-", " "));
  const own = terms.filter((term) => !BESIDE.has(term));
  const wanted = own.length > 0 ? own : terms;
  if (!wanted.every((term) => asked.has(term))) return 0;
  return own.length > 0 ? own.length : 0.5;
}

/** The entry that scores most; undefined when all score 0. */
function best<Entry>(
  entries: readonly Entry[],
  score: (entry: Entry) => number,
): Entry | undefined {
  const scored = entries.map((entry) => ({ entry, value: score(entry) }));
  return scored.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value)[0]?.entry;
}

/** Whether a word names a release such as `v2.0`, by its number or its first part. */
const isNumberOf = (version: string, word: string): boolean =>
  `${version}.`.startsWith(`v${word.replace(/^v/u, "")}.`);

const isReleaseWord = (word: string): boolean => /^(?:v\d{1,2}|v?\d{1,2}\.\d{1,2})$/u.test(word);

/**
 * How much a question names a contract: by its name or alias, by parts of its name, by its protocol. One
 * that names none of them, such as whether Sablier is on a chain, means the newest releases.
 */
function contractScore(
  asked: ReadonlySet<string>,
  { protocol, contracts, isLatest }: Release,
  { name }: Contract,
): number {
  const [whole = "", ...parts] = termsOf(name);
  const alias = contracts.find((contract) => contract.name === name)?.alias?.toLowerCase();
  const isNamed = asked.has(whole) && !BESIDE.has(whole);
  if (isNamed || (alias !== undefined && asked.has(alias))) return 10;
  const [label = ""] = termsOf(protocol);
  const own = parts.filter((part) => part !== "sablier" && part !== label && asked.has(part));
  const isProtocol = asked.has(label);
  if (own.length > (isProtocol ? 0 : 1)) return 1 + own.length;
  const isMain = alias !== undefined || whole === "sablier" || whole === `sablier${label}`;
  if (!isMain) return 0;
  return isProtocol ? 1 : isLatest && asked.has("sablier") ? 0.5 : 0;
}

/**
 * Looks up the addresses that a question asks for and for nothing else: it names the chain, and the
 * contract, the protocol or Sablier. Of several releases the newest come first.
 *
 * @returns null when the question asks for something else, or the data has no such row
 */
export async function findAddresses(
  question: string,
  readData: (path: string) => Promise<string>,
): Promise<AddressRows | null> {
  const asked = new Set(termsOf(question));
  // The build wrote and tested these files, so their shapes are known.
  const { chains } = JSON.parse(await readData("chains.json")) as { chains: Chain[] };
  const chain = best(chains, ({ name, slug }) => Math.max(named(asked, name), named(asked, slug)));
  if (chain === undefined) return null;
  const { releases } = JSON.parse(await readData("deployments.json")) as { releases: Release[] };
  // Not among the terms: they hold parts of names, such as the "V2" in a contract's.
  const versions = question
    .toLowerCase()
    .split(/[\s,?!]+/u)
    .filter(isReleaseWord);
  const rows = releases
    .filter(({ version }) => versions.every((word) => isNumberOf(version, word)))
    .flatMap((release) => {
      const here = release.deployments.find(({ chainId }) => chainId === chain.id)?.contracts ?? [];
      const scored = here.map((contract) => ({
        contract,
        score: contractScore(asked, release, contract),
      }));
      const score = Math.max(0, ...scored.map((entry) => entry.score));
      const contracts = scored.filter((entry) => entry.score === score);
      return score === 0
        ? []
        : [{ release, score, contracts: contracts.map((one) => one.contract) }];
    });
  const most = Math.max(...rows.map(({ score }) => score));
  const likely = rows.filter(({ score }) => score === most);
  const first = likely.find(({ release }) => release.isLatest) ?? likely[0];
  if (first === undefined) return null;
  const shown = likely
    .filter(({ release }) => most < 1 || release.protocol === first.release.protocol)
    .sort((a, b) => compareVersions(b.release.version, a.release.version))
    .slice(0, MOST_RELEASES);
  const spoken = new Set([
    ...[chain.name, chain.slug.replaceAll("-", " ")].flatMap(termsOf),
    ...shown.flatMap(({ release, contracts }) => [
      ...termsOf(release.label),
      ...contracts.flatMap(({ name }) => termsOf(name)),
      ...release.contracts.flatMap(({ alias }) => termsOf(alias ?? "")),
    ]),
  ]);
  const rest = [...asked].filter(
    (term) => !spoken.has(term) && !BESIDE.has(term) && !isReleaseWord(term),
  );
  if (rest.length > 0) return null;
  const lines = shown.flatMap(({ release, contracts }) =>
    contracts.map(
      ({ name, address, explorerUrl }) =>
        `- ${release.label}, \`${name}\`: [${address}](${explorerUrl})`,
    ),
  );
  return {
    // No table: on a phone, the addresses would stand beside the screen.
    markdown: `On ${chain.name}:\n\n${lines.join("\n")}`,
    citations: shown.map(({ release }) => ({
      url: `${release.path}#chain-${chain.slug}`,
      title: `${release.label} deployments › ${chain.name}`,
    })),
  };
}

/** The release of a stream by the alias that its id begins with; undefined when no contract has it. */
export async function findStreamRelease(
  id: string,
  readData: (path: string) => Promise<string>,
): Promise<Citation | undefined> {
  const { releases } = JSON.parse(await readData("deployments.json")) as { releases: Release[] };
  const [own] = id.toUpperCase().split("-");
  const found = releases.find(({ contracts }) => contracts.some(({ alias }) => alias === own));
  return found && { url: found.path, title: found.label };
}
