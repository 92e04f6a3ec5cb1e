import {
  type ASTNode,
  type FieldNode,
  type GraphQLInputType,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type ObjectFieldNode,
  OverlappingFieldsCanBeMergedRule,
  parse,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from "graphql";

import type { FieldMove, Migration, ValueChange } from "../../../data/graphql/migration";

/** Longest query that is looked at, in UTF-16 code units. */
export const MAX_QUERY_LENGTH = 20_000;

/** Deepest nesting of brackets that is looked at: parsers call themselves for each, and the stack ends. */
const MAX_DEPTH = 150;

/**
 * Whether selections of one field contradict each other does not change with the names, and the answer
 * takes every pair of them.
 */
const RULES = specifiedRules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule);

/** One thing to change, or to know. */
export interface Finding {
  /** `name`: changed below. `manual`: the reader must change it. `value`: same name, other value. */
  readonly kind: "name" | "manual" | "value";
  /** Line in the query as it was, from 1. */
  readonly line: number;
  readonly before: string;
  /** What stands there in the new query; absent when it is gone or stays. */
  readonly after?: string;
  /** Why, as inline Markdown; absent for a mere change of name. */
  readonly text?: string;
  /** Whether the old query would find nothing, or other rows, without an error. */
  readonly silent?: true;
}

