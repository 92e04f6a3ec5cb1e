import {
  type ChainRow,
  compareVersions,
  type ProtocolName,
  type Version,
} from "../../src/lib/protocol/model";
import { plural } from "../../src/lib/text/plural";
import type { Endpoint, OutsideChain } from "../../src/lib/endpoints/model";

export interface EndpointExpectations {
  chains: readonly ChainRow[];
  releases: Readonly<Partial<Record<ProtocolName, readonly Version[]>>>;
  outsideChains: readonly OutsideChain[];
}

/**
 * Compares the endpoints with the protocol data.
 * @throws Error that lists every problem, each with the endpoint, the value and the fix
 */
export function assertEndpoints(
  endpoints: readonly Endpoint[],
  expected: EndpointExpectations,
): void {
  const problems = endpointProblems(endpoints, expected);
  if (problems.length === 0) return;
  throw new Error(
    `data/endpoints.ts has ${plural(problems.length, "problem")}:\n${problems.map((problem) => `- ${problem}`).join("\n")}`,
  );
}

/** A sentence or two for each problem. */
type Problems = Generator<string, void>;

/**
 * Lists what its writer can get wrong in `data/endpoints.ts`: unknown chains and releases, exceptions
 * that are no longer needed, mistyped or repeated ids, addresses that hold a key. Names, addresses and
 * states are made from these by functions, whose test is `data/endpoints.test.ts`.
 * @returns a sentence or two for each problem; an empty list when the endpoints can be shown
 */
export function endpointProblems(
  endpoints: readonly Endpoint[],
  expected: EndpointExpectations,
): string[] {
  return [
    ...outsideProblems(endpoints, expected),
    ...endpoints.flatMap((endpoint) => {
      const problems = [
        ...chainProblems(endpoint, expected),
        ...releaseProblems(endpoint, expected),
        ...typingProblems(endpoint),
      ];
      return problems.map((problem) => `${labelOf(endpoint)}: ${problem}`);
    }),
    ...repeatedIds(endpoints).map(
      (id) => `Subgraph id ${id} stands at more than one endpoint. Each subgraph has its own id.`,
    ),
    ...repeated(endpoints.map((endpoint) => `${endpoint.status} ${labelOf(endpoint)}`)).map(
      (place) => `There is more than one entry for ${place}. Keep one.`,
    ),
  ];
}

/** Ids that stand at two subgraphs. One that serves two protocols is the same subgraph. */
function repeatedIds(endpoints: readonly Endpoint[]): string[] {
  const known = endpoints.filter(({ subgraphId }) => subgraphId !== null);
  const names = new Set(known.map(({ subgraphId, name }) => `${subgraphId} ${name}`));
  const protocols = known.map(({ subgraphId, protocol }) => `${subgraphId} ${protocol}`);
  const idOf = (place: string): string => place.split(" ")[0] ?? "";
  return [...new Set([...repeated([...names].map(idOf)), ...repeated(protocols).map(idOf)])];
}

function labelOf({ protocol, vendor, name, chainId, url }: Endpoint): string {
  return chainId === null
    ? `${vendor} ${name} (${url ?? "no address"})`
    : `${protocol} at ${vendor}, ${name} on chain ${chainId}`;
}

function* outsideProblems(
  endpoints: readonly Endpoint[],
  { chains, outsideChains }: EndpointExpectations,
): Problems {
  for (const { id, name } of outsideChains) {
    const place = `Chain ${id} ("${name}")`;
    if (chains.some((chain) => chain.id === id)) {
      yield `${place} is in the data package. Remove it from CHAINS_OUTSIDE_PACKAGE.`;
    }
    if (!endpoints.some(({ chainId }) => chainId === id)) {
      yield `${place} has no endpoint. Remove it from CHAINS_OUTSIDE_PACKAGE.`;
    }
  }
}

function* chainProblems(
  { chainId }: Endpoint,
  { chains, outsideChains }: EndpointExpectations,
): Problems {
  if (chainId !== null && ![...chains, ...outsideChains].some(({ id }) => id === chainId)) {
    yield (
      `chain ${chainId} is not in the data package. Correct the id, or add ` +
      "the chain to CHAINS_OUTSIDE_PACKAGE with the reason."
    );
  }
}

function* releaseProblems(
  { protocol, chainId, indexesReleases, status }: Endpoint,
  { chains, releases, outsideChains }: EndpointExpectations,
): Problems {
  if (indexesReleases.length === 0) yield "no releases. List those that the endpoint reads.";
  if (indexesReleases.toSorted(compareVersions).join() !== indexesReleases.join()) {
    yield `releases ${indexesReleases.join(", ")} are not oldest first.`;
  }
  const known = releases[protocol] ?? [];
  const deployed = chains.find(({ id }) => id === chainId)?.releases ?? [];
  // A deprecated line names what its code reads, whether or not the chain has a deployment.
  const isExcused =
    status !== "current" || chainId === null || outsideChains.some(({ id }) => id === chainId);
  for (const version of indexesReleases) {
    const ref = `${protocol}@${version}`;
    if (!known.includes(version)) {
      yield `there is no ${ref}. Known: ${known.join(", ")}.`;
    } else if (!isExcused && !deployed.some((release) => release.ref === ref)) {
      yield `the data package has no ${ref} there. Remove the release.`;
    }
  }
}

function* typingProblems({ subgraphId, url }: Endpoint): Problems {
  if (subgraphId !== null && !/^[1-9A-HJ-NP-Za-km-z]{40,46}$/.test(subgraphId)) {
    yield `"${subgraphId}" is not a subgraph id. It has 40 to 46 characters of base 58.`;
  }
  if (url === null) return;
  if (!URL.canParse(url) || new URL(url).protocol !== "https:") {
    yield `"${url}" is not an https address.`;
  }
  // The shape of keys of The Graph and of the known providers. Public project ids have hyphens.
  if (/(?<![\w-])[0-9a-f]{32,}(?![\w-])/i.test(url)) {
    yield "the address seems to hold a key. Put a placeholder in its place.";
  }
}

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
