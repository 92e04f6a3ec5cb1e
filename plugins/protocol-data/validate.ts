import { isAddress } from "viem";

import {
  type Defect,
  GENERATIONS,
  type ReleaseRecord,
  type SharedContract,
} from "../../data/releases";
import {
  type ChainInfo,
  compareVersions,
  DEPTHS,
  isVersion,
  parseReleaseRef,
} from "../../src/lib/protocol/model";
import type { RawContract, RawData, RawRelease } from "./read";

/** What this project expects of the data package. */
export interface Expectations {
  releases: readonly ReleaseRecord[];
  shared: readonly SharedContract[];
  defects: readonly Defect[];
}

/** One sentence or two for each problem, with the place, the value and the fix. */
type Problems = Generator<string, void>;

const RECORDS = "data/releases.ts";

/**
 * Compares the data package with what this project expects of it.
 * @throws Error that lists every problem, each with the place, the value and the fix
 */
export function assertValid(raw: RawData, expected: Expectations): void {
  const problems = findProblems(raw, expected);
  if (problems.length === 0) return;
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  throw new Error(
    `The deployment data of ${raw.source.package}@${raw.source.version} has ${count}:\n` +
      problems.map((problem) => `- ${problem}`).join("\n") +
      `\nCorrect ${RECORDS} where the package is right; otherwise pin a version of the package ` +
      "that is.",
  );
}

/**
 * Lists everything about the data package that would make a page wrong, but for the form of single values:
 * `src/lib/protocol/schema.ts` has it, and a test holds the public files against that. A release without a
 * record is one problem; the rest of it is looked at when it has one.
 * @returns an empty list when the data can be shown
 */
export function findProblems(raw: RawData, expected: Expectations): string[] {
  return [
    ...chainProblems(raw),
    ...recordProblems(raw, expected.releases),
    ...aliasReuseProblems(raw, expected.releases),
    ...expected.releases.flatMap((record) =>
      raw.releases
        .filter((release) => refOf(release) === record.ref)
        .flatMap((release) => [...releaseProblems(release, raw, record)]),
    ),
    ...sharedAddressProblems(raw, expected),
    ...defectProblems(raw, expected.defects),
  ];
}

function* chainProblems({ chains }: RawData): Problems {
  for (const { id, name, nativeCurrency } of chains) {
    const { symbol, decimals } = nativeCurrency;
    if (decimals !== 18) {
      yield (
        `Chain ${id} ("${name}"): native currency ${symbol} has ${decimals} decimals. Sablier needs ` +
        "18, so the chain must go."
      );
    }
  }
  for (const id of repeated(chains.map((chain) => String(chain.id)))) {
    yield `Chain id ${id} is listed more than once. Keep one chain for each id.`;
  }
  for (const slug of repeated(chains.map((chain) => chain.slug))) {
    yield `Chain slug "${slug}" is listed more than once. Give each chain its own slug.`;
  }
}

function* recordProblems(raw: RawData, records: readonly ReleaseRecord[]): Problems {
  const inPackage = raw.releases.map(refOf);
  const recorded = records.map(({ ref }) => ref);
  for (const ref of repeated(inPackage)) {
    yield `Release ${ref} is in the package more than once.`;
  }
  for (const ref of repeated(recorded)) {
    yield `Release ${ref} has more than one record in ${RECORDS}.`;
  }
  for (const ref of without(inPackage, recorded)) {
    yield `Release ${ref} of the package has no record. Add one to ${RECORDS}.`;
  }
  for (const ref of without(recorded, inPackage)) {
    yield (
      `Release ${ref} of ${RECORDS} is not in the package. Remove its record, and add it again ` +
      "with the version of the package that has the release."
    );
  }
  const plain = records.filter(({ plainRoutes }) => plainRoutes);
  for (const protocol of repeated(plain.map(({ ref }) => parseReleaseRef(ref).protocol))) {
    yield (
      `More than one release of ${protocol} has plainRoutes. Their pages would have the same ` +
      "routes: keep it for one."
    );
  }
  for (const record of records) {
    // The types forbid these cases, but the build does not check types.
    const { depth, generation, source } = record as Partial<ReleaseRecord>;
    const place = `Release ${record.ref} of ${RECORDS}`;
    if (!DEPTHS.some((known) => known === depth)) {
      yield `${place}: depth "${String(depth)}" is unknown. Use ${DEPTHS.join(", ")}.`;
    }
    if (generation === undefined || !Object.hasOwn(GENERATIONS, generation)) {
      yield `${place}: generation "${String(generation)}" is unknown. Use one of GENERATIONS, or add it there.`;
    }
    if (source?.[0] === undefined) yield `${place}: there is no source. Add repository and tag.`;
  }
}

