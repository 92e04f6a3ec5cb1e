import {
  type Generation,
  type GraphqlDescriptions,
  type ProtocolDescription,
  TODAY,
} from "../../data/graphql/descriptions/schema";
import { buildReference, type GraphqlReference } from "./load";

/** A schema in small: a box with notes, of which one vendor knows the color. */
export const ENTITIES = `# Boxes, in small.
scalar BigInt
scalar Bytes
directive @entity(immutable: Boolean) on OBJECT
directive @derivedFrom(field: String!) on FIELD_DEFINITION
directive @onlyOn(vendor: String!) on FIELD_DEFINITION
enum ActionCategory { Open Close }
type Box @entity(immutable: true) {
  id: ID!
  owner: Bytes!
  color: String! @onlyOn(vendor: "envio")
  notes: [Note!]! @derivedFrom(field: "box")
  lastNote: Note
}
type Note @entity {
  id: String!
  box: Box!
  category: ActionCategory!
  size: BigInt
}
type Clerk @entity {
  id: String!
}
`;

const THE_GRAPH = `
type Box { id: ID! owner: String! notes(first: Int): [Note!]! lastNote: Note }
type Note { id: ID! box: Box! category: String! size: String }
type Clerk { id: ID! }
type Query {
  box(id: ID!): Box
  boxes(first: Int): [Box!]!
  note(id: ID!): Note
  notes: [Note!]!
  clerk(id: ID!): Clerk
  clerks: [Clerk!]!
}
`;

const ENVIO = `
type Box { id: String! owner: String! color: String! notes: [Note!]! lastNote: Note lastNote_id: String db_write_timestamp: String }
type Note { id: String! box: Box box_id: String! category: String! size: String db_write_timestamp: String }
type Clerk { id: String! db_write_timestamp: String }
type query_root {
  Box: [Box!]!
  Box_by_pk(id: String!): Box
  Note: [Note!]!
  Note_by_pk(id: String!): Note
  Clerk: [Clerk!]!
  Clerk_by_pk(id: String!): Clerk
}
`;

/** A fitting description of the small schema, under the name of a real protocol. */
export function boxes(
  protocol: ProtocolDescription["protocol"] = "lockup",
  generation: Generation = TODAY,
): ProtocolDescription {
  return {
    generation,
    protocol,
    label: "Box",
    fieldsRoute: "/api/box/structure",
    hub: "Box",
    versions: [{ tag: "V1", release: "v1.0", aliases: ["B", "C"] }],
    entities: {
      Box: {
        summary: "A box with `notes`.",
        rank: "primary",
        details: ["See [Boxes](/concepts/boxes)."],
        groups: [
          {
            title: "Box identity",
            fields: {
              id: { text: "Names the box.", differs: "Envio adds the chain." },
              owner: { text: "Who has it." },
              color: { text: "Its color." },
            },
          },
          {
            title: "Papers",
            fields: {
              notes: { text: "All notes." },
              lastNote: { text: "The last note.", nullWhen: "there is none" },
            },
          },
        ],
      },
      Note: {
        summary: "A note in a box.",
        rank: "primary",
        groups: [
          {
            fields: {
              id: { text: "Names the note." },
              box: { text: "Where it is." },
              category: { text: "Kind of note." },
              size: {
                text: "Length.",
                unit: "count",
                nullWhen: "not measured",
                defect: "Off by one.",
              },
            },
          },
        ],
      },
      Clerk: {
        summary: "Counts boxes.",
        rank: "secondary",
        groups: [{ fields: { id: { text: "A name." } } }],
      },
    },
    enums: { ActionCategory: { summary: "Kinds.", values: { Open: "Opened.", Close: "Closed." } } },
    actionCategory: "ActionCategory",
    actions: {
      Open: {
        events: ["`Opened`"],
        slots: { addressA: { text: "opener" }, amountA: { text: "fee", unit: "wei" } },
      },
      Close: { events: ["`Closed`", "`Slammed`"], slots: {} },
    },
    outside: [
      { entity: "Box", field: "owner", target: "Person", key: "Bytes address", text: "person" },
    ],
  };
}

/** Schema files of all protocols and generations, each with the small schema. */
export const FILES: ReadonlyMap<string, string> = new Map(
  ["streams", "airdrops", "2025/lockup", "2025/flow", "2025/airdrops"].flatMap((name) => [
    [`${name}.entities.graphql`, ENTITIES],
    [`${name}.thegraph.graphql`, THE_GRAPH],
    [`${name}.envio.graphql`, ENVIO],
  ]),
);

/** Descriptions of all protocols; the first one can be another. */
export function descriptionsWith(first: ProtocolDescription = boxes()): GraphqlDescriptions {
  return {
    protocols: [
      first,
      boxes("flow"),
      boxes("airdrops"),
      boxes("lockup", "2025"),
      boxes("flow", "2025"),
      boxes("airdrops", "2025"),
    ],
    vendorTopics: {
      "2025": [],
      "2026": [
        {
          topic: "`id`",
          comparison: "format",
          theGraph: "short",
          envio: "long",
          protocols: ["lockup"],
        },
        { topic: "other", comparison: "same", theGraph: "a", envio: "a", protocols: ["flow"] },
      ],
    },
  };
}

/** The small schema put together. */
export const smallReference = (): GraphqlReference => buildReference(FILES, descriptionsWith());
