import { USUAL_MAX_COUNT } from "../../../../data/max-counts";
import type { CallValue } from "@site/src/lib/call";
import { formatContractError } from "@site/src/lib/fixed-point";
import { checkCreate } from "@site/src/lib/lockup";
import { ZERO_ADDRESS } from "@site/src/lib/simulation";

/** Arguments of a call by their paths. */
type Arguments = ReadonlyMap<string, CallValue>;

/** A start for streams that begin with their block: the rules depend on the distances only. */
const START = 1_798_761_600n;

/** The error that a linear stream of Lockup v2.0 would raise. */
function linearProblem(args: Arguments): string | undefined {
  const number = (path: string): bigint => BigInt(args.get(path)?.toString() ?? 0);
  const text = (path: string): string => args.get(path)?.toString() ?? "";
  const hasDates = args.has("cliffTime");
  const start = hasDates ? number("params.timestamps.start") : START;
  const cliff = number("durations.cliff");
  const checked = checkCreate(
    {
      sender: text("params.sender"),
      totalAmount: number("params.totalAmount"),
      brokerFee: number("params.broker.fee"),
      shape: text("params.shape"),
      timestamps: {
        start,
        end: hasDates ? number("params.timestamps.end") : start + number("durations.total"),
      },
      schedule: {
        model: "linear",
        cliffTime: hasDates ? number("cliffTime") : cliff === 0n ? 0n : start + cliff,
        unlockAmounts: {
          start: number("unlockAmounts.start"),
          cliff: number("unlockAmounts.cliff"),
        },
      },
    },
    BigInt(USUAL_MAX_COUNT),
  );
  if (!checked.ok) return formatContractError(checked.error);
  const recipient = text("params.recipient");
  return recipient === ZERO_ADDRESS ? `ERC721InvalidReceiver(${recipient})` : undefined;
}

/** Rules of contracts that a form knows, by release and function. */
export const CHECKS: Readonly<Record<string, (args: Arguments) => string | undefined>> = {
  "lockup@v2.0 createWithTimestampsLL": linearProblem,
  "lockup@v2.0 createWithDurationsLL": linearProblem,
};
