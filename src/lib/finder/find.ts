import {
  type AppContractsData,
  type Area,
  formatAppUrl,
  formatStreamId,
  readStreamNumber,
  type StreamArea,
} from "../app-urls";
import { addressProblem, isAddressText, toChecksum } from "../format/addresses";
import { joinWords } from "../text/join-words";
import { quoteValue } from "../query";
import type { AppChain } from "../app-urls/model";
import type {
  FinderAnswer,
  FinderContract,
  FinderData,
  FinderRelease,
  Match,
  Place,
  SelectorTable,
} from "./model";
import { chainOf, type FinderInput, type NamedChain, readInput } from "./read";

/** Where the app shows the streams of a protocol; what is absent, it does not show. */
const AREA_OF: Readonly<Partial<Record<FinderRelease["protocol"], StreamArea>>> = {
  flow: "payments",
  lockup: "vesting",
};

const MOST_IDS = 20;

/** What the parser of app links needs, out of the finder's data. */
function linkTargets({ chains, releases }: FinderData): AppContractsData {
  return {
    chains,
    contracts: releases.flatMap(({ protocol, label, pages, contracts }) => {
      const area = AREA_OF[protocol];
      if (area === undefined) return [];
      return contracts.flatMap(({ name, alias, counts, addresses, unconfirmed }) =>
        alias === undefined || counts === undefined
          ? []
          : [
              {
                alias,
                name,
                area,
                release: label,
                documented: pages.length > 1,
                path: pages.at(-1)?.path ?? "/deployments",
                addresses,
                unconfirmed,
              },
            ],
      );
    }),
  };
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

const nameOfChain = ({ name, id }: AppChain): string => `${name} (${id})`;

function allContracts({
  releases,
}: FinderData): { release: FinderRelease; contract: FinderContract }[] {
  return releases.flatMap((release) =>
    release.contracts.map((contract) => ({ release, contract })),
  );
}

/** The places of a contract, all or those on one chain, with the stream when there is one. */
function placesOf(
  release: FinderRelease,
  contract: FinderContract,
  data: FinderData,
  {
    chainId,
    address,
    number,
  }: { chainId?: number | undefined; address?: string | undefined; number?: string | undefined },
): Place[] {
  return data.chains.flatMap((chain): Place[] => {
    const found = contract.addresses[chain.id];
    if (found === undefined || (chainId !== undefined && chain.id !== chainId)) return [];
    if (address !== undefined && found.toLowerCase() !== address) return [];
    const place = {
      chain,
      address: found,
      explorerUrl: `${chain.explorer.url}/address/${found}`,
      isUnconfirmed: contract.unconfirmed.includes(chain.id),
    };
    if (number === undefined || contract.counts === undefined) return [place];
    if (contract.counts !== "stream") return [{ ...place, number }];
    const source = contract.alias ?? found.toLowerCase();
    const id = { source, chainId: chain.id, streamId: number };
    const area = AREA_OF[release.protocol];
    return [
      {
        ...place,
        number,
        id: formatStreamId(id),
        ...(area !== undefined && {
          appUrl: formatAppUrl({ kind: "stream", area, view: "", ...id }),
        }),
      },
    ];
  });
}

interface Draft {
  subject: string;
  matches: Match[];
  notes: string[];
}

/** Adds what belongs to every answer about places. */
function finish({ subject, matches, notes }: Draft): FinderAnswer {
  const shared = sharedNote(matches);
  const doubtful = matches.flatMap(({ release, places }) =>
    places
      .filter(({ isUnconfirmed }) => isUnconfirmed)
      .map(
        ({ chain }) =>
          `The address of ${release.label} on ${nameOfChain(chain)} is not confirmed: compare the contract on the explorer before you use it.`,
      ),
  );
  return { subject, matches, notes: [...notes, ...shared, ...unique(doubtful)] };
}

/** Why an address has several releases on one chain, or is another contract on another chain. */
function sharedNote(matches: readonly Match[]): string[] {
  const byChain = new Map<string, Match[]>();
  for (const match of matches) {
    for (const { chain, address } of match.places) {
      const key = `${chain.id} ${address}`;
      byChain.set(key, [...(byChain.get(key) ?? []), match]);
    }
  }
  const groups = [...byChain.values()]
    .filter((group) => group.length > 1)
    .map((group) => joinWords(group.map(({ release }) => release.label)));
  return unique(groups).map(
    (labels) =>
      `${labels} share this contract, so the address alone does not tell which of them is meant.`,
  );
}

function chainNote(chain: NamedChain, release?: FinderRelease): string {
  const gone = release?.unlistedChains ?? [];
  const left =
    gone.length === 0 || release === undefined
      ? ""
      : ` ${release.label} was also on ${joinWords(gone)}, whose addresses the data no longer has.`;
  if (chain.chain === undefined) {
    return `${chain.id === undefined ? quoteValue(chain.text) : `Chain ${chain.id}`} is no chain of the data.${left}`;
  }
  return left.trim();
}

/** Where something is, as the end of a subject; empty without a chain. */
function wherePhrase(chain: NamedChain | undefined): string {
  if (chain === undefined) return "";
  return ` on ${chain.chain?.name ?? (chain.id === undefined ? quoteValue(chain.text) : `chain ${chain.id}`)}`;
}

function chainsIn(places: readonly Place[]): string {
  return joinWords(places.map(({ chain }) => nameOfChain(chain)));
}

type ContractInput = Extract<FinderInput, { kind: "contract" }>;

function findByName(input: ContractInput, data: FinderData): FinderAnswer {
  const { source, chain, number, area } = input;
  const wanted = source.toLowerCase();
  const named = allContracts(data).filter(
    ({ contract }) =>
      contract.alias?.toLowerCase() === wanted || contract.name.toLowerCase() === wanted,
  );
  const [first] = named;
  const isAlias = first?.contract.alias?.toLowerCase() === wanted;
  const shownName = isAlias ? source.toUpperCase() : (first?.contract.name ?? source);
  const holdsNumbers = named.some(({ contract }) => contract.counts !== undefined);
  const notes: string[] = [];
  if (first === undefined) {
    const aliases = unique(
      allContracts(data).flatMap(({ contract: { alias } }) => (alias === undefined ? [] : [alias])),
    );
    return {
      subject: `The name ${quoteValue(source)}`,
      matches: [],
      notes: [
        `No release has a contract with the alias or the name ${quoteValue(source)}. Aliases are ${joinWords(aliases)}.`,
      ],
    };
  }
  // `MF2_LL-137`: what makes campaigns has no streams, so the number is the chain.
  const onChain =
    chain ?? (number !== undefined && !holdsNumbers ? chainOf(number, data) : undefined);
  const stream = holdsNumbers ? number : undefined;
  if (number !== undefined && !holdsNumbers && chain !== undefined) {
    notes.push(`${shownName} holds no streams, so the number ${number} says nothing here.`);
  }
  const all = named.map(({ release, contract }): Match => {
    // A chain that is not in the data has no places, and the alias names the release all the same.
    const isKnown = onChain === undefined || onChain.id !== undefined;
    const places = isKnown
      ? placesOf(release, contract, data, { chainId: onChain?.id, number: stream })
      : [];
    return { release, contract, places };
  });
  const placed = all.filter(({ places }) => places.length > 0);
  const matches = onChain === undefined || placed.length === 0 ? all : placed;
  if (onChain !== undefined && placed.length === 0) {
    const elsewhere = named.flatMap(({ release, contract }) =>
      placesOf(release, contract, data, {}),
    );
    if (onChain.chain !== undefined && elsewhere.length > 0) {
      notes.push(`The data has no ${shownName} on ${nameOfChain(onChain.chain)}.`);
    }
    for (const { release } of named) notes.push(chainNote(onChain, release));
    if (elsewhere.length > 0) {
      notes.push(
        `${shownName} is on ${joinWords(unique(elsewhere.map((place) => nameOfChain(place.chain))))}.`,
      );
    }
  }
  if (stream !== undefined && chain === undefined) {
    notes.push(
      `The id has no chain, and every chain counts from its own first stream: add the chain, as in ${shownName}-${firstChain(matches)}-${stream}.`,
    );
    const asChain = chainOf(stream, data).chain;
    if (asChain !== undefined) {
      notes.push(`If ${stream} is ${asChain.name}, the number of the stream is missing.`);
    }
  }
  const nowhere = matches.filter(({ contract }) => Object.keys(contract.addresses).length === 0);
  if (nowhere.length > 0) {
    const labels = joinWords(nowhere.map(({ release }) => release.label));
    notes.push(`The data has no address of ${shownName} of ${labels}.`);
  }
  notes.push(...areaNotes(area, named, shownName));
  const place = wherePhrase(onChain);
  return finish({
    subject:
      stream === undefined
        ? `${isAlias ? "The alias" : "The contract"} ${shownName}${place}`
        : `${thingName(named)} ${stream} of ${shownName}${place}`,
    matches,
    notes: unique(notes).filter((note) => note !== ""),
  });
}

/** A chain for an example: Ethereum where the contract is there. */
function firstChain(matches: readonly Match[]): number {
  const ids = matches.flatMap(({ places }) => places.map(({ chain }) => chain.id));
  return ids.includes(1) ? 1 : (ids[0] ?? 1);
}

function thingName(named: readonly { readonly contract: FinderContract }[]): string {
  const thing =
    named.find(({ contract }) => contract.counts !== undefined)?.contract.counts ?? "number";
  return thing.charAt(0).toUpperCase() + thing.slice(1);
}

function areaNotes(
  area: Area | undefined,
  named: readonly { readonly release: FinderRelease }[],
  shownName: string,
): string[] {
  const own = unique(named.flatMap(({ release }) => AREA_OF[release.protocol] ?? []));
  if (area === undefined || area === "airdrops" || own.length === 0 || own.includes(area))
    return [];
  return [`The link leads to /${area}, but ${shownName} belongs to /${own.join(" or /")}.`];
}

function findByAddress(input: ContractInput, data: FinderData): FinderAnswer {
  const { source, chain, number, area } = input;
  const lower = source.toLowerCase();
  const known = allContracts(data).flatMap(({ release, contract }): Match[] => {
    const places = placesOf(release, contract, data, { address: lower, number });
    return places.length === 0 ? [] : [{ release, contract, places }];
  });
  const what = number === undefined ? "The address" : `${thingName(known)} ${number} of`;
  const subject = `${what} ${toChecksum(lower)}${wherePhrase(chain)}`;
  const isMisspelled = addressProblem(source) !== undefined;
  const notes: string[] = [];
  if (known.length === 0) {
    notes.push(...unknownAddress(isMisspelled, chain, area, data));
    const unlisted = { address: toChecksum(lower), chain: chain?.chain, isMisspelled };
    return { subject, matches: [], notes, unlisted };
  }
  if (isMisspelled) {
    notes.push(
      "The capital letters are not the address's checksum, yet all digits are those of a contract of the data: compare it with its source.",
    );
  }
  const matches =
    chain === undefined
      ? known
      : known.flatMap(({ release, contract, places }) => {
          const here = places.filter(({ chain: { id } }) => id === chain.id);
          return here.length === 0 ? [] : [{ release, contract, places: here }];
        });
  if (matches.length === 0 && chain !== undefined) {
    notes.push(chainNote(chain));
    if (chain.chain !== undefined) {
      notes.push(`No contract of the data has this address on ${nameOfChain(chain.chain)}.`);
    }
    for (const { release, contract, places: others } of known) {
      notes.push(`On ${chainsIn(others)} it is ${contract.name} of ${release.label}.`);
    }
    return { subject, matches: [], notes: notes.filter((note) => note !== "") };
  }
  notes.push(...severalNotes(matches));
  if (number !== undefined && matches.every(({ contract }) => contract.counts === undefined)) {
    notes.push(`This contract holds no streams, so the number ${number} says nothing here.`);
  }
  notes.push(...areaNotes(area, matches, "the contract"));
  return finish({ subject, matches, notes });
}

/** What to say when one address is several contracts, each on another chain. */
function severalNotes(matches: readonly Match[]): string[] {
  const chainIds = matches.map(({ places }) => places.map(({ chain }) => chain.id));
  const isSeveral = matches.some(
    ({ release, contract }, at) =>
      at > 0 &&
      (contract.name !== matches[0]?.contract.name || release.ref !== matches[0].release.ref) &&
      chainIds[at]?.join() !== chainIds[0]?.join(),
  );
  return isSeveral
    ? [
        "The same address is another contract on another chain: the chain decides which one is yours.",
      ]
    : [];
}

function unknownAddress(
  isMisspelled: boolean,
  chain: NamedChain | undefined,
  area: Area | undefined,
  data: FinderData,
): string[] {
  const notes: string[] = [];
  if (isMisspelled) {
    notes.push(
      "The capital letters of this address are not its checksum, so a digit may be mistyped: copy it again.",
    );
  }
  if (chain !== undefined && chain.chain === undefined) notes.push(chainNote(chain));
  if (area === "airdrops") {
    notes.push(
      "A campaign is a contract of its own, and the data has only the factories that make campaigns.",
      `The campaign's page on the explorer names the contract that created it: paste that address here.${factoriesOn(chain, data)}`,
    );
    return notes;
  }
  notes.push(
    "This address is on no chain of the data. It may be a campaign, a vault's share, a token, a wallet, or a contract of a chain that the data no longer has.",
    "For a campaign, paste the address of the contract that created it, which the explorer names.",
  );
  return notes;
}

/** A sentence about the factories of a chain; empty without one. */
function factoriesOn(chain: NamedChain | undefined, data: FinderData): string {
  if (chain?.chain === undefined) return "";
  const { id, name } = chain.chain;
  const labels = data.releases
    .filter(
      ({ protocol, contracts }) =>
        protocol === "airdrops" && contracts.some(({ addresses }) => addresses[id] !== undefined),
    )
    .map(({ label }) => label);
  return labels.length === 0 ? "" : ` On ${name} there are factories of ${joinWords(labels)}.`;
}

function findByNumber(
  { number, chain }: Extract<FinderInput, { kind: "number" }>,
  data: FinderData,
): FinderAnswer {
  const subject = `Stream ${number}${wherePhrase(chain)}`;
  if (chain?.chain === undefined) {
    return {
      subject,
      matches: [],
      notes: [
        ...(chain === undefined ? [] : [chainNote(chain)]),
        "A number alone names no stream: each contract on each chain counts its own. Add the alias or the address and the chain, as in LK2-137-42.",
      ],
    };
  }
  const { id } = chain.chain;
  const matches = allContracts(data).flatMap(({ release, contract }): Match[] => {
    if (contract.counts === undefined) return [];
    const places = placesOf(release, contract, data, { chainId: id, number });
    return places.length === 0 ? [] : [{ release, contract, places }];
  });
  return {
    subject,
    matches,
    notes:
      matches.length < 2
        ? []
        : [
            `Each contract counts its own, so ${matches.length} contracts on ${chain.chain.name} may have a number ${number}. Its address or a link to it decides.`,
          ],
  };
}

function findInSearch(
  { link, ids }: Extract<FinderInput, { kind: "search" }>,
  data: FinderData,
): FinderAnswer {
  if (ids.length === 0) {
    return {
      subject: "A page of the app with many streams or campaigns",
      matches: [],
      notes: [
        "The link names no stream and no campaign, and such a page shows those of all releases. Open one of them and paste its link.",
      ],
    };
  }
  const answers = ids.slice(0, MOST_IDS).map((id) => {
    const [source = "", chain = "", number = ""] = id.split("-");
    const place = { chain: chainOf(chain, data), number: readStreamNumber(number) };
    const input = { kind: "contract", source, ...place } as const;
    return lookUp({ ...input, ...(link.kind === "search" && { area: link.area }) }, data);
  });
  return {
    subject: `The streams ${joinWords(ids.slice(0, MOST_IDS).map((id) => id.slice(0, 60)))}`,
    matches: answers.flatMap(({ matches }) => matches),
    notes: [
      ...unique(answers.flatMap(({ notes }) => notes)),
      ...(ids.length > MOST_IDS
        ? [`The link names ${ids.length} streams; the first ${MOST_IDS} were looked up.`]
        : []),
    ],
  };
}

function findLegacy(host: string, data: FinderData): FinderAnswer {
  return {
    subject: `A link to ${host}`,
    matches: allContracts(data)
      .filter(
        ({ release, contract }) => release.protocol === "legacy" && contract.counts === "stream",
      )
      .map(({ release, contract }) => ({
        release,
        contract,
        places: placesOf(release, contract, data, {}),
      })),
    notes: [
      "This is the app of the legacy protocol, whose releases the link does not tell apart: the contract in the stream's transactions does.",
    ],
  };
}

function findHash({ chain }: Extract<FinderInput, { kind: "hash" }>): FinderAnswer {
  return {
    subject: "A value of 32 bytes",
    matches: [],
    notes: [
      `The hash of a transaction says nothing about its contract. Open it on the explorer${chain?.chain === undefined ? " of its chain" : ` of ${chain.chain.name}`} and paste the address after "To", or the input data.`,
    ],
  };
}

/** Known addresses among the words of input data, which may name the contract that a call is about. */
function addressesIn(calldata: string, data: FinderData): Match[] {
  const known = new Set(
    allContracts(data).flatMap(({ contract }) =>
      Object.values(contract.addresses).map((address) => address.toLowerCase()),
    ),
  );
  const words = new Set<string>();
  for (let at = 10; at + 64 <= calldata.length; at += 64) {
    const address = `0x${calldata.slice(at + 24, at + 64)}`;
    if (calldata.startsWith("0".repeat(24), at) && known.has(address)) words.add(address);
  }
  return allContracts(data).flatMap(({ release, contract }): Match[] => {
    const places = [...words].flatMap((address) => placesOf(release, contract, data, { address }));
    return places.length === 0 ? [] : [{ release, contract, places }];
  });
}

function findCall(
  { data: calldata, isWhole }: Extract<FinderInput, { kind: "calldata" }>,
  data: FinderData,
  selectors: SelectorTable | undefined,
): FinderAnswer {
  const selector = calldata.slice(0, 10);
  const found = selectors?.functions[selector];
  const notes: string[] = isWhole ? [] : ["The data ends in the middle of a byte, so it was cut."];
  const named = addressesIn(calldata, data);
  for (const { release, contract, places } of named) {
    notes.push(
      `The data names ${contract.name} of ${release.label} on ${chainsIn(places)} (${places[0]?.address ?? ""}).`,
    );
  }
  if (found === undefined) {
    return {
      subject: `Input data with the selector ${selector}`,
      matches: [],
      notes: [
        `No function of a release has the selector ${selector}. The call may go to a token, a wallet or a proxy.`,
        ...notes,
      ],
    };
  }
  const [signature, owners] = found;
  const keys = new Set(owners.map((at) => selectors?.owners[at]));
  const matches = allContracts(data)
    .filter(({ release, contract }) => keys.has(`${release.ref} ${contract.name}`))
    .map(({ release, contract }) => ({ release, contract, places: [] }));
  if (matches.length > 1) {
    notes.push(
      "Several contracts have this function: the address that the transaction was sent to decides.",
    );
  }
  return { subject: `A call of ${signature}`, matches, notes };
}

function lookUp(input: Exclude<FinderInput, { kind: "calldata" }>, data: FinderData): FinderAnswer {
  switch (input.kind) {
    case "contract":
      return isAddressText(input.source) ? findByAddress(input, data) : findByName(input, data);
    case "number":
      return findByNumber(input, data);
    case "search":
      return findInSearch(input, data);
    case "legacy-app":
      return findLegacy(input.host, data);
    case "hash":
      return findHash(input);
  }
}

/**
 * Says which release a text is about. What the data cannot decide is said, not guessed.
 *
 * @param text link, id, address, name, number with chain, or input data, of any length
 * @param selectors needed for input data alone
 * @throws RangeError that names what is wrong and what can be pasted
 */
export function findRelease(
  text: string,
  data: FinderData,
  selectors?: SelectorTable,
): FinderAnswer {
  const { input, notes } = readInput(text, data, linkTargets(data));
  const answer = input.kind === "calldata" ? findCall(input, data, selectors) : lookUp(input, data);
  return { ...answer, notes: [...answer.notes, ...notes] };
}

/** Whether a text is input data, for which the functions of the releases have to be loaded. */
export function isInputData(text: string): boolean {
  const trimmed = text.trim();
  return /^0x[\da-f]{8}/iu.test(trimmed) && !/^0x[\da-f]{40}(?![\da-f])/iu.test(trimmed);
}

/** The releases of an answer in one line, such as `Lockup v3.0 on Ethereum: SablierLockup`. */
export function summaryOf({ matches, subject }: FinderAnswer): string {
  if (matches.length === 0) return subject;
  const releases = unique(matches.map(({ release }) => release.label));
  const contracts = unique(matches.map(({ contract }) => contract.name));
  const chains = unique(matches.flatMap(({ places }) => places.map(({ chain }) => chain.name)));
  const where =
    chains.length === 0
      ? ""
      : chains.length > 2
        ? ` on ${chains.length} chains`
        : ` on ${joinWords(chains)}`;
  const what = contracts.length > 3 ? `${contracts.length} contracts` : joinWords(contracts);
  return `${releases.length > 4 ? `${releases.length} releases` : joinWords(releases)}${where}: ${what}`;
}
