import { type Address, encodeDeployData, encodeFunctionData, getAddress } from "viem";

import { account, type Chain, ProtocolContract } from "./chain";
import { LIBRARIES, libraryErrors, released, type ReleasedName } from "./released-code";

/** Deploys the libraries that the released contracts are linked with. */
export async function deployLibraries(chain: Chain): Promise<void> {
  await chain.construct(LIBRARIES.LockupHelpers, released("LockupHelpers").bytecode);
  await chain.construct(LIBRARIES.LockupMath, released("LockupMath").bytecode);
}

/**
 * Deploys a released contract.
 *
 * @param args arguments of its constructor
 * @param address where it is to be, for example an address of the npm package `sablier`
 * @throws Reverted when the constructor fails
 */
export async function deployReleased(
  chain: Chain,
  name: ReleasedName,
  args: readonly unknown[],
  address: Address = account(name),
): Promise<ProtocolContract> {
  const { abi, bytecode } = released(name);
  if (name === "SablierLockup") await deployLibraries(chain);
  await chain.construct(address, encodeDeployData({ abi, bytecode, args }));
  const known = [...abi, ...libraryErrors()];
  return chain.register(new ProtocolContract(chain, name, getAddress(address), known));
}

/** Who administers the Comptroller, and what it reads the price of the native coin from. */
interface ComptrollerSettings {
  readonly admin: Address;
  readonly oracle: Address;
  readonly address?: Address;
  readonly implementation?: Address;
  /** The newest one by default. */
  readonly release?: "SablierComptroller" | "SablierComptroller v1.0";
}

/** Deploys the Comptroller behind its proxy. No minimum fee is set. */
export async function deployComptroller(
  chain: Chain,
  { admin, oracle, release = "SablierComptroller", ...at }: ComptrollerSettings,
): Promise<ProtocolContract> {
  const { address = account("comptroller"), implementation = account("implementation") } = at;
  const { abi } = await deployReleased(chain, release, [admin], implementation);
  // One minimum fee for each protocol that the release knows.
  const fees = { SablierComptroller: [0n, 0n, 0n, 0n], "SablierComptroller v1.0": [0n, 0n, 0n] };
  const data = encodeFunctionData({
    abi,
    functionName: "initialize",
    args: [admin, ...fees[release], oracle],
  });
  await deployReleased(chain, "ERC1967Proxy", [implementation, data], address);
  return chain.register(new ProtocolContract(chain, "SablierComptroller", address, abi));
}
