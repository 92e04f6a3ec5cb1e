import type { OutsideRelation } from "../../data/graphql/descriptions/schema";
import { type Relation, relationsOf, type Schema } from "./model";

/**
 * Draws the entities of a schema and their stored references as a Mermaid diagram, with its
 * accessible texts. References between the same two entities share a line; references that leave the
 * schema are dashed.
 *
 * @param label name of the protocol, for the title.
 */
export function entityDiagram(
  schema: Schema,
  label: string,
  outside: readonly OutsideRelation[],
): string {
  const relations = merge(relationsOf(schema));
  const lines = relations.map(({ from, to, fields, optional, single }) => {
    const label = `: "${fields.join(", ")}"`;
    if (single) return `${from} |o--${optional ? "o|" : "||"} ${to} ${label}`;
    return `${to} ${optional ? "|o" : "||"}--o{ ${from} ${label}`;
  });
  const leaving = outside.map(
    ({ entity, field, target }) => `${entity} |o..o| ${target} : "${field}"`,
  );
  const blocks = schema.entities.map(({ name, fields }) => {
    const keys = fields.filter((field) => field.name === "id" || field.name === "category");
    const rows = keys.map((field) => `    ${field.named} ${field.name}`);
    return [`  ${name} {`, ...rows, "  }"].join("\n");
  });
  return [
    "erDiagram",
    `  accTitle: Entities of the ${label} indexers`,
    `  accDescr: ${describe(schema, relations, outside)}`,
    ...lines.map((line) => `  ${line}`),
    ...leaving.map((line) => `  ${line}`),
    ...blocks,
  ].join("\n");
}

/** References from one entity to another. */
interface Edge {
  readonly from: string;
  readonly to: string;
  readonly fields: readonly string[];
  readonly optional: boolean;
  /** At most one row refers to the other: a reference that no reverse list answers. */
  readonly single: boolean;
}

function merge(relations: readonly Relation[]): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { from, to, field, optional, reverse } of relations) {
    const single = reverse === undefined;
    const key = [from, to, single].join(" ");
    const known = edges.get(key);
    edges.set(key, {
      from,
      to,
      single,
      fields: [...(known?.fields ?? []), field],
      optional: optional || known?.optional === true,
    });
  }
  return [...edges.values()];
}

function describe(
  { entities }: Schema,
  edges: readonly Edge[],
  outside: readonly OutsideRelation[],
): string {
  const linked = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const alone = entities.filter(({ name }) => !linked.has(name)).map(({ name }) => name);
  return [
    ...edges.map(({ from, to, fields, optional, single }) => {
      const verb = optional ? "can refer" : "refers";
      const number = single ? "one" : "a row";
      return `Each ${from} ${verb} to ${number} of ${to} in ${fields.join(" and ")}.`;
    }),
    ...outside.map(({ entity, field, text }) => `${entity} names a ${text} in ${field}.`),
    ...alone.map((name) => `${name} stands alone.`),
  ].join(" ");
}
