// cspell:ignore mload returndatacopy returndatasize iszero
import { createRequire } from "node:module";

import { type Abi, type Address, type Hex, size } from "viem";

import type { Artifact } from "./compile";

const require = createRequire(import.meta.url);

/** Contracts whose bytecode npm has: the file of each in its package. */
const FILES = {
  SablierComptroller: "@sablier/evm-utils/artifacts/SablierComptroller.json",
  "SablierComptroller v1.0": "@sablier/evm-utils-v1.0/artifacts/SablierComptroller.json",
  SablierLockup: "@sablier/lockup/artifacts/SablierLockup.json",
  SablierBatchLockup: "@sablier/lockup/artifacts/SablierBatchLockup.json",
  LockupNFTDescriptor: "@sablier/lockup/artifacts/LockupNFTDescriptor.json",
  SablierFlow: "@sablier/flow/artifacts/SablierFlow.json",
  FlowNFTDescriptor: "@sablier/flow/artifacts/FlowNFTDescriptor.json",
  ERC1967Proxy: "@sablier/evm-utils/artifacts/ERC1967Proxy.json",
  LockupHelpers: "@sablier/lockup/artifacts/libraries/LockupHelpers.json",
  LockupMath: "@sablier/lockup/artifacts/libraries/LockupMath.json",
} as const;

export type ReleasedName = keyof typeof FILES;

/** Where the tests have the libraries that a contract is linked with. */
export const LIBRARIES = {
  LockupHelpers: "0x1000000000000000000000000000000000000001",
  LockupMath: "0x1000000000000000000000000000000000000002",
} as const satisfies Readonly<Record<string, Address>>;

/** What Foundry writes about a compiled contract, as far as the tests need it. */
interface FoundryArtifact {
  readonly abi: Abi;
  readonly bytecode: {
    readonly object: string;
    /** Offsets, in bytes, of the addresses of libraries: by file, then by name. */
    readonly linkReferences: Readonly<
      Record<string, Readonly<Record<string, readonly { readonly start: number }[]>>>
    >;
  };
}

const readFoundry = (file: string): FoundryArtifact => require(file) as FoundryArtifact;

/** Errors of the libraries that a released contract calls, which its own ABI lacks. */
export const libraryErrors = (): Abi =>
  ["evm-utils", "flow", "lockup"].flatMap(
    (name) => readFoundry(`@sablier/${name}/artifacts/libraries/Errors.json`).abi,
  );

/** ABI and linked bytecode of a released contract. */
export function released(name: ReleasedName): Artifact {
  const { abi, bytecode } = readFoundry(FILES[name]);
  const places = Object.assign({}, ...Object.values(bytecode.linkReferences)) as Partial<
    Record<keyof typeof LIBRARIES, readonly { readonly start: number }[]>
  >;
  let code = bytecode.object;
  for (const [library, address] of Object.entries(LIBRARIES)) {
    for (const { start } of places[library as keyof typeof LIBRARIES] ?? []) {
      const from = 2 + 2 * start;
      code = code.slice(0, from) + address.slice(2) + code.slice(from + 40);
    }
  }
  return { abi, bytecode: code as Hex };
}

/**
 * The body of a constructor in Solidity that leaves the released contract at its own address: it runs
 * the released constructor there and returns what that returns.
 *
 * @param args names of the constructor's parameters, each of one word
 */
export function constructorBody(name: ReleasedName, args: readonly string[]): string {
  const { bytecode } = released(name);
  const length = (size(bytecode) + 32 * args.length).toString(16).padStart(4, "0");
  // The first ten bytes return all others as the code of a contract.
  return `
    bytes memory code = abi.encodePacked(
      hex"61${length}80600a3d393df3", hex"${bytecode.slice(2)}", abi.encode(${args.join(", ")})
    );
    assembly {
      let creation := create(0, add(code, 32), mload(code))
      let success := delegatecall(gas(), creation, 0, 0, 0, 0)
      returndatacopy(0, 0, returndatasize())
      if iszero(success) { revert(0, returndatasize()) }
      return(0, returndatasize())
    }`;
}
