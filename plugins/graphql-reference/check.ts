import {
  type EntityDescription,
  type FieldDescription,
  type ProtocolDescription,
  SLOTS,
} from "../../data/graphql/descriptions/schema";
import { type Field, NUMBERS, type Schema, VENDORS } from "./model";
import type { EntityDifference } from "./vendors";

/** What a protocol's descriptions are held against. */
export interface ProtocolSchemas {
  readonly entities: Schema;
  /** From `compareVendors`. */
  readonly differences: readonly EntityDifference[];
}

export function fieldsOf(entity: EntityDescription): ReadonlyMap<string, FieldDescription> {
  return new Map(entity.groups.flatMap(({ fields }) => Object.entries(fields)));
}

const UNKNOWN = "is described but not in the schema. Remove it or correct its name.";

/**
 * Holds the descriptions of a protocol against its schemas.
 *
 * @returns every mismatch as a line that names the place and the fix; empty when all is well.
 */
export function findProblems(
  description: ProtocolDescription,
  { entities, differences }: ProtocolSchemas,
): string[] {
  const problems: string[] = [];
  const report = (place: string, text: string): void => {
    problems.push(`${description.generation}/${description.protocol} ${place}: ${text}`);
  };
  /** Tells names that only one side has, each as the place of a problem. */
  const compare = (
    place: (name: string) => string,
    existing: readonly string[],
    missing: string,
    described: readonly string[],
    unknown: string,
  ): void => {
    const isNew = (name: string): boolean => !described.includes(name);
    const isUnknown = (name: string): boolean => !existing.includes(name);
    existing.filter(isNew).forEach((name) => report(place(name), missing));
    described.filter(isUnknown).forEach((name) => report(place(name), unknown));
  };
  const known = entities.entities.map(({ name }) => name);
  for (const name of Object.keys(description.entities)) {
    if (!known.includes(name)) report(name, UNKNOWN);
  }
  for (const { name: entity, fields } of entities.entities) {
    const found = description.entities[entity];
    if (found === undefined) continue;
    const at = (name: string): string => `${entity}.${name}`;
    const names = fields.map(({ name }) => name);
    const described = found.groups.flatMap((group) => Object.keys(group.fields));
    compare(at, names, "has no description. Add it to a group.", described, UNKNOWN);
    described
      .filter((name, index) => described.indexOf(name) !== index)
      .forEach((name) => report(at(name), "is described in two groups. Keep one."));
    if (found.groups.length > 1 && found.groups.some(({ title }) => title === undefined)) {
      report(entity, "has several groups. Give each a title.");
    }
    for (const field of fields) {
      const one = fieldsOf(found).get(field.name);
      if (one === undefined) continue;
      for (const problem of fieldProblems(field, one)) report(at(field.name), problem);
    }
    const difference = differences.find((other) => other.entity === entity);
    for (const vendor of VENDORS) {
      const served = difference?.[vendor === "envio" ? "onlyEnvio" : "onlyTheGraph"] ?? [];
      compare(
        at,
        served,
        `is served by ${vendor} alone. Mark it with @onlyOn(vendor: "${vendor}").`,
        fields.filter(({ onlyOn }) => onlyOn === vendor).map(({ name }) => name),
        `is marked as served by ${vendor} alone, but the query schemas say otherwise.`,
      );
    }
  }

  for (const name of Object.keys(description.enums)) {
    if (!entities.enums.has(name)) {
      report(name, "is described but no enum of the schema. Remove it.");
    }
  }
  for (const [name, values] of entities.enums) {
    const found = description.enums[name];
    if (found === undefined) continue;
    compare(
      (value) => `${name}.${value}`,
      values,
      "has no description.",
      Object.keys(found.values),
      "is described but no value of the enum. Remove it.",
    );
  }

  compare(
    (category) => category,
    entities.enums.get(description.actionCategory) ?? [],
    "has no entry in `actions`: say which events it stands for.",
    Object.keys(description.actions),
    "has an entry in `actions` but is no action category. Remove it.",
  );
  for (const [category, { events, slots }] of Object.entries(description.actions)) {
    if (events.length === 0) report(category, "names no event. Add one to `events`.");
    for (const name of SLOTS) {
      const slot = slots[name];
      if (slot === undefined) continue;
      const isAmount = name.startsWith("amount");
      if (isAmount && slot.unit === undefined) report(`${category}.${name}`, "needs a unit.");
      if (!isAmount && slot.unit !== undefined) {
        report(`${category}.${name}`, "is an address and has no unit. Remove it.");
      }
    }
  }

  if (!known.includes(description.hub)) {
    report(description.hub, "is named as `hub` but not in the schema.");
  }
  for (const { entity, field } of description.outside) {
    const found = entities.entities.find(({ name }) => name === entity);
    if (found?.fields.some(({ name }) => name === field) !== true) {
      report(`${entity}.${field}`, "is named in `outside` but not in the schema.");
    }
  }
  return problems;
}

/** Finds what no description of a schema covers; Lockup and Flow share one. */
export function findMissing(
  name: string,
  { entities, enums }: Schema,
  descriptions: readonly ProtocolDescription[],
): string[] {
  const missing = (known: readonly string[], part: "entities" | "enums"): string[] =>
    known
      .filter((one) => !descriptions.some((description) => one in description[part]))
      .map((one) => `${name} ${one}: has no description. Add it to \`${part}\`.`);
  return [
    ...missing(
      entities.map((entity) => entity.name),
      "entities",
    ),
    ...missing([...enums.keys()], "enums"),
  ];
}

function fieldProblems(
  { named, nullable, derivedFrom }: Field,
  { unit, nullWhen }: FieldDescription,
): string[] {
  const isNumber = NUMBERS.has(named);
  const mayBeNull = nullable && derivedFrom === undefined;
  const problems: string[] = [];
  if (isNumber && unit === undefined) problems.push(`is a ${named} and needs a unit.`);
  if (!isNumber && unit !== undefined) problems.push(`is a ${named} and has no unit. Remove it.`);
  if (mayBeNull && nullWhen === undefined) problems.push("may be null: say when in `nullWhen`.");
  if (!mayBeNull && nullWhen !== undefined) problems.push("is never null. Remove `nullWhen`.");
  return problems;
}
