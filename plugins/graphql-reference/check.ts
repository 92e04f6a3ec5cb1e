import {
  type EntityDescription,
  type FieldDescription,
  type ProtocolDescription,
  SLOTS,
} from "../../data/graphql/descriptions/schema";
import { type Entity, type Field, NUMBERS, type Schema, VENDORS } from "./model";
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
  const known = entities.entities.map(({ name }) => name);
  for (const name of Object.keys(description.entities)) {
    if (!known.includes(name)) {
      report(name, "is described but not in the schema. Remove it or correct its name.");
    }
  }
  for (const entity of entities.entities) {
    const known = description.entities[entity.name];
    if (known === undefined) continue;
    checkGroups(entity, known, report);
    for (const field of entity.fields) {
      const place = `${entity.name}.${field.name}`;
      const found = fieldsOf(known).get(field.name);
      if (found === undefined) continue;
      checkField(field, found, (text) => report(place, text));
    }
    checkVendors(
      entity,
      differences.find(({ entity: name }) => name === entity.name),
      report,
    );
  }

  for (const name of Object.keys(description.enums)) {
    if (!entities.enums.has(name)) {
      report(name, "is described but no enum of the schema. Remove it.");
    }
  }
  for (const [name, values] of entities.enums) {
    const known = description.enums[name];
    if (known === undefined) continue;
    compareNames(
      Object.keys(known.values),
      values,
      (value) => report(`${name}.${value}`, "has no description."),
      (value) => report(`${name}.${value}`, "is described but no value of the enum. Remove it."),
    );
  }

  compareNames(
    Object.keys(description.actions),
    entities.enums.get(description.actionCategory) ?? [],
    (value) => report(value, "has no entry in `actions`: say which events it stands for."),
    (value) => report(value, "has an entry in `actions` but is no action category. Remove it."),
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

  if (!entities.entities.some(({ name }) => name === description.hub)) {
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

type Report = (place: string, text: string) => void;

function compareNames(
  described: readonly string[],
  existing: readonly string[],
  onMissing: (name: string) => void,
  onUnknown: (name: string) => void,
): void {
  existing.filter((name) => !described.includes(name)).forEach(onMissing);
  described.filter((name) => !existing.includes(name)).forEach(onUnknown);
}

function checkGroups(entity: Entity, { groups }: EntityDescription, report: Report): void {
  const described = groups.flatMap(({ fields }) => Object.keys(fields));
  compareNames(
    described,
    entity.fields.map(({ name }) => name),
    (name) => report(`${entity.name}.${name}`, "has no description. Add it to a group."),
    (name) =>
      report(
        `${entity.name}.${name}`,
        "is described but not in the schema. Remove it or correct its name.",
      ),
  );
  described
    .filter((name, index) => described.indexOf(name) !== index)
    .forEach((name) => report(`${entity.name}.${name}`, "is described in two groups. Keep one."));
  if (groups.length > 1 && groups.some(({ title }) => title === undefined)) {
    report(entity.name, "has several groups. Give each a title.");
  }
}

function checkField(
  { named, nullable, derivedFrom }: Field,
  { unit, nullWhen }: FieldDescription,
  report: (text: string) => void,
): void {
  const isNumber = NUMBERS.has(named);
  if (isNumber && unit === undefined) report(`is a ${named} and needs a unit.`);
  if (!isNumber && unit !== undefined) report(`is a ${named} and has no unit. Remove it.`);
  const mayBeNull = nullable && derivedFrom === undefined;
  if (mayBeNull && nullWhen === undefined) report("may be null: say when in `nullWhen`.");
  if (!mayBeNull && nullWhen !== undefined) report("is never null. Remove `nullWhen`.");
}

function checkVendors(
  entity: Entity,
  difference: EntityDifference | undefined,
  report: Report,
): void {
  if (difference === undefined) {
    report(entity.name, "is in no comparison of the vendors.");
    return;
  }
  const served = {
    "the-graph": difference.onlyTheGraph,
    envio: difference.onlyEnvio,
  };
  for (const vendor of VENDORS) {
    compareNames(
      entity.fields.filter(({ onlyOn }) => onlyOn === vendor).map(({ name }) => name),
      served[vendor],
      (name) =>
        report(
          `${entity.name}.${name}`,
          `is served by ${vendor} alone. Mark it with @onlyOn(vendor: "${vendor}").`,
        ),
      (name) =>
        report(
          `${entity.name}.${name}`,
          `is marked as served by ${vendor} alone, but the query schemas say otherwise.`,
        ),
    );
  }
}
