import { describe, expect, it } from "vitest";

import { readSchema } from "./model";
import { ENTITIES, FILES } from "./testing";
import { compareVendors, rootsOf } from "./vendors";

const api = (kind: string) => readSchema(FILES.get(`streams.${kind}.graphql`) ?? "");
const apis = { "the-graph": api("thegraph"), envio: api("envio") };

const none = (entity: string) => ({
  entity,
  onlyTheGraph: [],
  onlyEnvio: [],
  companions: [],
  aggregates: [],
  stamped: true,
});

describe("compareVendors", () => {
  it("tells fields of one vendor from ids of references", () => {
    expect(compareVendors(readSchema(ENTITIES), apis)).toEqual([
      { ...none("Box"), onlyEnvio: ["color"], companions: ["lastNote_id"] },
      { ...none("Note"), companions: ["box_id"] },
      none("Clerk"),
    ]);
  });

  it("knows sums and counts, and rows without a stamp", () => {
    const envio = readSchema(
      (FILES.get("streams.envio.graphql") ?? "")
        .replaceAll("db_write_timestamp: String", "")
        .replace("notes: [Note!]!", "notes: [Note!]! notes_aggregate: Clerk"),
    );
    const [box] = compareVendors(readSchema(ENTITIES), { ...apis, envio });
    expect(box).toMatchObject({ aggregates: ["notes_aggregate"], stamped: false });
    expect(box?.onlyEnvio).toEqual(["color"]);
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
