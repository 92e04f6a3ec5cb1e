import { type Address, encodeDeployData, parseUnits } from "viem";
import { sepolia } from "viem/chains";

import { packageAddress } from "../support/addresses";
import { account, Chain, Contract, type RecorderContract } from "../support/chain";
import { compileExample } from "../support/example";
import { type Connection, connectionOn } from "../support/rpc";

export type CampaignType = "Instant" | "LL" | "LT" | "VCA" | "Execute";

/** The placeholder of the programs. */
export const TOKEN: Address = "0x1111111111111111111111111111111111111111";
export const LOCKUP = packageAddress(
  "SablierLockup",
  { protocol: "lockup", version: "v4.0" },
  sepolia.id,
);
export const CAMPAIGN = account("campaign");
export const OWNER = account("owner");
/** Time of the calls, Unix seconds. */
export const NOW = 1_830_000_000;
export const DAY = 86_400;
/** A token whose decimals differ from the usual 18. */
const DECIMALS = 6;
export const units = (text: string): bigint => parseUnits(text, DECIMALS);

/** Address of a factory of Airdrops v3.0 on Sepolia. */
export const factoryAddress = (type: CampaignType): Address =>
  packageAddress(
    `SablierFactoryMerkle${type}`,
    { protocol: "airdrops", version: "v3.0" },
    sepolia.id,
  );

/** A chain with a factory of v3.0, which moves no tokens. */
export interface CreationChain {
  readonly chain: Chain;
  readonly token: Contract;
  /** Npm has no bytecode of Airdrops v3.0: a recorder with the ABI of the package. */
  readonly factory: RecorderContract;
  /** What a program's `connect` takes. */
  connection(): Connection;
  balanceOf(owner: Address): Promise<bigint>;
}

/** @param minted base units that the owner has */
export async function startCreation(type: CampaignType, minted: bigint): Promise<CreationChain> {
  const chain = await Chain.create({ id: sepolia.id, timestamp: BigInt(NOW) });
  const token = await chain.token("USDC", DECIMALS, TOKEN);
  const name = `SablierFactoryMerkle${type}`;
  const factory = await chain.recorder(name, factoryAddress(type), "2026");
  factory.on(`createMerkle${type}`, () => ({
    returns: CAMPAIGN,
    emits: [[`CreateMerkle${type}`, { [`merkle${type}`]: CAMPAIGN }]],
  }));
  await token.write("mint", [OWNER, minted], { from: OWNER });
  return {
    chain,
    token,
    factory,
    connection: () => connectionOn(chain, OWNER),
    balanceOf: async (owner) => (await token.read("balanceOf", [owner])) as bigint,
  };
}

/**
 * Deploys a Solidity example, which may take the owner's tokens.
 *
 * @param args what its constructor takes between the factory and the token
 */
export async function deployCreator(
  { chain, token, factory }: CreationChain,
  file: string,
  args: readonly Address[],
  source?: string,
): Promise<Contract> {
  const artifact = await compileExample(file, source);
  const address = account("creator");
  const all = [factory.address, ...args, TOKEN];
  await chain.construct(address, encodeDeployData({ ...artifact, args: all }), OWNER);
  await token.write("approve", [address, 2n ** 255n], { from: OWNER });
  return chain.register(new Contract(chain, file, address, artifact.abi));
}
