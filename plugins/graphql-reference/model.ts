import { type ConstDirectiveNode, type FieldDefinitionNode, Kind, parse, print } from "graphql";

export const VENDORS = ["the-graph", "envio"] as const;

export type Vendor = (typeof VENDORS)[number];

/** A field of an entity or of a row that a vendor answers with. */
export interface Field {
  readonly name: string;
  /** As written, without arguments: `[Stream!]!`. */
  readonly type: string;
  /** The type inside lists and non-null marks: `Stream`. */
  readonly named: string;
  readonly nullable: boolean;
  readonly list: boolean;
  /** Field of the other entity that a reverse lookup follows. */
  readonly derivedFrom: string | undefined;
  /** The one vendor that has the field; undefined for both. */
  readonly onlyOn: Vendor | undefined;
}

export interface Entity {
  readonly name: string;
  readonly fields: readonly Field[];
}

/** The objects and enums of a schema, in the order of the file. */
export interface Schema {
  readonly entities: readonly Entity[];
  readonly enums: ReadonlyMap<string, readonly string[]>;
}

/** Scalars that count or measure something. */
export const NUMBERS: ReadonlySet<string> = new Set(["BigInt", "Int", "BigDecimal", "numeric"]);

/**
 * Reads the objects and enums of a schema in the schema definition language.
 *
 * @throws GraphQLError when the text is not such a schema, Error when `@onlyOn` names no vendor.
 */
export function readSchema(sdl: string): Schema {
  const entities: Entity[] = [];
  const enums = new Map<string, readonly string[]>();
  for (const node of parse(sdl).definitions) {
    if (node.kind === Kind.ENUM_TYPE_DEFINITION) {
      enums.set(
        node.name.value,
        (node.values ?? []).map(({ name }) => name.value),
      );
    } else if (node.kind === Kind.OBJECT_TYPE_DEFINITION) {
      entities.push({
        name: node.name.value,
        fields: (node.fields ?? []).map((field) => readField(node.name.value, field)),
      });
    }
  }
  return { entities, enums };
}

function readField(entity: string, node: FieldDefinitionNode): Field {
  const type = print(node.type);
  const directive = (name: string): ConstDirectiveNode | undefined =>
    node.directives?.find((candidate) => candidate.name.value === name);
  const vendor = stringArgument(directive("onlyOn"), "vendor");
  const onlyOn = VENDORS.find((candidate) => candidate === vendor);
  if (vendor !== undefined && onlyOn === undefined) {
    throw new Error(
      `${entity}.${node.name.value}: @onlyOn names the vendor "${vendor}". Known: ${VENDORS.join(", ")}.`,
    );
  }
  return {
    name: node.name.value,
    type,
    named: type.replace(/[[\]!]/gu, ""),
    nullable: !type.endsWith("!"),
    list: type.startsWith("["),
    derivedFrom: stringArgument(directive("derivedFrom"), "field"),
    onlyOn,
  };
}

function stringArgument(node: ConstDirectiveNode | undefined, name: string): string | undefined {
  const value = node?.arguments?.find((argument) => argument.name.value === name)?.value;
  return value?.kind === Kind.STRING ? value.value : undefined;
}

/** A stored reference from one entity to another. */
export interface Relation {
  readonly from: string;
  readonly field: string;
  readonly to: string;
  /** Whether a row may lack it. */
  readonly optional: boolean;
  /** Reverse list on the other side, if the schema has one. */
  readonly reverse: string | undefined;
}

/** All stored references between entities: reverse lookups are named with what they reverse. */
export function relationsOf({ entities }: Schema): Relation[] {
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  return entities.flatMap((entity) =>
    entity.fields.flatMap((field) => {
      const target = byName.get(field.named);
      if (target === undefined || field.derivedFrom !== undefined) return [];
      const reverse = target.fields.find(
        ({ named, derivedFrom }) => named === entity.name && derivedFrom === field.name,
      );
      return [
        {
          from: entity.name,
          field: field.name,
          to: target.name,
          optional: field.nullable,
          reverse: reverse?.name,
        },
      ];
    }),
  );
}
