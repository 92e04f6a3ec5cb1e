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
  type ReleaseRef,
} from "../../src/lib/protocol/model";
import type { RawContract, RawData, RawDeployment, RawRelease } from "./read";

/** What this project expects of the data package. */
export interface Expectations {
  releases: readonly ReleaseRecord[];
  shared: readonly SharedContract[];
  defects: readonly Defect[];
}

interface Sighting {
  ref: string;
  contract: string;
}

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
 * `src/lib/protocol/schema.ts` has it, and a test holds the public files against that.
 * @returns one sentence or two for each problem; an empty list when the data can be shown
 */
export function findProblems(raw: RawData, expected: Expectations): string[] {
  return [
    ...raw.chains.flatMap(chainProblems),
    ...repeated(raw.chains.map(({ id }) => String(id))).map(
      (id) => `Chain id ${id} is listed more than once. Keep one chain for each id.`,
    ),
    ...repeated(raw.chains.map(({ slug }) => slug)).map(
      (slug) => `Chain slug "${slug}" is listed more than once. Give each chain its own slug.`,
    ),
    ...recordProblems(raw, expected.releases),
    ...latestProblems(raw.releases),
    ...aliasReuseProblems(raw.releases, expected.releases),
    ...raw.releases.flatMap((release) => releaseProblems(release, raw, expected)),
    ...sharedAddressProblems(raw, expected),
    ...defectProblems(raw, expected.defects),
  ];
}

function chainProblems({ id, name, nativeCurrency }: ChainInfo): string[] {
  const { symbol, decimals } = nativeCurrency;
  return decimals === 18
    ? []
    : [
        `Chain ${id} ("${name}"): native currency ${symbol} has ${decimals} decimals. Sablier needs ` +
          "18, so the chain must go.",
      ];
}

function recordProblems(raw: RawData, records: readonly ReleaseRecord[]): string[] {
  const inPackage = raw.releases.map(refOf);
  const recorded: string[] = records.map(({ ref }) => ref);
  return [
    ...repeated(inPackage).map((ref) => `Release ${ref} is in the package more than once.`),
    ...repeated(recorded).map((ref) => `Release ${ref} has more than one record in ${RECORDS}.`),
    ...inPackage
      .filter((ref) => !recorded.includes(ref))
      .map((ref) => `Release ${ref} of the package has no record. Add one to ${RECORDS}.`),
    ...recorded
      .filter((ref) => !inPackage.includes(ref))
      .map(
        (ref) =>
          `Release ${ref} of ${RECORDS} is not in the package. Remove its record, and add it again ` +
          "with the version of the package that has the release.",
      ),
    ...records.flatMap(unsaidProblems),
    ...repeated(
      records.filter(({ plainRoutes }) => plainRoutes).map(({ ref }) => protocolOf(ref)),
    ).map(
      (protocol) =>
        `More than one release of ${protocol} has plainRoutes. Their pages would have the same ` +
        "routes: keep it for one.",
    ),
  ];
}

/** What a record must say about a release: how much the site tells, and what it came out with. */
function unsaidProblems(record: ReleaseRecord): string[] {
  // The types forbid these cases, but the build does not check types.
  const { depth, generation, source } = record as Partial<ReleaseRecord>;
  const problems: string[] = [];
  if (!DEPTHS.some((known) => known === depth)) {
    problems.push(`depth "${String(depth)}" is unknown. Use ${DEPTHS.join(", ")}.`);
  }
  if (generation === undefined || !Object.hasOwn(GENERATIONS, generation)) {
    problems.push(
      `generation "${String(generation)}" is unknown. Use one of GENERATIONS, or add it there.`,
    );
  }
  if (source?.[0] === undefined) problems.push("there is no source. Add repository and tag.");
  return problems.map((problem) => `Release ${record.ref} of ${RECORDS}: ${problem}`);
}

function protocolOf(ref: ReleaseRef): string {
  return parseReleaseRef(ref).protocol;
}