/** What a query of August 2025 has to become. */
export interface Rewrite {
  readonly findings: readonly Finding[];
  /** The query with all names changed, and the rest as it was written. */
  readonly query: string;
  /** What is still wrong with it under today's schema. */
  readonly problems: readonly string[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const ROOTS: ReadonlySet<string> = new Set(["Query", "query_root"]);

/** Ends of the names that a vendor makes for an entity: input types, sort orders. */
const MADE = /^(_?)([A-Za-z]+?)((?:_[A-Za-z].*)?)$/u;

/** Name of an entity or enum inside the name of an input type: `Stream` in `Stream_bool_exp`. */
function entityIn(name: string, schema: GraphQLSchema): string | undefined {
  const [head = ""] = name.split("_");
  return isObjectType(schema.getType(head)) ? head : undefined;
}

/** Field that a key of a filter or sort order is about: `asset` in `asset_in`, `asset__symbol`. */
function fieldIn(key: string, entity: string, schema: GraphQLSchema): string | undefined {
  const type = schema.getType(entity);
  if (!isObjectType(type)) return undefined;
  return Object.keys(type.getFields())
    .filter((field) => key === field || key.startsWith(`${field}_`))
    .sort((a, b) => b.length - a.length)[0];
}

/** Name of the type inside lists and non-null marks, as GraphQL writes it: `[Stream!]!`. */
const nameOf = (type: GraphQLInputType | GraphQLOutputType | null | undefined): string =>
  String(type ?? "").replaceAll(/[[\]!]/gu, "");

/**
 * Changes the names in a query of August 2025 and says what else to know.
 *
 * @param source the query; text that is no fitting query is refused
 * @throws GraphQLError when the text is no GraphQL; Error when it is too long or too deep, or does not
 *   fit the old schema, with the reasons
 */
export function rewriteQuery(
  source: string,
  before: GraphQLSchema,
  after: GraphQLSchema,
  migration: Migration,
): Rewrite {
  if (source.length > MAX_QUERY_LENGTH) {
    throw new Error(
      `The query has ${source.length} characters; ${MAX_QUERY_LENGTH} is the limit. Check one query at a time.`,
    );
  }
  const depth = depthOf(source);
  if (depth > MAX_DEPTH) {
    throw new Error(
      `The query is nested ${depth} levels deep; ${MAX_DEPTH} is the limit. Split it into smaller ones.`,
    );
  }
  const document = parse(source);
  const misfits = validate(before, document, RULES);
  if (misfits.length > 0) throw new Error(misfits.map(sentence).join("\n"));

  const edits: Edit[] = [];
  const findings: Finding[] = [];
  const lineOf = (node: ASTNode): number => node.loc?.startToken.line ?? 0;
  const note = (finding: Finding): void => {
    const same = (other: Finding): boolean =>
      other.before === finding.before && other.text === finding.text && other.kind === finding.kind;
    if (!findings.some(same)) findings.push(finding);
  };
  const rename = (node: ASTNode, old: string, name: string, text?: string): void => {
    const { start = 0, end = 0 } = node.loc ?? {};
    edits.push({ start, end, text: name });
    note({ kind: "name", line: lineOf(node), before: old, after: name, ...(text && { text }) });
  };
  const typeName = (name: string): string => newTypeName(name, migration);
  const valueOf = (entity: string, field: string, place: ValueChange["matters"]): void => {
    for (const { entity: of, field: named, matters, text, silent } of migration.values) {
      if (of !== entity || named !== field || (matters !== "both" && matters !== place)) continue;
      current?.(`${entity}.${field}`, text, silent);
    }
  };
  let current: ((before: string, text: string, silent?: true) => void) | undefined;
  const at = (node: ASTNode): void => {
    current = (old, text, silent) =>
      note({ kind: "value", line: lineOf(node), before: old, text, ...(silent && { silent }) });
  };

  const info = new TypeInfo(before);
  const onField = (node: FieldNode): void => {
    const parent = info.getParentType()?.name ?? "";
    const name = node.name.value;
    if (ROOTS.has(parent)) {
      const entity = nameOf(info.getType());
      const root = newRoot(name, entity, typeName(entity));
      if (root !== name) rename(node.name, name, root);
      return;
    }
    const move = migration.fields[parent]?.[name];
    at(node);
    if (move === undefined) {
      valueOf(parent, name, "answer");
      return;
    }
    onMovedField(node, parent, move);
  };
  const onMovedField = (node: FieldNode, parent: string, move: FieldMove): void => {
    const name = node.name.value;
    const place = `${parent}.${name}`;
    const { start = 0, end = 0 } = node.loc ?? {};
    if (move.to === undefined) {
      const lineStart = source.lastIndexOf("\n", start - 1) + 1;
      const lineEnd = source.indexOf("\n", end);
      const alone =
        source.slice(lineStart, start).trim() === "" &&
        source.slice(end, lineEnd < 0 ? source.length : lineEnd).trim() === "";
      edits.push(
        alone
          ? { start: lineStart, end: lineEnd < 0 ? source.length : lineEnd + 1, text: "" }
          : { start, end, text: "" },
      );
      note({ kind: "name", line: lineOf(node), before: place, text: move.text });
      return;
    }
    if (move.flat && node.selectionSet?.loc !== undefined) {
      edits.push({ start: node.name.loc?.end ?? end, end: node.selectionSet.loc.end, text: "" });
      note({
        kind: "name",
        line: lineOf(node),
        before: `${place} { … }`,
        after: `${typeName(parent)}.${move.to}`,
        text: move.text,
      });
      return;
    }
    rename(node.name, name, move.to, move.text);
  };
  const onKey = (node: ObjectFieldNode): void => {
    const input = nameOf(info.getParentInputType());
    const entity = entityIn(input, before);
    const key = node.name.value;
    const field = entity === undefined ? undefined : fieldIn(key, entity, before);
    if (entity === undefined || field === undefined) return;
    const place = `${entity}.${field}`;
    const move = migration.fields[entity]?.[field];
    at(node);
    if (move === undefined) {
      const stored = field.endsWith("_id") ? field.slice(0, -"_id".length) : field;
      if (!input.endsWith("_order_by")) valueOf(entity, stored, "filter");
      return;
    }
    const nested = key === `${field}_` || (move.flat && isNestedRow(node, entity, field, before));
    if (move.to === undefined || nested) {
      note({ kind: "manual", line: lineOf(node), before: place, text: move.text });
      return;
    }
    const renamed = `${move.to}${key.slice(field.length)}`;
    if (renamed !== key) rename(node.name, key, renamed, move.text);
    else note({ kind: "value", line: lineOf(node), before: place, text: move.text });
  };

  visit(
    document,
    visitWithTypeInfo(info, {
      Field: onField,
      ObjectField: onKey,
      EnumValue(node) {
        const entity = entityIn(nameOf(info.getInputType()), before);
        if (entity === undefined) return;
        const field = fieldIn(node.value, entity, before);
        const move = field === undefined ? undefined : migration.fields[entity]?.[field];
        if (field === undefined || move === undefined) return;
        if (move.to === undefined || move.flat === true) {
          note({ kind: "manual", line: lineOf(node), before: node.value, text: move.text });
        } else {
          rename(node, node.value, `${move.to}${node.value.slice(field.length)}`, move.text);
        }
      },
      NamedType(node) {
        const name = typeName(node.name.value);
        if (name !== node.name.value) rename(node.name, node.name.value, name);
      },
    }),
  );
  const query = applyEdits(source, edits);
  return { findings, query, problems: problemsOf(query, after) };
}

/** Most brackets that are open at one place. Those in texts and comments count, too. */
function depthOf(source: string): number {
  let open = 0;
  let deepest = 0;
  for (const bracket of source.match(/[{}[\]()]/gu) ?? []) {
    open += "{[(".includes(bracket) ? 1 : -1;
    deepest = Math.max(deepest, open);
  }
  return deepest;
}

/** Whether a key of a filter holds conditions on the row behind a reference. */
function isNestedRow(
  node: ObjectFieldNode,
  entity: string,
  field: string,
  schema: GraphQLSchema,
): boolean {
  const type = schema.getType(entity);
  const found = isObjectType(type) ? type.getFields()[field] : undefined;
  return (
    found !== undefined &&
    isObjectType(schema.getType(nameOf(found.type))) &&
    node.value.kind === Kind.OBJECT
  );
}

/** Name of a type today: of an entity, of an enum, or of what a vendor makes for one. */
function newTypeName(name: string, { types }: Migration): string {
  const own = types[name];
  if (own !== undefined) return own;
  const scalar = Object.entries(types).find(([old]) => old.toLowerCase() === name);
  if (scalar !== undefined) return scalar[1].toLowerCase();
  const [, start = "", head = "", end = ""] = MADE.exec(name) ?? [];
  const made = types[head];
  return made === undefined ? name : `${start}${made}${end}`;
}

/** Name of a root field today: on The Graph it begins with a small letter, on Envio as the entity. */
function newRoot(root: string, entity: string, name: string): string {
  if (entity === "" || entity === name) return root;
  const small = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (root.startsWith(entity)) return `${name}${root.slice(entity.length)}`;
  // The plural of the same word ends in the same way: batch and batches, stream and streams.
  if (root.startsWith(small(entity))) return `${small(name)}${root.slice(entity.length)}`;
  return root;
}

function applyEdits(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    // Inside a part that is gone already.
    if (start < from) continue;
    parts.push(source.slice(from, start), text);
    from = end;
  }
  return [...parts, source.slice(from)].join("");
}

function sentence({ message, locations }: GraphQLError): string {
  const [place] = locations ?? [];
  return place === undefined ? message : `Line ${place.line}: ${message}`;
}

function problemsOf(query: string, schema: GraphQLSchema): string[] {
  try {
    return validate(schema, parse(query), RULES).map(sentence);
  } catch (error) {
    if (error instanceof GraphQLError) return [sentence(error)];
    throw error;
  }
}
