import { sablier } from "sablier";
import { createPublicClient, http } from "viem";
import { polygon } from "viem/chains";

const release = sablier.releases.get({ protocol: "legacy", version: "v1.1" });
const contract = sablier.contracts.get({
  chainId: polygon.id,
  contractName: "Sablier",
  release,
});
if (contract === undefined) throw new Error(`Legacy v1.1 is not on ${polygon.name}.`);

const client = createPublicClient({ chain: polygon, transport: http() });
const next = await client.readContract({
  address: contract.address,
  abi: release.abi.Sablier,
  functionName: "nextStreamId",
});
console.log(`${next - 100000n} Legacy streams were created on ${polygon.name}`);
