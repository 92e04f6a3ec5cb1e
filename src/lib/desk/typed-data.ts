import type { ClaimRow } from "./campaign";

/** A claim by signature: what its recipient signs. */
export interface SignedClaim extends Pick<ClaimRow, "index" | "amount"> {
  readonly recipient: string;
  readonly to: string;
  /** Unix seconds from which the signature is valid. */
  readonly validFrom: bigint;
}

const CLAIM_TYPES = {
  Claim: [
    { name: "index", type: "uint256" },
    { name: "recipient", type: "address" },
    { name: "to", type: "address" },
    { name: "amount", type: "uint128" },
    { name: "validFrom", type: "uint40" },
  ],
} as const;

const EIP712Domain = [
  { name: "name", type: "string" },
  { name: "chainId", type: "uint256" },
  { name: "verifyingContract", type: "address" },
] as const;

/**
 * Typed data of a claim by signature in Airdrops v2.0 and v3.0, as wallets take it (`eth_signTypedData_v4`).
 *
 * @param campaign address of the campaign, which alone takes the signature
 */
export function claimTypedData(chainId: number, campaign: string, claim: SignedClaim) {
  const { index, recipient, to, amount, validFrom } = claim;
  return {
    types: { EIP712Domain, ...CLAIM_TYPES },
    primaryType: "Claim",
    domain: { name: "Sablier Airdrops Protocol", chainId, verifyingContract: campaign },
    message: {
      index: `${index}`,
      recipient,
      to,
      amount: `${amount}`,
      validFrom: Number(validFrom),
    },
  } as const;
}
