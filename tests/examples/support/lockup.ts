import type { ContractEventArgsFromTopics } from "viem";
import type { release } from "sablier/evm/releases/lockup/v2.0";

import type { Checked } from "../../../src/lib/fixed-point";
import {
  checkCreate,
  type CreateAmounts,
  type CreateParameters,
  type LockupSchedule,
  streamedBySchedule,
} from "../../../src/lib/lockup";
import type { Chain } from "./chain";

type LockupAbi = typeof release.abi.SablierLockup;
type Linear = ContractEventArgsFromTopics<LockupAbi, "CreateLockupLinearStream">;
type Dynamic = ContractEventArgsFromTopics<LockupAbi, "CreateLockupDynamicStream">;
type Tranched = ContractEventArgsFromTopics<LockupAbi, "CreateLockupTranchedStream">;

/** Smallest `MAX_COUNT` of all deployments outside Scroll, so what passes fits almost everywhere. */
const MAX_COUNT = 320n;

/** A stream that was created on a chain of the tests. */
export interface CreatedStream {
  readonly streamId: bigint;
  /** Account that paid. */
  readonly funder: string;
  /** What the real contract answers to these parameters: amounts, or the error it reverts with. */
  readonly check: Checked<CreateAmounts>;
  /** Base units that the stream has released `seconds` after its start. */
  streamedAfter(seconds: bigint): bigint;
}

function scheduleOf(eventName: string, args: unknown): LockupSchedule {
  switch (eventName) {
    case "CreateLockupLinearStream": {
      const { cliffTime, unlockAmounts } = args as Linear;
      return { model: "linear", cliffTime: BigInt(cliffTime), unlockAmounts };
    }
    case "CreateLockupDynamicStream": {
      const { segments } = args as Dynamic;
      return {
        model: "dynamic",
        segments: segments.map((segment) => ({ ...segment, timestamp: BigInt(segment.timestamp) })),
      };
    }
    default: {
      const { tranches } = args as Tranched;
      return {
        model: "tranched",
        tranches: tranches.map((tranche) => ({ ...tranche, timestamp: BigInt(tranche.timestamp) })),
      };
    }
  }
}

/**
 * The Lockup streams of a chain, each checked and vested with this site's model of the contract,
 * which recorded behavior of the contract has proven. The recorder itself does neither.
 */
export function createdStreams(chain: Chain): CreatedStream[] {
  return chain
    .events()
    .filter(({ eventName }) => /^CreateLockup\w+Stream$/.test(eventName))
    .map(({ eventName, args }) => {
      const { streamId, commonParams } = args as Linear | Dynamic | Tranched;
      const { amounts } = commonParams;
      const timestamps = {
        start: BigInt(commonParams.timestamps.start),
        end: BigInt(commonParams.timestamps.end),
      };
      const schedule = scheduleOf(eventName, args);
      const parameters: CreateParameters = {
        sender: commonParams.sender,
        // The event has the amounts after the split, so there is no fee left to split.
        totalAmount: amounts.deposit,
        brokerFee: 0n,
        shape: commonParams.shape,
        timestamps,
        schedule,
      };
      return {
        streamId,
        funder: commonParams.funder,
        check: checkCreate(parameters, MAX_COUNT),
        streamedAfter: (seconds) =>
          streamedBySchedule(
            { deposited: amounts.deposit, timestamps, schedule },
            timestamps.start + seconds,
          ),
      };
    });
}
