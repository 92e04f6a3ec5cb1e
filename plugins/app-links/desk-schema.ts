import * as z from "zod";

import { CONDITIONS, DESK_ROLES } from "../../src/lib/desk/model";

/** Public path of the schema. */
export const DESK_SCHEMA_PATH = "/data/schema/desk.json";

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(record) as [Key, ...Key[]]);

const text = z.string().min(1);
const signature = z.string().regex(/^\w+\([^\s]*\)$/u);
const release = z.string().regex(/^[a-z]+@v\d+\.\d+$/u);

const value = z
  .union([z.enum(["refused", "kept"]), z.looseObject({ atLeast: signature.or(text) })])
  .describe(
    "Native coin to send with calls that pay someone. refused: 0, or the call reverts. kept: 0, since the contract keeps any value. atLeast: wei that this function of the contract returns, read right before.",
  );

const action = z.looseObject({
  id: text,
  title: text,
  effect: text,
  signature: signature.describe("As ABIs write it; the key of the entry in functions."),
  args: z
    .array(text)
    .describe(
      "What each argument is, in order. id: number of the stream; recipient: who holds it now; to: an address of your choice; available: base units that can be withdrawn now.",
    ),
  roles: z.array(keysOf(DESK_ROLES)).min(1).describe("Who may call."),
  refusals: z
    .array(z.tuple([keysOf(CONDITIONS), text]))
    .describe(
      "What the contract checks, in its order: the reason, and the error's name or, in old releases, its text.",
    ),
  needsFee: z
    .literal(true)
    .optional()
    .describe("The call takes the value of the group; without it, send 0."),
});

const group = z.looseObject({
  release,
  contracts: z.array(text).min(1).describe("Contracts that take the same calls."),
  thing: text.describe("What the contract counts."),
  value,
  statuses: z.array(text).describe("Names of the statuses by their number."),
  reads: z
    .record(text, text)
    .describe("View functions by the figure that each returns; each takes the number alone."),
  actions: z.array(action).min(1),
  functions: z
    .record(
      signature,
      z.looseObject({
        type: z.literal("function"),
        name: text,
        inputs: z.array(z.looseObject({ type: text })),
        stateMutability: text,
      }),
    )
    .describe("ABI entries by signature."),
});

/** The form of `/data/desk.json`, as JSON Schema. Later builds may add fields. */
export const DESK_SCHEMA = z.toJSONSchema(
  z
    .looseObject({
      groups: z.array(group).min(1),
      rpc: z
        .record(z.string().regex(/^\d+$/u), z.url())
        .describe("A public JSON-RPC endpoint by chain id."),
    })
    .meta({ title: "What can be done with a stream by a direct call, by release" }),
);

/** The file for programs, with the place of its schema. */
export const deskFile = (data: object): string =>
  `${JSON.stringify({ $schema: "./schema/desk.json", ...data })}\n`;
