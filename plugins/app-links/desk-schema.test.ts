import { Ajv2020 } from "ajv/dist/2020.js";
import { chains } from "sablier";
import { expect, it } from "vitest";

import { loadModel } from "../protocol-data/test-model";
import { deskData } from "./desk";
import { DESK_SCHEMA, DESK_SCHEMA_PATH, deskFile } from "./desk-schema";

const validate = new Ajv2020({ allErrors: true, validateFormats: false }).compile(DESK_SCHEMA);
const FILE = deskFile(deskData(loadModel().abis, chains));

it("describes the file, which says where it is", () => {
  const data = JSON.parse(FILE) as { $schema: string };
  expect(validate(data), JSON.stringify(validate.errors?.slice(0, 5))).toBe(true);
  expect(new URL(data.$schema, "https://site.example/data/desk.json").pathname).toBe(
    DESK_SCHEMA_PATH,
  );
  expect(DESK_SCHEMA.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
});

it.each([
  ["a role that no table has", '"roles":["recipient"', '"roles":["landlord"'],
  ["an unknown rule for the value", '"value":"kept"', '"value":"given"'],
  ["no signature", '"signature":"cancel(uint256)"', '"signature":"cancel"'],
  ["no groups", '"groups":', '"streams":'],
])("refuses %s", (_, from, to) => {
  expect(FILE).toContain(from);
  expect(validate(JSON.parse(FILE.replace(from, to)))).toBe(false);
});
