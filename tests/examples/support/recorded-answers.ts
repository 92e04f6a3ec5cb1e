import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";

import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  parse,
  print,
} from "graphql";

import {
  type Generation,
  generationFolder,
  TODAY,
} from "../../../data/graphql/descriptions/schema";
import type { Protocol, Vendor } from "./indexer-schema";

/** A query with its variables, and what an indexer answers. */
export interface RecordedAnswer {
  /** Below `examples/graphql` without its ending, or that of a program in `answers.json`. */
  readonly name: string;
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly response: { readonly data: Readonly<Record<string, unknown>> };
}

/** Both test runners work in the site's folder; only one has `import.meta`. */
const FOLDER = path.resolve("examples/graphql");

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** The queries that pages show of one vendor, with the answers that stand below them. */
export function answersOfPages(
  protocol: Protocol,
  vendor: Vendor,
  generation: Generation = TODAY,
): RecordedAnswer[] {
  const folder = `${generationFolder(generation)}${protocol}/${vendor}`;
  return readdirSync(path.join(FOLDER, folder))
    .filter((file) => file.endsWith(".graphql"))
    .map((file) => {
      const name = `${folder}/${file.slice(0, -".graphql".length)}`;
      const at = (ending: string) => path.join(FOLDER, `${name}.${ending}`);
      const variables = at("variables.json");
      return {
        name,
        document: parse(readFileSync(at("graphql"), "utf8")),
        variables: existsSync(variables)
          ? (readJson(variables) as RecordedAnswer["variables"])
          : {},
        response: readJson(at("response.json")) as RecordedAnswer["response"],
      };
    });
}

interface ProgramAnswer extends Pick<RecordedAnswer, "variables" | "response"> {
  /** Lines. */
  readonly query: readonly string[];
}

/** The queries that programs and tests send to Lockup on Envio, each with one answer. */
export function answersOfPrograms(): RecordedAnswer[] {
  const rows = readJson(path.resolve("tests/examples/graphql/answers.json")) as ProgramAnswer[];
  return rows.map(({ query, ...rest }, index) => ({
    ...rest,
    name: `answers.json, ${index + 1}`,
    document: parse(query.join("\n")),
  }));
}

/**
 * Takes a recorded answer through its query: what comes out is the answer itself when it has exactly
 * the selected fields, each with a value of its type, and an error or another answer otherwise.
 */
export function replayed(
  schema: GraphQLSchema,
  { document, variables, response }: RecordedAnswer,
): ExecutionResult {
  const result = execute({
    schema,
    document,
    variableValues: variables,
    rootValue: response.data,
    // An answer has the names that the query gives to the fields.
    fieldResolver: (source, _args, _context, { path: { key } }) =>
      (source as Readonly<Record<string, unknown>>)[key],
  });
  return JSON.parse(JSON.stringify(result)) as ExecutionResult;
}

/**
 * What a server with these answers sends.
 *
 * @throws GraphQLError for a query that none of them is for
 */
export function answerTo(
  answers: readonly RecordedAnswer[],
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): RecordedAnswer["response"] {
  const found = answers.find(
    (answer) =>
      print(answer.document) === print(document) && isDeepStrictEqual(answer.variables, variables),
  );
  if (found !== undefined) return found.response;
  throw new GraphQLError(
    `No answer is recorded for this query and ${JSON.stringify(variables)}. Add it to tests/examples/graphql/answers.json.`,
  );
}
