import { describe, expect, it } from "vitest";

import { readSchema } from "./model";
import { ENTITIES, FILES } from "./testing";
import { compareVendors, rootsOf } from "./vendors";

const api = (kind: string) => readSchema(FILES.get(`lockup.${kind}.graphql`) ?? "");
const apis = { "the-graph": api("thegraph"), envio: api("envio") };

describe("compareVendors", () => {
  it("tells fields of one vendor from ids of references", () => {
    expect(compareVendors(readSchema(ENTITIES), apis)).toEqual([
      { entity: "Box", onlyTheGraph: [], onlyEnvio: ["color"], companions: ["lastNote_id"] },
      { entity: "Note", onlyTheGraph: [], onlyEnvio: [], companions: ["box_id"] },
      { entity: "Clerk", onlyTheGraph: [], onlyEnvio: [], companions: [] },
    ]);
  });

  it("lists every entity that a vendor lacks", () => {
    const none = readSchema("type Other { id: ID! }");
    expect(() => compareVendors(readSchema(ENTITIES), { ...apis, envio: none })).toThrow(
      "Box (envio), Note (envio), Clerk (envio)",
    );
  });
});

describe("rootsOf", () => {
  it("finds the list and the single lookup", () => {
    expect(rootsOf(apis["the-graph"], "the-graph", "Box")).toEqual({ list: "boxes", one: "box" });
    expect(rootsOf(apis.envio, "envio", "Box")).toEqual({ list: "Box", one: "Box_by_pk" });
  });

  it("says which vendor lacks which entity", () => {
    expect(() => rootsOf(apis.envio, "envio", "Lid")).toThrow(
      "The query API of envio has no root field for Lid.",
    );
  });
});
