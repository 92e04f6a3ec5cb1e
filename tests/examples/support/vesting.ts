import type { Chain, RecorderContract } from "./chain";
import { createdStreams } from "./lockup";

/**
 * Prepares `streamedAmountOf` of every stream for the present moment, with this site's model of the
 * schedules. The recorder derives what can be withdrawn and refunded from it.
 *
 * @param chain chain with streams; its next block has the time that counts
 * @param lockup recorder of SablierLockup on this chain
 * @param isWanted which streams; all of them by default
 */
export async function vest(
  chain: Chain,
  lockup: RecorderContract,
  isWanted: (streamId: bigint) => boolean = () => true,
): Promise<void> {
  const starts = new Map(
    chain
      .events()
      .filter(({ eventName }) => /^CreateLockup\w+Stream$/.test(eventName))
      .map(({ args }) => {
        const { streamId, commonParams } = args as {
          streamId: bigint;
          commonParams: { timestamps: { start: number } };
        };
        return [streamId, BigInt(commonParams.timestamps.start)];
      }),
  );
  for (const stream of createdStreams(chain).filter(({ streamId }) => isWanted(streamId))) {
    const start = starts.get(stream.streamId) ?? 0n;
    const streamed = stream.streamedAfter(chain.timestamp - start);
    await lockup.answer("streamedAmountOf", streamed, [stream.streamId]);
  }
}

/** Lets time pass, in seconds, and the streams with it. */
export async function advance(
  chain: Chain,
  lockup: RecorderContract,
  seconds: bigint,
): Promise<void> {
  chain.advance(seconds);
  await vest(chain, lockup);
}
