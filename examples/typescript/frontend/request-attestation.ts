import type { Address, Hex } from "viem";

// Change this: your service, which checks the person and signs as the attestor.
const SERVICE = "https://your.service/attestations";

/** Asks your service for an attestation. Throws what it says if it refuses. */
export async function requestAttestation(recipient: Address) {
  const response = await fetch(SERVICE, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ recipient }),
  });
  if (!response.ok) throw new Error(`No attestation: ${await response.text()}`);
  // The end in Unix seconds, and the signature over it and the recipient.
  return (await response.json()) as { readonly expireAt: number; readonly signature: Hex };
}
