import {
  type ChainRow,
  compareVersions,
  type ProtocolName,
  type Version,
} from "../../src/lib/protocol/model";
import { plural } from "../../src/lib/text/plural";
import { API_KEY, QUERY_KEY } from "../../src/lib/endpoints/addresses";
import type {
  Endpoint,
  EndpointAuth,
  IndexedProtocol,
  OutsideChain,
} from "../../src/lib/endpoints/model";

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
    ...endpoints.flatMap((endpoint) => [
      ...chainProblems(endpoint, expected),
      ...releaseProblems(endpoint, expected),
      ...nameProblems(endpoint),
      ...addressProblems(endpoint),
      ...successorProblems(endpoint, endpoints),
    ]),
    ...repeatedIds(endpoints).map(
      (id) => `Subgraph id ${id} stands at more than one endpoint. Each subgraph has its own id.`,
    ),
    ...repeated(endpoints.map(({ status, ...rest }) => `${status} ${labelOf(rest)}`)).map(
      (place) => `There is more than one entry for ${place}. Keep one.`,
    ),
  ];
}

/** Ids that stand at two subgraphs. One that serves two protocols is the same subgraph. */
function repeatedIds(endpoints: readonly Endpoint[]): string[] {
  const names = endpoints.flatMap(({ subgraphId, name }) =>
    subgraphId === null ? [] : [`${subgraphId} ${name}`],
  );
  const sameProtocol = endpoints.flatMap(({ subgraphId, protocol }) =>
    subgraphId === null ? [] : [`${subgraphId} ${protocol}`],
  );
  const ids = [...new Set(names)].map((name) => name.split(" ")[0] ?? "");
  return [
    ...new Set([
      ...repeated(ids),
      ...repeated(sameProtocol).map((place) => place.split(" ")[0] ?? ""),
    ]),
  ];
}

function labelOf({
  protocol,
  vendor,
  name,
  chainId,
  url,
}: Pick<Endpoint, "protocol" | "vendor" | "name" | "chainId" | "url">): string {
  return chainId === null
    ? `${vendor} ${name} (${url ?? "no address"})`
    : `${protocol} at ${vendor}, ${name} on chain ${chainId}`;
}

function outsideProblems(
  endpoints: readonly Endpoint[],
  { chains, outsideChains }: EndpointExpectations,
): string[] {
  return outsideChains.flatMap(({ id, name, reason }) => [
    ...(chains.some((chain) => chain.id === id)
      ? [`Chain ${id} ("${name}") is in the data package. Remove it from CHAINS_OUTSIDE_PACKAGE.`]
      : []),
    ...(endpoints.some(({ chainId }) => chainId === id)
      ? []
      : [`Chain ${id} ("${name}") has no endpoint. Remove it from CHAINS_OUTSIDE_PACKAGE.`]),
    ...(reason.trim() === ""
      ? [`Chain ${id} ("${name}") gives no reason. Say why the data package does not have it.`]
      : []),
  ]);
}

function chainProblems(
  endpoint: Endpoint,
  { chains, outsideChains }: EndpointExpectations,
): string[] {
  const { chainId, status } = endpoint;
  if (chainId === null) {
    return status !== "current"
      ? []
      : [`${labelOf(endpoint)}: only a past address may have no chain. Set chainId.`];
  }
  const known = [...chains, ...outsideChains].some(({ id }) => id === chainId);
  return known
    ? []
    : [
        `${labelOf(endpoint)}: chain ${chainId} is not in the data package. Correct the id, or add ` +
          "the chain to CHAINS_OUTSIDE_PACKAGE with the reason.",
      ];
}

function releaseProblems(endpoint: Endpoint, expected: EndpointExpectations): string[] {
  const { protocol, chainId, indexesReleases, status } = endpoint;
  const known = expected.releases[protocol] ?? [];
  if (indexesReleases.length === 0) {
    return [`${labelOf(endpoint)}: no releases. List those that the endpoint reads.`];
  }
  const ordered = indexesReleases.toSorted(compareVersions);
  const order = ordered.every((version, index) => version === indexesReleases[index])
    ? []
    : [`${labelOf(endpoint)}: releases ${indexesReleases.join(", ")} are not oldest first.`];
  return [
    ...order,
    ...indexesReleases.flatMap((version) => {
      if (!known.includes(version)) {
        return [
          `${labelOf(endpoint)}: there is no ${protocol}@${version}. Known: ${known.join(", ")}.`,
        ];
      }
      // A deprecated line names what its code reads, whether or not the chain has a deployment.
      if (status !== "current" || chainId === null) return [];
      const excused = expected.outsideChains.some(({ id }) => id === chainId);
      return excused || isDeployed(expected.chains, protocol, version, chainId)
        ? []
        : [
            `${labelOf(endpoint)}: the data package has no ${protocol}@${version} there. Remove the ` +
              "release.",
          ];
    }),
  ];
}

