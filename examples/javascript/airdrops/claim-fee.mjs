import { createPublicClient, formatEther, http } from "viem";
import { optimism } from "viem/chains";

async function load(path) {
  const response = await fetch(new URL(path, process.env.DOCS_URL));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return response.json();
}

const creator = process.argv[2];
if (creator === undefined) throw new Error("Usage: node claim-fee.mjs <address of the creator>");

const { deployments } = await load("/data/deployments/airdrops-v1.3.json");
const here = deployments.find(({ chain }) => chain.id === optimism.id);
const factory = here?.contracts.find(({ name }) => name === "SablierMerkleFactory");
if (factory === undefined) throw new Error(`Airdrops v1.3 is not on ${optimism.name}.`);

const client = createPublicClient({ chain: optimism, transport: http() });
const fee = await client.readContract({
  address: factory.address,
  abi: await load("/data/abi/airdrops/v1.3/SablierMerkleFactory.json"),
  functionName: "getFee",
  args: [creator],
});
console.log(`${formatEther(fee)} ${optimism.nativeCurrency.symbol} for each claim`);
