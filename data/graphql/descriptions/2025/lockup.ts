import type { ProtocolDescription } from "../schema";
import {
  asset,
  BATCH,
  BATCHER,
  contract,
  STREAM_IDENTITY,
  STREAM_ORIGIN,
  streamAction,
  watcher,
  WATCHER_CHAIN,
} from "./shared";
import { VERSIONS } from "./versions";

const event = (name: string): string => `[\`${name}\`](ref:lockup/v2.0/SablierLockup#${name})`;

const NOT_LINEAR = "the stream is not linear";

/** What the pages say about the entities of the Lockup indexers. */
export const LOCKUP: ProtocolDescription = {
  generation: "2025",
  protocol: "lockup",
  label: "Lockup",
  fieldsRoute: "/api/lockup/the-graph/structure",
  hub: "Stream",
  versions: VERSIONS.lockup,
  entities: {
    Contract: contract(
      "Lockup contract",
      "Release of the contract as a tag: `V20` for v1.0, `V21` for v1.1, `V22` for v1.2, `V23` for v2.0.",
      {
        category: {
          text: "Model of the contract's streams; all three models since v2.0.",
        },
        chainId: {
          text: "Chain of the contract. On The Graph the endpoint is the chain.",
          unit: "chain id",
        },
      },
    ),
    Action: streamAction("the event gives an operator rights over all streams of an owner"),
    Stream: {
      summary: "The state of one stream after the last event the indexer has read.",
      rank: "primary",
      details: [
        "A row changes only when a transaction touches the stream. Nothing in it grows with time: compute the amount streamed by now from the dates and amounts, or call [`streamedAmountOf`](ref:lockup/v2.0/SablierLockup#streamedAmountOf).",
      ],
      groups: [
        {
          title: "Stream identity",
          fields: {
            ...STREAM_IDENTITY,
            alias: {
              text: "`<contract alias>-<chainId>-<tokenId>`, lower case on both vendors. The app shows it in upper case.",
            },
            version: {
              text: "Release of the contract as a tag: `V20` for v1.0, `V21` for v1.1, `V22` for v1.2, `V23` for v2.0.",
            },
            category: { text: "Model of the stream, on every release." },
            shape: {
              text: "Shape id, as the creator gave it. A hint for drawing the curve; nothing is computed from it.",
              nullWhen: "the stream is older than Lockup v2.0",
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
            parties: {
              text: "Sender and recipient in one list, to find an account's streams by either role.",
              differs:
                "For a v1.0 stream behind a proxy, the proxy's owner is in the list from the start on Envio, on The Graph only after the first transfer.",
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
            asset: { text: "Token of the stream." },
            depositAmount: {
              text: "Tokens put into the stream, net of fees. A cancellation does not lower it.",
              unit: "base units",
            },
            withdrawnAmount: { text: "Sum of all withdrawals.", unit: "base units" },
            intactAmount: {
              text: "Amount that the contract still holds for the stream: deposit less withdrawals. After a cancellation, the amount left for the recipient.",
              unit: "base units",
            },
            brokerFeeAmount: { text: "Paid to the broker at creation.", unit: "base units" },
            protocolFeeAmount: {
              text: "Paid to the protocol at creation. 0 since Lockup v1.2.",
              unit: "base units",
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
              text: "Whether tokens unlock at the start. Only linear streams of v2.0 can; false elsewhere.",
            },
            initialAmount: {
              text: "Unlocked at the start.",
              unit: "base units",
              nullWhen: "the stream is not linear, or is older than v2.0",
            },
            cliff: { text: "Whether a linear stream has a cliff; false on other models." },
            cliffTime: {
              text: "Cliff time.",
              unit: "Unix seconds",
              nullWhen: "the stream has no cliff",
            },
            cliffAmount: {
              text: "Unlocked at the cliff.",
              unit: "base units",
              nullWhen: `${NOT_LINEAR} or has no cliff`,
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
    Asset: asset("streams", "streams", "When the token reports none, Envio stores 18."),
    Segment: {
      summary: "One piece of the curve of a dynamic stream.",
      rank: "primary",
      details: ["See [Segments](/concepts/lockup/segments) for how they form a curve."],
      groups: [
        {
          fields: {
            id: { text: "`<streamId>-<n>`, `n` from 1." },
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
            milestone: {
              text: "Same as `endTime`, under the name that early contracts used.",
              unit: "Unix seconds",
            },
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
            id: { text: "`<streamId>-<n>`, `n` from 1." },
            stream: { text: "Stream that the tranche is part of." },
            position: { text: "Place in the schedule.", unit: "place" },
            amount: { text: "Unlocked by this tranche alone.", unit: "base units" },
            startTime: {
              text: "Unlock of the tranche before; for the first one the start of the stream.",
              unit: "Unix seconds",
            },
            endTime: { text: "Unlock of this tranche.", unit: "Unix seconds" },
            timestamp: {
              text: "Same as `endTime`, under the name that the contract uses.",
              unit: "Unix seconds",
            },
            startAmount: { text: "Unlocked by all tranches before this one.", unit: "base units" },
            endAmount: { text: "Unlocked in all once this tranche unlocks.", unit: "base units" },
          },
        },
      ],
    },
    Batch: BATCH,
    Batcher: BATCHER,
    Watcher: watcher("streamIndex", "stream", WATCHER_CHAIN),
  },
  enums: {
    ActionCategory: {
      summary: "Kind of an action, in `Action.category`.",
      values: {
        Approval: "An account may act for one stream.",
        ApprovalForAll: "An operator may act for all streams of an owner, or no longer.",
        Cancel: "The sender stopped the stream.",
        Create: "The stream was created.",
        Renounce: "The sender gave up the right to cancel.",
        Transfer: "The NFT changed hands. Minting is not counted.",
        Withdraw: "Tokens were paid out.",
      },
    },
    StreamCategory: {
      summary: "Model of a stream, in `Stream.category`.",
      values: {
        LockupLinear: "A straight line, with optional unlocks at the start and at a cliff.",
        LockupDynamic: "A curve made of segments.",
        LockupTranched: "Steps at fixed dates.",
      },
    },
    ContractCategory: {
      summary: "The kind of a contract, in `Contract.category`.",
      values: {
        LockupLinear: "Linear streams only; releases before v2.0.",
        LockupDynamic: "Dynamic streams only; releases before v2.0.",
        LockupTranched: "Tranched streams only; release v1.2.",
        LockupMerged: "All three models; since v2.0. `Stream.category` tells which.",
      },
    },
  },
  actionCategory: "ActionCategory",
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
