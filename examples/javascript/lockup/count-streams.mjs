import { createPublicClient, http } from "viem";
import { base } from "viem/chains";

async function load(path) {
  const response = await fetch(new URL(path, process.env.DOCS_URL));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return response.json();
}

const { deployments } = await load("/data/deployments/lockup-v2.0.json");
const here = deployments.find(({ chain }) => chain.id === base.id);
const lockup = here?.contracts.find(({ name }) => name === "SablierLockup");
if (lockup === undefined) throw new Error(`Lockup v2.0 is not on ${base.name}.`);

const client = createPublicClient({ chain: base, transport: http() });
const nextStreamId = await client.readContract({
  address: lockup.address,
  abi: await load("/data/abi/lockup/v2.0/SablierLockup.json"),
  functionName: "nextStreamId",
});
console.log(`${nextStreamId - 1n} Lockup v2.0 streams on ${base.name}`);
