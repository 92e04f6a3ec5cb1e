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

const event = (name: string): string => `[\`${name}\`](ref:flow/v1.1/SablierFlow#${name})`;

/** What the pages say about the entities of the Flow indexers. */
export const FLOW: ProtocolDescription = {
  generation: "2025",
  protocol: "flow",
  label: "Flow",
  fieldsRoute: "/api/flow/the-graph/structure",
  hub: "Stream",
  versions: VERSIONS.flow,
  entities: {
    Contract: contract(
      "`SablierFlow` contract",
      "Release of the contract as a tag: `V10` for v1.0, `V11` for v1.1.",
      {},
    ),
    Action: streamAction("the event gives an operator rights over all streams of an owner"),
    Stream: {
      summary: "The state of one stream after the last event the indexer has read.",
      rank: "primary",
      details: [
        "A row changes only when a transaction touches the stream. The debt grows every second: compute it from `snapshotAmount`, `ratePerSecond` and `lastAdjustmentTimestamp`, or call [`totalDebtOf`](ref:flow/v1.1/SablierFlow#totalDebtOf).",
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
              text: "Release of the contract as a tag: `V10` for v1.0, `V11` for v1.1.",
            },
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
            asset: { text: "Token of the stream." },
            availableAmount: {
              text: "Balance of the stream: deposits less refunds and withdrawals.",
              unit: "base units",
              defect:
                "A protocol fee taken from a withdrawal is not subtracted. Where one is switched on, call [`getBalance`](ref:flow/v1.1/SablierFlow#getBalance).",
            },
            depositedAmount: { text: "Sum of all deposits.", unit: "base units" },
            refundedAmount: { text: "Sum of all refunds to the sender.", unit: "base units" },
            withdrawnAmount: { text: "Sum of all withdrawals.", unit: "base units" },
            forgivenDebt: {
              text: "Debt written off when the stream was voided.",
              unit: "base units",
            },
            protocolFeeAmount: {
              text: "Meant for fees taken by the protocol.",
              unit: "base units",
              defect: "Never updated, always 0. Do not show it.",
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
              text: "Last change of the rate, or the creation.",
              unit: "Unix seconds",
            },
            lastAdjustmentAction: {
              text: "Adjust, Pause, Restart or Void action that changed the rate last.",
              nullWhen: "the rate is still the first one",
            },
            startTime: {
              text: "Time of the creating block: Flow v1.1 cannot start later.",
              unit: "Unix seconds",
            },
            depletionTime: {
              text: "Moment when the debt passes the balance, as computed at the last deposit, adjustment, refund or restart. 0 once voided.",
              unit: "Unix seconds",
              defect: "A pause leaves it unchanged, so it is stale while `paused` is true.",
            },
          },
        },
        {
          title: "Stream status",
          fields: {
            paused: {
              text: "Whether the rate is zero through a pause or a void. Test `voided` first.",
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
    Asset: asset("streams", "streams", "When the token reports none, Envio stores 18."),
    Batch: BATCH,
    Batcher: BATCHER,
    Watcher: watcher("streamIndex", "stream", WATCHER_CHAIN),
  },
  enums: {
    ActionCategory: {
      summary: "Kind of an action, in `Action.category`.",
      values: {
        Adjust: "The sender changed the rate.",
        Approval: "An account may act for one stream.",
        ApprovalForAll: "An operator may act for all streams of an owner, or no longer.",
        Create: "The stream was created.",
        Deposit: "Tokens were paid in.",
        Pause: "The sender set the rate to zero.",
        Refund: "The sender took tokens back.",
        Restart: "The sender set a rate after a pause.",
        Transfer: "The NFT changed hands. Minting is not counted.",
        Void: "The stream ended permanently; debt beyond the balance was written off.",
        Withdraw: "Tokens were paid out.",
      },
    },
    StreamCategory: {
      summary: "Model of a stream, in `Stream.category`.",
      values: { Flow: "The only model." },
    },
  },
  actionCategory: "ActionCategory",
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
