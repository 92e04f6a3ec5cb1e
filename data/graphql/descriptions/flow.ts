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

const event = (name: string): string => `[\`${name}\`](ref:flow/SablierFlow#${name})`;

/** What the pages say about the Flow part of the streams indexers. */
export const FLOW: ProtocolDescription = {
  generation: "2026",
  protocol: "flow",
  label: "Flow",
  fieldsRoute: "/api/flow/the-graph/structure",
  hub: "FlowStream",
  versions: VERSIONS.flow,
  entities: {
    FlowAction: streamAction("v1.0"),
    FlowStream: {
      summary: "The state of one stream after the last event the indexer has read.",
      rank: "primary",
      details: [
        "A row changes only when a transaction touches the stream. The debt grows every second: compute it from `snapshotAmount`, `ratePerSecond` and `lastAdjustmentTimestamp`, or call [`totalDebtOf`](ref:flow/SablierFlow#totalDebtOf).",
      ],
      groups: [
        {
          title: "Stream identity",
          fields: {
            ...STREAM_IDENTITY,
            version: { text: "Release of the contract: `v1.0`, `v1.1`, `v2.0` or `v3.0`." },
            category: {
              text: "Always `Flow`; it exists so that queries look like those for Lockup.",
            },
          },
        },
        {
          title: "Stream parties",
          fields: {
            sender: {
              text: "Account that manages the stream and usually funds it. Fixed at creation.",
            },
            recipient: { text: "Owner of the stream's NFT right now. A transfer changes it." },
            creator: { text: "Account that signed the creating transaction." },
          },
        },
        {
          title: "Stream balance",
          fields: {
            ...STREAM_TOKEN,
            availableAmount: {
              text: "Balance of the stream: deposits less refunds and withdrawals.",
              unit: "base units",
              defect:
                "A protocol fee taken from a withdrawal is not subtracted. Where one is switched on, call [`getBalance`](ref:flow/SablierFlow#getBalance).",
            },
            depositedAmount: { text: "Sum of all deposits.", unit: "base units" },
            refundedAmount: { text: "Sum of all refunds to the sender.", unit: "base units" },
            withdrawnAmount: { text: "Sum of all withdrawals.", unit: "base units" },
            forgivenDebt: {
              text: "Debt written off when the stream was voided.",
              unit: "base units",
            },
          },
        },
        {
          title: "Stream rate and debt",
          fields: {
            ratePerSecond: {
              text: "Amount that the recipient earns each second. 0 while the stream is paused or voided.",
              unit: "18 decimals",
            },
            snapshotAmount: {
              text: "Amount streamed at `lastAdjustmentTimestamp`, under all earlier rates.",
              unit: "18 decimals",
            },
            lastAdjustmentTimestamp: {
              text: "Last change of the rate; before the first one, the start. A change while the stream is pending is before `startTime`.",
              unit: "Unix seconds",
            },
            lastAdjustmentAction: {
              text: "Adjust, Pause, Restart or Void action that changed the rate last.",
              nullWhen: "the rate is still the first one",
            },
            startTime: {
              text: "Start that the creator chose, since v2.0; while it is in the future, the stream is pending. Before v2.0, the time of the creating block.",
              unit: "Unix seconds",
            },
            depletionTime: {
              text: "Moment when the debt passes the balance, as computed at the last deposit, adjustment, refund or restart. 0 once voided.",
              unit: "Unix seconds",
              defect:
                "A pause leaves it unchanged and a withdrawal does not touch it. Filter with `paused` and `voided` false.",
            },
          },
        },
        {
          title: "Stream status",
          fields: {
            paused: {
              text: "Whether the rate is zero through a pause or a void. False for a stream that was created with a rate of zero: test `voided`, then `ratePerSecond`.",
            },
            pausedAction: {
              text: "Action that set the rate to zero.",
              nullWhen: "the stream was never paused or has been restarted",
            },
            pausedTime: {
              text: "Time of that action.",
              unit: "Unix seconds",
              nullWhen: "the stream was never paused or has been restarted",
            },
            voided: { text: "Whether the stream was voided. This is final." },
            voidedAction: { text: "The Void action.", nullWhen: "the stream was not voided" },
            voidedTime: {
              text: "Time of the void.",
              unit: "Unix seconds",
              nullWhen: "the stream was not voided",
            },
            transferable: { text: "Whether the NFT can be transferred. Fixed at creation." },
          },
        },
        { title: "Stream origin", fields: STREAM_ORIGIN },
      ],
    },
    Asset: STREAM_ASSET,
    FlowBatch: BATCH,
    FlowBatcher: BATCHER,
    Contract: CONTRACT,
    DeprecatedStream: DEPRECATED_STREAM,
    Watcher: STREAM_WATCHER,
  },
  enums: {
    FlowActionCategory: {
      summary: "Kind of an action, in `FlowAction.category`.",
      values: {
        Adjust: "The sender changed the rate.",
        ...NFT_ACTIONS,
        Create: "The stream was created.",
        Deposit: "Tokens were paid in.",
        Pause: "The sender set the rate to zero.",
        Refund: "The sender took tokens back.",
        Restart: "The sender set a rate after a pause.",
        Void: "The stream ended permanently; debt beyond the balance was written off.",
        Withdraw: "Tokens were paid out.",
      },
    },
    FlowStreamCategory: {
      summary: "Model of a stream, in `FlowStream.category`.",
      values: { Flow: "The only model." },
    },
  },
  actionCategory: "FlowActionCategory",
  actions: {
    Create: {
      events: [event("CreateFlowStream")],
      slots: {
        addressA: { text: "sender" },
        addressB: { text: "recipient" },
        amountA: { text: "rate", unit: "18 decimals" },
      },
    },
    Adjust: {
      events: [event("AdjustFlowStream")],
      slots: {
        amountA: { text: "rate before", unit: "18 decimals" },
        amountB: { text: "rate after", unit: "18 decimals" },
      },
    },
    Deposit: {
      events: [event("DepositFlowStream")],
      slots: {
        addressA: { text: "funder" },
        addressB: { text: "recipient" },
        amountA: { text: "amount", unit: "base units" },
      },
    },
    Pause: {
      events: [event("PauseFlowStream")],
      slots: {
        addressA: { text: "recipient" },
        addressB: { text: "sender" },
        amountA: { text: "total debt", unit: "base units" },
      },
    },
    Refund: {
      events: [event("RefundFromFlowStream")],
      slots: {
        addressA: { text: "sender" },
        amountA: { text: "amount", unit: "base units" },
      },
    },
    Restart: {
      events: [event("RestartFlowStream")],
      slots: {
        addressA: { text: "sender" },
        amountA: { text: "rate after", unit: "18 decimals" },
      },
    },
    Void: {
      events: [event("VoidFlowStream")],
      slots: {
        addressA: { text: "recipient" },
        addressB: { text: "sender" },
        amountA: { text: "debt that stays", unit: "base units" },
        amountB: { text: "debt written off", unit: "base units" },
      },
    },
    Withdraw: {
      events: [event("WithdrawFromFlowStream")],
      slots: {
        addressA: { text: "caller" },
        addressB: { text: "receiver of the tokens" },
        amountA: { text: "amount", unit: "base units" },
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
