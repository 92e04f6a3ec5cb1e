import type { Abi } from "viem";

import { canonicalSignature, type SymbolInfo } from "../../src/lib/abi";
import type { DeskData } from "../../src/lib/desk/settle";
import type { FinderFile } from "../../src/lib/finder/model";
import type {
  ChainRow,
  ContractInfo,
  DeployedContract,
  ReleaseTable,
} from "../../src/lib/protocol/model";
import { once } from "../../src/lib/once";
import { onceEach } from "../../src/lib/once/each";
import type { SiteFiles } from "./site-files";
import { choose, ToolInputError } from "./tool-input";

/** A release as `/data/deployments.json` has it: chains by id. */
interface Release extends Omit<ReleaseTable, "deployments" | "schemaVersion" | "source" | "newer"> {
  readonly deployments: readonly {
    readonly chainId: number;
    readonly contracts: readonly DeployedContract[];
  }[];
}

interface DeploymentQuery {
  readonly protocol: string;
  readonly release?: string | undefined;
  readonly chain: string;
  readonly contract?: string | undefined;
}

interface AbiQuery {
  readonly protocol: string;
  readonly release?: string | undefined;
  readonly contract: string;
  /** Name of one function, event or error. */
  readonly item?: string | undefined;
}

type AbiItem = Abi[number];

const nameOf = (item: AbiItem): string => ("name" in item ? item.name : item.type);

/** Whether calls of a contract can revert in its libraries: it has a function that changes state. */
const changesState = (abi: Abi): boolean =>
  abi.some(
    (item) =>
      item.type === "function" &&
      (item.stateMutability === "nonpayable" || item.stateMutability === "payable"),
  );

interface DeploymentsFile {
  readonly source: { readonly package: string; readonly version: string };
  readonly releases: readonly Release[];
}

/** The public files about deployments, ABIs and errors. */
export type ProtocolFiles = ReturnType<typeof openProtocolFiles>;

