import type { Address } from "viem";

import { loadAbi } from "../../../plugins/contract-reference/abi-source";
import { type Chain, RecorderContract } from "./chain";

/** The three types of campaign. */
export type CampaignName = "SablierMerkleInstant" | "SablierMerkleLL" | "SablierMerkleLT";

/**
 * Makes a campaign known that the factory's recorder has deployed, so that its calls, events and
 * errors are decoded.
 *
 * @param address what the factory returned
 */
export function campaignAt(chain: Chain, name: CampaignName, address: unknown): RecorderContract {
  const abi = loadAbi(`airdrops/v1.3/${name}`);
  return chain.register(new RecorderContract(chain, name, address as Address, abi));
}