function latestProblems(releases: readonly RawRelease[]): string[] {
  return releases.flatMap((release) => {
    const { version } = release;
    if (!isVersion(version)) return [];
    const newest = !releases.some(
      (other) =>
        other.protocol === release.protocol &&
        isVersion(other.version) &&
        compareVersions(other.version, version) > 0,
    );
    if (newest === release.isLatest) return [];
    return [
      release.isLatest
        ? `Release ${refOf(release)} is marked as the newest, but the package has a newer one.`
        : `Release ${refOf(release)} is the newest of the package, but is not marked so.`,
    ];
  });
}

function aliasReuseProblems(
  releases: readonly RawRelease[],
  records: readonly ReleaseRecord[],
): string[] {
  const users = new Map<string, string[]>();
  for (const release of releases) {
    // The same contract may be listed by the release that it is repeated from.
    const repeats = records.find(({ ref }) => ref === refOf(release))?.repeats;
    const owner = repeats ? parseReleaseRef(repeats).protocol : release.protocol;
    for (const [contract, alias] of Object.entries(release.aliases)) {
      const key = `${owner} alias ${alias}`;
      const user = `${contract} of ${repeats ?? refOf(release)}`;
      const others = users.get(key) ?? [];
      users.set(key, others.includes(user) ? others : [...others, user]);
    }
  }
  return [...users]
    .filter(([, names]) => names.length > 1)
    .map(([key, names]) => `The ${key} stands for ${names.join(" and ")}. Keep it for one.`);
}

function releaseProblems(release: RawRelease, raw: RawData, expected: Expectations): string[] {
  const ref = refOf(release);
  const problems: string[] = [];
  const known = new Set(release.contractNames);
  for (const name of Object.keys(release.aliases).filter((contract) => !known.has(contract))) {
    problems.push(
      `Release ${ref}: alias "${release.aliases[name]}" belongs to "${name}", which is not a ` +
        "contract of the release.",
    );
  }
  for (const name of Object.keys(release.abi).filter((contract) => !known.has(contract))) {
    problems.push(`Release ${ref}: the ABI of "${name}" belongs to no contract of the release.`);
  }
  for (const chainId of repeated(release.deployments.map((entry) => String(entry.chainId)))) {
    problems.push(`Release ${ref}: chain ${chainId} is listed more than once.`);
  }
  const record = expected.releases.find((candidate) => candidate.ref === ref);
  if (record) problems.push(...nameProblems(release, record));
  for (const deployment of release.deployments) {
    problems.push(...deploymentProblems(release, deployment, raw, record));
  }
  if (record) problems.push(...recordDriftProblems(release, raw, record));
  return problems;
}

function nameProblems(release: RawRelease, record: ReleaseRecord): string[] {
  const expected = new Set([...record.contracts, ...record.codeOnly]);
  const ownNames = new Set(release.contractNames);
  return [
    ...[...ownNames]
      .filter((name) => !expected.has(name))
      .map(
        (name) =>
          `Release ${record.ref}: contract "${name}" of the package is unexpected. ` +
          `Add it to contracts or codeOnly in ${RECORDS}.`,
      ),
    ...[...expected]
      .filter((name) => !ownNames.has(name))
      .map(
        (name) =>
          `Release ${record.ref}: contract "${name}" of ${RECORDS} is not in the package. ` +
          "Remove it or correct its name.",
      ),
  ];
}