/** Opens the files below `/data` of a built site; each is read once. */
export function openProtocolFiles(files: SiteFiles) {
  const readJson = onceEach(async (path: string): Promise<unknown> =>
    JSON.parse(await files.read(`data/${path}`)),
  );
  // The build wrote and tested these files, so their shapes are known.
  const read = async <Shape>(path: string): Promise<Shape> => (await readJson(path)) as Shape;

  /** The release that is meant; without a number the newest one with guides. */
  const releaseOf = async (protocol: string, version: string | undefined): Promise<Release> => {
    const { releases } = await read<DeploymentsFile>("deployments.json");
    const names = [...new Set(releases.map((release) => release.protocol))];
    const name = choose("protocol", protocol, names, (entry) => [entry]);
    const own = releases.filter((release) => release.protocol === name);
    const newest = own.findLast(({ depth }) => depth === "full") ?? own.at(-1);
    if ((version === undefined || version.trim() === "") && newest !== undefined) return newest;
    return choose(`release of ${name}`, version ?? "", own, (release) => [
      release.version,
      release.version.slice(1),
      release.ref,
      release.label,
    ]);
  };

  const contractOf = (release: Release, name: string): ContractInfo =>
    choose(`contract of ${release.label}`, name, release.contracts, (contract) =>
      contract.alias === undefined ? [contract.name] : [contract.name, contract.alias],
    );

  const abiPath = (release: Release, contract: string): string =>
    `${release.files.abi.replace(/^\/data\//u, "")}/${contract}.json`;

  /** The custom errors of all releases and of the reference, each once. */
  const errors = once(
    async () => (await read<{ errors: readonly SymbolInfo[] }>("errors.json")).errors,
  );

  /** Errors that the reference of a release has and no ABI of it: its libraries raise them. */
  const libraryErrors = async (release: Release, published: Abi): Promise<readonly AbiItem[]> => {
    const place = `${release.ref.replace("@", "/")}/`;
    const known = new Set(
      published.flatMap((item) => (item.type === "error" ? [canonicalSignature(item)] : [])),
    );
    return (await errors())
      .filter(
        (error) =>
          error.about.some(({ releases }) => releases.includes(release.label)) &&
          error.places.every((one) => !one.startsWith(place)) &&
          !known.has(canonicalSignature(error)),
      )
      .map(({ name, inputs }) => ({ type: "error", name, inputs }));
  };

  return {
    /**
     * Finds a release by its number, with or without its protocol.
     *
     * @param protocol where a number alone belongs to
     * @throws ToolInputError listing the valid values
     */
    release: async (text: string, protocol?: string): Promise<Release> => {
      if (protocol !== undefined) return releaseOf(protocol, text);
      const { releases } = await read<DeploymentsFile>("deployments.json");
      return choose("release", text, releases, ({ ref, label }) => [ref, label]);
    },
    /**
     * Where the contracts of a release are on a chain. `withheld` has the addresses of the data package
     * that are not given, with the reason.
     *
     * @throws ToolInputError listing the valid values
     */
    deployment: async (query: DeploymentQuery) => {
      const { source, releases } = await read<DeploymentsFile>("deployments.json");
      const { chains } = await read<{ chains: readonly ChainRow[] }>("chains.json");
      const release = await releaseOf(query.protocol, query.release);
      if (release.deployments.length === 0) {
        const others = releases.filter(
          (other) => other.protocol === release.protocol && other.deployments.length > 0,
        );
        throw new ToolInputError(
          `The data package ${source.package} ${source.version} lists no address of ${release.label}. Use ${others.map(({ version }) => version).join(", ")}.`,
        );
      }
      const listed = chains.filter(({ id }) =>
        release.deployments.some(({ chainId }) => chainId === id),
      );
      const isUnlisted = release.unlistedChains.find(
        (name) => name.toLowerCase() === query.chain.trim().toLowerCase(),
      );
      if (isUnlisted !== undefined) {
        throw new ToolInputError(
          `${release.label} was deployed on ${isUnlisted}, but the data package ${source.package} ${source.version} no longer lists that chain, so no address is known here.`,
        );
      }
      const chain = choose(
        `chain of ${release.label}`,
        query.chain,
        listed,
        ({ id, name, slug }) => [name, String(id), slug],
      );
      const all = release.deployments.find(({ chainId }) => chainId === chain.id)?.contracts ?? [];
      const name = query.contract?.trim() ?? "";
      const wanted = name === "" ? null : contractOf(release, name);
      const contracts = all.filter((contract) => wanted === null || contract.name === wanted.name);
      const withheld = release.withheld
        .filter(({ chain: on }) => on === chain.name)
        .filter(({ contract }) => wanted === null || contract === wanted.name)
        .map(({ contract, reason }) => ({ contract, reason }));
      if (contracts.length === 0 && withheld.length === 0) {
        throw new ToolInputError(
          `${wanted?.name ?? "No contract"} has no address of its own on ${chain.name}. Use ${all.map((contract) => contract.name).join(", ")}.`,
        );
      }
      return {
        release: release.ref,
        chain: { id: chain.id, name: chain.name, testnet: chain.testnet },
        contracts,
        withheld: withheld.length === 0 ? undefined : withheld,
        page: release.path,
        source: `${source.package} ${source.version}`,
      };
    },
    /**
     * An ABI, or the items of one name. `fromLibraries` has the names of the errors in it that the
     * published ABI lacks, since libraries of the release raise them.
     *
     * @throws ToolInputError listing the valid values
     */
    abi: async ({ protocol, release: version, contract, item }: AbiQuery) => {
      const release = await releaseOf(protocol, version);
      const { name, abi: hasAbi } = contractOf(release, contract);
      if (!hasAbi) {
        const others = release.contracts.filter((entry) => entry.abi).map((entry) => entry.name);
        throw new ToolInputError(
          `There is no ABI of ${name} in ${release.label}. Use ${others.join(", ")}.`,
        );
      }
      const published = await read<Abi>(abiPath(release, name));
      const added = changesState(published) ? await libraryErrors(release, published) : [];
      const abi = [...published, ...added];
      const found =
        item === undefined || item.trim() === ""
          ? null
          : choose(`item of ${name}`, item, abi, (entry) => [nameOf(entry)]);
      // A name may belong to several overloads.
      const wanted = (entry: AbiItem): boolean => found === null || nameOf(entry) === nameOf(found);
      return {
        release: release.ref,
        contract: name,
        abi: abi.filter(wanted),
        fromLibraries: added.filter(wanted).map(nameOf),
      };
    },
    errors,
    finder: () => read<FinderFile>("finder.json"),
    /** What can be done with a stream by a direct call, by release. */
    desk: () => read<DeskData>("desk.json"),
  };
}
