import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  parse,
  validate,
} from "graphql";

import { parseVariables } from "@site/src/lib/graphql/request";

function sentence(error: GraphQLError): string {
  const [at] = error.locations ?? [];
  return at === undefined
    ? error.message
    : `Line ${at.line}, column ${at.column}: ${error.message}`;
}

/**
 * What is wrong with a query and its variables. No request is made.
 *
 * @param schema what the query must fit; without it only the grammar is checked
 * @returns one sentence for each problem
 */
export function findProblems(
  query: string,
  variables: string,
  schema: GraphQLSchema | undefined,
): string[] {
  const problems: string[] = [];
  let values: Readonly<Record<string, unknown>> | undefined;
  try {
    values = parseVariables(variables);
  } catch (error) {
    problems.push((error as Error).message);
  }
  try {
    const document = parse(query);
    const operation = getOperationAST(document);
    if (operation === null || operation === undefined) {
      problems.push("Write exactly one query; the page runs one at a time.");
    }
    if (schema === undefined) return problems;
    const mistakes = validate(schema, document);
    problems.push(...mistakes.map(sentence));
    if (mistakes.length === 0 && operation && values !== undefined) {
      const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], values);
      problems.push(...(errors ?? []).map(({ message }) => message));
    }
  } catch (error) {
    problems.push(error instanceof GraphQLError ? sentence(error) : String(error));
  }
  return problems;
}
