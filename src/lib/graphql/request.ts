export interface QueryRequest {
  readonly url: string;
  readonly query: string;
  /** JSON text of an object; empty for a query without variables. */
  readonly variables: string;
}

export type SnippetKind = "curl" | "fetch" | "graphql-request";

export const SNIPPETS: readonly { readonly kind: SnippetKind; readonly label: string }[] = [
  { kind: "curl", label: "curl" },
  { kind: "fetch", label: "fetch" },
  { kind: "graphql-request", label: "graphql-request" },
];

/** Name of the first operation of a query; undefined for an anonymous one. */
export function operationName(query: string): string | undefined {
  return /^[ \t]*query\s+(\w+)/m.exec(query)?.[1];
}

/**
 * Reads the text of variables.
 *
 * @returns the object, empty for an empty text
 * @throws Error that says what is wrong, with the parser's reason, when the text is no JSON object
 */
export function parseVariables(text: string): Readonly<Record<string, unknown>> {
  if (text.trim() === "") return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`The variables are no JSON: ${(error as Error).message}`, { cause: error });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Error('The variables are no JSON object. Write them as { "name": value }.');
  }
  return value as Readonly<Record<string, unknown>>;
}

/**
 * Body of the POST request: JSON with `query`, `variables` and `operationName`. The variables go in
 * as they are written, so that integers above 2^53 keep all digits.
 *
 * @throws Error as {@link parseVariables}
 */
export function requestBody({ query, variables }: Omit<QueryRequest, "url">): string {
  parseVariables(variables);
  const name = operationName(query);
  return [
    `{"query":${JSON.stringify(query.trim())}`,
    ...(variables.trim() === "" ? [] : [`"variables":${variables.trim()}`]),
    ...(name === undefined ? [] : [`"operationName":${JSON.stringify(name)}`]),
  ]
    .join(",")
    .concat("}");
}

const shellQuote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The query as a template literal of JavaScript. */
const template = (query: string): string =>
  `\`\n${query.trim().replace(/[\\`]|\$\{/g, String.raw`\$&`)}\n\``;

/**
 * Writes a request down as code to copy: a command of curl, a module that calls `fetch`, or one that
 * uses the npm package graphql-request.
 *
 * @throws Error as {@link parseVariables}
 */
export function snippet(kind: SnippetKind, request: QueryRequest): string {
  const { url, query } = request;
  if (kind === "curl") {
    return [
      `curl -sS ${shellQuote(url)}`,
      "  -H 'content-type: application/json'",
      `  --data ${shellQuote(requestBody(request))}`,
    ].join(" \\\n");
  }
  parseVariables(request.variables);
  const variables = request.variables.trim() === "" ? "{}" : request.variables.trim();
  const head = `const url = ${JSON.stringify(url)};\nconst query = ${template(query)};`;
  if (kind === "fetch") {
    return `${head}
const variables = ${variables};

const response = await fetch(url, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ query, variables }),
});
if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
const { data, errors } = await response.json();
if (errors) throw new Error(errors.map(({ message }) => message).join("; "));
console.log(data);
`;
  }
  return `import { request } from "graphql-request";

${head}
const variables = ${variables};

console.log(await request(url, query, variables));
`;
}
