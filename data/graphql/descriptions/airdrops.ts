import type { ProtocolDescription } from "./schema";
import { ACTION_PLACE, asset, CHAIN_ID, watcher } from "./shared";
import { VERSIONS } from "./versions";

const NOT_CLAIM = "the action is not a claim";
const NOT_CLAWBACK = "the action is not a clawback";
const NOT_VESTED = "the action is not a claim, or the claim paid tokens directly";
const NO_STREAM = "claims create no stream: the campaign is instant or VCA";
const NOT_LINEAR = "the campaign creates no linear streams";
const OLD_TOTALS =
  "Wrong starting with the third step until the source was mended on July 31, 2026; whether The Graph serves the mended one is unknown.";
const NOT_VCA = "the campaign is no VCA campaign";

const created = (type: string): string =>
  `[\`CreateMerkle${type}\`](ref:airdrops/SablierFactoryMerkle${type}#CreateMerkle${type})`;

const claimed = (type: string, event: string): string =>
  `[\`${event}\`](ref:airdrops/SablierMerkle${type}#${event})`;

/** What the pages say about the entities of the Airdrops indexers. */
export const AIRDROPS: ProtocolDescription = {
  generation: "2026",
  protocol: "airdrops",
  label: "Airdrops",
  fieldsRoute: "/api/airdrops/the-graph/entities",
  hub: "Campaign",
  versions: VERSIONS.airdrops,
  entities: {
    Factory: {
      summary: "Contract that deploys campaigns and that the indexer follows.",
      rank: "primary",
      groups: [
        {
          fields: {
            id: { text: "`factory-<chainId>-<address>`, lower case." },
            address: { text: "Address of the factory, lower case." },
            chainId: CHAIN_ID,
            alias: { text: "[Short name](#versions) of the factory, upper case on both vendors." },
            campaignCounter: { text: "Campaigns of the factory so far.", unit: "count" },
            campaigns: { text: "Campaigns of the factory. Not stored; the vendor looks it up." },
          },
        },
      ],
    },
    Campaign: {
      summary: "One airdrop campaign: its settings, and its claims so far.",
      rank: "primary",
      details: ["The row does not hold the recipients. They are in the file that `ipfsCID` names."],
      groups: [
        {
          title: "Campaign identity",
          fields: {
            id: {
              text: "`<address>-<chainId>`, lower case. Equal on both vendors, and the same as in 2025: store this one.",
            },
            address: { text: "Address of the campaign contract, lower case." },
            chainId: CHAIN_ID,
            subgraphId: {
              text: "Counts the campaigns of the chain in order of creation. Sort and page by it.",
              unit: "counter",
              defect:
                "Numbers move when an indexer is rebuilt with an older contract. Do not store them.",
            },
            name: {
              text: "Name that the creator gave.",
              nullWhen: "the campaign is of v1.1, which had none",
            },
            nickname: {
              text: "Label made by the indexer: token symbol with the name, or with the shortened admin on v1.1.",
            },
            category: { text: "The form in which a recipient gets a claim." },
            version: { text: "Release of the factory: `v1.1`, `v1.2`, `v1.3`, `v2.0` or `v3.0`." },
            factory: { text: "Factory that deployed the campaign." },
            position: {
              text: "Place among the campaigns of the factory.",
              unit: "place",
            },
          },
        },
        {
          title: "Campaign list and amounts",
          fields: {
            asset: { text: "Token that the campaign distributes." },
            root: { text: "Root of the Merkle tree over the recipients." },
            ipfsCID: { text: "Content id of the recipient file on IPFS." },
            totalRecipients: { text: "Recipients on the list.", unit: "count" },
            aggregateAmount: { text: "Sum of all amounts on the list.", unit: "base units" },
            claimedAmount: { text: "Sum of all claims.", unit: "base units" },
            claimedCount: { text: "Claims so far.", unit: "count" },
            fee: {
              text: "Smallest fee of a claim: wei of the native coin on v1.3, US dollars with 8 decimals since v2.0. The Comptroller can lower it, with a LowerMinFeeUSD action.",
              unit: "by release",
              nullWhen: "the campaign is older than v1.3",
              defect: "The unit is not in the row. Read `version` before you show or add up fees.",
            },
          },
        },
        {
          title: "Campaign control and end",
          fields: {
            admin: { text: "Account that may claw back. Changes when the role is transferred." },
            campaignStartTime: {
              text: "When claims open, since v2.0; before, the time of the creating block.",
              unit: "Unix seconds",
            },
            expires: { text: "Whether claims end at a date." },
            expiration: {
              text: "That date.",
              unit: "Unix seconds",
              nullWhen: "never in practice",
              defect: "0, not null, for a campaign without an end. Test `expires`.",
            },
            clawbackAction: {
              text: "Last time the admin took tokens back.",
              nullWhen: "that never happened",
            },
            clawbackTime: {
              text: "Time of that action.",
              unit: "Unix seconds",
              nullWhen: "that never happened",
            },
          },
        },
        {
          title: "Campaign streams",
          fields: {
            lockup: {
              text: "Lockup contract that creates a stream for each claim.",
              nullWhen: NO_STREAM,
            },
            streamCancelable: {
              text: "Whether the streams are created cancelable.",
              nullWhen: NO_STREAM,
            },
            streamTransferable: {
              text: "Whether the stream NFTs can be transferred.",
              nullWhen: NO_STREAM,
            },
            streamShape: {
              text: "Text that the creator gave for the shape, unchanged.",
              nullWhen: "the creator gave none",
            },
            streamTotalDuration: {
              text: "Length of each stream.",
              unit: "seconds",
              nullWhen: NO_STREAM,
            },
            streamStart: {
              text: "Whether all streams share a start date.",
              nullWhen: NO_STREAM,
            },
            streamStartTime: {
              text: "That date. 0 when a stream starts with its claim.",
              unit: "Unix seconds",
              nullWhen: "there is none",
            },
            streamInitial: {
              text: "Whether linear streams unlock tokens at their start.",
              nullWhen: NOT_LINEAR,
            },
            streamInitialPercentage: {
              text: "Share unlocked at the start.",
              unit: "UD2x18",
              nullWhen: `${NOT_LINEAR}, or is older than v1.3`,
            },
            streamCliff: { text: "Whether linear streams have a cliff.", nullWhen: NOT_LINEAR },
            streamCliffDuration: {
              text: "Length of the cliff.",
              unit: "seconds",
              nullWhen: NOT_LINEAR,
            },
            streamCliffPercentage: {
              text: "Share unlocked at the cliff.",
              unit: "UD2x18",
              nullWhen: `${NOT_LINEAR}, or is older than v1.3`,
            },
            streamTranches: {
              text: "Steps of tranched streams; empty on other kinds. Not stored; the vendor looks it up.",
            },
          },
        },
        {
          title: "Campaign with a variable claim amount",
          fields: {
            vcaStartTime: {
              text: "Start of the vesting that decides how much a claim gets.",
              unit: "Unix seconds",
              nullWhen: NOT_VCA,
            },
            vcaEndTime: { text: "End of that vesting.", unit: "Unix seconds", nullWhen: NOT_VCA },
            vcaUnlockPercentage: {
              text: "Share that is due at its start.",
              unit: "UD2x18",
              nullWhen: NOT_VCA,
            },
            vcaRedistributionEnabled: {
              text: "Whether later claims share the amounts that early ones gave up.",
              nullWhen: NOT_VCA,
              differs: "For the other kinds of campaigns Envio stores false.",
            },
            vcaForgoneAmount: {
              text: "Amount that claims before the end have given up so far.",
              unit: "base units",
              nullWhen: `${NOT_VCA}, or has no claim yet`,
            },
          },
        },
        {
          title: "Campaign origin and history",
          fields: {
            hash: { text: "Hash of the transaction that created the campaign, lower case." },
            timestamp: { text: "Time of the creating block.", unit: "Unix seconds" },
            actions: { text: "Events of the campaign. Not stored; the vendor looks it up." },
            activities: { text: "Claims by day. Not stored; the vendor looks it up." },
          },
        },
      ],
    },
    Action: {
      summary: "One event of a campaign or of its creation, kept forever.",
      rank: "primary",
      groups: [
        {
          title: "Event of the campaign",
          fields: {
            category: { text: "Kind of event. It decides which of the fields below are filled." },
            campaign: { text: "Campaign that the event is about." },
            fee: {
              text: "Native coin sent along with the transaction of a claim.",
              unit: "wei",
              nullWhen: "the action is no claim, or the campaign is older than v1.3",
              defect:
                "It is the value of the whole transaction, repeated on each claim in it. Take it once per `hash`.",
            },
          },
        },
        {
          title: "Claim",
          fields: {
            claimRecipient: {
              text: "Account on the list that the claim is for.",
              nullWhen: NOT_CLAIM,
            },
            claimTo: {
              text: "Account that got the tokens or the stream. Before v2.0 always the same one.",
              nullWhen: NOT_CLAIM,
            },
            claimIndex: {
              text: "Place of that account on the list.",
              unit: "place",
              nullWhen: NOT_CLAIM,
            },
            claimAmount: { text: "Tokens of the claim.", unit: "base units", nullWhen: NOT_CLAIM },
            claimTokenId: {
              text: "Id of the new stream in its Lockup contract.",
              unit: "token id",
              nullWhen: NOT_VESTED,
            },
            claimStreamId: {
              text: "`LockupStream.id` of the new stream. Query the streams endpoint for it.",
              nullWhen: NOT_VESTED,
            },
            vcaForgoneAmount: {
              text: "Amount that the account gave up by claiming before the end of a VCA campaign.",
              unit: "base units",
              nullWhen: "the action is no claim from a VCA campaign",
            },
          },
        },
        {
          title: "Clawback",
          fields: {
            clawbackFrom: { text: "Admin that took tokens back.", nullWhen: NOT_CLAWBACK },
            clawbackTo: { text: "Account that received them.", nullWhen: NOT_CLAWBACK },
            clawbackAmount: {
              text: "How much was taken back.",
              unit: "base units",
              nullWhen: NOT_CLAWBACK,
            },
          },
        },
        { title: "Where and when", fields: ACTION_PLACE },
      ],
    },
    Activity: {
      summary: "Claims of one campaign on one UTC day. A day without claims has no row.",
      rank: "primary",
      groups: [
        {
          fields: {
            id: { text: "`activity-<campaignId>-<day>`. Equal on both vendors." },
            campaign: { text: "Campaign that is measured." },
            day: {
              text: "The day. Multiply by 86,400 for its midnight in Unix seconds.",
              unit: "days",
            },
            timestamp: {
              text: "Time of the first claim of the day.",
              unit: "Unix seconds",
              defect:
                "Not midnight, so it does not line up days of different campaigns. Use `day`.",
            },
            claims: { text: "Claims that day.", unit: "count" },
            amount: { text: "Tokens claimed that day.", unit: "base units" },
          },
        },
      ],
    },
    Asset: asset("campaigns", {
      campaigns: { text: "Campaigns of the token. Not stored; the vendor looks it up." },
    }),
    Tranche: {
      summary: "One step in the plan of a tranched campaign.",
      rank: "primary",
      details: [
        "A step is a share and a wait, since amounts depend on who claims. Add up `percentage` and `duration` yourself: on The Graph it is not known whether the running totals are right.",
      ],
      groups: [
        {
          fields: {
            id: { text: "`tranche-<campaignId>-<n>`, `n` from 0." },
            campaign: { text: "Campaign that the step is part of." },
            position: { text: "Place in the plan.", unit: "place" },
            percentage: { text: "Share unlocked by this step alone.", unit: "UD2x18" },
            duration: { text: "Wait after the step before.", unit: "seconds" },
            startPercentage: {
              text: "Share unlocked by all steps before.",
              unit: "UD2x18",
              defect: OLD_TOTALS,
            },
            endPercentage: {
              text: "Share unlocked in all with this step.",
              unit: "UD2x18",
              defect: OLD_TOTALS,
            },
            startDuration: {
              text: "Sum of the waits before this step.",
              unit: "seconds",
              defect: OLD_TOTALS,
            },
            endDuration: {
              text: "Sum of the waits up to and with this step.",
              unit: "seconds",
              defect: OLD_TOTALS,
            },
          },
        },
      ],
    },
    Watcher: watcher({ campaignCounter: "campaign", actionCounter: "action" }),
  },
  enums: {
    ActionCategory: {
      summary: "Kind of an action, in `Action.category`.",
      values: {
        Claim: "A recipient got tokens or a stream.",
        Clawback: "The admin took tokens back.",
        Create: "The campaign was deployed.",
        LowerMinFeeUSD: "The Comptroller lowered the fee of a claim. Since v2.0.",
        RedistributionEnabled:
          "The admin of a VCA campaign enabled the redistribution of amounts that claims gave up.",
        TransferAdmin:
          "Another account became the admin. The first admin, set at creation, has no such action.",
      },
    },
    CampaignCategory: {
      summary: "The form of a claim's payment, in `Campaign.category`.",
      values: {
        Instant: "Tokens at once. Since v1.3.",
        LockupLinear: "A linear stream.",
        LockupTranched: "A tranched stream. Since v1.2.",
        VariableClaimAmount:
          "Tokens at once; the sooner the claim, the fewer (VCA). Campaigns of v3.0 factories only.",
      },
    },
  },
  actionCategory: "ActionCategory",
  actions: {
    Create: {
      events: [
        created("Instant"),
        created("LL"),
        created("LT"),
        `${created("VCA")} (v3.0)`,
        "`CreateMerkleStreamerLL` (v1.1)",
      ],
      slots: {},
    },
    Claim: {
      events: [
        claimed("Instant", "ClaimInstant"),
        claimed("LL", "ClaimLLWithVesting"),
        claimed("LL", "ClaimLLWithTransfer"),
        claimed("LT", "ClaimLTWithVesting"),
        claimed("LT", "ClaimLTWithTransfer"),
        `${claimed("VCA", "ClaimVCA")} (v3.0)`,
        "[`Claim`](ref:airdrops/v1.3/SablierMerkleInstant#Claim) up to v1.3",
      ],
      slots: {},
    },
    Clawback: { events: ["[`Clawback`](ref:airdrops/SablierMerkleBase#Clawback)"], slots: {} },
    LowerMinFeeUSD: {
      events: ["[`LowerMinFeeUSD`](ref:airdrops/SablierMerkleBase#LowerMinFeeUSD) (v2.0 and v3.0)"],
      slots: {},
    },
    RedistributionEnabled: {
      events: [
        "[`EnableRedistribution`](ref:airdrops/SablierMerkleVCA#EnableRedistribution) (v3.0)",
      ],
      slots: {},
    },
    TransferAdmin: {
      events: ["[`TransferAdmin`](ref:airdrops/SablierMerkleBase#TransferAdmin)"],
      slots: {},
    },
  },
  outside: [
    {
      entity: "Action",
      field: "claimStreamId",
      target: "LockupStream",
      key: "String id",
      text: "stream on the streams endpoint",
    },
    {
      entity: "Campaign",
      field: "ipfsCID",
      target: "RecipientFile",
      key: "String cid",
      text: "recipient file on IPFS",
    },
  ],
};