/** Aliases of two contracts, of any protocol: links into the app would have two meanings. */
function* aliasReuseProblems({ releases }: RawData, records: readonly ReleaseRecord[]): Problems {
  const users = new Map<string, Set<string>>();
  for (const release of releases) {
    // The same contract may be listed by the release that it is repeated from.
    const repeats = records.find(({ ref }) => ref === refOf(release))?.repeats;
    for (const [contract, alias] of Object.entries(release.aliases)) {
      const names = users.get(alias) ?? new Set();
      users.set(alias, names.add(`${contract} of ${repeats ?? refOf(release)}`));
    }
  }
  for (const [alias, names] of users) {
    if (names.size > 1)
      yield `The alias ${alias} stands for ${[...names].join(" and ")}. Keep it for one.`;
  }
}

function* releaseProblems(release: RawRelease, raw: RawData, record: ReleaseRecord): Problems {
  const { protocol, isLatest, contractNames, aliases, abi, deployments } = release;
  const place = `Release ${record.ref}`;
  const isOlder = raw.releases.some(
    (other) =>
      other.protocol === protocol &&
      isVersion(other.version) &&
      compareVersions(other.version, parseReleaseRef(record.ref).version) > 0,
  );
  if (isLatest && isOlder) {
    yield `${place} is marked as the newest, but the package has a newer one.`;
  } else if (!isLatest && !isOlder) {
    yield `${place} is the newest of the package, but is not marked so.`;
  }
  for (const name of without(Object.keys(aliases), contractNames)) {
    yield (
      `${place}: alias "${aliases[name]}" belongs to "${name}", which is not a ` +
      "contract of the release."
    );
  }
  for (const name of without(Object.keys(abi), contractNames)) {
    yield `${place}: the ABI of "${name}" belongs to no contract of the release.`;
  }
  const expected = [...record.contracts, ...record.codeOnly];
  for (const name of without(contractNames, expected)) {
    yield (
      `${place}: contract "${name}" of the package is unexpected. ` +
      `Add it to contracts or codeOnly in ${RECORDS}.`
    );
  }
  for (const name of without(expected, contractNames)) {
    yield (
      `${place}: contract "${name}" of ${RECORDS} is not in the package. ` +
      "Remove it or correct its name."
    );
  }
  for (const chainId of repeated(deployments.map((entry) => String(entry.chainId)))) {
    yield `${place}: chain ${chainId} is listed more than once.`;
  }
  for (const { chainId, contracts } of deployments) {
    const chain = raw.chains.find(({ id }) => id === chainId);
    const there = `${place} on chain ${chainId}${chain ? ` (${chain.slug})` : ""}`;
    if (!chain) {
      yield `${there}: the package does not describe this chain. Add the chain to it.`;
    }
    for (const problem of setProblems(contracts, chainId, raw, record)) {
      yield `${there}: ${problem}`;
    }
    for (const contract of contracts) {
      for (const problem of contractProblems(contract, chain, aliases, record)) {
        yield `${there}, contract "${contract.name}": ${problem}`;
      }
    }
  }
  yield* driftProblems(release, raw, record);
}

/** Problems with which contracts a release has on a chain. */
function* setProblems(
  contracts: readonly RawContract[],
  chainId: number,
  raw: RawData,
  record: ReleaseRecord,
): Problems {
  const names = contracts.map(({ name }) => name);
  for (const name of repeated(names)) yield `contract "${name}" is listed more than once.`;
  for (const address of repeated(contracts.map((contract) => contract.address.toLowerCase()))) {
    const users = contracts.filter((contract) => contract.address.toLowerCase() === address);
    yield `${users.map(({ name }) => name).join(" and ")} share the address ${address}.`;
  }
  const absent = record.absences.filter((absence) => absence.chainId === chainId);
  for (const name of without(record.contracts, [
    ...names,
    ...absent.map(({ contract }) => contract),
  ])) {
    yield `contract "${name}" is missing. Record the absence if it is real.`;
  }
  for (const { name, address } of contracts) {
    if (record.contracts.includes(name)) continue;
    const original = addressOf(raw, record.repeats, chainId, name);
    if (original !== address.toLowerCase()) {
      yield `contract "${name}" at ${address} is unexpected.`;
    }
  }
}

/** Problems with the address, the link and the alias of a contract on a chain. */
function* contractProblems(
  { name, address, alias, explorerUrl }: RawContract,
  chain: ChainInfo | undefined,
  aliases: RawRelease["aliases"],
  record: ReleaseRecord,
): Problems {
  if (!isAddress(address)) {
    yield (
      `address "${address}" has a wrong form or EIP-55 checksum, so a digit may be mistyped. ` +
      "Compare it with the explorer."
    );
  }
  const link = explorerUrl.toLowerCase();
  const end = `/address/${address.toLowerCase()}`;
  if (!link.endsWith(end)) {
    yield `explorer link "${explorerUrl}" does not point to the address ${address}.`;
  } else if (chain && link !== chain.explorer.url.toLowerCase() + end) {
    yield `explorer link "${explorerUrl}" does not point to the chain's explorer, ${chain.explorer.url}.`;
  }
  const declared = aliases[name];
  if (alias === declared || !record.contracts.includes(name)) return;
  if (alias === undefined) yield `the alias "${declared}" of the release is missing.`;
  else if (declared === undefined) {
    yield `alias "${alias}" is unknown. The release declares none for this contract.`;
  } else yield `alias "${alias}" is unknown. The release declares "${declared}".`;
}

