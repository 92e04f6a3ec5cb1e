import type { OutsideRelation, ProtocolDescription } from "../../data/graphql/descriptions/schema";
import { type Relation, relationsOf, type Schema } from "./model";

/**
 * Draws the entities of a schema and their stored references as Mermaid diagrams with their
 * accessible texts: what the hub refers to, what refers to the hub, and the rest. One picture of all
 * would be too wide to read. References between the same two entities share a line; references that
 * leave the schema are dashed.
 */
export function entityDiagrams(schema: Schema, description: ProtocolDescription): string[] {
  const { label, outside, hub } = description;
  const edges = merge(relationsOf(schema));
  const linked = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const alone = schema.entities.map(({ name }) => name).filter((name) => !linked.has(name));
  const titles = [
    `References of a ${hub}`,
    `Rows that refer to a ${hub}`,
    `Other entities of ${label}`,
  ];
  /** Place of the picture that shows a reference. */
  const pictureOf = ({ from, to, single }: Edge): number =>
    from === hub && !single ? 0 : from === hub || to === hub ? 1 : 2;
  return titles
    .map((title, picture) => ({
      title,
      edges: edges.filter((edge) => pictureOf(edge) === picture),
      outside: outside.filter(({ entity }) => (entity === hub ? 0 : 2) === picture),
      alone: picture === 2 ? alone : [],
    }))
    .filter((parts) => parts.edges.length + parts.outside.length + parts.alone.length > 0)
    .map((parts) => draw(schema, parts));
}

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly fields: readonly string[];
  readonly optional: boolean;
  /** At most one row refers to the other: a reference that no reverse list answers. */
  readonly single: boolean;
}

interface Parts {
  readonly title: string;
  readonly edges: readonly Edge[];
  readonly outside: readonly OutsideRelation[];
  /** Entities without references. */
  readonly alone: readonly string[];
}

function draw(schema: Schema, { title, edges, outside, alone }: Parts): string {
  const shown = new Set([
    ...edges.flatMap(({ from, to }) => [from, to]),
    ...outside.map(({ entity }) => entity),
    ...alone,
  ]);
  const blocks = schema.entities
    .filter(({ name }) => shown.has(name))
    .flatMap(({ name, fields }) => {
      const key = fields.find((field) => field.name === "id");
      return key === undefined ? [] : [`${name} {`, `  ${key.named} id PK`, "}"];
    });
  const targets = outside.flatMap(({ target, key }) => [`${target} {`, `  ${key} PK`, "}"]);
  return [
    "erDiagram",
    `  accTitle: ${title}`,
    `  accDescr: ${describe(edges, outside, alone)}`,
    ...[
      ...edges.filter(isDrawn).map(edgeLine),
      ...outside.map(({ entity, field, target }) => `${target} |o..o| ${entity} : "${field}"`),
      ...blocks,
      ...targets,
    ].map((line) => `  ${line}`),
  ].join("\n");
}

/** Labels of two lines between the same entities would lie over each other: the list is drawn alone. */
const isDrawn = ({ from, to, single }: Edge, _: number, edges: readonly Edge[]): boolean =>
  !single || !edges.some((edge) => !edge.single && edge.from === to && edge.to === from);

function edgeLine({ from, to, fields, optional, single }: Edge): string {
  const [first = "", ...more] = fields;
  const label = `: "${first}${more.length === 0 ? "" : ` + ${more.length} more`}"`;
  if (single) return `${from} |o--${optional ? "o|" : "||"} ${to} ${label}`;
  return `${to} ${optional ? "|o" : "||"}--o{ ${from} ${label}`;
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
  edges: readonly Edge[],
  outside: readonly OutsideRelation[],
  alone: readonly string[],
): string {
  return [
    ...edges.map(({ from, to, fields, optional, single }) => {
      const verb = optional ? "can refer" : "refers";
      const many = single ? "" : `; one ${to} can have many`;
      return `Each ${from} ${verb} to one ${to} in ${fields.join(", ")}${many}.`;
    }),
    ...outside.map(({ entity, field, text }) => `${entity} names a ${text} in ${field}.`),
    ...alone.map((name) => `${name} stands alone.`),
  ].join(" ");
}
