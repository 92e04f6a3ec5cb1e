import { readFileSync } from "node:fs";
import path from "node:path";

import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  Kind,
  type ObjectValueNode,
  type OperationDefinitionNode,
  parse,
  validate,
  visit,
} from "graphql";
import { sablier } from "sablier";
import { describe, expect, it } from "vitest";

import { listExamples } from "../../../plugins/examples/load";
import { SITE_DIR } from "../../../plugins/paths";
import {
  type Generation,
  generationFolder,
  GENERATIONS,
} from "../../../data/graphql/descriptions/schema";
import {
  indexerSchema,
  PROTOCOLS,
  type Protocol,
  type Vendor,
  VENDORS,
} from "../support/indexer-schema";
import { answersOfPages, answersOfPrograms, replayed } from "../support/recorded-answers";

const FOLDER = path.join(SITE_DIR, "examples/graphql");

const files = listExamples(SITE_DIR)
  .filter((file) => file.startsWith("examples/graphql/"))
  .map((file) => file.slice("examples/graphql/".length));

const read = (file: string): string => readFileSync(path.join(FOLDER, file), "utf8");

function operationOf(document: DocumentNode): OperationDefinitionNode {
  const operations = document.definitions.filter(
    ({ kind }) => kind === Kind.OPERATION_DEFINITION,
  ) as OperationDefinitionNode[];
  const [operation, ...rest] = operations;
  if (operation === undefined || rest.length > 0) {
    throw new Error(`A file has one operation; this one has ${operations.length}.`);
  }
  return operation;
}

/** Mistakes that a schema does not know of. */
function lint(document: DocumentNode, vendor: Vendor): string[] {
  const problems: string[] = [];
  const operation = operationOf(document);
  if (operation.name === undefined) problems.push("the operation has no name");
  visit(document, {
    Field(field) {
      problems.push(...lintList(field, vendor, operation));
    },
    ObjectValue(node: ObjectValueNode) {
      const names = node.fields.map(({ name }) => name.value);
      if (vendor === "the-graph" && names.includes("or") && names.length > 1) {
        problems.push(`"or" beside ${names.filter((name) => name !== "or").join(", ")}`);
      }
    },
  });
  return problems;
}

function lintList(field: FieldNode, vendor: Vendor, operation: OperationDefinitionNode): string[] {
  const problems: string[] = [];
  const name = field.name.value;
  const args = new Map(field.arguments?.map((arg) => [arg.name.value, arg.value]));
  const size = args.get(vendor === "envio" ? "limit" : "first");
  const isRoot = operation.selectionSet.selections.includes(field);
  const isList = isRoot
    ? !args.has("id") &&
      !name.endsWith("_aggregate") &&
      !(name === "_meta" && vendor === "the-graph")
    : ["segments", "tranches", "streamTranches"].includes(name);
  if (isList && size === undefined) problems.push(`${name} has no page size`);
  if (size?.kind === Kind.INT && Number(size.value) > 1000)
    problems.push(`${name} asks for > 1000`);
  if (
    size?.kind === Kind.INT &&
    Number(size.value) > 1 &&
    !args.has("order_by") &&
    !args.has("orderBy")
  ) {
    problems.push(`${name} has no order`);
  }
  if (args.has("distinct_on")) problems.push("distinct_on drops rows of other chains");
  const where = args.get("where");
  if (vendor === "envio" && where?.kind === Kind.OBJECT) {
    const filtered = where.fields.map((one) => one.name.value);
    if (filtered.includes("subgraphId") && !filtered.includes("chainId")) {
      problems.push("a cursor without a chain");
    }
  }
  return problems;
}

/** Everything that is wrong with a query and its variables, before it is run. */
function problemsOf(schema: GraphQLSchema, vendor: Vendor, source: string): string[] {
  const document = parse(source);
  return [...validate(schema, document).map(({ message }) => message), ...lint(document, vendor)];
}

const CASES = GENERATIONS.flatMap((generation) =>
  PROTOCOLS.map((protocol): [string, Generation, Protocol] => [
    `${generationFolder(generation)}${protocol}`,
    generation,
    protocol,
  ]),
);

describe.each(CASES)("%s", (_folder, generation, protocol) => {
  describe.each(VENDORS)("%s", (vendor: Vendor) => {
    const schema = indexerSchema(protocol, vendor, generation);
    const own = answersOfPages(protocol, vendor, generation);

    it("has queries", () => {
      expect(own.length).toBeGreaterThan(9);
    });

    it.each(own)("$name fits the schema, and so does its answer", (answer) => {
      const { name, document, variables } = answer;
      expect(problemsOf(schema, vendor, read(`${name}.graphql`))).toEqual([]);
      const declared = operationOf(document).variableDefinitions ?? [];
      expect(Object.keys(variables)).toEqual(declared.map(({ variable }) => variable.name.value));
      expect(files.includes(`${name}.variables.json`)).toBe(declared.length > 0);

      expect(replayed(schema, answer)).toEqual(answer.response);
      const [rows] = Object.values(answer.response.data);
      expect(rows).not.toBeNull();
      expect(rows).not.toEqual([]);
    });

    it("names each operation after its file", () => {
      for (const { name: file, document } of own) {
        const name = path.posix
          .basename(file)
          .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
        expect(operationOf(document).name?.value).toBe(name);
      }
    });
  });
});

describe("answers to the queries of programs", () => {
  const schema = indexerSchema("lockup", "envio");

  it.each(answersOfPrograms())("$name", (answer) => {
    expect(validate(schema, answer.document)).toEqual([]);
    expect(replayed(schema, answer)).toEqual(answer.response);
  });
});

describe("the folder", () => {
  it("names no address but made-up ones and contracts of the npm package", () => {
    const contracts = new Set(
      (sablier.contracts.getAll() ?? []).map(({ address }) => address.toLowerCase()),
    );
    const unknown = files.flatMap((file) =>
      [...read(file).matchAll(/0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g)]
        .map(([address]) => address)
        .filter((address) => !/^0x(.)\1{39}$/.test(address) && !contracts.has(address))
        .map((address) => `${file}: ${address}`),
    );
    expect(unknown).toEqual([]);
  });

  it("holds nothing without a query", () => {
    const queries = new Set(files.filter((file) => file.endsWith(".graphql")));
    const others = files.filter((file) => !file.endsWith(".graphql"));
    expect(
      others.filter(
        (file) => !queries.has(file.replace(/\.(?:variables|response)\.json$/, ".graphql")),
      ),
    ).toEqual([]);
  });
});
