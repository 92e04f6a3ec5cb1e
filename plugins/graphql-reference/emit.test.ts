import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";

import { publicFiles } from "./emit";
import { smallReference } from "./testing";

const files = publicFiles(smallReference());

describe("publicFiles", () => {
  it("writes the descriptions into the entities, as text", () => {
    const schema = buildSchema(files.get("/data/graphql/streams.entities.graphql") ?? "");
    const box = schema.getType("Box");
    expect(box?.description).toBe("A box with notes.");
    const note = schema.getType("Note");
    expect(note && "getFields" in note && note.getFields().size?.description).toBe(
      "Length. Unit: count. Null when not measured. Beware: Off by one.",
    );
    const kinds = schema.getType("ActionCategory");
    expect(kinds && "getValue" in kinds && kinds.getValue("Open")?.description).toBe("Opened.");
  });

  it("keeps the comment at the top", () => {
    expect(files.get("/data/graphql/2025/flow.entities.graphql")).toMatch(
      /^# Boxes, in small\.\n/u,
    );
  });
});