/** Statements of a record that the package has overtaken. */
function* driftProblems(
  { deployments }: RawRelease,
  { chains }: RawData,
  { ref, absences, unlistedChains }: ReleaseRecord,
): Problems {
  for (const { contract, chainId } of absences) {
    const deployment = deployments.find((entry) => entry.chainId === chainId);
    if (!deployment || deployment.contracts.some(({ name }) => name === contract)) {
      yield (
        `Release ${ref}: the absence of "${contract}" on chain ${chainId} is out of ` +
        `date. Remove it from ${RECORDS}.`
      );
    }
  }
  const listed = chains
    .filter(({ id }) => deployments.some(({ chainId }) => chainId === id))
    .map(({ name }) => name.toLowerCase());
  for (const name of unlistedChains) {
    if (listed.includes(name.toLowerCase())) {
      yield (
        `Release ${ref}: chain "${name}" is recorded as unlisted, but the package lists ` +
        `it. Remove it from ${RECORDS}.`
      );
    }
  }
}

/** A contract that has an address, in the words of its release. */
interface User {
  readonly ref: string;
  readonly contract: string;
}

function* sharedAddressProblems(raw: RawData, expected: Expectations): Problems {
  const used = new Set<SharedContract>();
  for (const [place, users] of usersByAddress(raw, expected)) {
    if (new Set(users.map(({ ref }) => ref)).size < 2) continue;
    const rule = expected.shared.find(({ contract, releases }) =>
      users.every((user) => user.contract === contract && releases.some((ref) => ref === user.ref)),
    );
    if (rule) {
      used.add(rule);
      continue;
    }
    const [, chainId = "", address = ""] = place.split(" ");
    yield (
      `On chain ${chainId}, ${users.map(({ ref, contract }) => `${contract} of ${ref}`).join(" and ")} ` +
      `have the same address ${address}. ` +
      `If that is right, name these releases in SHARED_CONTRACTS of ${RECORDS}, in the entry of the ` +
      "contract or in a new one with its reason; if it is wrong, add a defect there."
    );
  }
  for (const rule of expected.shared) {
    if (used.has(rule)) continue;
    yield (
      `No address of "${rule.contract}" is shared by ${rule.releases.join(", ")} any more. ` +
      `Remove the shared contract from ${RECORDS}.`
    );
  }
}

/**
 * Contracts by `<protocol> <chain id> <lower-case address>`, without those of other protocols and those
 * whose address is a known defect.
 */
function usersByAddress(raw: RawData, { releases, defects }: Expectations): Map<string, User[]> {
  const users = new Map<string, User[]>();
  for (const release of raw.releases) {
    const ref = refOf(release);
    const record = releases.find((candidate) => candidate.ref === ref);
    for (const { chainId, contracts } of release.deployments) {
      const wrong = defects.filter(
        (defect) => defect.release === ref && defect.chainId === chainId,
      );
      for (const { name, address } of contracts) {
        if (record?.repeats && !record.contracts.includes(name)) continue;
        if (wrong.some((defect) => defect.contracts.includes(name))) continue;
        const place = `${release.protocol} ${chainId} ${address.toLowerCase()}`;
        users.set(place, [...(users.get(place) ?? []), { ref, contract: name }]);
      }
    }
  }
  return users;
}

function* defectProblems(raw: RawData, defects: readonly Defect[]): Problems {
  for (const { release, repeats, chainId, contracts } of defects) {
    for (const name of contracts) {
      const address = addressOf(raw, release, chainId, name);
      if (address === undefined || address !== addressOf(raw, repeats, chainId, name)) {
        yield (
          `The defect of "${name}" of ${release} on chain ${chainId} is no longer ` +
          `in the package. Remove it from ${RECORDS}.`
        );
      }
    }
  }
}

/** The address of a contract in lower case. */
function addressOf(
  raw: RawData,
  ref: string | undefined,
  chainId: number,
  contractName: string,
): string | undefined {
  return raw.releases
    .find((release) => refOf(release) === ref)
    ?.deployments.find((deployment) => deployment.chainId === chainId)
    ?.contracts.find(({ name }) => name === contractName)
    ?.address.toLowerCase();
}

function refOf(release: Pick<RawRelease, "protocol" | "version">): string {
  return `${release.protocol}@${release.version}`;
}

/** Values that the others lack. */
const without = (values: readonly string[], others: readonly string[]): string[] =>
  values.filter((value) => !others.includes(value));

/** Values that stand more than once, each once. */
const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
