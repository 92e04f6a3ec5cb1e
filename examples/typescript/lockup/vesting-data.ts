// region: imports
import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0";
import {
  type Account,
  type Address,
  type Chain,
  isAddressEqual,
  type PublicClient,
  type Transport,
  type WalletClient,
} from "viem";
// endregion

// region: reader
type Reader = PublicClient<Transport, Chain>;

/** SablierLockup v2.0 on the chain of a reader. */
function lockupOn({ chain }: Reader) {
  const contract = sablier.contracts.get({
    chainId: chain.id,
    contractName: "SablierLockup",
    release,
  });
  if (contract === undefined) throw new Error(`Lockup v2.0 is not on ${chain.name}.`);
  return { address: contract.address, abi: release.abi.SablierLockup } as const;
}
// endregion

// region: figures
/** Where the deposit of a stream is. Base units. */
export interface Figures {
  readonly streamed: bigint;
  readonly withdrawn: bigint;
  readonly refunded: bigint;
  readonly inStream: bigint;
  readonly locked: bigint;
  readonly unlocked: bigint;
  readonly vestedNotWithdrawn: bigint;
}

/** Figures of a stream. All four amounts are read at one block, so that they fit together. */
export async function figuresOf(
  reader: Reader,
  streamId: bigint,
  blockNumber?: bigint,
): Promise<Figures> {
  const block = blockNumber ?? (await reader.getBlockNumber());
  const common = { ...lockupOn(reader), args: [streamId], blockNumber: block } as const;
  // region: amounts
  const [deposited, streamed, withdrawn, refunded] = await Promise.all([
    reader.readContract({ ...common, functionName: "getDepositedAmount" }),
    reader.readContract({ ...common, functionName: "streamedAmountOf" }),
    reader.readContract({ ...common, functionName: "getWithdrawnAmount" }),
    reader.readContract({ ...common, functionName: "getRefundedAmount" }),
  ]);
  // endregion
  return {
    streamed,
    withdrawn,
    refunded,
    inStream: deposited - withdrawn - refunded,
    locked: deposited - streamed - refunded,
    unlocked: streamed + refunded,
    vestedNotWithdrawn: streamed - withdrawn,
  };
}
// endregion

// region: locked-supply
/** Tokens that nobody can move yet, in all of the streams that are in this token. */
export async function lockedSupply(
  reader: Reader,
  token: Address,
  streamIds: readonly bigint[],
): Promise<bigint> {
  const blockNumber = await reader.getBlockNumber();
  let locked = 0n;
  for (const streamId of streamIds) {
    const underlying = await reader.readContract({
      ...lockupOn(reader),
      functionName: "getUnderlyingToken",
      args: [streamId],
      blockNumber,
    });
    if (!isAddressEqual(underlying, token)) continue;
    locked += (await figuresOf(reader, streamId, blockNumber)).locked;
  }
  return locked;
}
// endregion

// region: calendar
/** An amount that unlocks: at once when `from` is `to`, otherwise bit by bit. Unix seconds. */
export interface Unlock {
  readonly from: number;
  readonly to: number;
  /** Base units. */
  readonly amount: bigint;
}

/** Everything that a stream unlocks, in order, as long as it is not canceled. */
export async function calendarOf(reader: Reader, streamId: bigint): Promise<Unlock[]> {
  const common = { ...lockupOn(reader), args: [streamId] } as const;
  const model = await reader.readContract({ ...common, functionName: "getLockupModel" });
  const start = await reader.readContract({ ...common, functionName: "getStartTime" });
  switch (model) {
    case 0: {
      const [end, cliff, unlocks, deposited] = await Promise.all([
        reader.readContract({ ...common, functionName: "getEndTime" }),
        reader.readContract({ ...common, functionName: "getCliffTime" }),
        reader.readContract({ ...common, functionName: "getUnlockAmounts" }),
        reader.readContract({ ...common, functionName: "getDepositedAmount" }),
      ]);
      // Without a cliff, its time is 0.
      const line = cliff === 0 ? start : cliff;
      return [
        { from: start, to: start, amount: unlocks.start },
        { from: cliff, to: cliff, amount: unlocks.cliff },
        { from: line, to: end, amount: deposited - unlocks.start - unlocks.cliff },
      ].filter(({ amount }) => amount > 0n);
    }
    case 1: {
      const segments = await reader.readContract({ ...common, functionName: "getSegments" });
      return segments.map(({ amount, exponent, timestamp }, index) => {
        const before = segments[index - 1]?.timestamp;
        if (exponent > 0n) return { from: before ?? start, to: timestamp, amount };
        // Exponent 0 unlocks all as the segment begins. At the end of the segment before, that one
        // still counts, so a later segment begins one second after it.
        const begin = before === undefined ? start : before + 1;
        return { from: begin, to: begin, amount };
      });
    }
    case 2: {
      const tranches = await reader.readContract({ ...common, functionName: "getTranches" });
      return tranches.map(({ amount, timestamp }) => ({ from: timestamp, to: timestamp, amount }));
    }
    default:
      throw new Error(`Lockup v2.0 has no model ${model}.`);
  }
}
// endregion

// region: auto-cancel
/** Cancels a stream once something has been withdrawn. The wallet is its sender. */
export async function cancelAfterFirstWithdrawal(
  wallet: WalletClient<Transport, Chain, Account>,
  reader: Reader,
  streamId: bigint,
): Promise<boolean> {
  const common = { ...lockupOn(reader), args: [streamId] } as const;
  const [withdrawn, isCancelable] = await Promise.all([
    reader.readContract({ ...common, functionName: "getWithdrawnAmount" }),
    reader.readContract({ ...common, functionName: "isCancelable" }),
  ]);
  if (withdrawn === 0n || !isCancelable) return false;
  const { request } = await reader.simulateContract({
    ...common,
    account: wallet.account,
    functionName: "cancel",
  });
  const hash = await wallet.writeContract(request);
  const { status } = await reader.waitForTransactionReceipt({ hash });
  if (status === "reverted") throw new Error(`The cancellation ${hash} failed.`);
  return true;
}
// endregion