function deploymentProblems(
  release: RawRelease,
  deployment: RawDeployment,
  raw: RawData,
  record: ReleaseRecord | undefined,
): string[] {
  const ref = refOf(release);
  const chain = raw.chains.find(({ id }) => id === deployment.chainId);
  const place = `Release ${ref} on chain ${deployment.chainId}${chain ? ` (${chain.slug})` : ""}`;
  const problems: string[] = [];
  if (!chain) {
    problems.push(`${place}: the package does not describe this chain. Add the chain to it.`);
  }
  const names = deployment.contracts.map(({ name }) => name);
  for (const name of repeated(names)) {
    problems.push(`${place}: contract "${name}" is listed more than once.`);
  }
  for (const address of repeated(
    deployment.contracts.map((entry) => entry.address.toLowerCase()),
  )) {
    const users = deployment.contracts
      .filter((entry) => entry.address.toLowerCase() === address)
      .map(({ name }) => name);
    problems.push(`${place}: ${users.join(" and ")} share the address ${address}.`);
  }
  for (const contract of deployment.contracts) {
    const problemsHere = contractProblems(contract, chain);
    const own = record === undefined || record.contracts.includes(contract.name);
    if (own) problemsHere.push(...aliasProblems(contract, release));
    problems.push(
      ...problemsHere.map((problem) => `${place}, contract "${contract.name}": ${problem}`),
    );
  }
  if (record) {
    problems.push(
      ...expectedSetProblems(deployment, record, raw).map((problem) => `${place}: ${problem}`),
    );
  }
  return problems;
}

function contractProblems(contract: RawContract, chain: ChainInfo | undefined): string[] {
  const explorer = explorerProblem(contract, chain);
  return [
    ...(isAddress(contract.address)
      ? []
      : [
          `address "${contract.address}" has a wrong form or EIP-55 checksum, so a digit may be mistyped. ` +
            "Compare it with the explorer.",
        ]),
    ...(explorer === undefined ? [] : [explorer]),
  ];
}

function explorerProblem(contract: RawContract, chain: ChainInfo | undefined): string | undefined {
  const url = contract.explorerUrl;
  if (!url.toLowerCase().endsWith(`/address/${contract.address.toLowerCase()}`)) {
    return `explorer link "${url}" does not point to the address ${contract.address}.`;
  }
  // An unknown chain is a problem of its own, reported above.
  if (chain === undefined) return undefined;
  const base = url.slice(0, -`/address/${contract.address}`.length);
  return base.toLowerCase() === chain.explorer.url.toLowerCase()
    ? undefined
    : `explorer link "${url}" does not point to the chain's explorer, ${chain.explorer.url}.`;
}

function aliasProblems(contract: RawContract, release: RawRelease): string[] {
  const declared = release.aliases[contract.name];
  if (contract.alias === declared) return [];
  if (contract.alias === undefined) return [`the alias "${declared}" of the release is missing.`];
  return [
    `alias "${contract.alias}" is unknown. ` +
      (declared === undefined
        ? "The release declares none for this contract."
        : `The release declares "${declared}".`),
  ];
}

function expectedSetProblems(
  deployment: RawDeployment,
  record: ReleaseRecord,
  raw: RawData,
): string[] {
  const names = deployment.contracts.map(({ name }) => name);
  const absent = record.absences
    .filter(({ chainId }) => chainId === deployment.chainId)
    .map(({ contract }) => contract);
  const missing = record.contracts
    .filter((name) => !names.includes(name) && !absent.includes(name))
    .map((name) => `contract "${name}" is missing. Record the absence if it is real.`);
  const unexpected = deployment.contracts
    .filter(({ name }) => !record.contracts.includes(name))
    .filter((contract) => !isRepetition(contract, deployment.chainId, record, raw))
    .map(({ name, address }) => `contract "${name}" at ${address} is unexpected.`);
  return [...missing, ...unexpected];
}

function isRepetition(
  contract: RawContract,
  chainId: number,
  record: ReleaseRecord,
  raw: RawData,
): boolean {
  const original = raw.releases
    .find((release) => refOf(release) === record.repeats)
    ?.deployments.find((deployment) => deployment.chainId === chainId)
    ?.contracts.find(({ name }) => name === contract.name);
  return original?.address.toLowerCase() === contract.address.toLowerCase();
}

