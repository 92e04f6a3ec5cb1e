import { release } from "sablier/evm/releases/airdrops/v3.0";
import { type Address, type Hex, parseUnits } from "viem";

import { type Client, streamOf, valueFor } from "./claim";

// Change these values.
const CAMPAIGN: Address = "0x1111111111111111111111111111111111111111";
const CLAIM = {
  index: 0n, // place in the list
  recipient: "0x2222222222222222222222222222222222222222" as Address, // who signs
  to: "0x3333333333333333333333333333333333333333" as Address, // who gets the tokens or the stream
  amount: parseUnits("1000", 18), // base units, as in the list
  validFrom: 0, // Unix seconds; 0: at once
};
export type Claim = typeof CLAIM;

const abi = release.abi.SablierMerkleInstant;

// region: data
/** What the recipient signs. All fields are part of the signature, so a relayer can change none. */
export const claimData = (chainId: number, campaign: Address, message: Claim) =>
  ({
    domain: { name: "Sablier Airdrops Protocol", chainId, verifyingContract: campaign },
    types: {
      Claim: [
        { name: "index", type: "uint256" },
        { name: "recipient", type: "address" },
        { name: "to", type: "address" },
        { name: "amount", type: "uint128" },
        { name: "validFrom", type: "uint40" },
      ],
    },
    primaryType: "Claim",
    message,
  }) as const;
// endregion

// region: sign
/** The recipient's part: signs, and sends nothing. */
export function sign(client: Client, campaign = CAMPAIGN, claim = CLAIM): Promise<Hex> {
  return client.signTypedData(claimData(client.chain.id, campaign, claim));
}
// endregion

// region: relay
/** The relayer's part: checks the signature, pays the fee and the gas, and claims. */
export async function relay(
  client: Client,
  proof: readonly Hex[],
  signature: Hex,
  campaign = CAMPAIGN,
  claim = CLAIM,
) {
  const { index, recipient, to, amount, validFrom } = claim;
  const data = claimData(client.chain.id, campaign, claim);
  // Accounts and contract wallets alike: a recipient with code is asked as ERC-1271 has it.
  const isValid = await client.verifyTypedData({ address: recipient, ...data, signature });
  if (!isValid) throw new Error(`The signature is not that of ${recipient} for this claim.`);
  const { request } = await client.simulateContract({
    address: campaign,
    abi,
    functionName: "claimViaSig",
    args: [index, recipient, to, amount, validFrom, proof, signature],
    value: await valueFor(client, campaign),
  });
  return streamOf(client, await client.writeContract(request));
}
// endregion
