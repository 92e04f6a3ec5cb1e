import { chains, sablier } from "sablier";
import { type Address, getAddress, isAddress } from "viem";

/** Release of a protocol, `{ protocol: "lockup", version: "v2.0" }`. */
export interface ReleaseName {
  readonly protocol: string;
  readonly version: string;
}

const ADDRESS = /0x[0-9a-fA-F]{40}\b/g;

/** What a comment must say about an address: `SablierLockup v2.0 on Sepolia`. */
const LABEL = /\b([A-Z]\w+) (v\d+\.\d+) on ([A-Z][\w .]*\w)/;

type PackageRelease = ReturnType<typeof sablier.releases.getAll>[number];

function findRelease({ protocol, version }: ReleaseName): PackageRelease | undefined {
  return sablier.releases
    .getAll()
    .find((one) => `${one.protocol}@${one.version}` === `${protocol}@${version}`);
}

/**
 * Address of a contract in the npm package.
 *
 * @throws Error naming contract, release and chain when the package has none
 */
export function packageAddress(name: string, wanted: ReleaseName, chainId: number): Address {
  const release = findRelease(wanted);
  const found = release && sablier.contracts.get({ chainId, contractName: name, release });
  if (found !== undefined) return found.address;
  throw new Error(
    `The package has no ${name} of ${wanted.protocol} ${wanted.version} on chain ${chainId}.`,
  );
}

/** Releases that a script of the guides takes addresses of, with the contracts it asks for. */
export function requestedContracts(source: string): { release: ReleaseName; names: string[] }[] {
  const imported = [
    ...source.matchAll(
      /\{ release(?: as (\w+))? \} from "sablier\/evm\/releases\/(\w+)\/(v\d+\.\d+)"/g,
    ),
  ].map(([, alias = "release", protocol = "", version = ""]) => ({ alias, protocol, version }));
  // Of several releases, each call names the one that it means.
  if (imported.length > 1) {
    const calls = [...source.matchAll(/contractName: "(\w+)",\s*release(?:: (\w+))?(?=\s*[,}])/g)];
    return imported.map(({ alias, protocol, version }) => ({
      release: { protocol, version },
      names: calls
        .filter(([, , meant = "release"]) => meant === alias)
        .map(([, name]) => name ?? ""),
    }));
  }
  const releases = [
    ...imported,
    ...[
      ...source.matchAll(/releases\.get\(\{ protocol: "(\w+)", version: "(v\d+\.\d+)" \}\)/g),
      ...source.matchAll(/"\/data\/deployments\/(\w+)-(v\d+\.\d+)\.json"/g),
    ].map(([, protocol = "", version = ""]) => ({ protocol, version })),
  ];
  const names = [
    ...source.matchAll(/contractName: "(\w+)"/g),
    ...source.matchAll(/=> name === "(\w+)"/g),
  ].map(([, name]) => name ?? "");
  return releases.map(({ protocol, version }) => ({ release: { protocol, version }, names }));
}

/**
 * Chains of a release on which the package does not have a contract.
 *
 * @throws Error for a release that the package does not have
 */
export function chainsWithout(name: string, { protocol, version }: ReleaseName): number[] {
  const release = findRelease({ protocol, version });
  if (release === undefined) throw new Error(`The package has no release ${protocol} ${version}.`);
  return release.deployments
    .map(({ chainId }) => chainId)
    .filter(
      (chainId) => sablier.contracts.get({ chainId, contractName: name, release }) === undefined,
    );
}

/** Accounts that stand for the reader's own: one digit, forty times. */
const STAND_IN = /^0x([0-9a-f])\1{39}$/i;

/** What examples name beside the protocol's contracts, which the package lacks. */
const OTHERS: readonly string[] = [
  // DAI on Ethereum
  "0x6B175474E89094C44Da98b954EedeAC495271d0F",
  // CREATE2 factory, and Multicall3, on every chain
  "0x4e59b44847b379578588920cA78FbF26c0B4956C",
  "0xcA11bde05977b3631167028862bE2a173976CA11",
];

/**
 * Checks every address that is written out in an example: a comment on the same or the previous line
 * says which contract, release and chain it is, and the package has that very address for it. Stand-ins for
 * the reader's accounts and the addresses above need no comment.
 *
 * @param protocol protocol of the example
 * @returns one message for each address that fails
 */
export function addressProblems(protocol: string, source: string): string[] {
  const lines = source.split("\n");
  return lines.flatMap((line, index) =>
    (line.match(ADDRESS) ?? []).flatMap((address) => {
      if (STAND_IN.test(address) || OTHERS.includes(address)) return [];
      const at = `line ${index + 1}: ${address}`;
      const label = LABEL.exec(line) ?? LABEL.exec(lines[index - 1] ?? "");
      if (label === null) {
        return [
          `${at} has no comment such as "SablierLockup v2.0 on Sepolia". Take the address from the package or as a parameter, or say what it is.`,
        ];
      }
      const [, contractName = "", version = "", chainName = ""] = label;
      const chain = Object.values(chains).find(({ name }) => name === chainName);
      if (chain === undefined) return [`${at}: the package has no chain "${chainName}".`];
      const release = findRelease({ protocol, version });
      const contract =
        release && sablier.contracts.get({ chainId: chain.id, contractName, release });
      if (contract === undefined) {
        return [`${at}: the package has no ${contractName} ${version} on ${chainName}.`];
      }
      // Solidity demands the checksum, which the package leaves out here and there.
      return getAddress(contract.address) === address && isAddress(address, { strict: true })
        ? []
        : [`${at}: the package has ${getAddress(contract.address)} for ${label[0]}.`];
    }),
  );
}