/** Statements of a record that the package has overtaken. */
function recordDriftProblems(release: RawRelease, raw: RawData, record: ReleaseRecord): string[] {
  const deploymentOn = (chainId: number): RawDeployment | undefined =>
    release.deployments.find((deployment) => deployment.chainId === chainId);
  const deployedNames = new Map(
    raw.chains
      .filter(({ id }) => deploymentOn(id))
      .map(({ name }) => [name.toLowerCase(), name] as const),
  );
  return [
    ...record.absences
      .filter(({ contract, chainId }) => {
        const deployment = deploymentOn(chainId);
        return !deployment || deployment.contracts.some(({ name }) => name === contract);
      })
      .map(
        ({ contract, chainId }) =>
          `Release ${record.ref}: the absence of "${contract}" on chain ${chainId} is out of ` +
          `date. Remove it from ${RECORDS}.`,
      ),
    ...record.unlistedChains
      .filter((name) => deployedNames.has(name.toLowerCase()))
      .map(
        (name) =>
          `Release ${record.ref}: chain "${name}" is recorded as unlisted, but the package lists ` +
          `it. Remove it from ${RECORDS}.`,
      ),
  ];
}

function sharedAddressProblems(raw: RawData, expected: Expectations): string[] {
  const sightings = sightingsByAddress(raw, expected.releases);
  const used = new Set<SharedContract>();
  const problems: string[] = [];
  for (const [key, users] of sightings) {
    if (new Set(users.map(({ ref }) => ref)).size < 2) continue;
    const [, chainId = "", address = ""] = key.split(" ");
    const suspicious = users.filter(
      (user) =>
        !expected.defects.some(
          (defect) =>
            defect.release === user.ref &&
            String(defect.chainId) === chainId &&
            defect.contracts.includes(user.contract),
        ),
    );
    if (new Set(suspicious.map(({ ref }) => ref)).size < 2) continue;
    const rule = expected.shared.find(({ contract, releases }) =>
      suspicious.every(
        (user) => user.contract === contract && releases.some((ref) => ref === user.ref),
      ),
    );
    if (rule) {
      used.add(rule);
      continue;
    }
    const places = suspicious.map(({ ref, contract }) => `${contract} of ${ref}`);
    problems.push(
      `On chain ${chainId}, ${places.join(" and ")} have the same address ${address}. ` +
        `If that is right, name these releases in SHARED_CONTRACTS of ${RECORDS}, in the entry of the ` +
        "contract or in a new one with its reason; if it is wrong, add a defect there.",
    );
  }
  const unused = expected.shared
    .filter((rule) => !used.has(rule))
    .map(
      ({ contract, releases }) =>
        `No address of "${contract}" is shared by ${releases.join(", ")} any more. ` +
        `Remove the shared contract from ${RECORDS}.`,
    );
  return [...problems, ...unused];
}

/** Keys are `<protocol> <chain id> <lower-case address>`; contracts of other protocols stay out. */
function sightingsByAddress(
  raw: RawData,
  records: readonly ReleaseRecord[],
): Map<string, Sighting[]> {
  const sightings = new Map<string, Sighting[]>();
  for (const release of raw.releases) {
    const ref = refOf(release);
    const record = records.find((candidate) => candidate.ref === ref);
    for (const deployment of release.deployments) {
      for (const contract of deployment.contracts) {
        if (record?.repeats && !record.contracts.includes(contract.name)) continue;
        const key = `${release.protocol} ${deployment.chainId} ${contract.address.toLowerCase()}`;
        sightings.set(key, [...(sightings.get(key) ?? []), { ref, contract: contract.name }]);
      }
    }
  }
  return sightings;
}

function defectProblems(raw: RawData, defects: readonly Defect[]): string[] {
  return defects.flatMap((defect) =>
    defect.contracts
      .filter((name) => {
        const address = addressOf(raw, defect.release, defect.chainId, name);
        return (
          address === undefined || address !== addressOf(raw, defect.repeats, defect.chainId, name)
        );
      })
      .map(
        (name) =>
          `The defect of "${name}" of ${defect.release} on chain ${defect.chainId} is no longer ` +
          `in the package. Remove it from ${RECORDS}.`,
      ),
  );
}

function addressOf(
  raw: RawData,
  ref: string,
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

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const value of values) (seen.has(value) ? twice : seen).add(value);
  return [...twice];
}
