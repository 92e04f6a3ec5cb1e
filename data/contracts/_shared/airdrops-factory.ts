import type {
  FunctionRecord,
  InlineMarkdown,
  Requirement,
  SymbolRecord,
  ValueDoc,
} from "../schema";
import { V2, V3 } from "./airdrops-campaign";

/** What the factory of one campaign type has of its own. */
export interface Factory {
  /** `Instant`, as in `createMerkleInstant`. */
  readonly type: "Instant" | "LL" | "LT" | "VCA" | "Execute";
  readonly summary: InlineMarkdown;
  /** Checks before and after the one of the token. */
  readonly before?: readonly Requirement[];
  readonly after?: readonly Requirement[];
  readonly totals: readonly ValueDoc[];
  /** Whether the campaign approves Lockup. */
  readonly isVested?: true;
  readonly notes?: FunctionRecord["notes"];
  readonly computeNotes?: FunctionRecord["notes"];
}

export const aggregateAmount: ValueDoc = {
  name: "aggregateAmount",
  unit: "base units",
  text: "Sum of all allocations, as the creator states it. Only the event carries it.",
};

export const recipientCount: ValueDoc = {
  name: "recipientCount",
  unit: "count",
  text: "Number of recipients, as the creator states it. Only the event carries it.",
};

const nativeToken: Requirement = {
  text: "The token is not [`nativeToken`](ref:@/SablierFactoryMerkleBase#nativeToken), if one is set.",
  raises: "SablierFactoryMerkleBase_ForbidNativeToken",
};

const UNFUNDED: InlineMarkdown =
  "No tokens move. Transfer the sum of all allocations to the returned address afterward. Until then, claims fail with the token's own error.";

const SALT: InlineMarkdown =
  "The address depends on the factory, the creator, the Comptroller and every field of the struct. A creator can use the same struct only once.";

/** Constructor, create and compute functions and create event of a factory. */
export function factoryRecords(factory: Factory): SymbolRecord[] {
  const { type, summary, before = [], after = [], totals, isVested, notes = [] } = factory;
  const group = `SablierFactoryMerkle${type}`;
  const campaign = `merkle${type}`;
  const settings = `Settings of the campaign. [Types](ref:@/Merkle${type}#ConstructorParams) describes each field.`;
  const params: ValueDoc[] = [
    ...(type === "Execute" ? [] : [{ name: "params", text: settings, until: V2 }]),
    { name: "campaignParams", text: settings, since: V3 },
  ];
  const checks = [...before, nativeToken, ...after];
  return [
    {
      kind: "constructor",
      group,
      summary: "Deploys the factory with a Comptroller.",
      params: [{ name: "initialComptroller", text: "Contract that sets the minimum fees." }],
      requires: [
        {
          text: "`initialComptroller` has code and implements `supportsInterface`.",
          raises: { other: "no data, or its own error" },
        },
        {
          text: "`initialComptroller` supports the interface id `0x65443910`.",
          raises: "Comptrollerable_UnsupportedInterfaceId",
        },
      ],
      emits: ["SetComptroller"],
    },
    {
      kind: "function",
      name: `createMerkle${type}`,
      group,
      summary,
      caller: "Any address. The caller is the campaign creator, whose minimum fee applies.",
      params: [...params, ...totals],
      returns: [{ name: campaign, text: "Address of the new campaign." }],
      requires: [
        ...checks,
        {
          text: "You have not created a campaign with the same settings in this factory.",
          raises: { other: "no data" },
        },
        ...(isVested === undefined
          ? []
          : [
              {
                text: "The token accepts the approval of the Lockup contract.",
                raises: { other: "the token's own error" },
              },
            ]),
      ],
      emits: [
        { event: "TransferAdmin", by: "the new campaign" },
        ...(isVested === undefined
          ? []
          : [
              {
                event: "Approval",
                by: "the token",
                when: "the maximum, from the campaign for the Lockup contract",
              },
            ]),
        `CreateMerkle${type}`,
      ],
      notes: [UNFUNDED, "The function is not payable.", ...notes],
    },
    {
      kind: "function",
      name: `computeMerkle${type}`,
      group,
      summary: "Returns the address that the campaign would get.",
      params: [
        {
          name: "campaignCreator",
          text: "Address that will call the create function. If a contract calls for you, it is the creator.",
        },
        ...params,
      ],
      returns: [{ name: campaign, text: "Address of the campaign, whether it exists or not." }],
      requires: checks,
      notes: [SALT, ...(factory.computeNotes ?? [])],
    },
    {
      kind: "event",
      name: `CreateMerkle${type}`,
      group,
      summary: "Emitted when a campaign is created, after its own events.",
      params: [
        { name: campaign, text: "New campaign." },
        ...params,
        ...totals,
        { name: "comptroller", text: "Comptroller of the campaign." },
        {
          name: "minFeeUSD",
          unit: "8-decimals USD",
          text: "Minimum fee of a claim at creation.",
        },
      ],
    },
  ];
}
