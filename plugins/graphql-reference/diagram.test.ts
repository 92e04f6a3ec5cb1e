import { describe, expect, it } from "vitest";

import { drawDiagram, splitAccessibleTexts } from "../markdown/diagrams";
import { entityDiagrams } from "./diagram";
import { readSchema } from "./model";
import { boxes, ENTITIES } from "./testing";

const schema = readSchema(ENTITIES);

describe("entityDiagrams", () => {
  it("draws references from one to many, single ones from their owner, outside ones dashed", () => {
    const [diagram = ""] = entityDiagrams(schema, boxes());
    const lines = diagram.split("\n").map((line) => line.trim());
    expect(lines[0]).toBe("erDiagram");
    expect(lines).toContain('Box |o--o| Note : "lastNote"');
    expect(lines).toContain('Box ||--o{ Note : "box"');
    expect(lines).toContain('Person |o..o| Box : "owner"');
    expect(lines).toContain("Bytes address PK");
  });

  it("says in words what it shows", () => {
    const [diagram = ""] = entityDiagrams(schema, boxes());
    expect(splitAccessibleTexts(diagram)).toMatchObject({
      title: "Entities of the Box indexers",
      description:
        "Each Box can refer to one Note in lastNote. Each Note refers to one Box in box; one Box can have many. Box names a person in owner. Clerk stands alone.",
    });
  });

  it("gives bookkeeping a picture of its own when it refers to anything", () => {
    const sdl = ENTITIES.replace(
      "type Clerk @entity {",
      "type Clerk @entity {\n  box: Box!\n  otherBox: Box!",
    );
    const diagrams = entityDiagrams(readSchema(sdl), boxes());
    expect(diagrams).toHaveLength(2);
    expect(diagrams[0]).not.toContain("Clerk");
    expect(diagrams[1]).toContain('Clerk |o--|| Box : "box + 1 more"');
  });

  it("is drawn with every entity", async () => {
    const [diagram = ""] = entityDiagrams(schema, boxes());
    const svg = await drawDiagram(splitAccessibleTexts(diagram).source);
    for (const name of ["Box", "Note", "Clerk", "Person"]) expect(svg).toContain(`>${name}<`);
  });
});
