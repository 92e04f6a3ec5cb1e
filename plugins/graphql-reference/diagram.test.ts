import { describe, expect, it } from "vitest";

import DESCRIPTIONS from "../../data/graphql/descriptions";
import { drawDiagram, splitAccessibleTexts } from "../markdown/diagrams";
import { SITE_DIR } from "../paths";
import { entityDiagrams } from "./diagram";
import { buildReference, readSchemaFiles } from "./load";
import { readSchema } from "./model";
import { boxes, ENTITIES } from "./testing";

const schema = readSchema(ENTITIES);
const real = buildReference(readSchemaFiles(SITE_DIR), DESCRIPTIONS);

describe("entityDiagrams", () => {
  const linesOf = (diagram = ""): string[] => diagram.split("\n").map((line) => line.trim());

  it("draws what the hub belongs to, what belongs to it, and the rest", () => {
    const [up, down, rest, ...none] = entityDiagrams(schema, boxes());
    expect(none).toEqual([]);
    expect(linesOf(up)).toContain('Person |o..o| Box : "owner"');
    expect(linesOf(up)).toContain("Bytes address PK");
    expect(linesOf(down).join(" ")).not.toContain("|o--o|");
    expect(linesOf(down)).toContain('Box ||--o{ Note : "box"');
    expect(linesOf(rest)).toContain("Clerk {");
    expect(linesOf(rest).join(" ")).not.toContain("Note");
  });

  it("says in words what it shows", () => {
    const texts = entityDiagrams(schema, boxes()).map((diagram) => splitAccessibleTexts(diagram));
    expect(texts.map(({ title, description }) => [title, description])).toEqual([
      ["References of a Box", "Box names a person in owner."],
      [
        "Rows that refer to a Box",
        "Each Box can refer to one Note in lastNote. Each Note refers to one Box in box; one Box can have many.",
      ],
      ["Other entities of Box", "Clerk stands alone."],
    ]);
  });

  it("gives references between the same two entities one line", () => {
    const sdl = ENTITIES.replace(
      "lastNote: Note",
      "lastNote: Note\n  clerk: Clerk\n  deputy: Clerk",
    );
    const [, down] = entityDiagrams(readSchema(sdl), boxes());
    expect(linesOf(down)).toContain('Box |o--o| Clerk : "clerk + 1 more"');
  });

  it("leaves out pictures without content", () => {
    const diagrams = entityDiagrams(schema, { ...boxes(), outside: [] });
    expect(diagrams).toHaveLength(2);
  });
});

describe.each([...real.protocols])("the diagrams of %s", (_, { schema: own, description }) => {
  it("show every entity and fit a page", async () => {
    const drawn = await Promise.all(
      entityDiagrams(own, description).map((diagram) =>
        drawDiagram(splitAccessibleTexts(diagram).source),
      ),
    );
    for (const { name } of own.entities) expect(drawn.join(" ")).toContain(`>${name}<`);
    for (const svg of drawn) {
      expect(Number(/viewBox="0 0 ([\d.]+)/u.exec(svg)?.[1])).toBeLessThan(700);
    }
  });
});
