import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { sablier } from "sablier";
import { comptroller } from "sablier/evm/comptroller";
import { release as flowV3 } from "sablier/evm/releases/flow/v3.0";
import { release as lockupV4 } from "sablier/evm/releases/lockup/v4.0";
import {
  type Abi,
  type Address,
  createTestClient,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  http,
  parseUnits,
  publicActions,
  type Transport,
  walletActions,
} from "viem";
import { sepolia } from "viem/chains";

// The id of Sepolia, and its addresses: programs for Sepolia run here as they are.
const CHAIN = sepolia;
const TOKEN: Address = "0x1111111111111111111111111111111111111111";
const FEED: Address = "0x3333333333333333333333333333333333333333";
const IMPLEMENTATION: Address = "0x4444444444444444444444444444444444444444";
const MIN_FEE = parseUnits("1", 8); // US dollars for each withdrawal
const MINTED = parseUnits("1000000", 6); // tokens for each account of the chain

/** What a compiler writes about a contract. */
interface Artifact {
  readonly abi: Abi;
  readonly bytecode: {
    readonly object: string;
    /** Places of the addresses of libraries, in bytes: by file, then by name. */
    readonly linkReferences: Readonly<
      Record<string, Readonly<Record<string, readonly { readonly start: number }[]>>>
    >;
  };
}

const require = createRequire(import.meta.url);
/** A contract of an npm package of Sablier, in the bytecode that was deployed. */
const released = (file: string) => require(`@sablier/${file}.json`) as Artifact;
/** A contract that `forge build` has compiled. */
const local = (name: string) =>
  JSON.parse(readFileSync(`out/LocalToken.sol/${name}.json`, "utf8")) as Artifact;

export const connect = (transport: Transport) =>
  createTestClient({ chain: CHAIN, mode: "anvil", transport })
    .extend(publicActions)
    .extend(walletActions);
type Client = ReturnType<typeof connect>;

/** Address that a contract of a release has on Sepolia. */
function addressOf(contractName: string, release: typeof flowV3 | typeof lockupV4): Address {
  const found = sablier.contracts.get({ chainId: CHAIN.id, contractName, release });
  if (found === undefined) throw new Error(`${contractName} is not on ${CHAIN.name}.`);
  return found.address;
}

/** Bytecode with the addresses of the libraries that it calls. */
function linked({ bytecode }: Artifact): Hex {
  let code = bytecode.object;
  for (const [library, places] of Object.values(bytecode.linkReferences).flatMap(Object.entries)) {
    const address = addressOf(library, lockupV4).slice(2);
    for (const { start } of places) {
      code = code.slice(0, 2 + 2 * start) + address + code.slice(42 + 2 * start);
    }
  }
  return code as Hex;
}

/** The account that deploys, and that is the admin of the Comptroller. */
async function firstAccount(client: Client): Promise<Address> {
  const [account] = await client.getAddresses();
  if (account === undefined) throw new Error("The chain has no account of its own. Start anvil.");
  return account;
}

/** Runs a constructor at an address, and leaves there the code that it returns. */
async function construct(client: Client, address: Address, artifact: Artifact, args: unknown[]) {
  const bytecode = encodeDeployData({ abi: artifact.abi, bytecode: linked(artifact), args });
  await client.setCode({ address, bytecode });
  const account = await firstAccount(client);
  const { data: code } = await client.call({ account, to: address });
  if (code === undefined) throw new Error(`The constructor at ${address} returned no code.`);
  // The call has told the code. A transaction keeps what the constructor stores, too.
  const hash = await client.sendTransaction({ account, to: address });
  await client.waitForTransactionReceipt({ hash });
  await client.setCode({ address, bytecode: code });
}

/** Puts the protocol on the chain, with a fee of 1 US dollar. Returns the addresses. */
export async function main(client: Client, compiled = local) {
  const admin = await firstAccount(client);
  const proxy = comptroller.deployments.find(({ chainId }) => chainId === CHAIN.id)?.address;
  if (proxy === undefined) throw new Error(`The Comptroller is not on ${CHAIN.name}.`);
  const token = compiled("LocalToken");
  await construct(client, TOKEN, token, []);
  for (const account of await client.getAddresses()) {
    const data = encodeFunctionData({
      abi: token.abi,
      functionName: "mint",
      args: [account, MINTED],
    });
    await client.sendTransaction({ account: admin, to: TOKEN, data });
  }
  await construct(client, FEED, compiled("LocalFeed"), []);

  const implementation = released("evm-utils/artifacts/SablierComptroller");
  await construct(client, IMPLEMENTATION, implementation, [admin]);
  const initialize = encodeFunctionData({
    abi: implementation.abi,
    functionName: "initialize",
    args: [admin, 0n, 0n, MIN_FEE, MIN_FEE, FEED], // airdrops, Bob, Flow, Lockup
  });
  const proxyCode = released("evm-utils/artifacts/ERC1967Proxy");
  await construct(client, proxy, proxyCode, [IMPLEMENTATION, initialize]);

  const place = async (name: string, file: string, release: typeof flowV3 | typeof lockupV4) => {
    const address = addressOf(name, release);
    const { protocol } = release;
    const isMain = name === "SablierLockup" || name === "SablierFlow";
    const descriptor = protocol === "flow" ? "FlowNFTDescriptor" : "LockupNFTDescriptor";
    const args = isMain ? [proxy, addressOf(descriptor, release)] : [];
    await construct(client, address, released(`${protocol}/artifacts/${file}`), args);
    return address;
  };
  await place("LockupHelpers", "libraries/LockupHelpers", lockupV4);
  await place("LockupMath", "libraries/LockupMath", lockupV4);
  await place("LockupNFTDescriptor", "LockupNFTDescriptor", lockupV4);
  await place("FlowNFTDescriptor", "FlowNFTDescriptor", flowV3);
  return {
    "SablierLockup v4.0": await place("SablierLockup", "SablierLockup", lockupV4),
    "SablierBatchLockup v4.0": await place("SablierBatchLockup", "SablierBatchLockup", lockupV4),
    "SablierFlow v3.0": await place("SablierFlow", "SablierFlow", flowV3),
    "SablierComptroller v1.1": proxy,
    "token USDC, 6 decimals": TOKEN,
  };
}

if (process.argv[1] === import.meta.filename) {
  const { RPC_URL } = process.env;
  if (!RPC_URL) throw new Error("Set RPC_URL to the address of the local chain.");
  const transport = http(RPC_URL, { retryCount: 20, retryDelay: 250 });
  console.table(await main(connect(transport)));
}
