import { describe, expect, it } from "vitest";

import { readSchema, relationsOf } from "./model";
import { ENTITIES } from "./testing";

describe("readSchema", () => {
  const schema = readSchema(ENTITIES);

  it("reads entities in the order of the file", () => {
    expect(schema.entities.map(({ name }) => name)).toEqual(["Box", "Note", "Clerk"]);
  });

  it("reads type, nullability, lists and directives of a field", () => {
    const [box] = schema.entities;
    const field = (name: string) => box?.fields.find((candidate) => candidate.name === name);
    expect(field("notes")).toEqual({
      name: "notes",
      type: "[Note!]!",
      named: "Note",
      nullable: false,
      list: true,
      derivedFrom: "box",
      onlyOn: undefined,
    });
    expect(field("lastNote")).toMatchObject({ type: "Note", nullable: true, list: false });
    expect(field("color")).toMatchObject({ onlyOn: "envio" });
  });

  it("reads enums", () => {
    expect([...schema.enums]).toEqual([["ActionCategory", ["Open", "Close"]]]);
  });

  it("refuses a vendor that it does not know, with the place", () => {
    expect(() => readSchema('type A { b: Int @onlyOn(vendor: "other") }')).toThrow(
      'A.b: @onlyOn names the vendor "other". Known: the-graph, envio.',
    );
  });

  it("refuses text that is no schema", () => {
    expect(() => readSchema("type A {")).toThrow("Syntax Error");
  });
});

describe("relationsOf", () => {
  it("names stored references with their reverse lists", () => {
    expect(relationsOf(readSchema(ENTITIES))).toEqual([
      { from: "Box", field: "lastNote", to: "Note", optional: true, reverse: undefined },
      { from: "Note", field: "box", to: "Box", optional: false, reverse: "notes" },
    ]);
  });
});
