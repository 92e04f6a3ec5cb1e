import { release } from "sablier/evm/releases/flow/v3.0";
import { type Address, formatUnits, parseUnits } from "viem";

import type { Client } from "./create";

const abi = release.abi.SablierFlow;
const MONTH = 2_592_000n; // 30 days in seconds

interface Stream {
  readonly token: Address;
  readonly recipient: Address;
  readonly amountPerMonth: string;
}

// region: schedule
/** A stream that starts at a date in the future, and is funded later. */
export function schedule(client: Client, flow: Address, stream: Stream, start: Date) {
  return client.simulateContract({
    address: flow,
    abi,
    functionName: "create",
    args: [
      client.account.address,
      stream.recipient,
      parseUnits(stream.amountPerMonth, 18) / MONTH,
      Math.floor(start.getTime() / 1000), // seconds: milliseconds do not fit
      stream.token,
      true,
    ],
  });
}
// endregion

// region: back-pay
/** Tokens that a stream owes at `now`, if it has paid since `start`. Deposit at least as much. */
export function owedSince(amountPerMonth: string, start: Date, now: Date): string {
  const seconds = BigInt(Math.ceil((now.getTime() - start.getTime()) / 1000));
  return formatUnits((parseUnits(amountPerMonth, 18) / MONTH) * seconds, 18);
}
// endregion
