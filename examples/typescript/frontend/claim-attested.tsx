import { useMutation } from "@tanstack/react-query";
import { release } from "sablier/evm/releases/airdrops/v3.0";
import type { Address, Hex } from "viem";
import { useChainId, usePublicClient, useReadContract, useSimulateContract } from "wagmi";

import { ClaimForm, type ClaimProps, useRow } from "./campaign-row";

const abi = release.abi.SablierMerkleInstant;

// What the attestor signs.
const types = {
  Identity: [
    { name: "recipient", type: "address" },
    { name: "expireAt", type: "uint40" },
  ],
} as const;

interface Attestation {
  /** Last second in which it is valid, Unix seconds. */
  readonly expireAt: number;
  readonly signature: Hex;
}

interface ClaimAttestedProps extends ClaimProps {
  /** Asks your service, which checks the person behind the wallet and signs. */
  readonly requestAttestation: (recipient: Address) => Promise<Attestation>;
}

/** Gets an attestation for the connected wallet, and claims with it. */
export function ClaimAttested({ requestAttestation, ...props }: ClaimAttestedProps) {
  const found = useRow(props);
  const { row, isOpen, value } = found;
  const chainId = useChainId();
  const client = usePublicClient();
  const contract = { address: props.campaign, abi, chainId } as const;
  const { data: attestor } = useReadContract({ ...contract, functionName: "attestor" });

  const asking = useMutation({
    mutationFn: async (recipient: Address) => {
      if (!client || !attestor) throw new Error("The attestor has not been read yet.");
      const { expireAt, signature } = await requestAttestation(recipient);
      const isValid = await client.verifyTypedData({
        address: attestor,
        domain: { name: "Sablier Airdrops Protocol", chainId, verifyingContract: props.campaign },
        types,
        primaryType: "Identity",
        message: { recipient, expireAt },
        signature,
      });
      if (!isValid) throw new Error(`The attestation is not that of the attestor ${attestor}.`);
      return { expireAt, signature };
    },
  });
  const { data: attestation } = asking;

  const simulation = useSimulateContract({
    ...contract,
    functionName: "claimViaAttestation",
    args: row &&
      attestation && [
        row.index,
        row.recipient, // gets the delivery; any other address is possible
        row.amount,
        attestation.expireAt,
        row.proof,
        attestation.signature,
      ],
    value,
    query: { enabled: isOpen && attestation !== undefined },
  });
  return (
    <ClaimForm found={found} simulation={simulation}>
      {attestation ? (
        <p>Attested until {new Date(attestation.expireAt * 1000).toISOString()}.</p>
      ) : (
        <button
          disabled={!row || asking.isPending}
          onClick={() => row && asking.mutate(row.recipient)}
        >
          Get an attestation
        </button>
      )}
      {asking.error && <p role="alert">{asking.error.message}</p>}
    </ClaimForm>
  );
}
