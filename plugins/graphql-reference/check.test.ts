import { describe, expect, it } from "vitest";

import type { ProtocolDescription } from "../../data/graphql/descriptions/schema";
import { findMissing, findProblems } from "./check";
import { buildReference } from "./load";
import { readSchema } from "./model";
import { boxes, descriptionsWith, ENTITIES, FILES } from "./testing";
import { compareVendors } from "./vendors";

const entities = readSchema(ENTITIES);
const differences = compareVendors(entities, {
  "the-graph": readSchema(FILES.get("streams.thegraph.graphql") ?? ""),
  envio: readSchema(FILES.get("streams.envio.graphql") ?? ""),
});

const problemsOf = (description: ProtocolDescription, sdl = ENTITIES): string[] =>
  findProblems(description, { entities: readSchema(sdl), differences });

/** The small description with the fields of the note replaced. */
function withNote(fields: ProtocolDescription["entities"][string]["groups"][number]["fields"]) {
  const description = boxes();
  const note = { summary: "A note.", rank: "primary", groups: [{ fields }] } as const;
  return { ...description, entities: { ...description.entities, Note: note } };
}

type Described = ProtocolDescription["entities"][string];

const NOTE = {
  id: { text: "Name." },
  box: { text: "Box." },
  category: { text: "Kind." },
  size: { text: "Length.", unit: "count", nullWhen: "not measured" },
} as const;

describe("findProblems", () => {
  it("finds nothing where all fits", () => {
    expect(problemsOf(boxes())).toEqual([]);
    expect(problemsOf(withNote(NOTE))).toEqual([]);
  });

  it("lists all fields without a description and all descriptions without a field", () => {
    const { id, box } = NOTE;
    expect(problemsOf(withNote({ id, box, weight: { text: "Mass." } }))).toEqual([
      "2026/lockup Note.category: has no description. Add it to a group.",
      "2026/lockup Note.size: has no description. Add it to a group.",
      "2026/lockup Note.weight: is described but not in the schema. Remove it or correct its name.",
    ]);
  });

  it("lists entities, enums, values and categories that do not match", () => {
    const description = boxes();
    const { Clerk, ...others } = description.entities;
    expect(
      problemsOf({
        ...description,
        entities: { ...others, Bee: Clerk ?? { summary: "", rank: "primary", groups: [] } },
        enums: {
          ActionCategory: { summary: "Kinds.", values: { Open: "Opened.", Lost: "Gone." } },
          Color: { summary: "Colors.", values: {} },
        },
        actions: { Open: { events: [], slots: {} }, Lost: { events: ["`Lost`"], slots: {} } },
      }),
    ).toEqual([
      "2026/lockup Bee: is described but not in the schema. Remove it or correct its name.",
      "2026/lockup Color: is described but no enum of the schema. Remove it.",
      "2026/lockup ActionCategory.Close: has no description.",
      "2026/lockup ActionCategory.Lost: is described but no value of the enum. Remove it.",
      "2026/lockup Close: has no entry in `actions`: say which events it stands for.",
      "2026/lockup Lost: has an entry in `actions` but is no action category. Remove it.",
      "2026/lockup Open: names no event. Add one to `events`.",
    ]);
  });

  it("asks for units of numbers and for the reason of null, and only there", () => {
    expect(
      problemsOf(
        withNote({
          ...NOTE,
          id: { text: "Name.", unit: "count" },
          box: { text: "Box.", nullWhen: "lost" },
          size: { text: "Length." },
        }),
      ),
    ).toEqual([
      "2026/lockup Note.id: is a String and has no unit. Remove it.",
      "2026/lockup Note.box: is never null. Remove `nullWhen`.",
      "2026/lockup Note.size: is a BigInt and needs a unit.",
      "2026/lockup Note.size: may be null: say when in `nullWhen`.",
    ]);
  });

  it("asks for units of amounts in the slots of an action, and only there", () => {
    const description = boxes();
    const Open = {
      events: ["`Opened`"],
      slots: { addressA: { text: "x", unit: "wei" }, amountB: { text: "y" } },
    } as const;
    expect(problemsOf({ ...description, actions: { ...description.actions, Open } })).toEqual([
      "2026/lockup Open.addressA: is an address and has no unit. Remove it.",
      "2026/lockup Open.amountB: needs a unit.",
    ]);
  });

  it("refuses a field in two groups and groups without titles", () => {
    const description = boxes();
    const Clerk = {
      summary: "Counts.",
      rank: "secondary",
      groups: [{ fields: { id: { text: "a" } } }, { title: "B", fields: { id: { text: "b" } } }],
    } as const;
    expect(problemsOf({ ...description, entities: { ...description.entities, Clerk } })).toEqual([
      "2026/lockup Clerk.id: is described in two groups. Keep one.",
      "2026/lockup Clerk: has several groups. Give each a title.",
    ]);
  });

  it("holds @onlyOn against what the vendors serve", () => {
    const sdl = ENTITIES.replace(' @onlyOn(vendor: "envio")', "").replace(
      "owner: Bytes!",
      'owner: Bytes! @onlyOn(vendor: "the-graph")',
    );
    expect(problemsOf(boxes(), sdl)).toEqual([
      "2026/lockup Box.owner: is marked as served by the-graph alone, but the query schemas say otherwise.",
      '2026/lockup Box.color: is served by envio alone. Mark it with @onlyOn(vendor: "envio").',
    ]);
  });

  it.each<[Partial<ProtocolDescription>, string]>([
    [{ hub: "Shelf" }, "2026/lockup Shelf: is named as `hub` but not in the schema."],
    [
      { outside: [{ entity: "Box", field: "lid", target: "Lid", key: "x y", text: "lid" }] },
      "2026/lockup Box.lid: is named in `outside` but not in the schema.",
    ],
  ])("refuses what is not there: %j", (change, problem) => {
    expect(problemsOf({ ...boxes(), ...change })).toEqual([problem]);
  });
});

describe("findMissing", () => {
  it("names what none of the protocols that share a schema describes", () => {
    const { Box, Note } = boxes().entities as Record<string, Described>;
    const first = { ...boxes(), entities: { Box, Note } as Record<string, Described> };
    expect(findMissing("streams", readSchema(ENTITIES), [first])).toEqual([
      "streams Clerk: has no description. Add it to `entities`.",
    ]);
    const second = boxes("flow");
    expect(findMissing("streams", readSchema(ENTITIES), [first, second])).toEqual([]);
    expect(findMissing("streams", readSchema(ENTITIES), [{ ...boxes(), enums: {} }])).toEqual([
      "streams ActionCategory: has no description. Add it to `enums`.",
    ]);
  });
});

describe("buildReference", () => {
  it("lists the problems of all protocols", () => {
    const { id } = NOTE;
    const broken = { ...boxes("flow"), entities: withNote({ id }).entities };
    const { vendorTopics } = descriptionsWith();
    const build = () =>
      buildReference(FILES, { protocols: [withNote({ id }), broken], vendorTopics });
    expect(build).toThrow("2026/lockup Note.box: has no description");
    expect(build).toThrow("2026/flow Note.size: has no description");
  });

  it("names a schema file that is missing", () => {
    const files = new Map([...FILES].filter(([name]) => name !== "2025/flow.envio.graphql"));
    expect(() => buildReference(files, descriptionsWith())).toThrow(
      "data/graphql/2025/flow.envio.graphql is missing.",
    );
  });
});
