import {
  type ChainRow,
  compareVersions,
  type ProtocolName,
  type Version,
} from "../../src/lib/protocol/model";
import { plural } from "../../src/lib/text/plural";
import { API_KEY, QUERY_KEY } from "../../src/lib/endpoints/addresses";
import type { Endpoint, EndpointAuth, OutsideChain } from "../../src/lib/endpoints/model";

export interface EndpointExpectations {
  chains: readonly ChainRow[];
  releases: Readonly<Partial<Record<ProtocolName, readonly Version[]>>>;
  outsideChains: readonly OutsideChain[];
}

const PLACEHOLDERS: Readonly<Record<EndpointAuth, string | undefined>> = {
  none: undefined,
  "the-graph-api-key": API_KEY,
  "provider-query-key": QUERY_KEY,
};

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
 * Lists everything about the endpoints that would make a page wrong: unknown chains and releases,
 * exceptions that are no longer needed, malformed or repeated ids and addresses, addresses that hold
 * a key, deprecated endpoints without a successor.
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
        ...nameProblems(endpoint),
        ...addressProblems(endpoint),
        ...successorProblems(endpoint, endpoints),
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
  for (const { id, name, reason } of outsideChains) {
    const place = `Chain ${id} ("${name}")`;
    if (chains.some((chain) => chain.id === id)) {
      yield `${place} is in the data package. Remove it from CHAINS_OUTSIDE_PACKAGE.`;
    }
    if (!endpoints.some(({ chainId }) => chainId === id)) {
      yield `${place} has no endpoint. Remove it from CHAINS_OUTSIDE_PACKAGE.`;
    }
    if (reason.trim() === "") {
      yield `${place} gives no reason. Say why the data package does not have it.`;
    }
  }
}

function* chainProblems(
  { chainId, status }: Endpoint,
  { chains, outsideChains }: EndpointExpectations,
): Problems {
  if (chainId === null) {
    if (status === "current") yield "only a past address may have no chain. Set chainId.";
  } else if (![...chains, ...outsideChains].some(({ id }) => id === chainId)) {
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

function* nameProblems({ line, name, subgraphId }: Endpoint): Problems {
  const [start = "", end] = line.split("-*");
  const fits = name === start || (end !== undefined && name.startsWith(`${start}-`));
  if (!fits || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    yield `"${name}" is not a name of the line "${line}".`;
  }
  if (subgraphId !== null && !/^[1-9A-HJ-NP-Za-km-z]{40,46}$/.test(subgraphId)) {
    yield `"${subgraphId}" is not a subgraph id. It has 40 to 46 characters of base 58.`;
  }
}

function* addressProblems(endpoint: Endpoint): Problems {
  const { url, testingUrl, explorerUrl, playgroundUrl, auth, name } = endpoint;
  if (url === null && testingUrl === null) {
    yield "neither a production nor a testing address. Leave the endpoint out.";
  }
  for (const address of [url, testingUrl, explorerUrl, playgroundUrl]) {
    if (address === null) continue;
    if (!URL.canParse(address) || new URL(address).protocol !== "https:") {
      yield `"${address}" is not an https address.`;
    }
    // The shape of keys of The Graph and of the known providers. Public project ids have hyphens.
    if (/(?<![\w-])[0-9a-f]{32,}(?![\w-])/i.test(address)) {
      yield "an address seems to hold a key. Put a placeholder in its place.";
    }
  }
  const found = url?.match(/\{[^{}]*\}/g)?.join(" and ") ?? "";
  const wanted = PLACEHOLDERS[auth] ?? "";
  if (url !== null && found !== wanted) {
    yield `the address has ${found || "no placeholder"}, but "${auth}" needs ${wanted || "none"}.`;
  }
  if (testingUrl !== null && !testingUrl.endsWith(`/${name}/version/latest`)) {
    yield `the testing address "${testingUrl}" is not the one of "${name}".`;
  }
}

function* successorProblems(endpoint: Endpoint, all: readonly Endpoint[]): Problems {
  const { status, deprecatedOn, vendor, protocol, chainId } = endpoint;
  if (status === "current") {
    if (deprecatedOn !== null) {
      yield `current, but deprecated on ${deprecatedOn}. Correct one of them.`;
    }
    return;
  }
  if (deprecatedOn === null && chainId !== null) {
    yield `${status}, but without a day. Set deprecatedOn.`;
    return;
  }
  const isFollowed = all.some(
    (other) =>
      other.vendor === vendor &&
      // A vendor that dropped a chain has nothing in its place.
      ((other.status === "removed" && other.chainId === chainId) ||
        (other.status === "current" &&
          other.protocol === protocol &&
          (chainId === null || other.chainId === chainId))),
  );
  if (!isFollowed) yield "deprecated without a current endpoint that replaces it.";
}

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
