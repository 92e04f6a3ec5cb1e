import { type Address, type Hex, parseUnits } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";

import * as trees from "../../../examples/typescript/airdrops/merkle-tree";
import { leafHash, processProof } from "../../../src/lib/airdrops";
import { account, Chain } from "../support/chain";
import type { Answer } from "../support/recorder";
import { connectionOn } from "../support/rpc";

/** The recipient of the first row, who signs with a key. */
export const holder = privateKeyToAccount(`0x${"11".repeat(32)}`);
export const attestor = privateKeyToAccount(`0x${"22".repeat(32)}`);
export const stranger = account("stranger");
export const admin = account("admin");
export const target = account("target");
export const campaignAt = account("campaign");
export const NOW = 1_800_000_000n;
/** 2 US dollars at 3,000 dollars a coin, as recorded, in wei; and with the margin of the samples. */
export const FEE = 666_666_666_666_666n;
export const WITH_MARGIN = FEE + FEE / 50n;

export type Kind =
  | "SablierMerkleInstant"
  | "SablierMerkleLL"
  | "SablierMerkleLT"
  | "SablierMerkleVCA"
  | "SablierMerkleExecute";

const EVENTS: Readonly<Record<Kind, string>> = {
  SablierMerkleInstant: "ClaimInstant",
  SablierMerkleLL: "ClaimLLWithVesting",
  SablierMerkleLT: "ClaimLTWithVesting",
  SablierMerkleVCA: "ClaimVCA",
  SablierMerkleExecute: "ClaimExecute",
};

/** Three rows; `first` is the recipient of row 0. */
export function listFor(first: Address = holder.address) {
  const rows = [first, account("second"), account("third")].map((recipient, index) => ({
    index: BigInt(index),
    recipient,
    amount: parseUnits(["1000", "2500", "500"][index] ?? "0", 18),
  }));
  const tree = trees.treeOf(rows);
  const proven = rows.map((row) => ({ ...row, proof: trees.proofOf(tree, row) }));
  const [row] = proven;
  if (row === undefined) throw new Error("The list is empty.");
  return { row, rows: proven, root: trees.rootOf(tree) };
}

/**
 * A recorder in place of a campaign, which checks fee and proof as a campaign does, pays tokens from its
 * balance, and emits the event of its type.
 */
export async function startCampaign(kind: Kind = "SablierMerkleInstant", first?: Address) {
  const chain = await Chain.create({ id: sepolia.id, timestamp: NOW });
  const token = await chain.token("DAI", 18);
  const campaign = await chain.recorder(kind, campaignAt, "2026");
  await token.write("mint", [campaignAt, parseUnits("4000", 18)], { from: admin });
  const { row, rows, root } = listFor(first);
  const event = EVENTS[kind];
  const rest = event.endsWith("WithVesting") ? { streamId: 7n } : {};
  const claimed = new Set<bigint>();
  let feeWei = FEE;

  const claims =
    (read: (args: readonly unknown[], caller: Address) => readonly unknown[]): Answer =>
    ({ args, caller, value }) => {
      if (value < feeWei) {
        return { error: ["SablierMerkleBase_InsufficientFeePayment", value, feeWei] };
      }
      const [index, recipient, amount, proof, to] = read(args, caller) as readonly [
        bigint,
        Address,
        bigint,
        readonly Hex[],
        Address,
      ];
      if (claimed.has(index)) return { error: ["SablierMerkleBase_IndexClaimed", index] };
      const leaf = leafHash({ index, recipient, amount });
      if (processProof(leaf, proof) !== root) {
        return { error: ["SablierMerkleBase_InvalidProof"] };
      }
      return {
        moves: [[token.address, campaignAt, to, amount]],
        emits: [[event, { index, recipient, amount, to, ...rest }]],
      };
    };
  campaign.on("calculateMinFeeWei", () => ({ returns: feeWei }));
  campaign.answer("TOKEN", token.address);
  campaign.on("hasClaimed", ({ args: [index] }) => ({ returns: claimed.has(index as bigint) }));
  if (kind === "SablierMerkleExecute") {
    campaign.on(
      "claimAndExecute",
      claims(([index, amount, proof], caller) => [index, caller, amount, proof, target]),
    );
  } else {
    campaign.on(
      "claimTo",
      claims(([index, to, amount, proof], caller) => [index, caller, amount, proof, to]),
    );
    campaign.on(
      "claimViaSig",
      claims(([index, recipient, to, amount, , proof]) => [index, recipient, amount, proof, to]),
    );
    campaign.on(
      "claimViaAttestation",
      claims(([index, to, amount, , proof], caller) => [index, caller, amount, proof, to]),
    );
  }
  if (kind !== "SablierMerkleExecute" && kind !== "SablierMerkleVCA") {
    campaign.on(
      "claim",
      claims(([index, recipient, amount, proof]) => [index, recipient, amount, proof, recipient]),
    );
  }
  return {
    chain,
    token,
    campaign,
    row,
    rows,
    root,
    claimed,
    /** Sets the fee of the moment, wei. */
    setFee: (wei: bigint) => {
      feeWei = wei;
    },
    connection: (from: Address) => connectionOn(chain, from),
    balanceOf: async (owner: Address) => (await token.read("balanceOf", [owner])) as bigint,
    lastCall: () => campaign.calls().at(-1),
  };
}
