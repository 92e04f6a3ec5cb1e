import { readFileSync } from "node:fs";
import path from "node:path";

import { buildSchema, type GraphQLSchema, GraphQLError, parse, validate } from "graphql";
import { getAddress, isAddress } from "viem";

import { listExamples } from "../examples/load";

/** The line of a place in a text, 1-based. */
const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

/**
 * Addresses in a text whose capital letters are not those of their EIP-55 checksum, one line each with
 * file and line. Those in one case have no checksum.
 */
export function addressProblems(file: string, text: string): string[] {
  return [...text.matchAll(/\b0x[\da-f]{40}\b/giu)].flatMap(({ 0: address, index }) => {
    const digits = address.slice(2);
    const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
    if (isPlain || isAddress(address)) return [];
    const right = getAddress(address.toLowerCase());
    return `${file}:${lineAt(text, index)} ${address} has a wrong checksum, so a digit may be mistyped: compare it with its source; with these digits it is ${right}`;
  });
}

/** The schema file that a query of the examples is written for; undefined for other files. */
export function schemaOf(file: string): string | undefined {
  const [, year = "", protocol = "", vendor = ""] =
    /^examples\/graphql\/(2025\/)?([\w-]+)\/([\w-]+)\/[^/]+\.graphql$/u.exec(file) ?? [];
  if (protocol === "") return undefined;
  const isMerged = year === "" && (protocol === "lockup" || protocol === "flow");
  return `${year}${isMerged ? "streams" : protocol}.${vendor.replaceAll("-", "")}.graphql`;
}

/** What of a query its schema does not have, one line each with file, line and the nearest name. */
export function queryProblems(file: string, text: string, schema: GraphQLSchema): string[] {
  const problem = ({ message, locations }: GraphQLError): string =>
    `${file}:${locations?.[0]?.line ?? 1} ${message}`;
  try {
    return validate(schema, parse(text)).map(problem);
  } catch (error) {
    if (error instanceof GraphQLError) return [problem(error)];
    throw error;
  }
}

export const readSchema = (text: string): GraphQLSchema =>
  buildSchema(text, { assumeValidSDL: true });

/** What is wrong with the queries of the examples of a site. */
export function exampleProblems(siteDir: string): string[] {
  const read = (file: string): string => readFileSync(path.join(siteDir, file), "utf8");
  const schemas = new Map<string, GraphQLSchema>();
  return listExamples(siteDir).flatMap((file) => {
    const name = schemaOf(file);
    if (name === undefined) return [];
    const schema = schemas.get(name) ?? readSchema(read(`data/graphql/${name}`));
    schemas.set(name, schema);
    return queryProblems(file, read(file), schema);
  });
}
