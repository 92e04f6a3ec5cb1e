import { createPublicClient, http } from "viem";
import { arbitrum } from "viem/chains";

async function load(path) {
  const response = await fetch(new URL(path, process.env.DOCS_URL));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return response.json();
}

const streamId = BigInt(process.argv[2] ?? "1");
const { deployments } = await load("/data/deployments/flow-v1.1.json");
const here = deployments.find(({ chain }) => chain.id === arbitrum.id);
const flow = here?.contracts.find(({ name }) => name === "SablierFlow");
if (flow === undefined) throw new Error(`Flow v1.1 is not on ${arbitrum.name}.`);
if (flow.note?.kind === "unconfirmed") throw new Error(flow.note.text);

const contract = {
  address: flow.address,
  abi: await load("/data/abi/flow/v1.1/SablierFlow.json"),
  args: [streamId],
};
const client = createPublicClient({ chain: arbitrum, transport: http() });
const owed = await client.readContract({ ...contract, functionName: "totalDebtOf" });
const available = await client.readContract({ ...contract, functionName: "withdrawableAmountOf" });
console.log(`stream ${streamId}: owed ${owed}, available now ${available} (token base units)`);
