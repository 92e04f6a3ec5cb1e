import { release } from "sablier/evm/releases/airdrops/v3.0";
import { type Address, type Hex, parseUnits } from "viem";

import { type Client, streamOf, valueFor } from "./claim";

// Change these values.
const CAMPAIGN: Address = "0x1111111111111111111111111111111111111111";
const IDENTITY = {
  recipient: "0x2222222222222222222222222222222222222222" as Address, // of the list
  expireAt: 1_830_297_600, // Unix seconds, the last that is valid: January 1, 2028
};
const ROW = {
  index: 0n, // place in the list
  amount: parseUnits("1000", 18), // base units, as in the list
  proof: [] as readonly Hex[], // from the tree of the list
};
export type Identity = typeof IDENTITY;

const abi = release.abi.SablierMerkleInstant;

// region: data
/** What the attestor signs: who, and until when. It names no row, no amount and no target. */
export const identityData = (chainId: number, campaign: Address, message: Identity) =>
  ({
    domain: { name: "Sablier Airdrops Protocol", chainId, verifyingContract: campaign },
    types: {
      Identity: [
        { name: "recipient", type: "address" },
        { name: "expireAt", type: "uint40" },
      ],
    },
    primaryType: "Identity",
    message,
  }) as const;
// endregion

// region: attest
/** The attestor's part, on your server: signs after your own check of the person. */
export function attest(client: Client, campaign = CAMPAIGN, identity = IDENTITY): Promise<Hex> {
  return client.signTypedData(identityData(client.chain.id, campaign, identity));
}
// endregion

// region: claim
/** The recipient's part: compares the attestation with the attestor of this moment, and claims. */
export async function claim(
  client: Client,
  to: Address,
  attestation: Hex,
  campaign = CAMPAIGN,
  identity = IDENTITY,
  row = ROW,
) {
  const contract = { address: campaign, abi } as const;
  const attestor = await client.readContract({ ...contract, functionName: "attestor" });
  const data = identityData(client.chain.id, campaign, identity);
  const signed = { address: attestor, ...data, signature: attestation };
  if (!(await client.verifyTypedData(signed))) {
    throw new Error(`The attestation is not that of the attestor ${attestor}.`);
  }
  const { request } = await client.simulateContract({
    ...contract,
    functionName: "claimViaAttestation",
    args: [row.index, to, row.amount, identity.expireAt, row.proof, attestation],
    value: await valueFor(client, campaign),
  });
  return streamOf(client, await client.writeContract(request));
}
// endregion

// region: attestor
/** Gives a campaign its own attestor, as the campaign admin. Zero: that of the Comptroller. */
export async function setAttestor(client: Client, attestor: Address, campaign = CAMPAIGN) {
  const { request } = await client.simulateContract({
    address: campaign,
    abi,
    functionName: "setAttestor",
    args: [attestor],
  });
  const hash = await client.writeContract(request);
  const { status } = await client.waitForTransactionReceipt({ hash });
  if (status === "reverted") throw new Error(`The transaction ${hash} was reverted.`);
}
// endregion
