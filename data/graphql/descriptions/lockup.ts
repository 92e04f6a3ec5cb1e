import type { ProtocolDescription } from "./schema";
import {
  BATCH,
  BATCHER,
  CONTRACT,
  DEPRECATED_STREAM,
  NFT_ACTIONS,
  STREAM_ASSET,
  STREAM_IDENTITY,
  STREAM_ORIGIN,
  STREAM_TOKEN,
  STREAM_WATCHER,
  streamAction,
} from "./shared";
import { VERSIONS } from "./versions";

const event = (name: string): string => `[\`${name}\`](ref:lockup/SablierLockup#${name})`;

const NOT_LINEAR = "the stream is not linear";

/** What the pages say about the Lockup part of the streams indexers. */
export const LOCKUP: ProtocolDescription = {
  generation: "2026",
  protocol: "lockup",
  label: "Lockup",
  fieldsRoute: "/api/lockup/the-graph/structure",
  hub: "LockupStream",
  versions: VERSIONS.lockup,
  entities: {
    LockupAction: streamAction("v1.0, v1.1 and v1.2"),
    LockupStream: {
      summary: "The state of one stream after the last event the indexer has read.",
      rank: "primary",
      details: [
        "A row changes only when a transaction touches the stream. Nothing in it grows with time: compute the amount streamed by now from the dates and amounts, or call [`streamedAmountOf`](ref:lockup/SablierLockup#streamedAmountOf).",
      ],
      groups: [
        {
          title: "Stream identity",
          fields: {
            ...STREAM_IDENTITY,
            version: {
              text: "Release of the contract: `v1.0`, `v1.1`, `v1.2`, `v2.0`, `v3.0` or `v4.0`.",
            },
            category: { text: "Model of the stream, on every release." },
            shape: {
              text: "[Name of the shape](#shapes), from one list for all releases. A hint for drawing the curve; nothing is computed from it.",
              nullWhen: "no shape was found",
            },
            shapeSource: {
              text: "Whether the creator gave the shape or the indexer worked it out, as it does before v2.0.",
              nullWhen: "`shape` is null",
            },
          },
        },
        {
          title: "Stream parties",
          fields: {
            sender: { text: "Account that manages the stream. Fixed at creation." },
            recipient: { text: "Owner of the stream's NFT right now. A transfer changes it." },
            funder: {
              text: "Account that paid the deposit. For a stream from an airdrop, the campaign.",
            },
            proxied: {
              text: "Whether the sender is a PRBProxy found in its registry. Lockup v1.0 only.",
            },
            proxender: {
              text: "Owner of the proxy that acts as sender.",
              nullWhen: "the sender is not such a proxy",
            },
          },
        },
        {
          title: "Stream amounts",
          fields: {
            ...STREAM_TOKEN,
            depositAmount: {
              text: "Tokens put into the stream, net of fees. A cancellation does not lower it.",
              unit: "base units",
            },
            withdrawnAmount: { text: "Sum of all withdrawals.", unit: "base units" },
            intactAmount: {
              text: "Amount that the contract still holds for the stream: deposit less withdrawals. After a cancellation, the amount left for the recipient.",
              unit: "base units",
            },
            depleted: {
              text: "Whether nothing is left: `intactAmount` is 0. The stream was withdrawn in full, or canceled with nothing for the recipient.",
            },
          },
        },
        {
          title: "Stream schedule",
          fields: {
            startTime: { text: "Start of the stream.", unit: "Unix seconds" },
            endTime: { text: "End of the stream.", unit: "Unix seconds" },
            duration: { text: "`endTime` less `startTime`.", unit: "seconds" },
            initial: {
              text: "Whether tokens unlock at the start of a linear stream; possible since v2.0.",
              nullWhen: NOT_LINEAR,
              defect: "A filter on false misses the streams of the other models, where it is null.",
            },
            initialAmount: {
              text: "Unlocked at the start.",
              unit: "base units",
              nullWhen: "nothing unlocks at the start",
            },
            granularity: {
              text: "Smallest step in which a linear stream unlocks.",
              unit: "seconds",
              nullWhen: `${NOT_LINEAR}, or is older than v4.0`,
            },
            cliff: {
              text: "Whether a linear stream has a cliff.",
              nullWhen: NOT_LINEAR,
              defect: "A filter on false misses the streams of the other models, where it is null.",
            },
            cliffTime: {
              text: "Cliff time.",
              unit: "Unix seconds",
              nullWhen: "the stream has no cliff",
            },
            cliffAmount: {
              text: "Unlocked at the cliff.",
              unit: "base units",
              nullWhen: "the stream has no cliff",
              defect:
                "Before v2.0 the creator set no such amount: the indexer stores the deposit's share for the time up to the cliff.",
            },
            segments: {
              text: "Curve of a dynamic stream; empty on other models. Not stored; the vendor looks it up.",
            },
            tranches: {
              text: "Steps of a tranched stream; empty on other models. Not stored; the vendor looks it up.",
            },
          },
        },
        {
          title: "Stream rights and end",
          fields: {
            cancelable: {
              text: "Whether the sender can cancel now. Also false after a cancellation.",
            },
            renounceAction: {
              text: "Action that ended the right to cancel. For a stream that never was cancelable, its Create action.",
              nullWhen: "the right was never given up",
            },
            renounceTime: {
              text: "Time of that action.",
              unit: "Unix seconds",
              nullWhen: "the right was never given up",
            },
            canceled: { text: "Whether the stream was canceled. This is final." },
            canceledAction: {
              text: "The Cancel action.",
              nullWhen: "the stream was not canceled",
            },
            canceledTime: {
              text: "Time of the cancellation.",
              unit: "Unix seconds",
              nullWhen: "the stream was not canceled",
            },
            transferable: { text: "Whether the NFT can be transferred. Fixed at creation." },
          },
        },
        { title: "Stream origin", fields: STREAM_ORIGIN },
      ],
    },
    Asset: STREAM_ASSET,
    Segment: {
      summary: "One piece of the curve of a dynamic stream.",
      rank: "primary",
      details: ["See [Segments](/concepts/lockup/segments) for how they form a curve."],
      groups: [
        {
          fields: {
            id: { text: "`segment-<streamId>-<n>`, `n` from 0." },
            stream: { text: "Stream that the segment is part of." },
            position: { text: "Place in the curve.", unit: "place" },
            amount: { text: "Released by this segment alone.", unit: "base units" },
            exponent: {
              text: "How the curve bends: 10^18 is a straight line, a larger value releases less early and more late.",
              unit: "UD2x18",
            },
            startTime: {
              text: "End of the segment before; for the first one the start of the stream.",
              unit: "Unix seconds",
            },
            endTime: { text: "End of this segment.", unit: "Unix seconds" },
            startAmount: { text: "Released by all segments before this one.", unit: "base units" },
            endAmount: { text: "Released in all when this segment ends.", unit: "base units" },
          },
        },
      ],
    },
    Tranche: {
      summary: "One step of a tranched stream.",
      rank: "primary",
      details: [
        "See [Tranches](/concepts/lockup/tranches). To draw one, take two segments: a flat one up to the unlock and a vertical one.",
      ],
      groups: [
        {
          fields: {
            id: { text: "`tranche-<streamId>-<n>`, `n` from 0." },
            stream: { text: "Stream that the tranche is part of." },
            position: { text: "Place in the schedule.", unit: "place" },
            amount: { text: "Unlocked by this tranche alone.", unit: "base units" },
            startTime: {
              text: "Unlock of the tranche before; for the first one the start of the stream.",
              unit: "Unix seconds",
            },
            endTime: { text: "Unlock of this tranche.", unit: "Unix seconds" },
            startAmount: { text: "Unlocked by all tranches before this one.", unit: "base units" },
            endAmount: { text: "Unlocked in all once this tranche unlocks.", unit: "base units" },
          },
        },
      ],
    },
    LockupBatch: BATCH,
    LockupBatcher: BATCHER,
    Contract: CONTRACT,
    DeprecatedStream: DEPRECATED_STREAM,
    Watcher: STREAM_WATCHER,
  },
  enums: {
    LockupActionCategory: {
      summary: "Kind of an action, in `LockupAction.category`.",
      values: {
        ...NFT_ACTIONS,
        Cancel: "The sender stopped the stream.",
        Create: "The stream was created.",
        Renounce: "The sender gave up the right to cancel.",
        Withdraw: "Tokens were paid out.",
      },
    },
    LockupStreamCategory: {
      summary: "Model of a stream, in `LockupStream.category`.",
      values: {
        LockupLinear: "A straight line, with optional unlocks at the start and at a cliff.",
        LockupDynamic: "A curve made of segments.",
        LockupTranched: "Steps at fixed dates.",
      },
    },
    ShapeSource: {
      summary: "Where a shape comes from, in `LockupStream.shapeSource`.",
      values: {
        Event: "The creator gave it, in the event that created the stream.",
        Inferred: "The indexer worked it out from dates and amounts.",
      },
    },
  },
  actionCategory: "LockupActionCategory",
  actions: {
    Create: {
      events: [
        event("CreateLockupLinearStream"),
        event("CreateLockupDynamicStream"),
        event("CreateLockupTranchedStream"),
      ],
      slots: {
        addressA: { text: "sender" },
        addressB: { text: "recipient" },
        amountA: { text: "deposit", unit: "base units" },
      },
    },
    Cancel: {
      events: [event("CancelLockupStream")],
      slots: {
        addressA: { text: "sender" },
        addressB: { text: "recipient" },
        amountA: { text: "refund to the sender", unit: "base units" },
        amountB: { text: "left for the recipient", unit: "base units" },
      },
    },
    Renounce: { events: [event("RenounceLockupStream")], slots: {} },
    Withdraw: {
      events: [event("WithdrawFromLockupStream")],
      slots: {
        addressA: { text: "signer of the transaction" },
        addressB: { text: "receiver of the tokens" },
        amountB: { text: "amount", unit: "base units" },
      },
    },
    Transfer: {
      events: [event("Transfer")],
      slots: { addressA: { text: "owner before" }, addressB: { text: "owner after" } },
    },
    Approval: {
      events: [event("Approval")],
      slots: { addressA: { text: "owner" }, addressB: { text: "approved account" } },
    },
    ApprovalForAll: {
      events: [event("ApprovalForAll")],
      slots: {
        addressA: { text: "owner" },
        addressB: { text: "operator" },
        amountA: { text: "1 given, 0 taken back", unit: "flag" },
      },
    },
  },
  outside: [],
};
