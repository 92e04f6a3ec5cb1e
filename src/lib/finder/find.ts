import { formatAppUrl, formatStreamId, readStreamNumber, type StreamArea } from "../app-urls";
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

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const nameOfChain = ({ name, id }: AppChain): string => `${name} (${id})`;

function allContracts({ releases }: FinderData): Omit<Match, "places">[] {
  return releases.flatMap((release) =>
    release.contracts.map((contract) => ({ release, contract })),
  );
}

/** What narrows the places of a contract down, and the number of the stream that is asked for. */
interface Where {
  readonly chain?: NamedChain | undefined;
  /** In lower case. */
  readonly address?: string;
  readonly number?: string | undefined;
}

/** The places of a contract; a chain that the data does not have has none. */
function placesOf(
  release: FinderRelease,
  contract: FinderContract,
  data: FinderData,
  { chain: wanted, address, number }: Where,
): Place[] {
  return data.chains.flatMap((chain): Place[] => {
    const found = contract.addresses[chain.id];
    if (found === undefined || (wanted !== undefined && chain.id !== wanted.id)) return [];
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

/** Contracts with their places; of some of them there may be none. */
const locate = (
  contracts: readonly Omit<Match, "places">[],
  data: FinderData,
  where: Where,
): Match[] =>
  contracts.map(({ release, contract }) => ({
    release,
    contract,
    places: placesOf(release, contract, data, where),
  }));

/** The contracts that have places. */
const matchesAt = (...args: Parameters<typeof locate>): Match[] =>
  locate(...args).filter(({ places }) => places.length > 0);

/** Adds what belongs to every answer about places. */
function finish(answer: FinderAnswer): FinderAnswer {
  const doubtful = answer.matches.flatMap(({ release, places }) =>
    places
      .filter(({ isUnconfirmed }) => isUnconfirmed)
      .map(
        ({ chain }) =>
          `The address of ${release.label} on ${nameOfChain(chain)} is not confirmed: compare the contract on the explorer before you use it.`,
      ),
  );
  return {
    ...answer,
    notes: unique([...answer.notes, ...sharedNotes(answer.matches), ...doubtful]),
  };
}

/** Why an address has several releases on one chain. */
function sharedNotes(matches: readonly Match[]): string[] {
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

/** Why there is nothing on a chain: the data has no such chain, or has lost what a release had on others. */
function chainNotes(
  { chain, name }: NamedChain,
  releases: readonly FinderRelease[] = [],
): string[] {
  return [
    ...(chain === undefined ? [`${capitalized(name)} is no chain of the data.`] : []),
    ...releases
      .filter(({ unlistedChains }) => unlistedChains.length > 0)
      .map(
        ({ label, unlistedChains }) =>
          `${label} was also on ${joinWords(unlistedChains)}, whose addresses the data no longer has.`,
      ),
  ];
}

/** Where something is, as the end of a subject; empty without a chain. */
const wherePhrase = (chain: NamedChain | undefined): string =>
  chain === undefined ? "" : ` on ${chain.name}`;

function chainsIn(places: readonly Place[]): string {
  return joinWords(places.map(({ chain }) => nameOfChain(chain)));
}

type ContractInput = Extract<FinderInput, { kind: "contract" }>;

function findByName({ source, chain, number }: ContractInput, data: FinderData): FinderAnswer {
  const wanted = source.toLowerCase();
  const named = allContracts(data).filter(
    ({ contract }) =>
      contract.alias?.toLowerCase() === wanted || contract.name.toLowerCase() === wanted,
  );
  const [first] = named;
  if (first === undefined) {
    const aliases = unique(allContracts(data).flatMap(({ contract: { alias } }) => alias ?? []));
    return {
      subject: `The name ${quoteValue(source)}`,
      matches: [],
      notes: [
        `No release has a contract with the alias or the name ${quoteValue(source)}. Aliases are ${joinWords(aliases)}.`,
      ],
    };
  }
  const isAlias = first.contract.alias?.toLowerCase() === wanted;
  const shownName = isAlias ? source.toUpperCase() : first.contract.name;
  const holdsNumbers = named.some(({ contract }) => contract.counts !== undefined);
  // `MF2_LL-137`: what makes campaigns has no streams, so the number is the chain.
  const onChain =
    chain ?? (number !== undefined && !holdsNumbers ? chainOf(number, data) : undefined);
  const stream = holdsNumbers ? number : undefined;
  const notes: string[] = [];
  if (number !== undefined && !holdsNumbers && chain !== undefined) {
    notes.push(`${shownName} holds no streams, so the number ${number} says nothing here.`);
  }
  // A name tells the release without a place, too.
  const all = locate(named, data, { chain: onChain, number: stream });
  const placed = all.filter(({ places }) => places.length > 0);
  const matches = onChain === undefined || placed.length === 0 ? all : placed;
  if (onChain !== undefined && placed.length === 0) {
    const elsewhere = matchesAt(named, data, {}).flatMap(({ places }) => places);
    if (onChain.chain !== undefined && elsewhere.length > 0) {
      notes.push(`The data has no ${shownName} on ${nameOfChain(onChain.chain)}.`);
    }
    notes.push(...chainNotes(onChain, unique(named.map(({ release }) => release))));
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
  const place = wherePhrase(onChain);
  return {
    subject:
      stream === undefined
        ? `${isAlias ? "The alias" : "The contract"} ${shownName}${place}`
        : `${thingName(named)} ${stream} of ${shownName}${place}`,
    matches,
    notes,
  };
}

/** A chain for an example: Ethereum where the contract is there. */
function firstChain(matches: readonly Match[]): number {
  const ids = matches.flatMap(({ places }) => places.map(({ chain }) => chain.id));
  return ids.includes(1) ? 1 : (ids[0] ?? 1);
}

function thingName(named: readonly { readonly contract: FinderContract }[]): string {
  const thing =
    named.find(({ contract }) => contract.counts !== undefined)?.contract.counts ?? "number";
  return capitalized(thing);
}

function findByAddress(input: ContractInput, data: FinderData): FinderAnswer {
  const { source, chain, number, isCampaign = false } = input;
  const address = source.toLowerCase();
  const known = matchesAt(allContracts(data), data, { address, number });
  const what = number === undefined ? "The address" : `${thingName(known)} ${number} of`;
  const subject = `${what} ${toChecksum(address)}${wherePhrase(chain)}`;
  const isMisspelled = addressProblem(source) !== undefined;
  if (known.length === 0) {
    return {
      subject,
      matches: [],
      notes: unknownAddress(isMisspelled, chain, isCampaign),
      unlisted: { address: toChecksum(address), chain: chain?.chain, isMisspelled },
    };
  }
  const notes: string[] = [];
  if (isMisspelled) {
    notes.push(
      "The capital letters are not the address's checksum, yet all digits are those of a contract of the data: compare it with its source.",
    );
  }
  const matches = matchesAt(known, data, { address, number, chain });
  if (matches.length === 0 && chain !== undefined) {
    notes.push(...chainNotes(chain));
    if (chain.chain !== undefined) {
      notes.push(`No contract of the data has this address on ${nameOfChain(chain.chain)}.`);
    }
    for (const { release, contract, places: others } of known) {
      notes.push(`On ${chainsIn(others)} it is ${contract.name} of ${release.label}.`);
    }
    return { subject, matches, notes };
  }
  const chainSets = matches.map(({ places }) => places.map(({ chain: { id } }) => id).join());
  if (unique(chainSets).length > 1) {
    notes.push(
      "The same address is another contract on another chain: the chain decides which one is yours.",
    );
  }
  if (number !== undefined && matches.every(({ contract }) => contract.counts === undefined)) {
    notes.push(`This contract holds no streams, so the number ${number} says nothing here.`);
  }
  return { subject, matches, notes };
}

function unknownAddress(
  isMisspelled: boolean,
  chain: NamedChain | undefined,
  isCampaign: boolean,
): string[] {
  const notes: string[] = [];
  if (isMisspelled) {
    notes.push(
      "The capital letters of this address are not its checksum, so a digit may be mistyped: copy it again.",
    );
  }
  if (chain !== undefined) notes.push(...chainNotes(chain));
  return isCampaign
    ? [
        ...notes,
        "A campaign is a contract of its own, and the data has only the factories that make campaigns.",
        "The campaign's page on the explorer names the contract that created it: paste that address here.",
      ]
    : [
        ...notes,
        "This address is on no chain of the data. It may be a campaign, a vault's share, a token, a wallet, or a contract of a chain that the data no longer has.",
        "For a campaign, paste the address of the contract that created it, which the explorer names.",
      ];
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
        ...(chain === undefined ? [] : chainNotes(chain)),
        "A number alone names no stream: each contract on each chain counts its own. Add the alias or the address and the chain, as in LK2-137-42.",
      ],
    };
  }
  const counting = allContracts(data).filter(({ contract }) => contract.counts !== undefined);
  const matches = matchesAt(counting, data, { chain, number });
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

function findInSearch(ids: readonly string[], data: FinderData): FinderAnswer {
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
    return findContract({ kind: "contract", source, ...place }, data);
  });
  return {
    subject: `The streams ${joinWords(ids.slice(0, MOST_IDS).map((id) => id.slice(0, 60)))}`,
    matches: answers.flatMap(({ matches }) => matches),
    notes: [
      ...answers.flatMap(({ notes }) => notes),
      ...(ids.length > MOST_IDS
        ? [`The link names ${ids.length} streams; the first ${MOST_IDS} were looked up.`]
        : []),
    ],
  };
}

function findLegacy(host: string, data: FinderData): FinderAnswer {
  const legacy = allContracts(data).filter(
    ({ release, contract }) => release.protocol === "legacy" && contract.counts === "stream",
  );
  return {
    subject: `A link to ${host}`,
    matches: matchesAt(legacy, data, {}),
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
  const words = new Set<string>();
  for (let at = 10; at + 64 <= calldata.length; at += 64) {
    if (calldata.startsWith("0".repeat(24), at)) {
      words.add(`0x${calldata.slice(at + 24, at + 64)}`);
    }
  }
  return matchesAt(allContracts(data), data, {}).flatMap(({ places, ...match }) => {
    const named = places.filter(({ address }) => words.has(address.toLowerCase()));
    return named.length === 0 ? [] : [{ ...match, places: named }];
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

const findContract = (input: ContractInput, data: FinderData): FinderAnswer =>
  isAddressText(input.source) ? findByAddress(input, data) : findByName(input, data);

function lookUp(input: FinderInput, data: FinderData, selectors?: SelectorTable): FinderAnswer {
  switch (input.kind) {
    case "contract":
      return findContract(input, data);
    case "number":
      return findByNumber(input, data);
    case "search":
      return findInSearch(input.ids, data);
    case "legacy-app":
      return findLegacy(input.host, data);
    case "hash":
      return findHash(input);
    case "calldata":
      return findCall(input, data, selectors);
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
  return finish(lookUp(readInput(text, data), data, selectors));
}

/** Whether a text is input data, for which the functions of the releases have to be loaded. */
export function isInputData(text: string): boolean {
  const trimmed = text.trim();
  return /^0x[\da-f]{8}/iu.test(trimmed) && !/^0x[\da-f]{40}(?![\da-f])/iu.test(trimmed);
}

/** The releases of an answer in one line, such as `Lockup v3.0 on Ethereum: SablierLockup`. */
export function summaryOf({ matches, subject }: FinderAnswer): string {
  if (matches.length === 0) return subject;
  const listed = (names: readonly string[], most: number, what: string): string => {
    const own = unique(names);
    return own.length > most ? `${own.length} ${what}` : joinWords(own);
  };
  const releases = matches.map(({ release }) => release.label);
  const contracts = matches.map(({ contract }) => contract.name);
  const chains = matches.flatMap(({ places }) => places.map(({ chain }) => chain.name));
  const where = chains.length === 0 ? "" : ` on ${listed(chains, 2, "chains")}`;
  return `${listed(releases, 4, "releases")}${where}: ${listed(contracts, 3, "contracts")}`;
}
