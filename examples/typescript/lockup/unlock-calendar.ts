import { type Client, lockupOn } from "./vesting-data";

/** An amount that unlocks: at once when `from` is `to`, otherwise bit by bit. Unix seconds. */
export interface Unlock {
  readonly from: number;
  readonly to: number;
  /** Base units. */
  readonly amount: bigint;
}

/** Everything that a stream unlocks, in order, as long as it is not canceled. */
export async function calendarOf(client: Client, streamId: bigint): Promise<Unlock[]> {
  const common = { ...lockupOn(client), args: [streamId] } as const;
  const model = await client.readContract({ ...common, functionName: "getLockupModel" });
  const start = await client.readContract({ ...common, functionName: "getStartTime" });
  switch (model) {
    case 0: {
      const [end, cliff, unlocks, deposited] = await Promise.all([
        client.readContract({ ...common, functionName: "getEndTime" }),
        client.readContract({ ...common, functionName: "getCliffTime" }),
        client.readContract({ ...common, functionName: "getUnlockAmounts" }),
        client.readContract({ ...common, functionName: "getDepositedAmount" }),
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
      const segments = await client.readContract({ ...common, functionName: "getSegments" });
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
      const tranches = await client.readContract({ ...common, functionName: "getTranches" });
      return tranches.map(({ amount, timestamp }) => ({ from: timestamp, to: timestamp, amount }));
    }
    default:
      throw new Error(`Lockup v2.0 has no model ${model}.`);
  }
}
