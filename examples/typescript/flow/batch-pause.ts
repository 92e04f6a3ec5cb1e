import { release } from "sablier/evm/releases/flow/v1.1";
import { type Address, encodeFunctionData, parseEventLogs } from "viem";

import { type Client, sendBatch } from "./batch-calls";

const abi = release.abi.SablierFlow;

// region: pause-and-withdraw
/** Stops a stream and pays the recipient. Returns what the recipient gets, base units. */
export async function pauseAndWithdrawMax(
  client: Client,
  streamId: bigint,
  recipient: Address,
): Promise<bigint> {
  const logs = await sendBatch(client, [
    encodeFunctionData({ abi, functionName: "pause", args: [streamId] }),
    encodeFunctionData({ abi, functionName: "withdrawMax", args: [streamId, recipient] }),
  ]);
  // Not from the simulation: the debt grows until the transaction is in a block.
  const [withdrawal] = parseEventLogs({ abi, eventName: "WithdrawFromFlowStream", logs });
  if (withdrawal === undefined) throw new Error("The batch withdrew nothing.");
  return withdrawal.args.withdrawAmount;
}
// endregion
