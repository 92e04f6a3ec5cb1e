// region: imports
import { release } from "sablier/evm/releases/lockup/v2.0";
import { type Address, parseUnits, zeroAddress } from "viem";

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
/** Streams a fifth evenly over 4 weeks, then the rest over 48 weeks, faster and faster. Returns the id of the stream. */
export async function createWithDurations(
  clients: Clients,
  { token, recipient, totalAmount }: NewStream,
): Promise<bigint> {
  const { wallet, reader } = clients;
  const { lockup } = addressesOn(wallet.chain);
  await approve(clients, token, lockup, totalAmount);

  // region: segments
  const firstAmount = totalAmount / 5n;
  const segments = [
    { amount: firstAmount, exponent: parseUnits("1", 18), duration: 4 * WEEK },
    { amount: totalAmount - firstAmount, exponent: parseUnits("3", 18), duration: 48 * WEEK },
  ];
  // endregion

  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: lockup,
    abi: release.abi.SablierLockup,
    functionName: "createWithDurationsLD",
    args: [
      {
        sender: wallet.account.address, // may cancel, and gets the refund
        recipient, // gets the stream NFT
        totalAmount,
        token,
        cancelable: true,
        transferable: true,
        shape: "dynamicExponential", // no id fits exactly: the closest one
        broker: { account: zeroAddress, fee: 0n },
      },
      segments,
    ],
  });
  return createdOne(clients, await wallet.writeContract(request));
}
// endregion

// region: timestamps
export interface Segment {
  /** Base units. */
  readonly amount: bigint;
  /** 1e18 is 1.0. */
  readonly exponent: bigint;
  /** End of the segment, Unix seconds. */
  readonly timestamp: number;
}

/** Streams along segments from `start` on, in Unix seconds. Their amounts make up the deposit. */
export async function createWithTimestamps(
  clients: Clients,
  { token, recipient }: Omit<NewStream, "totalAmount">,
  start: number,
  segments: readonly Segment[],
): Promise<bigint> {
  const { wallet, reader } = clients;
  const last = segments.at(-1);
  if (last === undefined) throw new Error("A stream needs at least one segment.");
  const { lockup } = addressesOn(wallet.chain);
  const totalAmount = segments.reduce((sum, { amount }) => sum + amount, 0n);
  await approve(clients, token, lockup, totalAmount);

  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: lockup,
    abi: release.abi.SablierLockup,
    functionName: "createWithTimestampsLD",
    args: [
      {
        sender: wallet.account.address,
        recipient,
        totalAmount,
        token,
        cancelable: true,
        transferable: true,
        timestamps: { start, end: last.timestamp }, // the end is that of the last segment
        shape: "dynamicExponential", // no id fits exactly: the closest one
        broker: { account: zeroAddress, fee: 0n },
      },
      segments,
    ],
  });
  return createdOne(clients, await wallet.writeContract(request));
}
// endregion
