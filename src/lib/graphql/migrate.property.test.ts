import { readFileSync } from "node:fs";
import path from "node:path";

import fc, { type Arbitrary } from "fast-check";
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { expect } from "vitest";

import { GRAPHQL_PROTOCOLS, schemaName } from "../../../data/graphql/descriptions/schema";
import { MIGRATIONS } from "../../../data/graphql/migration";
import { SITE_DIR } from "../../../plugins/paths";
import { anyText, fuzzOf, textOf } from "../../../tests/fuzz/fuzz";
import { MAX_QUERY_LENGTH, type Rewrite, rewriteQuery } from "./migrate";

const fuzz = fuzzOf("queries of 2025 that are moved");

const SCHEMAS = GRAPHQL_PROTOCOLS.flatMap((protocol) =>
  ["envio", "thegraph"].map((vendor) => {
    const read = (generation: "2025" | "2026"): GraphQLSchema =>
      buildSchema(
        readFileSync(
          path.join(SITE_DIR, `data/graphql/${schemaName(generation, protocol)}.${vendor}.graphql`),
          "utf8",
        ),
      );
    return { protocol, before: read("2025"), after: read("2026"), migration: MIGRATIONS[protocol] };
  }),
);
const which = fc.constantFrom(...SCHEMAS);

/** What a reader sees: the new query, or why there is none. */
function answerTo(text: string, { before, after, migration }: (typeof SCHEMAS)[number]) {
  try {
    return rewriteQuery(text, before, after, migration);
  } catch (error) {
    // A stack that ends is no answer.
    if (!(error instanceof Error) || error instanceof RangeError) throw error;
    expect(error.message.length).toBeGreaterThan(0);
    return undefined;
  }
}

const words = textOf(
  ...'{}()[]:,$@!#"\n &|='.split(""),
  ...["query", "fragment F on Stream", "...F", "... on Stream", "streams", "Stream", "actions"],
  ...["where: {", "asset", "asset_", "contract", "parties", "version", "id", "_eq", "1.5", '"""'],
);

fuzz(
  "any text gets an answer",
  fc.tuple(fc.oneof(words, anyText), which),
  ([text, schemas]) => void answerTo(text, schemas),
);

fuzz.large(
  "a text of any length gets an answer",
  ["{", "a ", "#", '"', "{ a ", "(", "\n"],
  (text) => {
    for (const schemas of SCHEMAS) {
      answerTo(text, schemas);
      answerTo(text.slice(0, MAX_QUERY_LENGTH), schemas);
    }
  },
);

/** A selection, and the fields in it by their types: `Stream.parties`. */
interface Selection {
  readonly text: string;
  readonly fields: readonly (readonly [type: string, field: string])[];
}

const LEVELS = 3;

const fieldsOf = (type: GraphQLObjectType): GraphQLField<unknown, unknown>[] =>
  Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));

/** Any fields of a type, and `id`, so that something is left when all others are gone. */
function selectionOf(type: GraphQLObjectType, levels: number): Arbitrary<Selection> {
  const usable = fieldsOf(type).filter((field) => {
    const inner = getNamedType(field.type);
    return isLeafType(inner) || (levels > 1 && isObjectType(inner) && "id" in inner.getFields());
  });
  return fc.subarray(usable, { maxLength: Math.min(6, usable.length) }).chain((chosen) =>
    fc.tuple(...chosen.map((field) => oneOf(type, field, levels))).map((parts) => ({
      text: `{\n  id\n${parts.map(({ text }) => `  ${text}\n`).join("")}}`,
      fields: parts.flatMap(({ fields }) => fields),
    })),
  );
}

function oneOf(
  type: GraphQLObjectType,
  { name, type: of }: GraphQLField<unknown, unknown>,
  levels: number,
): Arbitrary<Selection> {
  const inner = getNamedType(of);
  const own = [type.name, name] as const;
  if (!isObjectType(inner)) return fc.constant({ text: name, fields: [own] });
  return selectionOf(inner, levels - 1).map(({ text, fields }) => ({
    text: `${name} ${text}`,
    fields: [own, ...fields],
  }));
}

const anyQuery = which.chain((schemas) => {
  const root = schemas.before.getQueryType();
  const rows = root === null || root === undefined ? [] : fieldsOf(root);
  const lists = rows.filter(({ type }) => {
    const row = getNamedType(type);
    return isObjectType(row) && "id" in row.getFields();
  });
  return fc.constantFrom(...lists).chain(({ name, type }) =>
    selectionOf(getNamedType(type) as GraphQLObjectType, LEVELS).map(({ text, fields }) => ({
      schemas,
      text: `{ ${name} ${text} }`,
      fields,
    })),
  );
});

/** Whether something is said of a field. */
const isNamed = ({ findings }: Rewrite, type: string, field: string): boolean =>
  findings.some(({ before }) => before === field || before.split(" ", 1)[0] === `${type}.${field}`);

fuzz(
  "a query of any fields fits today's schema, and each field that moved is named",
  anyQuery,
  ({ schemas, text, fields }) => {
    const answer = answerTo(text, schemas);
    if (answer === undefined) throw new Error(`The query does not fit its schema: ${text}`);
    expect(answer.problems, answer.query).toEqual([]);
    const moved = fields.filter(
      ([type, field]) => schemas.migration.fields[type]?.[field] !== undefined,
    );
    const silent = moved.filter(([type, field]) => !isNamed(answer, type, field));
    expect(silent, text).toEqual([]);
  },
);
