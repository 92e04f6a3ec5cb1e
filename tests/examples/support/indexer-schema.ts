import { readFileSync } from "node:fs";
import path from "node:path";

import {
  buildSchema,
  type GraphQLSchema,
  isScalarType,
  Kind,
  type ValueNode,
  valueFromASTUntyped,
} from "graphql";

import { type Generation, schemaName, TODAY } from "../../../data/graphql/descriptions/schema";

export const PROTOCOLS = ["lockup", "flow", "airdrops"] as const;
export const VENDORS = ["the-graph", "envio"] as const;

export type Protocol = (typeof PROTOCOLS)[number];
export type Vendor = (typeof VENDORS)[number];

/** Reads a schema. Both test runners work in the site's folder; only one has `import.meta`. */
function sdl(name: string): string {
  return readFileSync(path.resolve("data/graphql", `${name}.graphql`), "utf8");
}

export type { Generation };

const isText = (value: unknown): boolean => typeof value === "string";

/** What a scalar that the vendor adds to GraphQL takes, and what an answer has for it. */
const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
  BigInt: (value) => isDigits(value) || Number.isSafeInteger(value),
  Bytes: (value) => typeof value === "string" && /^0x(?:[0-9a-f]{2})*$/.test(value),
  numeric: (value) => isDigits(value) || Number.isSafeInteger(value),
  actioncategory: isText,
  campaigncategory: isText,
  contractcategory: isText,
  flowactioncategory: isText,
  flowstreamcategory: isText,
  lockupactioncategory: isText,
  lockupstreamcategory: isText,
  shapesource: isText,
  streamcategory: isText,
};

function isDigits(value: unknown): boolean {
  return typeof value === "string" && /^-?\d+$/.test(value);
}

/**
 * Schema of an indexer's query API, with scalars that refuse what the vendor refuses or what would
 * silently match nothing: a `BigInt` or `numeric` that is no integer, `Bytes` that are not hex in
 * lower case, an enum of Hasura that is not quoted.
 */
export function indexerSchema(
  protocol: Protocol,
  vendor: Vendor,
  generation: Generation = TODAY,
): GraphQLSchema {
  const name = schemaName(generation, protocol);
  const schema = buildSchema(sdl(`${name}.${vendor === "envio" ? "envio" : "thegraph"}`));
  for (const type of Object.values(schema.getTypeMap())) {
    const accepts = SCALARS[type.name];
    if (!isScalarType(type) || accepts === undefined) continue;
    const parseValue = (value: unknown): unknown => {
      if (!accepts(value)) {
        throw new TypeError(`${type.name} cannot be ${JSON.stringify(value)}.`);
      }
      return value;
    };
    type.parseValue = parseValue;
    type.serialize = parseValue;
    type.parseLiteral = (node: ValueNode, variables) => {
      if (node.kind === Kind.ENUM) throw new TypeError(`Quote "${node.value}".`);
      return parseValue(valueFromASTUntyped(node, variables));
    };
  }
  return schema;
}
