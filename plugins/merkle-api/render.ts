import type { PhrasingContent } from "mdast";

import { parseInline } from "../reference-kit/inline";
import {
  type Block,
  code,
  fence,
  heading,
  paragraph,
  strong,
  table,
  text,
} from "../reference-kit/nodes";
import {
  type Description,
  type Failure,
  lastPart,
  parametersOf,
  type Response,
  type Route,
} from "./model";

/** `Create` and `/api/create` give `create-apicreate`, the anchor that Docusaurus makes of both. */
const anchorOf = (title: string, path: string): string =>
  `${title.toLowerCase()}-${path.replaceAll("/", "")}`;

/** `CampaignFile` gives `schema-campaign-file`. */
const schemaAnchor = (name: string): string =>
  `schema-${name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}`;

/** Name of a type with a link to its table, or to nothing for simple texts. */
function typeName(api: Description, schema: Readonly<Record<string, unknown>>): PhrasingContent[] {
  if (typeof schema.$ref === "string") {
    const name = lastPart(schema.$ref);
    const target = api.components.schemas[name];
    if (target === undefined) throw new Error(`The description has no "${schema.$ref}".`);
    return target.properties !== undefined
      ? [{ type: "link", url: `#${schemaAnchor(name)}`, children: [code(name)] }]
      : [code(name)];
  }
  if (schema.type === "array") {
    const items = schema.items as Readonly<Record<string, unknown>> | undefined;
    return items === undefined ? [text("list")] : [text("list of "), ...typeName(api, items)];
  }
  if (typeof schema.const === "string") return [code(schema.const)];
  return [text(String(schema.type))];
}

function alternatives(api: Description, { content }: Response): PhrasingContent[] {
  const { schema } = content["application/json"];
  const parts = (schema.oneOf ?? [schema]).map((one) => typeName(api, one));
  return parts.flatMap((part, index) => (index === 0 ? part : [text(" or "), ...part]));
}

function parameterTable(api: Description, { operation }: Route): Block[] {
  const parameters = parametersOf(api, operation);
  if (parameters.length === 0) return [];
  return [
    table(
      ["Query parameter", "Type", "Required", "Meaning"],
      parameters.map((one) => [
        [code(one.name)],
        typeName(api, one.schema),
        [text(one.required ? "yes" : "no")],
        parseInline(one.description),
      ]),
    ),
  ];
}

function outcome(one: Failure["standalone"]): PhrasingContent[] {
  return one === null ? [text("does not occur")] : [text(`${one.status}, `), code(one.body)];
}

/**
 * One table with a row for each thing that can go wrong, and what either form answers. With more than one
 * route, the first column names them.
 */
export function renderFailures(routes: readonly Route[]): Block[] {
  const rows = routes.flatMap((route) =>
    route.operation["x-failures"].map((failure) => [
      ...(routes.length > 1 ? [[code(route.path)]] : []),
      parseInline(failure.when),
      outcome(failure.standalone),
      outcome(failure.serverless),
    ]),
  );
  if (rows.length === 0) return [];
  const titles = ["Failure", "Standalone server", "Serverless"];
  return [table(routes.length > 1 ? ["Route", ...titles] : titles, rows)];
}

/** A heading for the route, what it does, parameters, body, answers with samples, and failures. */
export function renderRoute(api: Description, route: Route): Block[] {
  const { method, path, operation } = route;
  const name = operation["x-heading"];
  const id = name.toLowerCase();
  const answers = Object.entries(operation.responses);
  return [
    heading(2, anchorOf(name, path), text(`${name}: `), code(path)),
    paragraph(strong(code(method)), text(` ${operation.summary}.`)),
    paragraph(...parseInline(operation.description)),
    ...parameterTable(api, route),
    ...(operation.security === undefined
      ? []
      : [
          paragraph(
            text("Header: "),
            code("Authorization: Bearer <token>"),
            text(", checked by the serverless form only."),
          ),
        ]),
    ...(operation.requestBody === undefined
      ? []
      : [
          paragraph(
            strong(text("Body.")),
            text(" "),
            ...parseInline(operation.requestBody.description),
          ),
        ]),
    heading(3, `${id}-answers`, text("Answers")),
    table(
      ["Status", "Content", "When"],
      answers.map(([status, answer]) => [
        [text(status)],
        alternatives(api, answer),
        parseInline(answer.description),
      ]),
    ),
    ...answers.flatMap(([status, { content }]) =>
      Object.values(content["application/json"].examples ?? {}).flatMap(({ summary, value }) => [
        paragraph(text(`${summary}, status ${status}:`)),
        fence("json", JSON.stringify(value, null, 2)),
      ]),
    ),
    ...(operation["x-failures"].length === 0
      ? []
      : [heading(3, `${id}-failures`, text("Failures")), ...renderFailures([route])]),
  ];
}

/**
 * A table of the fields of each schema that has fields.
 *
 * @throws Error naming a schema that does not exist or has no fields, and the known ones
 */
export function renderSchemas(api: Description, names: readonly string[]): Block[] {
  const { schemas } = api.components;
  return names.flatMap((name) => {
    const schema = schemas[name];
    if (schema?.properties === undefined) {
      const known = Object.keys(schemas).filter((one) => schemas[one]?.properties !== undefined);
      throw new Error(`There is no schema "${name}" with fields. Known: ${known.join(", ")}.`);
    }
    return [
      heading(3, schemaAnchor(name), code(name)),
      paragraph(...parseInline(schema.description)),
      table(
        ["Field", "Type", "Meaning"],
        Object.entries(schema.properties).map(([field, property]) => [
          [code(field)],
          typeName(api, property),
          parseInline(property.description),
        ]),
      ),
    ];
  });
}