function isDeployed(
  chains: readonly ChainRow[],
  protocol: IndexedProtocol,
  version: Version,
  chainId: number,
): boolean {
  return (
    chains
      .find(({ id }) => id === chainId)
      ?.releases.some(({ ref }) => ref === `${protocol}@${version}`) ?? false
  );
}

function nameProblems(endpoint: Endpoint): string[] {
  const { line, name, subgraphId } = endpoint;
  const [start = "", end] = line.split("-*");
  const fits = end === undefined ? name === line : name === start || name.startsWith(`${start}-`);
  return [
    ...(fits && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
      ? []
      : [`${labelOf(endpoint)}: "${name}" is not a name of the line "${line}".`]),
    ...(subgraphId === null || /^[1-9A-HJ-NP-Za-km-z]{40,46}$/.test(subgraphId)
      ? []
      : [
          `${labelOf(endpoint)}: "${subgraphId}" is not a subgraph id. It has 40 to 46 characters of ` +
            "base 58.",
        ]),
  ];
}

function addressProblems(endpoint: Endpoint): string[] {
  const { url, testingUrl, explorerUrl, playgroundUrl, auth, name } = endpoint;
  const place = labelOf(endpoint);
  const problems: string[] = [];
  if (url === null && testingUrl === null) {
    problems.push(`${place}: neither a production nor a testing address. Leave the endpoint out.`);
  }
  for (const address of [url, testingUrl, explorerUrl, playgroundUrl]) {
    if (address === null) continue;
    if (!URL.canParse(address) || new URL(address).protocol !== "https:") {
      problems.push(`${place}: "${address}" is not an https address.`);
    }
    // The shape of keys of The Graph and of the known providers. Public project ids have hyphens.
    if (/(?<![\w-])[0-9a-f]{32,}(?![\w-])/i.test(address)) {
      problems.push(`${place}: an address seems to hold a key. Put a placeholder in its place.`);
    }
  }
  if (url !== null) {
    const found: string[] = url.match(/\{[^{}]*\}/g) ?? [];
    const placeholder = PLACEHOLDERS[auth];
    const wanted = placeholder === undefined ? [] : [placeholder];
    if (found.join() !== wanted.join()) {
      problems.push(
        `${place}: the address has ${found.join(" and ") || "no placeholder"}, but "${auth}" needs ` +
          `${wanted.join() || "none"}.`,
      );
    }
  }
  if (testingUrl !== null && !testingUrl.endsWith(`/${name}/version/latest`)) {
    problems.push(`${place}: the testing address "${testingUrl}" is not the one of "${name}".`);
  }
  return problems;
}

function successorProblems(endpoint: Endpoint, all: readonly Endpoint[]): string[] {
  const { status, deprecatedOn, vendor, protocol, chainId } = endpoint;
  if (status === "current") {
    return deprecatedOn === null
      ? []
      : [`${labelOf(endpoint)}: current, but deprecated on ${deprecatedOn}. Correct one of them.`];
  }
  if (deprecatedOn === null && chainId !== null) {
    return [`${labelOf(endpoint)}: ${status}, but without a day. Set deprecatedOn.`];
  }
  // A vendor that dropped a chain has nothing in its place.
  const dropped = all.some(
    (other) => other.status === "removed" && other.vendor === vendor && other.chainId === chainId,
  );
  if (dropped) return [];
  const succeeded = all.some(
    (other) =>
      other.status === "current" &&
      other.vendor === vendor &&
      other.protocol === protocol &&
      (chainId === null || other.chainId === chainId),
  );
  return succeeded
    ? []
    : [`${labelOf(endpoint)}: deprecated without a current endpoint that replaces it.`];
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
