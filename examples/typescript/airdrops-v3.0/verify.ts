import { sablier } from "sablier";
import { release } from "sablier/evm/releases/airdrops/v3.0";
import {
  type Abi,
  type Address,
  createPublicClient,
  encodeAbiParameters,
  type Hex,
  http,
  isAddressEqual,
  parseEventLogs,
  type Transport,
} from "viem";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const CREATION = "0x" as Hex; // hash of the transaction that created the campaign
const CREATOR: Address | undefined = undefined; // the contract or Safe that called the factory, if one did

const TYPES = ["Instant", "LL", "LT", "VCA", "Execute"] as const;

export const connect = (transport: Transport) => createPublicClient({ chain: CHAIN, transport });
export type Client = ReturnType<typeof connect>;

/** Address and constructor arguments of a campaign, from the event of its factory. */
export async function main(client: Client, hash = CREATION, caller: Address | undefined = CREATOR) {
  const { logs, from, to } = await client.getTransactionReceipt({ hash });
  for (const type of TYPES) {
    const contractName = `SablierFactoryMerkle${type}` as const;
    const factory = sablier.contracts.get({ chainId: client.chain.id, contractName, release });
    const abi: Abi = release.abi[contractName];
    const [created] = parseEventLogs({ abi, eventName: `CreateMerkle${type}`, logs });
    // Any contract can emit such an event. Only the factory's counts.
    if (!factory || !created || !isAddressEqual(created.address, factory.address)) continue;

    const creator = caller ?? from;
    if (caller === undefined && !(to && isAddressEqual(to, factory.address))) {
      throw new Error("Set CREATOR: the transaction went to another contract than the factory.");
    }
    const event = created.args as unknown as Record<string, unknown>;
    const campaign = event[`merkle${type}`] as Address;
    const computed = (await client.readContract({
      address: factory.address,
      abi,
      functionName: `computeMerkle${type}`,
      args: [creator, event.campaignParams],
    })) as Address;
    if (!isAddressEqual(computed, campaign)) {
      throw new Error(`${creator} did not call the factory, or its Comptroller has changed.`);
    }
    const campaignAbi: Abi = release.abi[`SablierMerkle${type}`];
    const inputs = campaignAbi.find((entry) => entry.type === "constructor")?.inputs ?? [];
    const values = [event.campaignParams, creator, event.comptroller];
    return {
      campaign,
      contract: `SablierMerkle${type}`,
      args: encodeAbiParameters(inputs, values),
    };
  }
  throw new Error(`The transaction ${hash} created no campaign of Airdrops v3.0.`);
}

if (process.argv[1] === import.meta.filename) {
  const { RPC_URL } = process.env;
  if (!RPC_URL) throw new Error("Set RPC_URL.");
  console.log(await main(connect(http(RPC_URL))));
}
