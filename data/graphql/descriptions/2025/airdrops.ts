import type { FieldDescription, ProtocolDescription } from "../schema";
import { ACTION_PLACE, asset, CHAIN_ID, watcher } from "./shared";
import { VERSIONS } from "./versions";

const NOT_CLAIM = "the action is not a claim";
const NOT_CLAWBACK = "the action is not a clawback";
const NOT_VESTED = "the action is not a claim, or the campaign is instant";
const VERSION = "Release of the factory as a tag: `V21` for v1.1, `V22` for v1.2, `V23` for v1.3.";

const campaignEvent = (name: string): string =>
  `[\`${name}\`](ref:airdrops/v1.3/SablierMerkleFactory#${name})`;

/** A setting of v1.3 that only The Graph reads. */
const unreadOnEnvio = (description: FieldDescription, fallback: string): FieldDescription => ({
  ...description,
  differs: `Envio does not read it and always stores ${fallback}. Take it from The Graph or from the contract.`,
});

/** What the pages say about the entities of the Airdrops indexers. */
export const AIRDROPS: ProtocolDescription = {
  generation: "2025",
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
            id: {
              text: "Address of the factory, lower case.",
              differs: "Envio appends the chain: `<address>-<chainId>`.",
            },
            address: { text: "Address of the factory, lower case." },
            chainId: CHAIN_ID,
            alias: { text: "Short name, lower case on both vendors: `msf2`, `msf3` or `msf4`." },
            version: { text: VERSION },
            campaignIndex: { text: "Campaigns of the factory so far.", unit: "count" },
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
              text: "`<address>-<chainId>`, lower case. Equal on both vendors: store this one.",
            },
            address: { text: "Address of the campaign contract, lower case." },
            chainId: CHAIN_ID,
            subgraphId: {
              text: "Counts the campaigns of the chain in order of creation. Sort and page by it.",
              unit: "counter",
              defect:
                "Numbers move when an indexer is rebuilt with an older contract. Do not store them.",
            },
            name: { text: "Name that the creator gave. Empty on v1.1, which had none." },
            nickname: {
              text: "Label made by the indexer: token symbol with the name, or with the shortened admin on v1.1.",
            },
            category: { text: "The form in which a recipient gets a claim." },
            version: { text: VERSION },
            factory: { text: "Factory that deployed the campaign." },
            position: {
              text: "Place among the campaigns of the factory, from 1.",
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
              text: "Smallest native amount that a claim must pay. Fixed at creation; 0 before v1.3.",
              unit: "wei",
            },
          },
        },
        {
          title: "Campaign control and end",
          fields: {
            admin: { text: "Account that may claw back. A hand-over changes it." },
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
              text: "Lockup contract that creates a stream for each claim. The zero address for an instant campaign.",
            },
            streamCancelable: {
              text: "Whether the streams are created cancelable; false for an instant campaign.",
            },
            streamTransferable: {
              text: "Whether the stream NFTs can be transferred; false for an instant campaign.",
            },
            streamShape: { text: "Name of the streams' shape. Empty text before v1.3." },
            streamTotalDuration: {
              text: "Length of each stream; 0 for an instant campaign.",
              unit: "seconds",
            },
            streamStart: unreadOnEnvio(
              { text: "Whether all streams share a start date. v1.3 only." },
              "false",
            ),
            streamStartTime: unreadOnEnvio(
              {
                text: "That date. 0 when a stream starts with its claim. v1.3 only.",
                unit: "Unix seconds",
              },
              "0",
            ),
            streamInitial: unreadOnEnvio(
              { text: "Whether linear streams unlock tokens at their start. v1.3 only." },
              "false",
            ),
            streamInitialPercentage: unreadOnEnvio(
              { text: "Share unlocked at the start. v1.3 only.", unit: "UD2x18" },
              "0",
            ),
            streamCliff: { text: "Whether linear streams have a cliff." },
            streamCliffDuration: { text: "Length of the cliff.", unit: "seconds" },
            streamCliffPercentage: unreadOnEnvio(
              { text: "Share unlocked at the cliff. v1.3 only.", unit: "UD2x18" },
              "0",
            ),
            streamTranches: {
              text: "Steps of tranched streams; empty on other kinds. Not stored; the vendor looks it up.",
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
              text: "Native coin sent along with the transaction of a claim; 0 on other categories.",
              unit: "wei",
              nullWhen: "no value was recorded",
            },
          },
        },
        {
          title: "Claim",
          fields: {
            claimRecipient: {
              text: "Account on the list, which gets the tokens or the stream.",
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
              text: "`Stream.id` of the new stream. Ask the Lockup endpoint for it.",
              nullWhen: NOT_VESTED,
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
    Asset: asset(
      "campaigns",
      "campaigns",
      "When the token reports none, The Graph stores 0, Envio 18.",
    ),
    Tranche: {
      summary: "One step in the plan of a tranched campaign.",
      rank: "primary",
      details: [
        "A step is a share and a wait, since amounts depend on who claims. Add up `percentage` and `duration` yourself: the other four fields do not hold running totals.",
      ],
      groups: [
        {
          fields: {
            id: { text: "`<campaignId>-<n>`, `n` from 0. Equal on both vendors." },
            campaign: { text: "Campaign that the step is part of." },
            position: { text: "Place in the plan.", unit: "place" },
            percentage: { text: "Share unlocked by this step alone.", unit: "UD2x18" },
            duration: { text: "Wait after the step before.", unit: "seconds" },
            startPercentage: {
              text: "Share of the step before.",
              unit: "UD2x18",
              defect: "Of that one step, not the sum of all before it.",
            },
            endPercentage: {
              text: "`startPercentage` plus `percentage`.",
              unit: "UD2x18",
              defect: "Not the total unlocked so far, starting with the third step.",
            },
            startDuration: {
              text: "Wait of the step before.",
              unit: "seconds",
              defect: "Of that one step, not the sum of all before it.",
            },
            endDuration: {
              text: "`startDuration` plus `duration`.",
              unit: "seconds",
              defect: "Not the time since the start, starting with the third step.",
            },
          },
        },
      ],
    },
    Watcher: watcher("campaignIndex", "campaign", {
      text: "Always `1`.",
      differs: "On Envio the chain id as text.",
    }),
  },
  enums: {
    ActionCategory: {
      summary: "Kind of an action, in `Action.category`.",
      values: {
        Claim: "A recipient got tokens or a stream.",
        Clawback: "The admin took tokens back.",
        Create: "The campaign was deployed.",
        TransferAdmin:
          "Another account became admin. The first admin, set at creation, is not counted.",
      },
    },
    CampaignCategory: {
      summary: "The form of a claim's payment, in `Campaign.category`.",
      values: {
        Instant: "Tokens at once. Since v1.3.",
        LockupLinear: "A linear stream.",
        LockupTranched: "A tranched stream. Since v1.2.",
        LockupDynamic:
          "Nothing: the value exists, but no release creates such campaigns. Leave it out of filters.",
      },
    },
  },
  actionCategory: "ActionCategory",
  actions: {
    Create: {
      events: [
        campaignEvent("CreateMerkleInstant"),
        campaignEvent("CreateMerkleLL"),
        campaignEvent("CreateMerkleLT"),
        "`CreateMerkleStreamerLL` (v1.1)",
      ],
      slots: {},
    },
    Claim: {
      events: [
        "[`Claim`](ref:airdrops/v1.3/SablierMerkleInstant#Claim) of an instant campaign",
        "[`Claim`](ref:airdrops/v1.3/SablierMerkleLL#Claim) of a linear campaign",
        "[`Claim`](ref:airdrops/v1.3/SablierMerkleLT#Claim) of a tranched campaign",
      ],
      slots: {},
    },
    Clawback: { events: ["[`Clawback`](ref:airdrops/v1.3/SablierMerkleBase#Clawback)"], slots: {} },
    TransferAdmin: {
      events: ["[`TransferAdmin`](ref:airdrops/v1.3/SablierMerkleBase#TransferAdmin)"],
      slots: {},
    },
  },
  outside: [
    {
      entity: "Action",
      field: "claimStreamId",
      target: "LockupStream",
      key: "String id",
      text: "stream on the Lockup endpoint",
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
