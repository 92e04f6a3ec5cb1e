// region: imports
import { release } from "sablier/evm/releases/lockup/v2.0";
import { type Address, zeroAddress } from "viem";

import { addressesOn, approve, type Clients, createdOne } from "./lockup-clients";
// endregion

const WEEK = 604_800;

export interface NewStream {
  readonly token: Address;
  readonly recipient: Address;
  /** Base units. */
  readonly totalAmount: bigint;
}

// region: durations
/** Unlocks a quarter every 13 weeks. Returns the id of the stream. */
export async function createWithDurations(
  clients: Clients,
  { token, recipient, totalAmount }: NewStream,
): Promise<bigint> {
  const { wallet, reader } = clients;
  const { lockup } = addressesOn(wallet.chain);
  await approve(clients, token, lockup, totalAmount);

  // region: tranches
  const quarter = totalAmount / 4n;
  const tranches = [quarter, quarter, quarter, totalAmount - 3n * quarter].map((amount) => ({
    amount,
    duration: 13 * WEEK, // from the tranche before, not from the start
  }));
  // endregion

  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: lockup,
    abi: release.abi.SablierLockup,
    functionName: "createWithDurationsLT",
    args: [
      {
        sender: wallet.account.address, // may cancel, and gets the refund
        recipient, // gets the stream NFT
        totalAmount,
        token,
        cancelable: true,
        transferable: true,
        shape: "tranchedStepper",
        broker: { account: zeroAddress, fee: 0n },
      },
      tranches,
    ],
  });
  return createdOne(clients, await wallet.writeContract(request));
}
// endregion

// region: timestamps
export interface Tranche {
  /** Base units. */
  readonly amount: bigint;
  /** Moment of the unlock, Unix seconds. */
  readonly timestamp: number;
}

/** Unlocks each tranche at its own moment. Their amounts make up the deposit. */
export async function createWithTimestamps(
  clients: Clients,
  { token, recipient }: Omit<NewStream, "totalAmount">,
  start: number,
  tranches: readonly Tranche[],
): Promise<bigint> {
  const { wallet, reader } = clients;
  const last = tranches.at(-1);
  if (last === undefined) throw new Error("A stream needs at least one tranche.");
  const { lockup } = addressesOn(wallet.chain);
  const totalAmount = tranches.reduce((sum, { amount }) => sum + amount, 0n);
  await approve(clients, token, lockup, totalAmount);

  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: lockup,
    abi: release.abi.SablierLockup,
    functionName: "createWithTimestampsLT",
    args: [
      {
        sender: wallet.account.address,
        recipient,
        totalAmount,
        token,
        cancelable: true,
        transferable: true,
        timestamps: { start, end: last.timestamp }, // the end is that of the last tranche
        shape: "tranchedBackweighted",
        broker: { account: zeroAddress, fee: 0n },
      },
      tranches,
    ],
  });
  return createdOne(clients, await wallet.writeContract(request));
}
// endregion
